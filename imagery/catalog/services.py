"""Covers of services, events and lawn care that stand in a garden of their own."""
import math

from catalog import shot
from catalog.gardens import BACKDROP, MORNING, row, steps
from catalog.yard import RIVER

SWALE = [(-3.6, 1.5), (-1.7, .55), (.2, .75), (1.9, .1), (4., .7)]
FAR_EDGE = [(-13, 6.8), (-4, 6.4), (4, 7.), (13, 6.6)]


def stack(*layers):
    """Rolls lying on one another, so many in each layer from below: where across, and in which layer."""
    return [(.29 * (k - (n - 1) / 2), layer) for layer, n in enumerate(layers) for k in range(n)]


PICTURES = {
    'services/lawncare-fertilization': shot(
        'garden', seed=231, camera=(-1.5, -2.5, .95), toward=(.25, .8, .42), lens=36, fstop=2., edge=FAR_EDGE, woods=20, surface=('mown', .62, 24, .5),
        lawn=dict(stripe=0., keep=1.), features=(('spreader', dict(x=.1, y=.1, turn=.75)), ('granules', dict(area=(-1.5, 1.2, -1.9, 2)))), extent=((-11, 11), (-3, 9)),
        house=dict(wall=10.5, siding='8c9aa0', door='e2ddd0', shutter='f0ece2'), edging='trench', sky=dict(elevation=30, rotation=240), grade=MORNING,
        plants=row('hydrangea_white', steps(-8, 8, 1.5), 8., 1.) + row('box', steps(-9, 9, .9), 7.3, .8) + [(k, x, y + 5, s) for k, x, y, s in BACKDROP]),
    'services/plants-sod': shot(
        'garden', seed=232, render=dict(samples=7), camera=(-.9, -3.1, 1.15), toward=(.25, .8, .42), lens=36, fstop=2.4, edge=[(-13, 2.6), (0, 2.6), (13, 2.6)], open_cover='gravel',
        bed_cover='lawn', edging=None, lawn=dict(stripe=.3), fence=dict(points=[(-13, 6.6), (13, 6.6)], color='8f7a60'), woods=18, extent=((-9, 9), (-3.4, 7)),
        features=(('pallet', dict(x=-.35, y=.2, turn=.12, width=15.2, depth=8)),
                  ('rolls', dict(spots=[(-.35 + x, .2 + .12 * x, .165 + .25 * k, math.pi / 2 + .12) for x, k in stack(5, 4, 3)])),
                  *(('planter', dict(x=x, y=y, radius=r, height=h, color='1d1f20', plant=kind, size=size)) for x, y, r, h, kind, size in (
                      (1.0, -.3, .17, .26, 'azalea_pink', .55), (1.5, .1, .18, .28, 'hydrangea_blue', .6), (.98, .55, .18, .28, 'box', .72), (1.6, .85, .18, .28, 'barberry', .8),
                      (1.95, -.45, .15, .22, 'salvia', .85), (2.15, .5, .18, .28, 'hydrangea_white', .6), (-1.75, .9, .2, .3, 'holly', .8), (-2.3, 1.5, .24, .34, 'redbud', .62)))),
        sky=dict(elevation=34, rotation=236), grade=MORNING | dict(ev=.2), plants=row('laurel', steps(-7, 7, 1.4), 6., .9)),
    'services/irrigation-drainage-solutions': shot(
        'garden', seed=233, render=dict(samples=7), camera=(-.5, -1.4, .4), toward=(.12, 1.2, .3), lens=34, fstop=5.6, edge=[(-9, 3.4), (-3, 3.), (2, 3.6), (9, 3.)], edging='trench', woods=15,
        extent=((-6, 6), (-2, 7)), lawn=dict(stripe=0., keep=1., height=.05), features=(('spray_head', dict(x=-.05, y=0, fan=(-1.5, 1.5), drops=24000)), ('spray_head', dict(x=2.2, y=2.6, fan=(-2.6, 1.)))),
        sky=dict(elevation=24, rotation=283), grade=MORNING | dict(ev=.75),
        plants=row('laurel', steps(-6, 6, 1.3), 5.4, .9) + row('hydrangea_pink', (-3.4, -1.8, -.2, 1.4, 3.), 4.4, .9) + row('carex', steps(-4, 4, .6), 3.8, .9)),
    'events/rain-garden-walk': shot(
        'garden', seed=234, render=dict(samples=8), camera=(-.6, -3.7, 1.95), toward=(.1, 1., .1), lens=28, fstop=4., edge=[(-13, 4.2), (0, 4.), (13, 4.2)], edging='trench', woods=19,
        bands=((SWALE, 3.5, 'mulch'), (SWALE, 1.25, 'gravel')), hollow=(SWALE, 3.9, .42), gravel=dict(colors=RIVER, size=(.012, .03)), lawn=dict(stripe=0., keep=1.),
        features=(('river_rock', dict(area=(-5, 5, -1.2, 3), zone=2)),), boulders=((-2.05, 1.25, .26), (1.35, .98, .22), (2.6, -.45, .2)), extent=((-9, 9), (-5, 7)),
        fence=dict(points=[(-13, 6.6), (13, 6.6)], color='8f7a60'), sky=dict(elevation=33, rotation=232), grade=MORNING,
        plants=row('laurel', steps(-8, 8, 1.35), 5.7, 1.) + row('fountain_grass', (-3.1, -.5, 1.2, 3.3), 2.3, .9) + row('hydrangea_white', (-4.9, -3.3, -.9, .8, 3.1), 4.7, .9)
        + row('fountain_grass', (-2.2, 2., 4.4), 4.6, .95) + [('carex', -2.55, -.2, 1.), ('carex', -1.95, -.5, .85), ('carex', -1.35, -.35, .95), ('liriope', -.75, -.5, .9),
           ('carex', .75, -.5, 1.), ('carex', 1.25, -.85, .9), ('carex', 2.5, -.95, .95), ('salvia', 1.9, -.95, .75), ('salvia', -3., -.3, .75)],
        drifts=[('coneflower', 22, (-3.4, 3.6, 1.25, 2.2), (.85, 1.05), .36), ('susan', 10, (1.2, 4, .9, 2.2), (.85, 1.), .36), ('carex', 18, (-4, 4, 1.2, 1.6), (.6, .8), .3)]),
    'events/bonsai-evening': shot(
        'garden', seed=241, camera=(.16, -1.0, 1.2), toward=(.0, .2, .925), lens=58, fstop=4.5, edge=[(-13, 2.6), (0, 2.4), (13, 2.6)], woods=18, edging='trench', lawn=dict(stripe=0.),
        features=(('bench', dict(x=0, y=.18, width=19., depth=7.4)), ('bonsai', dict(x=.1, y=.27, high=.8, turn=.15)), ('tray_pot', dict(x=-.22, y=.3, high=.8, turn=.25)),
                  ('tray_pot', dict(x=-.27, y=.11, high=.8, long=7.5, wide=6., tall=3.8, power=2., color='6b2f26', dark='3a1a16', turn=.2)), ('wire_coil', dict(x=-.11, y=.07, high=.8)),
                  ('grit_bowl', dict(x=.25, y=.06, high=.8)), ('scissors', dict(x=.06, y=.0, high=.8, turn=1.1))),
        extent=((-8, 8), (-2.6, 7)), fence=dict(points=[(-13, 5.4), (13, 5.4)], color='8f7a60'), sky=dict(elevation=16, rotation=262), grade=MORNING | dict(ev=.7, wb=(1.04, 1, .95)),
        plants=row('laurel', steps(-7, 7, 1.4), 4.4, .9)),
    'articles/landscaping-gardening': shot(
        'garden', seed=235, render=dict(samples=8), camera=(-1.2, -2.9, 1.6), toward=(.42, .75, .04), lens=33.5, fstop=3.2, edge=[(-13, 5.2), (0, 5.), (13, 5.2)], edging='trench', woods=19,
        bands=(([(-2.2, 1.05), (-1., 1.05), (-.1, 1.05)], 1.9, 'soil'),), ground=dict(earth=('2e1d12', '54392a')), surface=('mown', .62, 70, .4), lawn=dict(stripe=0., keep=1.),
        features=(('clods', dict(area=(-3.4, 1., 0, 2.1), zone=5, count=5600, heaps=((-.35, 1.3, .5, .24),))),
                  ('string_line', dict(spots=[(2.3, 2.25), (2.3, -.15), (-.3, -.15), (-3.3, -.15), (-3.3, 2.25), (2.3, 2.25)])), ('lay_out', dict(tool='shovel', x=.85, y=.55, turn=-.95, raised=.055)),
                  *(('planter', dict(x=x, y=y, radius=r, height=h, color='1d1f20', plant=kind, size=size)) for x, y, r, h, kind, size in (
                      (.55, -.62, .15, .22, 'salvia', .72), (.98, -.5, .17, .26, 'hydrangea_blue', .5), (.92, -.98, .15, .22, 'coneflower', .68), (1.36, -.66, .17, .26, 'spirea', .66),
                      (2.7, 2.75, .18, .28, 'holly', .6), (2.2, 2.95, .17, .26, 'azalea_pink', .55), (1.6, 2.85, .18, .28, 'box', .7)))),
        extent=((-9, 9), (-4.5, 7)), fence=dict(points=[(-13, 7.), (13, 7.)], color='8f7a60'), sky=dict(elevation=33, rotation=232), grade=MORNING,
        plants=row('laurel', steps(-8, 8, 1.35), 6.2, 1.) + row('hydrangea_white', (-4.6, -2.9, -.6, 1.4, 3.7), 5.6, .9)),
    'lawn-care/liquid-fertilizer': shot(
        'garden', seed=236, camera=(-.38, -1.3, .58), toward=(.1, .2, .235), lens=42, fstop=2., edge=FAR_EDGE, woods=20, surface=('mown', .62, 24, .5), edging='trench', lawn=dict(stripe=0., keep=1.),
        features=(('lay_out', dict(tool='sprayer', x=0, y=.1, raised=.045, turn=-.25)),), extent=((-9, 9), (-2.6, 9)), sky=dict(elevation=32, rotation=236), grade=MORNING | dict(ev=.02),
        fence=dict(points=[(-13, 9.6), (13, 9.6)], color='8f7a60'), plants=row('hydrangea_white', steps(-8, 8, 1.5), 8., 1.) + row('box', steps(-9, 9, .9), 7.3, .8)),
    'lawn-care/lawn-repair-soil-enrichment-blends': shot(
        'garden', seed=237, camera=(-.25, -1.4, 1.0), toward=(.05, .25, 0), lens=41, fstop=2.8, edge=FAR_EDGE, bed_cover='soil', edging=None, woods=0,
        rings=((0, .3, .42), (.32, .42, .3), (-.36, .2, .27), (.12, .02, .26), (-.1, .6, .24)), lawn=dict(stripe=0., dry=.12), ground=dict(earth=('17110c', '2e2319'), lawn=('2a2012', '43371c')),
        features=(('clods', dict(area=(-.9, .9, -.5, 1.1), zone=5, count=13000, size=(.002, .021), dark='14100c', light='2b2119', heaps=((.22, .42, .26, .09),))),
                  ('lay_out', dict(tool='rake', x=.5, y=.5, turn=.2, raised=.02))), extent=((-5, 5), (-2.4, 9)), sky=dict(elevation=35, rotation=236), grade=MORNING),
    'lawn-care/insect-pest-control-fertilizer': shot(
        'garden', seed=240, camera=(-.25, -1.1, .74), toward=(.045, .05, .125), lens=49, fstop=2.4, edge=FAR_EDGE, edging=None, woods=0, lawn=dict(stripe=0., keep=1., height=.05),
        features=(('pail', dict(x=-.05, y=.12, turn=-.35)), ('scoop', dict(x=.1, y=-.13, turn=.75))), extent=((-5, 5), (-2.6, 8)), sky=dict(elevation=34, rotation=258),
        grade=MORNING | dict(ev=.15)),
    'plants-sod/sod': shot(
        'garden', seed=238, camera=(-.8, -1.7, 1.), toward=(.02, .4, .37), lens=40, fstop=2.4, edge=[(-13, 6.4), (0, 6.4), (13, 6.4)], edging=None, lawn=dict(stripe=0., keep=1.), woods=18,
        features=(('pallet', dict(x=0, y=.4, turn=.3, width=12, depth=8)), ('rolls', dict(spots=[(.0 + x, .4 + .3 * x, .165 + .25 * k, math.pi / 2 + .3) for x, k in stack(4, 3, 2)]))),
        extent=((-8, 8), (-2.6, 7)), fence=dict(points=[(-13, 7.2), (13, 7.2)], color='8f7a60'), sky=dict(elevation=34, rotation=236), grade=MORNING | dict(ev=.2),
        plants=row('laurel', steps(-7, 7, 1.4), 6.4, .9)),
    'lawn-care/weed-control': shot(
        'garden', seed=239, camera=(-.08, -.5, .33), toward=(.0, .02, .075), lens=46, fstop=5.6, edge=FAR_EDGE, edging=None, woods=20, lawn=dict(height=.042, stripe=0., keep=1., density=1.25),
        features=(('dandelion', dict(x=0, y=0, clocks=((-.03, .06, .17),))),), extent=((-4, 4), (-1.2, 9)), sky=dict(elevation=34, rotation=236), grade=MORNING,
        plants=row('laurel', steps(-7, 7, 1.4), 8, .9)),
}
