"""Whole gardens. Each plan is its own: edge of the beds, walk, house or fence, planting."""
import math

from catalog import shot


def sweeping_edge(x):
    """The front yard's bed line: it swings toward the viewer on the left."""
    swing = 7.2 / (1 + math.exp((x + 3.1) / .8))
    return 2.3 + .45 * math.sin(x * .75 + .4) - swing - 1.5 / (1 + math.exp(-(x - 6.2) / .7))


def walk_line(y):
    return 2.45 + 2.3 * max(0, (4.8 - y) / 12) ** 1.5


SWEEP = [(x / 2, sweeping_edge(x / 2)) for x in range(-26, 27)]
WALK = [(walk_line(y / 2), y / 2) for y in range(10, -19, -1)]
MORNING = dict(ev=.32, wb=(1.015, 1, .975), look='Medium Contrast')

FOUNDATION = (
    [('yew', -5.6, 6.1), ('box', -4.9, 6.05, .9), ('box', -3.2, 6.1, 1.), ('box', -2.5, 6.15, .9), ('box', -1.6, 6.05, 1.)]
    + [('hydrangea_white', x, 5.85, 1.05) for x in (-4.05, -.75, .25)]
    + [('box', x, 5.05, .92) for x in (4.3, 5.1, 6.0, 6.9, 7.7)]
    + [('yew', 8.6, 5.6, 1.35), ('yew', 1.05, 6.0, .95)]
    + [('fountain_grass', x, 4.75, .85) for x in (-5.2, -3.6, -2.0, -.3, .7)]
    + [('barberry', x, 4.0, .95) for x in (-2.8, -1.2, 4.6, 6.4)]
    + [('salvia', x, 3.35 + .1 * (x > 3), 1.) for x in (-1.9, -.5, .4, 3.9, 5.4, 7.2)]
    + [('spirea', x, 3.35, .92) for x in (1.15, 5.9, 7.9)])

SWEEPING_BED = [
    ('box', -5.0, -.6, 1.05), ('salvia', -4.3, -1.55, 1.1), ('salvia', -4.9, -2.2, 1.05), ('barberry', -5.4, -1.4, 1.1),
    ('spirea', -4.0, -.5, 1.05), ('salvia', -3.1, .15, 1.05), ('spirea', -2.75, 1.0, .95), ('fountain_grass', -4.6, .6, .95),
    ('fountain_grass', -6.0, .4, 1.1), ('hydrangea_pink', -5.6, 1.8, 1.1), ('hydrangea_pink', -6.8, -.9, 1.1),
    ('box', -2.5, 2.3, .95), ('barberry', -4.4, 2.8, 1.05), ('yew', -6.6, 2.6, 1.1), ('box', -5.9, -2.9, .95),
    ('goldenspire', -5.1, -3.1, 1.), ('fountain_grass', -6.7, -3.9, .9), ('goldenspire', -3.5, -.95, .9),
    ('goldenspire', -3.0, 3.3, .95)]

STREET_TREES = [('maple', -3.6, 1.35, 1.), ('maple', -9.5, 9.5, 1.7), ('maple', -12.5, 5.5, 1.8), ('maple', 11.2, 9, 1.6),
                ('maple', 13.5, 6.5, 1.8), ('maple', -9.6, 1.5, 1.3), ('maple', 15.5, 11, 2.), ('maple', -15, 10, 2.),
                ('maple', 7.4, -8.4, 1.2), ('maple', 2.3, -10., 1.15)]


def row(kind, xs, y, size=1.):
    """One kind at several places along the same depth."""
    return [(kind, x, y, size) for x in xs]


def steps(first, last, step):
    return [first + i * step for i in range(int((last - first) / step) + 1)]


FENCE = [(-13, 6.2), (13, 6.2)]
GENTLE = [(-13, -.5), (-8, .2), (-4, 1.4), (0, 1.2), (4, .3), (8, .6), (13, -.2)]
LOW_SUN = dict(elevation=31)
SHADE_BEHIND = [('maple', 6.4, -8.6, 1.2), ('maple', -1.5, -10.5, 1.3), ('maple', 2.3, -9.6, 1.15)]
# The middle two stand far enough back that their crowns clear a roof before them.
BACKDROP = [('maple', -10.5, 11, 1.7), ('maple', -4., 21, 2.2), ('maple', 3.5, 21.5, 2.3), ('maple', 12.5, 12, 1.7),
            ('maple', 16, 13., 1.8), ('maple', -15, 11., 1.8)]

