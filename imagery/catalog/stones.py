"""Loose stone by name: what tells them apart is shape, size and color."""
from catalog import shot

RIVER = ['8d8b86', '5f6368', 'a89f92', 'b59a7a', '84705e', 'd0c9bd', '6f5d55', 'a3876e', '4b4d52', 'c3b49d']
DAYLIGHT = dict(ev=-.4, wb=(.95, 1, 1.06))  # stone stays neutral beside the warm mulches

STONES = {
    'stones/river-rock': shot(
        'loose_stones', seed=7, kind='worn', look=dict(colors=RIVER),
        median=.42, spread=.28, limits=(.25, .68), layers=1.7),
    'stones/pea-gravel': shot(
        'loose_stones', seed=8, kind='worn', median=.165, spread=.18, limits=(.11, .25), variants=20, fine=4,
        look=dict(colors=['b89b76', 'c9b08c', '9a8469', 'd8c8ab', 'a58a66', '8d7f70', 'c4a67c', 'e0d4bd', '7f6c57'],
                  veins=0, strata=.1, dark_flecks=.4)),
    'stones/crushed-granite': shot(
        'loose_stones', seed=9, kind='broken', median=.24, spread=.25, limits=(.14, .42), fine=4,
        look=dict(colors=['a7a5a3', '8f8e8d', 'bcb9b5', '7d7c7d', 'c9c3bd', '9c9692'], warm='d8cfcb', veins=0,
                  strata=0, dark_flecks=1., light_flecks=1., rough=.5), grade=dict(ev=-.8)),
    'stones/gravel': shot(
        'loose_stones', seed=10, kind='broken', median=.29, spread=.32, limits=(.15, .55),
        shape=dict(rough=.06), look=dict(colors=['8a8782', '77736d', '9b948a', '6a6764', 'a79e90', '858078'],
                                         veins=.04, rough=.5)),
    'stones/mexican-beach-pebbles': shot(
        'loose_stones', seed=11, kind='worn', median=.5, spread=.16, limits=(.34, .7), layers=1.7,
        shape=dict(flat=(.34, .5), wide=(.68, .9), lumps=.08),
        look=dict(colors=['3a3d40', '2b2d30', '45474a', '33363a', '4f4f50', '3f3a38'], mottle=.3, pale=.12,
                  dark_flecks=.1, light_flecks=.15, veins=.05, strata=0, bump=.15, rough=.3)),
    'stones/marble-chips': shot(
        'loose_stones', seed=12, kind='broken', median=.27, spread=.25, limits=(.15, .46), shape=dict(cuts=11),
        look=dict(colors=['e9e6e0', 'dedbd5', 'f2efe9', 'd3d1ce', 'e4dfd6'], warm='efe6da', mottle=.3, pale=.2,
                  dark_flecks=.05, light_flecks=.5, veins=0, strata=.3, rough=.4), grade=dict(ev=-.65)),
    'stones/lava-rock': shot(
        'loose_stones', seed=13, kind='cinder', median=.36, spread=.3, limits=(.2, .62),
        look=dict(colors=['6b2f22', '7a3526', '55271f', '83422f', '4a2520', '6f3a2c'], mottle=.4, pale=.1,
                  dark_flecks=.5, light_flecks=.1, veins=0, strata=0, bump=.9, rough=.7, sheen=.2, pores=1.2)),
    'stones/slate-chips': shot(
        'loose_stones', seed=14, kind='split', median=.5, spread=.3, limits=(.25, .85), layers=2.6,
        look=dict(colors=['4f565c', '5c6165', '444a52', '67686a', '575a66', '6b625c'], mottle=.3, pale=.2,
                  dark_flecks=.1, light_flecks=.15, veins=.05, strata=.5, grain=9, rough=.42)),
    'stones/limestone': shot(
        'loose_stones', seed=15, kind='broken', median=.34, spread=.28, limits=(.2, .6), shape=dict(rough=.05),
        look=dict(colors=['cfc6b4', 'c2b7a3', 'dad2c2', 'b6ab98', 'd5c9b1'], mottle=.35, pale=.4, dark_flecks=.15,
                  light_flecks=.3, veins=0, strata=.2, rough=.62, dust='ddd5c6'), grade=dict(ev=-.8, wb=(1, 1, .98))),
    'stones/riprap': shot(
        'riprap', seed=16, look=dict(colors=['7d7d7c', '6a6b6c', '8c8a87', '5d5e60', '827d76', '737475'], warm='b9a890', mottle=.45, pale=.2, dark_flecks=.9, light_flecks=.9,
                                     veins=0, strata=0, grain=4, bump=.16, rough=.6, sheen=.25),
        plants=[('laurel', x, 4.6, .9) for x in (-4.2, -2.8, -1.4, 0, 1.4, 2.8, 4.2)] + [('fountain_grass', x, 2.3, .8) for x in (-2.3, 1.9)], grade=dict(ev=-.2, wb=(.95, 1, 1.05))),
    'stones/crushed-concrete': shot(
        'loose_stones', seed=18, kind='broken', median=.33, spread=.42, limits=(.13, .68), shape=dict(rough=.09),
        look=dict(colors=['aaa69e', '9a968f', 'b8b3aa', '8b8883', 'b1a797'], mottle=.3, pale=.5, dark_flecks=1.,
                  light_flecks=1., veins=0, strata=0, bump=.8, rough=.7, sheen=.2, dust='c4beb3')),
    'stones/crusher-run': shot(
        'aggregate', seed=20, dust=['8b8883', '79766f', '9a968f', '6a6763', 'a5a099'], fill=.44, relief=.08,
        bits=['8a8782', '77746f', '9b978f', '696764', 'a8a49b', '5e5c5a', '85807a'],
        stones=dict(median=.225, spread=.36, limits=(.11, .42), layers=1.02, shape=dict(rough=.05, cuts=11),
                    look=dict(colors=['7b7976', '6b6967', '8a8783', '5e5d5c', '918d87', '747270'], warm='cfc6bb',
                              pale=.12, veins=.03, strata=.05, rough=.55)),
        scatter=((2600, .07, .16, 1.), (7000, .035, .08, 1.2), (26000, .014, .035, 1.4)), grade=dict(ev=-.4, wb=(.94, 1, 1.09), saturation=.8)),
    'stones/decomposed-granite': shot(
        'aggregate', seed=21, dust=['b08a5c', '9c7446', 'c7a678', '8a6038', 'd6bd95'], fill=.3, relief=.16,
        bits=['b58c5a', 'a5773f', 'cbab7c', '8f6236', 'd9c4a0', 'a06a3c', 'c29a68', '7d6a58', 'e0d4c0'],
        scatter=((300, .09, .19, 1.8), (5200, .04, .09, 1.6), (44000, .013, .04, 1.2))),
    'best-sellers/stones': shot(
        'loose_stones', seed=19, kind='worn', median=.38, spread=.42, limits=(.18, .9),
        look=dict(colors=RIVER), frames=120, at=(-.4, -6.0, 6.4), lens=68),
}

PICTURES = {identifier: options | dict(grade=DAYLIGHT | options['grade']) for identifier, options in STONES.items()}
