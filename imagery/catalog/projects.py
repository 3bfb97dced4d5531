"""The projects gallery: fifteen gardens as we would build them, each upright and each with a background of its own."""
import math

from catalog import shot
from catalog.gardens import BACKDROP, MORNING, row, steps

TALL = dict(edging='trench', grade=MORNING)
QUICK = dict(samples=7)
ALONG = [(-13, 4.1), (-8, 4.4), (-5, 3.9), (-2.4, 4.5), (.4, 4.0), (3.4, 4.6), (8, 4.2), (13, 4.3)]
WAVY = [(x / 2, .1 + .55 * math.sin(x * .36 + 1.2)) for x in range(-26, 27)]
STRAW_LINE = [(-13, -4.6), (-5, -3.6), (-2.4, -2.6), (-.4, -.6), (2.2, -.2), (5, -2.), (13, -3)]


def both(kind, xs, y, size=1.):
    """One kind to the left and right of a walk at x = 0."""
    return row(kind, [side * x for x in xs for side in (-1, 1)], y, size)


def round_spot(x, y, radius, cover):
    """A disc of one cover, as a very short band."""
    return [(x - .12, y), (x + .12, y)], 2 * radius, cover


def cut_bed(line, width, cover='mulch'):
    """A bed along a line, between two edges cut with a spade."""
    return (line, width + .26, 'soil'), (line, width, cover)


def terrace(y):
    """The line of a wall across a slope."""
    return [(x, y + .3 * math.sin(x * .45 + y)) for x in range(-13, 14, 2)]


OAKS = ((-2.3, .9), (2.7, 2.6), (-1.2, 6.2), (4.6, 6.6), (-5.4, 4.6), (6.6, .2), (1.6, 9.5))
SHADING = ((-5., -5.6), (-1.6, -8.6), (3.2, -8.8))  # stand beside and behind the viewer
GROVE = ((-1.9, -.6, 'oak', .9), (1.6, 1.5, 'oak', .95), (-3.4, 3.6, 'oak', 1.), (4.2, 4.2, 'oak', 1.), (.2, 6.3, 'oak', .9), (5., -.9, 'oak', .9))
TERRACES = [terrace(y) for y in (-.9, 1.7, 4.3)]
WALK = [(2.45, 5.), (2.4, 2.2), (1.9, -.8), (2.3, -4.6), (3.2, -9)]
LEFT_BED = [(-5.2, -9), (-3., -4.2), (-2.2, -1.2), (-2.8, 2.2), (-2.5, 6)]
RIGHT_BED = [(4.4, -9), (3.5, -4), (3.5, -.4), (2.6, 2.6), (3.2, 6)]