PICTURES = {
    'home/hero-landscaping': shot(
        'garden', seed=21, camera=(-.2, -6.5, 1.28), toward=(.12, 5, 1.36), edge=SWEEP, path=WALK, mulch='red', house={},
        plants=FOUNDATION + SWEEPING_BED + STREET_TREES, sky=dict(elevation=33), grade=MORNING, render=dict(samples=20)),
    'services/landscaping-services': shot(
        'garden', seed=22, camera=(5.2, -5.6, 1.5), toward=(-.6, 5, 1.25), lens=27, edge=GENTLE, mulch='brown',
        path=[(2.45, 4.9), (2.4, 3), (1.6, .8), (1.3, -1.5), (2.2, -4), (4.2, -7), (5, -9)],
        house=dict(siding='e0ddd2', door='2f4a3a', shutter='2a2f2c'), sky=LOW_SUN, grade=MORNING,
        plants=row('holly', (-5.6, -2.4, 1.0), 6.) + row('azalea_pink', (-4.6, -3.6, -1.2, -.2), 5.6, 1.)
        + row('box', steps(-5.8, .8, 1.1), 4.3, .9) + row('liriope', steps(-7, 1, .6), 3.4, 1.1)
        + row('catmint', (-6.4, -5, -3.6, -2.2, -.8, .5), 2.3, 1.05) + row('box', (4.3, 5.1, 6., 6.9, 7.7), 5.0)
        + row('coneflower', (3.6, 4.7, 5.8, 7), 3.9) + row('spirea', (3.3, 4.3, 5.3, 6.3), 2.6) + row('carex', (3., 3.8, 4.7, 5.6), 1.6)
        + [('redbud', -5.2, 3.2, 1.2), ('yew', 8.6, 5.6, 1.3)] + BACKDROP + [('maple', 9, -7.5, 1.3)]),
    'landscaping/residential': shot(
        'garden', seed=23, camera=(-3.6, -5.4, 1.5), toward=(1.6, 6, 1.45), lens=26, edge=GENTLE, mulch='brown',
        house=dict(siding='9fb0b0', door='c9b98f', shutter='35413f'), path=[(2.45, 4.9), (2.4, 2), (2.3, -1), (2., -5), (1.8, -9)],
        sky=LOW_SUN, grade=MORNING,
        plants=row('box', steps(-5.8, 1, .95), 5.9, .9) + row('hydrangea_blue', (-5.2, -3.9, -2.6, -1.3, 0), 4.7, 1.1)
        + row('carex', steps(-6.4, .8, .55), 3.4, 1.1) + row('azalea_white', (4.2, 5.4, 6.6, 7.8), 4.9, 1.)
        + row('daisy', (3.7, 4.6, 5.5, 6.5), 3.6) + row('salvia', (3.6, 4.5, 5.4, 6.3), 2.6) + [('redbud', 6.6, 2.2, 1.3)]
        + [('yew', 8.7, 5.4, 1.2), ('maple', -7.2, 2.2, 1.3)] + BACKDROP + SHADE_BEHIND[:1]),
    'landscaping/commercial': shot(
        'garden', seed=24, render=dict(samples=24), camera=(-4.5, -5.5, 1.6), toward=(2, 6, 1.5), lens=26, woods=0, storefront={}, mulch='black',
        edge=[(-13, 3.1), (-4, 3.1), (4, 3.1), (11.2, 3.1), (12.8, 3.6), (13.5, 5.), (13.6, 11)], edging='metal', lawn=dict(stripe=.6), sky=LOW_SUN,
        grade=MORNING, extent=((-12.5, 27), (-8.5, 11)),
        plants=[('maple', -9, 24, 2.2), ('maple', 3.5, 25, 2.3), ('maple', 19.5, 10.5, 1.6), ('maple', 24, 12, 1.9), ('maple', 29, 14.5, 1.9), ('maple', 23, 17, 2.)]
        + [('woods', x, y, 1.5) for x, y in ((28, 20), (33, 17.5), (37, 19), (38, 14), (43, 17))]
        + row('yew', steps(-11, 13, 2.), 6.1, .8) + row('box', steps(-11, 11, .82), 4.9, .85)
        + row('fountain_grass', steps(-10.5, 11, 1.3), 4.0, .8) + row('liriope', steps(-10, 11, .5), 3.45, .9)
        + row('cherry', (-6.5, .5, 7.5), 5.4, 1.)),
    'landscaping/woodland': shot(
        'garden', seed=25, camera=(-.4, -6.4, 1.45), toward=(.4, 4, 1.5), lens=28, edge=[(-13, -9), (0, -9), (13, -9)], edging=None,
        open_cover='straw', bed_cover='straw', path=[(.2, -9), (.6, -4), (-.3, 0), (.9, 3.5), (.4, 8)], path_width=1.3,
        sky=dict(elevation=36, rotation=215), woods=13, grade=MORNING | dict(ev=.55),
        plants=[('pine', x, y, s) for x, y, s in ((-2.6, 1.2, 1.), (2.9, .4, 1.05), (-4.6, 4.5, 1.1), (4.6, 5., 1.), (1.9, 7.2, 1.),
                                                  (-1.8, 7.6, 1.1), (-6.5, .4, 1.), (7., 2., 1.1))]
        + [('redbud', -3.6, 5.4, 1.2), ('redbud', 3.4, 3.4, 1.1)],
        drifts=[('fern', 26, (-5, -.9, -4, 3), (.8, 1.15)), ('fern', 22, (1.6, 5.5, -3.5, 3), (.8, 1.1)),
                ('azalea_white', 6, (-6, -1.6, 1, 6), (.9, 1.2), 1.), ('azalea_pink', 6, (2, 7, 2, 6), (.9, 1.2), 1.),
                ('hosta', 12, (-3, -.8, -4.4, -1), (.8, 1.1)), ('hosta', 8, (1.5, 3, -4.4, -1), (.8, 1.1))]),
    'landscaping/native': shot(
        'garden', seed=26, camera=(-1.6, -5.6, 1.35), toward=(.6, 4, .9), lens=28, edge=[(-13, -2), (-6, -2.4), (-2, -.6), (2, .4), (7, -1.2), (13, -2)],
        mulch='brown', sky=LOW_SUN, woods=17, grade=MORNING,
        plants=[('redbud', 3.8, 3.8, 1.25), ('redbud', -6, 5, 1.3), ('redbud', 8.5, 5, 1.2)],
        drifts=[('muhly', 22, (-9, 9, 3.2, 6), (1., 1.3), .8), ('coneflower', 30, (-6, 1.2, -.4, 2.6), (.9, 1.25), .45),
                ('susan', 30, (.4, 7, .6, 3.2), (.9, 1.2), .45), ('fountain_grass', 8, (-7, 8, 1.5, 3.4), (.8, 1.), 1.2),
                ('carex', 30, (-7, 7, -2, 1.), (.9, 1.2), .4)]),
    'landscaping/ornamental': shot(
        'garden', seed=27, camera=(0, -6.6, 1.9), toward=(0, 4, .9), lens=28, edge=[(-13, -1.8), (-4, -1.8), (4, -1.8), (13, -1.8)],
        path=[(0, -9), (0, -4), (0, 1), (0, 4.2)], path_width=1.5, mulch='brown', edging='stone', woods=20, sky=LOW_SUN, grade=MORNING,
        plants=row('laurel', steps(-9, 9, 1.2), 5.6, 1.25)
        + [p for side in (-1, 1) for p in (
            row('box', [side * x for x in steps(1.25, 7, .78)], -1.1, .85) + row('box', [side * 1.25], -.3, .85)
            + row('box', [side * 1.25], .5, .85) + row('box', [side * 1.25], 1.3, .85) + row('box', [side * 1.25], 2.1, .85)
            + row('hydrangea_pink', [side * x for x in (2.4, 3.9, 5.4)], 2.9, 1.15)
            + row('salvia', [side * x for x in (2.1, 2.8, 3.5, 4.2, 4.9, 5.6)], .1, 1.05)
            + row('daisy', [side * x for x in (2.1, 2.8, 3.5, 4.2, 4.9, 5.6)], 1.3, 1.1) + row('yew', [side * 1.5], 3.9, 1.))]
        + [('cherry', -4.6, 4.2, 1.15), ('cherry', 4.6, 4.2, 1.15)] + BACKDROP),
    'landscaping/xeriscaping': shot(
        'garden', seed=28, camera=(-1.2, -5.2, 1.5), toward=(.7, 4, .75), lens=28, edge=[(-13, -9), (0, -9), (13, -9)], edging=None,
        bed_cover='gravel', open_cover='gravel', gravel=dict(colors=('c2ab88', 'a8906d', 'd8c6a6', '94805f', 'b59b74')),
        path=[(-2.5, -9), (-1.2, -4), (.8, -.5), (.2, 3), (1.4, 6)], path_width=1.25, pavers=dict(size=(.4, .3)), fence=FENCE, woods=20,
        sky=LOW_SUN, grade=MORNING | dict(ev=.1),
        boulders=((-2.9, .2, .62), (-3.7, .7, .42), (3.1, 1.2, .75), (4., .6, .45), (1.7, -2.4, .34), (-4.6, 3.4, .6), (2.4, 4.6, .6)),
        plants=[('agave', -1.9, -1.6, 1.5), ('agave', 2.3, -.6, 1.6), ('agave', -3.4, 2.2, 1.6), ('agave', 3.6, 3.2, 1.5),
                ('yucca', -4.4, .2, 1.2), ('yucca', 4.8, 2.1, 1.2), ('yucca', -1.2, 4.2, 1.1), ('muhly', 2.6, 2.2, 1.), ('muhly', -2.2, 3.4, 1.1),
                ('muhly', 5.4, 4.3, 1.1), ('muhly', -5.6, 4.4, 1.2), ('catmint', 1.4, .9, .9), ('catmint', -2.6, -.4, .9), ('goldenspire', 3.2, -1.7, .9),
                ('goldenspire', -1.4, 1.8, .8), ('catmint', 1.6, 2.6, .9), ('yucca', 6.6, .6, 1.2), ('muhly', 6.8, 2.8, 1.2)] + row('yucca', (-5.5, -2.8, 2.2, 5.2), 5.3, 1.6) + row('muhly', (-4.2, -.6, 3.6, 6.6), 5.2, 1.4)),
    'landscaping/tropical': shot(
        'garden', seed=29, camera=(-.6, -5.2, 1.4), toward=(.3, 4, 1.35), lens=28, edge=[(-13, -2.5), (-5, -2), (-1.5, .2), (2, .5), (6, -1.8), (13, -2.5)],
        mulch='brown', fence=FENCE, woods=18, sky=LOW_SUN, grade=MORNING,
        plants=[('palm', -3.4, 3.6, 1.35), ('palm', 3.2, 4.2, 1.5), ('palm', 6.4, 2.6, 1.2), ('banana', -5.4, 3., 1.2), ('banana', .6, 5., 1.25),
                ('banana', 5., 4.8, 1.1)] + row('elephant_ear', (-4.4, -2.4, 1.9, 4.2), 1.5, 1.5) + row('canna', (-1., .3, -6, 5.6), 2.7, 1.7)
        + row('elephant_ear', (-5.2, -.4, 3.1, 5.4), 3.4, 1.7) + row('hosta', (-5.4, -4.6, -3.6, -2.6, -1.5, .1, 1., 2.6, 3.6, 4.6), .75, 1.7)
        + row('red_salvia', (-5.6, -4.9, -4.1, 4.1, 5., 5.7), -.6, 1.4) + row('fern', (-3.2, -2.3, 2.9, 3.7), -.1, 1.5)),
    'landscaping/hardscape-dominant': shot(
        'garden', seed=30, camera=(-3.4, -5.2, 1.75), toward=(.6, 4, .7), lens=27, edge=[(-13, 3.3), (-4, 3.3), (4, 3.3), (13, 3.3)],
        patio=(-5.2, 5.2, -8, 3.1), edging='stone', mulch='black', fence=FENCE, woods=18, pavers=dict(size=(.4, .4), colors=('9a9388', '8a847c', 'a8a096', '7f7a74')),
        sky=LOW_SUN, grade=MORNING | dict(ev=.2),
        plants=row('fountain_grass', steps(-6, 6, 1.), 5., 1.05) + row('box', steps(-6, 6, .9), 4.0, .85) + [('maple', -6.6, 4.8, 1.2), ('redbud', 6.6, 4.6, 1.2)]
        + row('yew', (-5.8, 5.8), 2.2, .9),
        boulders=((-5.9, .4, .4), (-6.3, -.4, .5))),
    'landscaping/sustainable': shot(
        'garden', seed=31, camera=(-.8, -5.4, 1.5), toward=(.5, 4, .6), lens=28, edge=[(-13, -1), (-6, -1.6), (-2, -3), (2, -3.2), (6, -2), (13, -1)],
        mulch='brown', path=[(-7, 1.2), (-3, .4), (0, -.6), (3, .4), (8, .2)], path_width=.1, edging='stone', woods=18, sky=LOW_SUN, grade=MORNING,
        boulders=((-2.2, -.3, .34), (-.9, -1.2, .26), (.8, -1.1, .4), (2.4, -.1, .3), (3.6, .2, .38), (-3.6, .3, .4), (5.2, 0, .3), (.1, .1, .24)),
        drifts=[('carex', 46, (-6, 6, -2.4, .6), (.9, 1.2), .42), ('fountain_grass', 10, (-7, 7, 1.2, 4.5), (.8, 1.05), 1.),
                ('susan', 18, (-6, 0, .9, 2.8), (.9, 1.15), .5), ('coneflower', 18, (0, 6.5, .9, 2.8), (.9, 1.15), .5)],
        plants=[('redbud', -4.6, 4., 1.3), ('redbud', 5.4, 4.4, 1.2)] + BACKDROP),
}
