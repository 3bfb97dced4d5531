"""Mulch by name: the length of the shreds and the color tell them apart."""
from catalog import shot

RED = ['6a2116', '8c2f1c', 'a03a24', '7a281b', 'ad4a2e', '52201a', 'b5673f']
BLACK = ['1d1a19', '262221', '151313', '2f2b29', '1a1716', '383330']
BROWN = ['4a2c1c', '5c3823', '6e452c', '3d2417', '7d5236', '54331f']
PINE = ['a9794a', 'c29461', '8d5f38', 'd0a878', '9a6b40', 'b5854f']
HARDWOOD = ['6b4d36', '7f5f44', '55402f', '927354', '4a382b', '86654a']
CEDAR = ['a85f38', 'c07a4a', '8f4c2c', 'd09560', 'b56b40', 'deb080']
STRAW = ['a8673a', '8f5330', 'bd8048', '7d4628', 'c9935c', '98602f']
BARK = ['553a2e', '6e4836', '40302a', '7a5242', '5c4236', '8f6650', '6a5850']

PICTURES = {
    'mulches/red-mulch': shot('mulch', seed=3, colors=RED, raw=('8a5a38', 'c79a6b'), grade=dict(ev=.2)),
    'mulches/pine-needles': shot(
        'mulch', seed=4, kind='layers', colors=STRAW),
    'mulches/bark-nuggets': shot('mulch', seed=5, kind='bark', colors=BARK, count=900, scales=(.2, .26, .32, .38, .44), step=.8, grade=dict(ev=.3, wb=(.97, 1, 1.03))),
    'mulches/black-mulch': shot('mulch', seed=6, colors=BLACK, shade='7a7470', highlight='4d4642', rough=.7,
                                grade=dict(ev=.35)),
    'mulches/cedar-mulch': shot(
        'mulch', seed=7, colors=CEDAR, raw=('c99a68', 'e6c797'), raw_share=.4, highlight='e2b98a', shade='8a6450',
        length=(.6, 1.7), width=(.04, .12), torn=(.1, .4), scales=(.5, .7, .9, 1.1), count=1480),
    'mulches/pine-mulch': shot(
        'mulch', seed=8, colors=PINE, raw=('c9a26e', 'e2c79c'), raw_share=.3, highlight='dcb88a', shade='80644a',
        length=(.3, .8), width=(.14, .34), thick=(.15, .35), count=2000),
    'mulches/hardwood-mulch': shot(
        'mulch', seed=9, colors=HARDWOOD, raw=('8f7455', 'b89a74'), raw_share=.2, highlight='a58a68', shade='6a5a4c',
        length=(.3, 1.), width=(.06, .2), count=2300, grade=dict(ev=-.15)),
    'mulches/straw-mulch': shot(
        'mulch', seed=10, kind='layers', colors=['d8b866', 'c9a552', 'e6cd88', 'b8934a', 'efdca4', 'cfb070'],
        thick=.03, per=1, length=(1.2, 3.), bow=.08, count=2500, rough=.38, floor=('6b5630', '8f7444')),
    'mulches/rubber-mulch': shot('mulch', seed=11, kind='rubber', colors=['3a2418', '45291b', '2f1d15', '4f3122'],
                                 grade=dict(ev=.3)),
    'best-sellers/mulch': shot(
        'mulch', seed=12, colors=BROWN, raw=('7d5838', 'a98460'), raw_share=.12, grade=dict(ev=.2)),
    'products-mulch/red': shot('mulch', seed=13, colors=RED, raw=('8a5a38', 'c79a6b'), count=1600,
                               view=dict(at=(-.5, -3.2, 4.9)), grade=dict(ev=.2)),
    'products-mulch/black': shot('mulch', seed=14, colors=BLACK, shade='7a7470', highlight='4d4642', rough=.7,
                                 count=1600, view=dict(at=(-.5, -3.2, 4.9)), grade=dict(ev=.25)),
    'products-mulch/brown': shot('mulch', seed=15, colors=BROWN, raw=('7d5838', 'a98460'), raw_share=.12,
                                 length=(.3, .9), count=2200, view=dict(at=(-.5, -3.2, 4.9)), grade=dict(ev=.2)),
    'products-mulch/pine-bark-nuggets': shot(
        'mulch', seed=16, kind='bark', colors=BARK, count=580, scales=(.3, .36, .42, .5), step=.95,
        view=dict(at=(-.4, -3.6, 5.)), grade=dict(ev=.3, wb=(.97, 1, 1.03))),
    'products-mulch/regular-pine-straw-bale': shot(
        'pine_straw', seed=17, shape='bale', size=(11, 6.4, 5.6), spots=((.3, 1, 0, .42),), colors=STRAW, middle=2.5, grade=dict(ev=.5)),
    'products-mulch/long-needle-pine-straw-rolls': shot(
        'pine_straw', seed=18, shape='roll', size=(10, 5.4, 5.4), colors=STRAW, length=(3.4, 5.2), wild=.42, count=4600,
        spots=((-2.4, 1.3, 0, 1.12), (2.6, -1.1, 0, 1.16), (.2, .3, 4.55, 1.09)), ties=(-3.1, 0, 3.1), spread=1.5, middle=4.3, raise_=8., grade=dict(ev=.65)),
}
