"""Nursery stock: in rows, in groups on gravel, on a bench, and planted in pots for a terrace."""
from catalog import shot
from catalog.gardens import row, steps

SHRUB, TREE = (.21, .3), (.3, .42)

ROWS = [
    ('salvia', -1.05, .52, .85, *SHRUB, -4.6, 9), ('daisy', -1.6, .52, .85, *SHRUB, -4.4, 9), ('spirea', -2.2, .6, .72, *SHRUB, -4.2, 9),
    ('hydrangea_pink', -2.95, .8, .62, *SHRUB, -4, 9), ('box', -3.7, .7, .6, *SHRUB, -3.6, 9), ('maple', -4.8, 1.5, .42, *TREE, -2.6, 11),
    ('coneflower', 1.2, .52, .85, *SHRUB, -4.6, 9), ('catmint', 1.75, .52, .85, *SHRUB, -4.4, 9), ('azalea_white', 2.45, .72, .6, *SHRUB, -4.2, 9),
    ('barberry', 3.15, .66, .68, *SHRUB, -4, 9), ('holly', 3.9, .75, .6, *SHRUB, -3.6, 9), ('cherry', 5., 1.5, .55, *TREE, -2.4, 11)]

# Flowering plants close together, as at a sale; young trees to both sides of an aisle.
SALE = [(kind, -4.1 + .7 * k, .66, .66, .2, .3, -1.6, 6.4) for k, kind in enumerate((
    'susan', 'catmint', 'coneflower', 'daisy', 'red_salvia', 'goldenspire', 'salvia', 'daisy', 'susan', 'coneflower', 'catmint', 'marigold'))]
YOUNG_TREES = [
    ('liriope', -.95, .6, .9, *SHRUB, -4, 9), ('redbud', -2.05, 1.15, .5, *TREE, -3, 10), ('maple', -3.3, 1.4, .5, *TREE, -2.4, 11), ('holly_tall', -4.3, 1.3, .6, *TREE, -2, 11),
    ('spirea', 1.05, .7, .6, *SHRUB, -4, 9), ('crape', 1.9, 1.2, .55, *TREE, -2.6, 10), ('redbud', 3.1, 1.4, .6, *TREE, -2, 11), ('maple', 4.4, 1.5, .55, *TREE, -2, 11),
    *(('laurel', x, 1, .8, *TREE, 6.2, 7) for x in (-1.2, -.35, .45, 1.3))]  # at the end of the aisle
FAIR = dict(ev=.3, wb=(1.015, 1, .975), look='Medium Contrast')

BLACK, CLAY, SLATE, BLUE, STONE = '1d1f20', 'terracotta', '3b4245', '2c4663', '8d8a82'
BEYOND = [(-13, 12), (0, 12), (13, 12)]  # the edge of a garden that has only one cover
GRAVEL = dict(edge=BEYOND, open_cover='gravel', bed_cover='gravel', edging=None, gravel=dict(count=300), extent=((-8, 8), (-3.2, 6.5)))


def potted(*stock, color=BLACK, high=0.):
    """Pots of one color with a plant each: (kind, x, y, plant size, pot radius, pot height)."""
    return tuple(('planter', dict(x=x, y=y, radius=radius, height=height, color=color, plant=kind, size=size, high=high)) for kind, x, y, size, radius, height in stock)


PACKED = [(kind, -1.2 + .37 * i + .18 * (j % 2), -.55 + .35 * j, size, .155, .23) for j, line in enumerate((
    (('coneflower', .7), ('carex', .85), ('petunia_pink', .8), ('spirea', .55), ('petunia_white', .8), ('salvia', .85), ('liriope', .8)),
    (('salvia', .85), ('dahlia_orange', .9), ('hosta', 1.), ('salvia', .9), ('spirea', .58), ('fern', .5), ('catmint', .85)),
    (('daisy', .8), ('spirea', .6), ('petunia_purple', .9), ('fern', .5), ('daisy', .8), ('petunia_red', .95), ('hosta', 1.)),
    (('hosta', 1.), ('salvia', .85), ('barberry', .5), ('coneflower', .8), ('hosta', 1.05), ('petunia_white', .9), ('goldenspire', .85)),
    (('petunia_pink', .9), ('fern', .5), ('susan', .8), ('mophead_white', .42), ('catmint', .9), ('coneflower', .8), ('box', .5)),
    (('goldenspire', .9), ('coneflower', .8), ('daisy', .85), ('holly', .42), ('mophead_blue', .42), ('red_salvia', .85), ('fern', .5)),
    (('spirea', .6), ('susan', .85), ('mophead_pink', .42), ('salvia', .9), ('spirea', .6), ('susan', .85), ('mophead_pink', .42)),
    (('holly', .5), ('mophead_white', .45), ('box', .5), ('laurel', .45), ('holly', .5), ('barberry', .5), ('laurel', .45)))) for i, (kind, size) in enumerate(line)]