PICTURES = {
    'projects-lawn-care/striped-front-lawn': shot(
        'garden', seed=201, camera=(-1.2, -7.6, 2.3), toward=(.5, 8, .75), lens=28, edge=[(-13, 6.4), (0, 6.4), (13, 6.4)],
        path=[(2.45, 7.2), (2.5, 3), (3., -2), (4.4, -9)], house=dict(wall=9., siding='cdb98e', door='7a2f26', shutter='4a3d33'),
        surface=('mown', .62, 14, .5), lawn=dict(stripe=0., keep=1.), extent=((-11, 11), (-8.5, 9)), sky=dict(elevation=36), **TALL,
        plants=row('box', steps(-6, 1, 1.), 7.9, .9) + row('azalea_white', (-5.4, -3.2, -2.1, .2), 7.1, .9) + row('box', (4.4, 5.4, 6.4, 7.4), 7.0, .85)
        + row('liriope', steps(-6, 1, .6), 6.8, .9) + [('redbud', -7.6, 6.2, 1.3)] + [(k, x, y + 3, s) for k, x, y, s in BACKDROP]),
    'projects-lawn-care/new-sod-backyard': shot(
        'garden', seed=202, render=QUICK, camera=(1.5, -5.2, 1.75), toward=(-.35, 2.6, .45), lens=29, edge=[(-13, -1.8), (0, -1.8), (13, -1.8)],
        open_cover='gravel', bed_cover='lawn', edging=None, fence=dict(points=[(-13, 7.2), (13, 7.2)], color='a97f55', height=1.85), woods=20,
        gravel=dict(colors=('643d28', '734a33', '50301f', '80573d'), size=(.002, .013), count=520),
        ground=dict(gravel=('57331f', '7d5138'), earth=('57331f', '7d5138')), surface=('slabs',), lawn=dict(stripe=0., keep=1., height=.045),
        bands=(([(-9, -2.1), (-.55, -2.1)], .6, 'lawn'), ([(-13, 6.5), (0, 6.5), (13, 6.5)], 1.5, 'mulch')), grade=MORNING, sky=dict(elevation=34),
        features=(('rolls', dict(spots=((-.12, -2.1, 0, math.pi / 2), (.98, -2.5, 0, 1.22), (1.29, -2.39, 0, 1.25), (1.14, -2.44, .26, 1.2), (-1.35, -2.95, 0, .4)))),),
        plants=row('laurel', (-6.2, -4.4, -2.7, 2.9, 4.5, 6.), 6.6, .8) + row('hydrangea_white', (-1.3, .1, 1.5), 6.5, .85) + [('redbud', -3.4, 6.3, 1.2)]),
    'projects-lawn-care/shade-lawn': shot(
        'garden', seed=203, render=QUICK, camera=(.5, -6.6, 1.4), toward=(-.1, 4, 1.75), lens=26, edge=[(-13, 5.2), (-4, 4.4), (0, 5.6), (5, 4.6), (13, 5.4)],
        bed_cover='straw', edging=None, bands=tuple(round_spot(x, y, .95, 'straw') for x, y in OAKS), lawn=dict(stripe=0., height=.075, dry=.03),
        sky=dict(elevation=50, rotation=222), woods=17, grade=MORNING | dict(ev=.75), plants=[('oak', x, y, 1.) for x, y in (*OAKS, *SHADING)],
        drifts=[('fern', 26, (-7, 7, 5, 7.5), (.9, 1.2)), ('hosta', 12, (-6, 6, 4.9, 6), (1., 1.3))]),
    'projects-plants-trees/shade-tree-grove': shot(
        'garden', seed=204, camera=(-.7, -6.8, 1.5), toward=(.5, 4, 1.7), lens=27, edge=[(-13, -2.6), (-5, -3.2), (-1, -2.4), (2.5, -3.1), (6, -2.4), (13, -3)],
        bed_cover='straw', edging='trench', bands=tuple(round_spot(x, y, 1., 'mulch') for x, y, *_ in GROVE), sky=dict(elevation=44, rotation=120), woods=0,
        house=dict(wall=12.5, siding='a9b3ae', door='35506b', left=-9., windows=(-5., -1.5)), grade=MORNING | dict(ev=.75), plants=[(k, x, y, s) for x, y, k, s in GROVE]
        + [(k, x, y + 5, s) for k, x, y, s in BACKDROP],
        drifts=[('fern', 60, (-6, 6, -2.2, 5), (.8, 1.2), .55), ('carex', 110, (-6, 6, -2.6, 5.5), (.9, 1.3), .34)]),
    'projects-plants-trees/layered-shrub-border': shot(
        'garden', seed=205, camera=(-2.9, -4.4, 1.65), toward=(1.6, 4, 1.05), lens=29, edge=WAVY, woods=22, sky=dict(elevation=35, rotation=225), **TALL,
        plants=row('holly_tall', steps(-9, 11, 1.5), 4.7, 1.05) + row('viburnum', (-6.4, -3.6, -.6, 2.5, 5.6, 8.7), 3.6, .95)
        + row('azalea_pink', (-5.6, -2.7, .5, 3.6, 6.6), 2.35, 1.05) + row('hydrangea_blue', (-4.1, -1.1, 2., 5.1, 8), 2.3, 1.05)
        + row('spirea', (-4.8, -1.9, 1.3, 4.4, 7.3), 1.65, .8) + [('maple', 9, 14, 2.2), ('maple', -6, 15, 2.3), ('maple', 1.5, 19, 2.2)],
        drifts=[('spurge', 150, (-7, 8, -.3, 1.5), (.8, 1.1), .33)]),
    'projects-plants-trees/flowering-entry-trees': shot(
        'garden', seed=206, camera=(.25, -8.2, 1.6), toward=(0, 5, 1.75), lens=29, edge=[(-13, 8), (0, 8), (13, 8)], path=[(0, -11), (0, -4), (0, 3), (0, 7.9)],
        path_width=1.5, bands=(*cut_bed([(1.35, -9.5), (1.35, 0), (1.35, 8)], 1.3), *cut_bed([(-1.35, -9.5), (-1.35, 0), (-1.35, 8)], 1.3)),
        house=dict(wall=10.2, siding='e4e0d4', door='35506b', shutter='3a4a55', porch=0., bay=(3.6, 7.6), windows=(-5.2, -2.6), left=-8.),
        features=(('pickets', dict(x0=-11, x1=11, y=-.6, gap=(-.95, .95))),), extent=((-11, 11), (-9.5, 9)), sky=dict(elevation=38, rotation=225), **TALL,
        plants=[p for y in (-2.9, 1.6, 5.4) for p in both('redbud_bloom', (2.05,), y, 1.)] + [p for y in steps(-5.6, 7, .55) for p in both('liriope', (1.12,), y, .9)]
        + [p for y in steps(-5.2, 7, 1.25) for p in both('spurge', (1.65,), y, 1.)] + both('box', (1.9, 2.8), 8.6, .9) + [(k, x, y + 4, s) for k, x, y, s in BACKDROP]),
    'projects-mulch/mulched-foundation-beds': shot(
        'garden', seed=207, render=QUICK, camera=(-6.9, 5.15, 1.62), toward=(-1.6, 5.7, .62), lens=25, fstop=5.6, edge=ALONG,
        house=dict(siding='93a08f', door='c9b98f', shutter='2f3a36', left=-12.),
        bands=(([(-9.5, 6.78), (1.2, 6.78)], .42, 'soil'),), sky=dict(elevation=36, rotation=200), **TALL,
        features=(('clods', dict(area=(-6.8, -2, 6.55, 6.95), zone=5, count=5200, size=(.004, .034), dark='3a2617', light='5e4229')),),
        plants=row('box', (-3.7, -2.9, -.7, .1, 1.), 5.95, .8) + row('hydrangea_white', (-1.8, .9), 5.85, .9) + row('spirea', (-3.2, -1.2, .6), 5.2, .75)
        + row('liriope', (-2.6, -2.1, -.5, 0, 1.2), 5.05, .8) + row('hydrangea_white', (4.9, 6.2), 5.3, .9) + row('box', (4.2, 5.6, 7), 5.2, .8)
        + [('maple', 14, 3.6, 1.5), ('maple', 17, 7., 1.8), ('maple', 16, -.4, 1.7), ('maple', 22, 3, 2.2), ('woods', 30, 1, 1.3), ('woods', 28, -5, 1.3), ('woods', 29, 7, 1.4)]),
    'projects-mulch/pine-straw-woodland-edge': shot(
        'garden', seed=208, camera=(-.9, -6., 1.5), toward=(.5, 4, 1.55), lens=27, edge=STRAW_LINE, bed_cover='straw', edging=None, bank=(0, 8, .5),
        sky=dict(elevation=38, rotation=205), woods=14, grade=MORNING | dict(ev=.6), lawn=dict(stripe=0.),
        plants=[('pine', x, y, s) for x, y, s in ((-2.2, 2.4, 1.), (1.2, 3.4, 1.05), (3.5, 1.7, .95), (-4.6, 4.6, 1.1), (5.6, 5., 1.), (2.6, 7.2, 1.), (-.9, 7., 1.1),
                                                  (-6.4, 1.2, 1.), (7.4, 2., 1.1), (-3.2, 8.2, 1.))],
        drifts=[('fern', 46, (-5, 5.5, -2.8, 4.), (.8, 1.15), .6), ('azalea_pink', 10, (-6, .4, .4, 6), (.9, 1.2), 1.1), ('azalea_white', 7, (.8, 7, 1., 6), (.9, 1.2), 1.1)]),
    'projects-mulch/tree-rings': shot(
        'garden', seed=209, camera=(1.5, -4.9, 1.75), toward=(-.35, 2.6, 1.), lens=29, edge=[(-13, 12), (0, 12), (13, 12)],
        rings=((-.35, .1, 1.1), (2.5, 5.6, 1.), (-3.6, 6.2, 1.)), surface=('mown', .62, -24, .6), lawn=dict(stripe=0.), woods=26, extent=((-11, 11), (-6, 11)),
        features=(('pickets', dict(x0=-13, x1=13, y=10.)),), sky=dict(elevation=37, rotation=225), **TALL,
        plants=[('yard_tree', -.35, .1, 1.), ('gold_maple', 2.5, 5.6, 1.), ('redbud', -3.6, 6.2, 1.1)] + [(k, x, y + 5, s) for k, x, y, s in BACKDROP]),
    'projects-garden-maintenance/clipped-hedge': shot(
        'garden', seed=210, camera=(.35, -5., 1.6), toward=(-.1, 4, 1.), lens=28, fstop=5.6, edge=[(-13, 12), (0, 12), (13, 12)], bands=(([(0, -9), (0, 0), (0, 11)], 1.7, 'gravel'),),
        features=(('hedge', dict(line=[(-1.75, -1.3), (-1.75, 8.2)])), ('hedge', dict(line=[(1.75, -1.3), (1.75, 8.2)])),
                  ('hedge', dict(line=[(-6, 9.9), (6, 9.9)], height=2.3, foot=1.2, top=.8)),
                  ('planter', dict(x=0, y=7.4, radius=.34, height=.75, color='8d8a82', plant='box', size=1.))),
        gravel=dict(colors=('7a6f5a', '695f4e', '8b806b', '585043', '968b74')), surface=('mown', .5, 0, .5), lawn=dict(stripe=0., keep=1.), woods=24, extent=((-12.5, 12.5), (-8.5, 12)),
        sky=dict(elevation=40, rotation=205), edging=None, grade=MORNING, plants=[('maple', -7, 16, 2.), ('maple', 6, 17, 2.2)]),
    'projects-garden-maintenance/edged-perennial-beds': shot(
        'garden', seed=211, camera=(.4, -6., 1.7), toward=(.1, 4, .75), lens=28, edge=[(-13, 5.4), (0, 5.), (13, 5.4)], fence=dict(points=[(-13, 7.), (13, 7.)], color='8d8474'),
        bands=(*cut_bed(LEFT_BED, 3.4), *cut_bed(RIGHT_BED, 3.4)), surface=('mown', .5, 0, .6), lawn=dict(stripe=0., keep=1.), woods=20, sky=dict(elevation=36), **TALL,
        drifts=[('salvia', 30, (-4, -.8, -4, 1), (.9, 1.1), .42), ('daisy', 22, (-5, -1.8, -1, 3), (.9, 1.15), .42), ('coneflower', 26, (1.5, 5, -2, 3), (.9, 1.15), .42),
                ('catmint', 24, (1.8, 4.6, -4.5, -.6), (.9, 1.1), .42), ('susan', 24, (-5, -1.6, 2, 5), (.9, 1.2), .42), ('goldenspire', 8, (1, 4, 3, 5), (.9, 1.1), .5)],
        plants=row('hydrangea_pink', (-3, -1.2, .5, 2.2, 4), 6.1, 1.) + row('fountain_grass', (-4.2, 3.9), 2.2, .9)),
    'projects-garden-maintenance/autumn-cleanup': shot(
        'garden', seed=212, camera=(.7, -5., 1.6), toward=(-.25, 3, 1.25), lens=28, edge=[(-13, 7.5), (-4, 7), (4, 7.6), (13, 7.5)], litter=(2600, (-7, 7, -4.6, 8)),
        sky=dict(elevation=27, rotation=228), woods=23, lawn=dict(stripe=0., dry=.12), **TALL,
        features=(('leaf_heap', dict(x=.5, y=-.7)), ('leaf_rake', dict(at=(-.35, -1.75), turn=2.2))),
        plants=[('red_maple', -2.5, 3.4, 1.3), ('gold_maple', 3.3, 5.4, 1.4), ('red_maple', 1., 13, 2.), ('gold_maple', -5.5, 13, 1.9), ('maple', -10, 14, 2.), ('red_maple', 7.5, 13, 2.),
                ('maple', 12, 14, 2.), ('gold_maple', -2, 17, 2.2), ('maple', 4.4, 18, 2.4), ('maple', -14, 15, 2.2), ('red_maple', -8, 18, 2.2)]
        + row('fountain_grass', steps(-7, 7, 1.3), 8., .9) + row('laurel', steps(-12, 12, 1.4), 9.6, 1.1)),
    'projects-landscaping/front-walk-garden': shot(
        'garden', seed=213, camera=(2.9, -6.4, 1.6), toward=(2., 5, 1.2), lens=28, edge=[(-13, 4.4), (0, 4.2), (13, 4.4)], path=WALK, path_width=1.75,
        bands=cut_bed(WALK, 5.), house=dict(siding='66757a', door='b5762f', shutter='2b2f31'), sky=dict(elevation=36, rotation=228), **TALL,
        pavers=dict(colors=('8d6a58', '9a7763', '7d5c4c', 'a58572', '86705f')),
        plants=row('box', (.7, 4.1), 4.2, 1.) + row('box', (.55, 4.05), 2.2, .95) + row('box', (.05, 3.9), .2, .9) + row('box', (.2, 4.), -1.8, .9)
        + row('hydrangea_white', (-.5, 5.4, 6.5), 5.2, 1.) + row('yew', (1.0, 3.9), 5.7, .85)
        + row('salvia', (.75, 3.7), 3.2, 1.) + row('catmint', (.45, 3.6), 1.2, 1.) + row('daisy', (.1, 3.5), -.8, 1.) + row('salvia', (.55, 3.9), -2.8, 1.)
        + row('liriope', (1.2, 3.55), 2.7, .8) + row('liriope', (.95, 3.3), .7, .8) + row('goldenspire', (-.35, 4.5), -.9, .9)
        + row('spirea', (-.3, 4.6), 1.2, .9) + row('coneflower', (0, 4.5), 3.2, 1.) + row('liriope', (.8, 3.), -.6, .8) + row('liriope', (.85, 3.1), -1.5, .8)
        + row('liriope', (1.15, 3.3), -2.6, .8) + row('coneflower', (.5, 3.5), -2., .9) + row('liriope', (1.3, 3.5), -3.4, .8) + row('catmint', (.9, 4.05), -3.6, 1.) + row('spirea', (4.55,), -2.7, .9)
        + [('redbud', -2.4, 3.4, 1.2)] + BACKDROP),
    'projects-landscaping/courtyard-garden': shot(
        'garden', seed=214, camera=(.95, -4.1, 1.8), toward=(-.2, 2, .78), lens=27, edge=[(-13, 3.6), (0, 3.6), (13, 3.6)], open_cover='gravel', edging=None, woods=18,
        patio=(-2.15, 2.15, -7, 2.8), pavers=dict(size=(.4, .4), colors=('7d7263', '6f6556', '8a7f6e', '645b4e')), gravel=dict(colors=('8f887b', '7b756a', 'a49d90', '6a645a')),
        features=(('stucco_wall', dict(start=(-3.7, 5.2), end=(3.7, 5.2))), ('stucco_wall', dict(start=(-3.7, -7), end=(-3.7, 5.2))),
                  ('stucco_wall', dict(start=(3.7, -7), end=(3.7, 5.2))), ('pool', dict(x=0, y=.5)),
                  ('planter', dict(x=-1.75, y=2.3, plant='yucca', size=.9)), ('planter', dict(x=1.75, y=2.3, plant='yucca', size=.9)),
                  ('planter', dict(x=-1.7, y=-.75, radius=.25, height=.62, color='2f4a52', plant='fountain_grass', size=.7))),
        sky=dict(elevation=50, rotation=215), grade=MORNING | dict(ev=.05),
        plants=[('yard_tree', 2.3, 4.2, .75)] + row('laurel', (-3.1, -2., -.9, .2, 1.3), 4.75, .95) + row('hydrangea_white', (-2.5, -1.3, 0, 1.2, 3.1), 4.1, .9)
        + row('fern', steps(-3, 3, .55), 3.65, .95) + [('laurel', side * 3.3, y, .8) for side in (-1, 1) for y in (3.2, 1.3, -.6, -2.5)]
        + [('hydrangea_blue', side * 3.1, y, .8) for side in (-1, 1) for y in (2.3, -1.5)] + [('hosta', side * 2.75, y, 1.) for side in (-1, 1) for y in (2.9, 1.7, .6, -.5, -1.9)]
        + [('fern', side * 2.8, y, .95) for side in (-1, 1) for y in (2.3, 1.1, 0, -1.1, -2.6)]),
    'projects-landscaping/hillside-terraces': shot(
        'garden', seed=215, camera=(1.2, -4.7, 1.9), toward=(-.25, 2.4, 1.3), lens=27, edge=terrace(-.9), edging=None, levels=[(line, .62) for line in TERRACES], woods=18,
        features=tuple(('block_wall', dict(line=line, height=.62, base=.62 * k)) for k, line in enumerate(TERRACES)), sky=dict(elevation=38, rotation=225), grade=MORNING,
        plants=[('redbud', 2.9, 3.2, .9), ('yew', -3.4, .6, .8)],
        drifts=[('spirea', 11, (-5, 5, .1, .5), (.85, 1.05), .95), ('catmint', 17, (-5, 5, -.55, -.25), (.9, 1.1), .55), ('box', 9, (-5, 5, .85, 1.25), (.85, 1.05), 1.1),
                ('coneflower', 12, (-5, 5, .2, .7), (.8, .95), .7), ('liriope', 20, (-5, 5, -.4, 0), (.8, 1.), .45),
                ('liriope', 18, (-6, 6, 2.4, 2.7), (.9, 1.1), .5), ('hydrangea_white', 7, (-6, 6, 3.0, 3.8), (.8, 1.), 1.3), ('fountain_grass', 14, (-7, 7, 5., 5.8), (.9, 1.1), .9),
                ('laurel', 10, (-8, 8, 6.4, 7.4), (1., 1.2), 1.4)]),
}
