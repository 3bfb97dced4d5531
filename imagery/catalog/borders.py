"""Edges of beds seen from near the ground: what keeps the mulch out of the lawn."""
from catalog import shot
from catalog.gardens import row, steps

CLOSE = dict(lens=35, fstop=5.6, extent=((-4, 4), (-2.2, 6)), woods=13, sky=dict(elevation=33, rotation=238), lawn=dict(height=.042, keep=1.))
NEAR = dict(ev=.3, look='Medium High Contrast')
CURVE = [(-5, -.5), (-2.2, -.05), (-.8, .22), (.6, .12), (1.8, -.2), (3, -.7), (5, -1.6)]
BOW = [(-5, -1.4), (-2.4, -.5), (-1, -.08), (.4, .2), (1.8, .3), (3.2, .1), (5, -.4)]
BEHIND = row('laurel', steps(-4, 4, 1.2), 4.2, 1.) + row('hydrangea_white', (-3.2, -1.5, .3, 2.1, 3.6), 2.9, 1.)

PICTURES = {
    'services/edging-borders': shot(
        'garden', seed=71, camera=(-1.35, -1.75, .72), toward=(.35, 1.2, .12), edge=CURVE, edging='metal', grade=NEAR, **CLOSE,
        plants=BEHIND + row('catmint', (-2.4, -1.2, .1, 1.3, 2.5), 1.75, 1.) + row('liriope', steps(-2.6, 2.6, .52), .85, .9)),
    'edging/metal-edging': shot(
        'garden', seed=72, camera=(-.95, -1.05, .5), toward=(.25, .75, .02), edge=CURVE, edging='metal', mulch='black', grade=NEAR, **CLOSE,
        plants=BEHIND + row('box', (-1.6, -.6, .4, 1.4, 2.4), 1.55, .8) + row('carex', (-1.1, .9, 1.9), .9, .7)),
    'edging/plastic-edging': shot(
        'garden', seed=73, camera=(.95, -1.05, .5), toward=(-.25, .75, .02), edge=BOW, edging='plastic', grade=NEAR, **CLOSE,
        plants=BEHIND + row('spirea', (-2., -1., 0., 1., 2.), 1.5, .9) + row('salvia', (-1.5, -.5, .6), 1.0, .7)),
    'edging/stone-edging': shot(
        'garden', seed=74, camera=(-.9, -1.25, .55), toward=(.2, .8, .04), edge=CURVE, edging='stone', mulch='brown', grade=NEAR, **CLOSE,
        plants=BEHIND + row('hosta', (-1.7, -.9, .1, 1.1, 2.), 1.3, 1.1) + row('azalea_pink', (-2.3, 2.4), 2.0, .9)),
    'best-sellers/mulch-second': shot(
        'garden', seed=75, camera=(.15, -2.1, 1.05), toward=(0, .35, .22), edge=[(-5, 6), (0, 6), (5, 6)], edging='stone', rings=((0, .35, .95),),
        mulch='brown', grade=NEAR, **CLOSE, plants=[('hydrangea_pink', 0, .4, .95)] + row('laurel', steps(-4, 4, 1.2), 5.2, 1.)),
    'best-sellers/stones-second': shot(
        'garden', seed=76, camera=(-1., -1.7, .95), toward=(.25, 1.1, .05), edge=CURVE, edging='stone', bed_cover='gravel',
        gravel=dict(size=(.02, .05), count=180), grade=NEAR, **CLOSE, boulders=((.9, 1.3, .2), (-1.5, 1.2, .26)),
        plants=BEHIND + [('fountain_grass', -.3, 1.5, .7), ('carex', 1.5, 1., .9), ('carex', .2, .9, .8), ('agave', 2.2, 1.7, .8)]),
    'best-sellers/trees-second': shot(
        'garden', seed=77, camera=(.3, -4.2, 1.5), toward=(0, .6, 1.45), edge=[(-9, 9), (0, 9), (9, 9)], edging='stone', rings=((0, .6, 1.05),),
        mulch='brown', lens=30, woods=15, extent=((-8, 8), (-4.5, 8)), sky=dict(elevation=35), grade=NEAR,
        plants=[('redbud', 0, .6, 1.)]),
    'articles/mulching': shot(
        'garden', seed=78, camera=(.2, -2., 1.1), toward=(0, .9, .05), edge=[(-6, -1.5), (-2, -1.25), (2, -1.4), (6, -1.5)], edging=None, mulch='brown',
        grade=NEAR, **CLOSE, plants=row('carex', (-1.3, -.3, .8, 1.8), -.3, .7) + row('salvia', (-1.7, -.7, .35, 1.4), .55, .75)
        + row('hosta', (-2.2, -1.1, 0, 1.1, 2.1), 1.4, .9) + BEHIND),
}
