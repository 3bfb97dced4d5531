"""What stands in the yard by the ton: boulders, bays of stone, soil and mulch."""
from catalog import shot
from catalog.gardens import row, steps

GRAY = ['6f6e6c', '5f5e5d', '7d7a76', '505051', '888480', '696663']
RIVER = ['7d7b77', '625e5b', '958c80', '9c8468', '7f604d', 'b8b1a5', '6f6055', '8d745f', '4f4e50', 'a89a85']
WHITE = ['d6d3cd', 'c9c6c0', 'e2dfd9', 'bdbbb8', 'd2cdc4']
BROWN = ['46301f', '563b27', '67492f', '392619', '785a3c', '4e3622']

PICTURES = {
    'stones/boulders': shot(
        'boulders', seed=61, camera=(-.35, -2.2, .8), toward=(-.1, .5, .29),
        rocks=((-.55, .35, .58, .68), (.58, .62, .44, .66), (.22, -.2, .24, .62), (-1.5, 1.15, .3, .6)),
        edge=[(-5, 1.1), (-2, 1.5), (0, 1.6), (2, 1.35), (5, 1.)],
        plants=[('carex', -.02, .62, .9), ('fountain_grass', -1.25, .75, .75), ('fountain_grass', 1.25, 1.05, .8), ('carex', 1.15, .2, .8),
                ('liriope', -1.2, -.1, .7)] + row('laurel', steps(-5, 5, 1.2), 5.2, 1.) + row('hydrangea_white', (-2.6, -.4, 2.2), 4.2, .9),
        grade=dict(ev=.15, wb=(.95, 1, 1.03))),
    'services/stone-aggregates': shot(
        'bays', seed=62, width=7.2, lens=39, toward=(0, 1.2, 1.5), heaps=(
            ('stones', dict(kind='broken', median=.25, look=dict(colors=GRAY, veins=0, strata=0, pale=.15, rough=.55), dust=('5a5855', '716e69'), shape=dict(rough=.06))),
            ('stones', dict(kind='worn', median=.31, look=dict(colors=RIVER, pale=.15, veins=0, strata=0), dust=('6b5d4c', '8a7a64'))),
            ('stones', dict(kind='broken', median=.22, look=dict(
                colors=WHITE, warm='efe6da', mottle=.3, pale=.2, dark_flecks=.05, light_flecks=.5, veins=0, strata=.3, rough=.45),
                dust=('a8a39a', 'c9c4ba')))), grade=dict(ev=-.5, wb=(.96, 1, 1.04))),
    'services/soil-mulch': shot(
        'bays', seed=63, width=10.5, heaps=(
            ('soil', dict(dark='211812', light='372819')),
            ('mulch', dict(colors=BROWN, raw=('7d5f40', 'a98a64'), raw_share=.12, highlight='9a7850'))), grade=dict(ev=-.1, wb=(.98, 1, 1.02))),
    'drainage/french-drains': shot('trench', seed=64, grade=dict(ev=.05)),
}