BANDS = (('petunia_pink', .95, .36), ('dahlia_orange', 1., .36), ('petunia_purple', 1., .36), ('daisy', .85, .4), ('salvia', .95, .42), ('susan', .9, .42), ('red_salvia', .95, .42), ('coneflower', .95, .42),
         ('petunia_white', 1.1, .42), ('goldenspire', 1., .42), ('catmint', 1., .42))

PICTURES = {
    'home/hero-plants-and-trees': shot('nursery', seed=111, rows=ROWS, grade=FAIR),
    'events/spring-plant-sale': shot('nursery', seed=113, rows=SALE, camera=(.35, -3.5, 1.5), toward=(-.2, .9, .3), lens=32, woods=12.5, grade=FAIR),
    'about/nursery-rows': shot('nursery', seed=114, rows=YOUNG_TREES, camera=(.1, -5.2, 1.6), toward=(.1, 4, 1.05), lens=30, grade=FAIR),
    'events/container-garden-workshop': shot(
        'garden', seed=115, camera=(-.5, -3.1, 1.3), toward=(.05, .6, .62), lens=46, fstop=2.4, edge=BEYOND, open_cover='gravel', bed_cover='gravel', edging=None,
        patio=(-4, 4, -4, 2.2), pavers=dict(size=(.4, .4), colors=('a39684', '94897a', 'b0a390', '887d6e')), extent=((-8, 8), (-3.6, 6)),
        bands=(([(-9, 3.3), (0, 3.3), (9, 3.3)], 2.2, 'mulch'),), fence=dict(points=[(-13, 4.8), (13, 4.8)], color='a58763', height=1.7), woods=16,
        features=(
            ('planter', dict(x=-.05, y=.8, radius=.3, height=.52, color=CLAY, plant='fountain_grass', size=.95,
                             mixed=(('petunia_red', -.5, -.35, 1.), ('petunia_red', .5, -.35, 1.), ('petunia_white', 0, -.6, .85), ('ivy', 0, 0, 1.16)))),
            ('planter', dict(x=-.88, y=.5, radius=.25, height=.4, color=BLUE, plant='salvia', size=1.,
                             mixed=(('petunia_pink', .4, -.4, .85), ('petunia_pink', -.4, -.4, .85), ('petunia_white', -.1, .5, .8), ('golden_ivy', 0, 0, .98)))),
            ('planter', dict(x=.74, y=.5, radius=.26, height=.36, color=CLAY, plant='red_salvia', size=1.,
                             mixed=(('dahlia_yellow', .05, -.55, .85), ('dahlia_orange', -.5, -.05, .8), ('dahlia_orange', .5, 0, .85), ('golden_ivy', 0, 0, 1.)))),
            ('planter', dict(x=.34, y=-.1, radius=.17, height=.25, color=SLATE, plant='petunia_purple', size=.95)),
            ('planter', dict(x=-.42, y=-.05, radius=.17, height=.25, color=CLAY, plant='hosta', size=.8, mixed=(('ivy', 0, 0, .67),))),
            ('planter', dict(x=1.35, y=1.15, radius=.27, height=.6, color=SLATE, plant='muhly', size=.95, mixed=(('petunia_white', -.4, -.4, .85), ('petunia_pink', .45, -.3, .85), ('ivy', 0, 0, 1.05))))),
        sky=dict(elevation=34, rotation=236), grade=FAIR,
        plants=row('laurel', steps(-7, 7, .9), 4.1, .8) + row('mophead_white', (-3.4, -1.9, 2.2, 3.6), 3.2, .8) + row('box', (-2.7, -1.1, .1, 1.3, 2.9), 2.9, .7)),
    'best-sellers/plants': shot(
        'garden', seed=116, camera=(-.35, -1.6, 1.75), toward=(.03, .03, .3), lens=50, fstop=2.2, features=potted(*PACKED), woods=0, **GRAVEL,
        sky=dict(elevation=36, rotation=232), grade=FAIR | dict(ev=.12)),
    'best-sellers/plants-second': shot(
        'garden', seed=129, camera=(.3, -1.9, 1.3), toward=(.02, .2, 1.06), lens=63, fstop=2.4, **GRAVEL, woods=14,
        features=(('bench', dict(x=0, y=.2, width=22)), *potted(('hosta', 0, .12, .86, .155, .24), ('carex', -.37, .26, .66, .11, .18), ('spirea', .4, .3, .47, .13, .2), color=CLAY, high=.8)),
        plants=row('laurel', steps(-5, 5, .9), 4.6, 1.1) + row('mophead_white', (-2.6, -1.1, .5, 2.), 3.4, 1.), sky=dict(elevation=34, rotation=236), grade=FAIR),
    'articles/choosing-plants': shot(
        'garden', seed=118, camera=(-.5, -3.2, 1.45), toward=(.1, .8, .5), lens=42, fstop=2.8, edge=[(-13, 2.), (-4, 1.8), (-1, 2.15), (2.5, 1.75), (13, 2.1)], open_cover='gravel', bed_cover='mulch',
        edging='stone', gravel=dict(count=300), extent=((-8, 8), (-3.6, 6.5)), fence=dict(points=[(-13, 5.2), (13, 5.2)], color='8f7a60'), woods=17,
        features=potted(('mophead_blue', -.58, .82, .66, .21, .31), ('box', .16, 1., .72, .2, .3), ('fountain_grass', .8, 1.15, .95, .19, .29), ('barberry', -1.2, 1.1, .82, .19, .29),
                        ('holly', -.25, 1.55, .85, .22, .34), ('salvia', -1., .32, .9, .15, .22), ('coneflower', .66, .5, .9, .16, .24), ('hosta', -.45, .12, 1.1, .16, .24),
                        ('spirea', 1.3, .7, .78, .18, .27), ('petunia_pink', .14, .0, .95, .15, .2), ('mophead_pink', 1.5, 1.45, .62, .19, .29), ('liriope', -1.5, .62, .95, .15, .22)),
        sky=dict(elevation=33, rotation=236), grade=FAIR, plants=row('laurel', steps(-7, 7, .95), 4.6, .85)),
    'best-sellers/trees': shot(
        'garden', seed=119, camera=(-.3, -4.1, 1.1), toward=(.04, .5, 1.2), lens=44, fstop=2.4, **GRAVEL, fence=dict(points=[(-13, 4.6), (13, 4.6)], color='9a8266', height=1.5), woods=46,
        features=potted(('sapling', -1.02, .7, .95, .23, .34), ('red_sapling', .02, .25, .95, .23, .34), ('sapling', 1.1, .75, 1., .23, .34)),
        sky=dict(elevation=34, rotation=236), grade=FAIR, plants=row('laurel', steps(-7, 7, .95), 4., .75)),
    'plants-sod/flowers': shot(
        'garden', seed=120, camera=(-1., -2., 1.32), toward=(.12, .6, .34), lens=42, fstop=2.8, **GRAVEL, woods=17,
        features=potted(*((kind, -4. + step * k + .17 * (j % 2), -.5 + .4 * j, size, .145, .2) for j, (kind, size, step) in enumerate(BANDS) for k in range(22) if abs(-4.1 + step * k - .25 * j) < 1.1 + .4 * j)),
        plants=row('laurel', steps(-7, 7, .95), 4.8, 1.), sky=dict(elevation=35, rotation=215), grade=FAIR | dict(ev=.05)),
    'plants-sod/shrubs': shot(
        'nursery', seed=121, rows=[('mophead_blue', .1, .8, .62, .21, .3, -2.2, 7), ('barberry', -.9, .72, .78, .2, .3, -1.8, 7), ('box', -1.85, .7, .72, .2, .3, -1.4, 7), ('spirea', 1.05, .7, .8, .2, .3, -2., 7),
                                   ('holly', 2., .76, .68, .21, .3, -2, 7), ('mophead_pink', 3., .8, .62, .21, .3, -2, 7), ('yew', -2.8, .76, .6, .21, .3, -1.4, 7),
                                   ('box', 4., .74, .68, .2, .3, -1.6, 7), ('laurel', 5., .8, .6, .21, .3, -1, 7)],
        camera=(-1.9, -4.2, 1.75), toward=(.35, -.4, .42), lens=40, woods=14, sky=dict(rotation=215), grade=FAIR),
    'plants-sod/trees': shot(
        'garden', seed=122, render=dict(samples=14), camera=(-2.7, -3.7, 1.3), toward=(-.05, 1.2, 1.25), lens=34, edge=BEYOND, edging=None, woods=58, ground=dict(far=('37491f', '4d6a30')), extent=((-6, 11), (-3.6, 9)), lawn=dict(stripe=.0, keep=1.),
        bands=(([(-9, .6), (0, .6), (9, .6)], 1., 'straw'), ([(-9, 4.6), (0, 4.6), (14, 4.6)], 1., 'straw')),
        plants=row('sapling', steps(-1.55, 8, 2.1), .6, 1.15) + row('sapling', steps(-4.7, 12, 2.1), 4.6, 1.2) + row('laurel', steps(-10, 16, 1.05), 8.4, .95),
        sky=dict(elevation=34, rotation=222), grade=FAIR | dict(ev=.42)),
    'home/about-teaser': shot(
        'garden', seed=123, camera=(-1.1, -2.5, 1.4), toward=(.14, .6, .66), lens=45, fstop=2.8, **GRAVEL, fence=dict(points=[(-13, 1.5), (13, 1.5)], color='7c7a70', height=1.75), woods=13,
        features=(('bench', dict(x=.1, y=.75, width=16)), ('lay_out', dict(tool='watering_can', x=.3, y=-.02, turn=-.25, raised=.015)),
                  *potted(('dahlia_orange', -.46, .62, .75, .11, .16), ('salvia', -.2, .88, .75, .12, .18), ('hosta', .1, .68, .7, .13, .19), ('petunia_white', .42, .86, .75, .12, .17), ('carex', .7, .66, .7, .11, .16), color=CLAY, high=.8),
                  *potted(*((None, x, y, 1, r, h) for x, y, r, h in ((-.3, .7, .1, .15), (-.05, .8, .1, .15), (.35, .74, .13, .19))), color=CLAY, high=.19),
                  *potted(('box', 1.25, .72, .62, .19, .28), ('petunia_pink', 1.02, .22, .95, .15, .22), ('mophead_blue', 1.75, .9, .6, .2, .3)),
                  *potted(('spirea', -1.0, .6, .68, .19, .27), color=CLAY)),
        sky=dict(elevation=36, rotation=225), grade=FAIR | dict(ev=.18)),
    'articles/plant-care': shot(
        'garden', seed=124, camera=(-.5, -1.75, .85), toward=(.1, .6, .36), lens=42, fstop=2.8, edge=[(-9, .62), (-2, .5), (0, .72), (2, .5), (9, .7)], edging='stone', mulch='brown', woods=13,
        open_cover='gravel', gravel=dict(count=300), extent=((-6, 6), (-2.2, 6)), features=(('lay_out', dict(tool='watering_can', x=.12, y=.22, turn=-.3, raised=.015, size=1.15)),),
        plants=row('hosta', (-1.05, -.42, 1.15, 1.9), 1.15, 1.1) + row('salvia', (-1.5, -.7, .1, .8, 1.6), 1.75, 1.) + row('daisy', (-1.9, -1.1, -.2, .5, 1.2, 2.2), 2.4, 1.1)
        + row('coneflower', steps(-2.6, 2.8, .6), 3.1, 1.25) + row('laurel', steps(-4, 4, .9), 4.8, 1.) + row('liriope', (.5, -1.9, 2.6), 1.1, .8),
        sky=dict(elevation=30, rotation=240), grade=FAIR),
}
