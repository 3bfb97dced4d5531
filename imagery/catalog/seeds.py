"""Seeds by name, and granular feeds: all poured and seen close."""
from catalog import shot

# Outline, coat and size of the seeds that lie on a table.
TABLE = dict(
    sunflower=(dict(length=1.1, width=.56, thick=.34, taper=.55), dict(colors=['2b2826', '353130', '23211f'], stripes='cfc8bd', rough=.5), .62),
    pumpkin=(dict(length=1.15, width=.72, thick=.2, taper=.4, rim=.35), dict(colors=['e6d7b2', 'dccb9f', 'ece0bf'], rough=.5, relief=.15), .72),
    bean=(dict(length=1.15, width=.62, thick=.52, kidney=.16), dict(colors=['7a2a22', '6b221c', '8c342a', '5c1d1a'], rough=.25, relief=.04), .6),
    pea=(dict(length=.72, width=.68, thick=.66, wrinkle=.06), dict(colors=['93a55c', 'a7b56f', '84964f', 'b4bd84'], rough=.5, relief=.2), .55),
    corn=(dict(length=.95, width=.78, thick=.45, taper=.45), dict(colors=['cf9f45', 'bd8a38', 'd9b064'], rough=.45, relief=.12), .56),
    mustard=(dict(length=.62, width=.6, thick=.58, wrinkle=.03), dict(colors=['b5822a', 'c9922c', '9a6a20'], rough=.4, relief=.2, grain=14), .42),
    speckled=(dict(length=1.2, width=.66, thick=.55, kidney=.12), dict(colors=['c9ae86', 'bd9f76', 'd3bc98'], mottle='7d4a38', rough=.3, relief=.04), .66))

PICTURES = {
    'products-seeds/sunflower': shot(
        'seeds', seed=51, shape=dict(length=1.1, width=.56, thick=.34, taper=.55),
        skin=dict(colors=['2b2826', '353130', '23211f'], stripes='cfc8bd', rough=.5), size=.62, grade=dict(ev=-.15)),
    'products-seeds/pumpkin': shot(
        'seeds', seed=52, shape=dict(length=1.15, width=.72, thick=.2, taper=.4, rim=.35),
        skin=dict(colors=['efe3c4', 'e6d7b2', 'f4ebd4'], rough=.5, relief=.15), size=.68, count=496, grade=dict(ev=-.3)),
    'products-seeds/watermelon': shot(
        'seeds', seed=53, shape=dict(length=1., width=.64, thick=.26, taper=.38),
        skin=dict(colors=['2a1c15', '3a261b', '1f1612', '4a3222'], rough=.3, sheen=.5, relief=.1), size=.5, count=806, step=.6,
        grade=dict(ev=.2)),
    'products-seeds/papaya': shot(
        'seeds', seed=54, shape=dict(length=.8, width=.66, thick=.62, taper=.15, wrinkle=.2),
        skin=dict(colors=['1f1d1c', '2b2725', '34302c', '262321'], rough=.36, relief=.8, grain=9), size=.46, count=806, step=.6,
        grade=dict(ev=.3)),
    'products-seeds/bean': shot(
        'seeds', seed=55, shape=dict(length=1.15, width=.62, thick=.52, kidney=.16),
        skin=dict(colors=['7a2a22', '6b221c', '8c342a', '5c1d1a'], rough=.22, sheen=.5, relief=.04), size=.66, count=384, step=.82),
    'products-seeds/mustard': shot(
        'seeds', seed=56, shape=dict(length=.62, width=.6, thick=.58, wrinkle=.03),
        skin=dict(colors=['d8a53a', 'c9922c', 'e2b85a', 'b5822a', 'dcae4c'], rough=.4, relief=.2, grain=14), size=.4, count=1302, step=.45,
        grade=dict(ev=-.1)),
    'products-fertilizers/nutrien': shot(
        'feed_bag', seed=57, shape=dict(length=.62, width=.6, thick=.58, wrinkle=.02),
        skin=dict(colors=['eeece6', 'e6e4de', 'f4f2ec'], rough=.45, relief=.15, grain=20), color='b08d63'),
    'products-fertilizers/mosaic': shot(
        'feed_bag', seed=158, shape=dict(length=.72, width=.6, thick=.56, wrinkle=.16), side=-.24,
        skin=dict(colors=['a8503c', 'b5644c', '94432f', 'c07a60', '8c3f30'], rough=.5, relief=.5, grain=12), color='d8d2c4'),
    'products-fertilizers/yara': shot(
        'feed_bag', seed=59, shape=dict(length=.62, width=.6, thick=.58, wrinkle=.05), side=.05,
        skin=dict(colors=['7fa3c4', '93b3cf', '6f94b8', 'a4bfd6'], rough=.45, relief=.3, grain=16), color='c2a67e'),
    'products-fertilizers/chemical': shot(
        'seeds', seed=60, shape=dict(length=.62, width=.6, thick=.58, wrinkle=.06),
        skin=dict(colors=['d8d4ca', '9fb08a', 'c9a58a', '7d8f9c', 'e4e0d8', 'b8867a'], rough=.5, relief=.3, grain=16), size=.4, count=1302,
        step=.46, grade=dict(ev=-.15)),
    'products-fertilizers/organic': shot(
        'seeds', seed=61, shape=dict(length=1.2, width=.42, thick=.42, wrinkle=.07),
        skin=dict(colors=['5a4230', '6b503a', '4a3626', '7d6046'], rough=.75, sheen=.2, relief=.6, grain=12), size=.6, count=806, step=.62,
        grade=dict(ev=.15)),
    'lawn-care/granular-fertilizers': shot(
        'seeds', seed=62, shape=dict(length=.62, width=.6, thick=.58, wrinkle=.08),
        skin=dict(colors=['8fa86a', 'a3b884', '7d985a', 'd8d4c4', 'b5c49a'], rough=.5, relief=.3, grain=16), size=.42, count=1240, step=.46,
        grade=dict(ev=-.15)),
    'events/seed-swap': shot(
        'seed_table', seed=63, seeds=TABLE, vessels=(
            ('bowl', 'wood', -8.2, 4.6, 4.6, ('sunflower',), 250), ('saucer', 'clay', .6, 6.4, 4.4, ('pumpkin',), 210), ('bowl', 'dark', 9.6, 4.8, 4.2, ('bean',), 230),
            ('saucer', 'clay', -4.6, -4.6, 3.9, ('pea',), 260), ('bowl', 'wood', 4.2, -3.6, 3.9, ('speckled',), 170), ('saucer', 'clay', 11.2, -4.8, 3.3, ('corn',), 190)),
        envelopes=((-13., -4.2, .35), (-12., -5., -.12, 'b08a5c', 7., 10.5, .5, .75)), loose=(('sunflower', -1.2, 1.2, 4, 3, 6), ('corn', 9.2, -1.6, 3, 2, 5)), grade=dict(ev=.1)),
    'best-sellers/seeds': shot(
        'seed_table', seed=64, seeds=TABLE, table=False, vessels=(('bowl', 'wood', -.6, 0, 6.6, ('sunflower', 'pumpkin', 'bean', 'speckled', 'corn', 'pea'), 420),),
        envelopes=((6.6, 5.4, -.5, 'b08a5c', 7.5, 11.),), loose=(('bean', 2.6, -8., 4, 3, 5), ('pumpkin', 5.2, -6., 4, 3, 5), ('sunflower', 6., -7.6, 4, 3, 5)),
        camera=(1.5, -33, 21), toward=(1.3, -.9, 1.2), lens=70, grade=dict(ev=.1)),
}
