"""Soils and what feeds them: color, crumb and what is mixed in tell them apart."""
from catalog import shot

ROOT = ['8a6f52', 'a58a66', '6b543e']
COIR = ['a5713f', 'bd8a52', '8a5a30', 'c99a62']

PICTURES = {
    'soils/topsoil': shot('soil', seed=31, dark='3b2a1e', light='5d4532', clods=(700, .1, .4), pebbles=(60, .04, .1),
                          roots=(120, .3, 1., ROOT)),
    'soils/clay-soil': shot('soil', seed=32, dark='8a4424', light='b5653a', damp=.3, clods=(900, .14, .62),
                            clod_shape='broken', crumbs=(5000, .03, .14), grade=dict(ev=-.1, saturation=.92)),
    'soils/potting-soil': shot('soil', seed=33, dark='1f1813', light='33271d', clods=(500, .08, .2),
                               crumbs=(12000, .02, .08), perlite=(900, .03, .12), roots=(900, .25, .8, ROOT), bark=(500, .3, .8),
                               grade=dict(ev=.25)),
    'soils/compost': shot('soil', seed=34, dark='2a1e15', light='44311f', clods=(600, .08, .26), bark=(700, .3, 1.),
                          roots=(350, .3, 1., ROOT), straw=(60, .3, .8), grade=dict(ev=.25)),
    'soils/garden-soil': shot('soil', seed=35, dark='33241a', light='4e3927', clods=(800, .08, .3), bark=(200, .3, .7),
                              roots=(160, .3, .9, ROOT), grade=dict(ev=.15)),
    'soils/raised-bed-mix': shot('soil', seed=36, dark='2c2018', light='463424', clods=(400, .08, .22),
                                 bark=(1100, .35, 1.1), perlite=(220, .03, .09), grade=dict(ev=.2)),
    'soils/sandy-loam': shot('soil', seed=37, dark='927553', light='b3956d', warm='cdb48c', mound=.7, lumps=.12,
                             crumbs=(14000, .018, .06), clods=(260, .06, .26), grade=dict(ev=-.1)),
    'soils/fill-dirt': shot('soil', seed=38, dark='65392a', light='955a3f', damp=.04, clods=(620, .08, .66), clod_shape='broken',
                            clod_form=dict(rough=.2, cuts=8), crumbs=(13000, .02, .2), pebbles=(240, .05, .2), pebble=('6e5646', '8a7160'),
                            grade=dict(saturation=.96)),
    'soils/mushroom-compost': shot('soil', seed=39, dark='2b241e', light='473b30', clods=(700, .08, .24),
                                   straw=(700, .4, 1.1), grade=dict(ev=.25)),
    'soils/worm-castings': shot('soil', seed=40, dark='1d1712', light='30261d', clods=None, pellets=(16000, .04, .1),
                                crumbs=(6000, .02, .06), damp=.3, grade=dict(ev=.35)),
    'soils/peat-moss': shot('soil', seed=41, dark='2b1d13', light='45301f', clods=(500, .08, .28),
                            roots=(3200, .2, .7, ['5a4029', '46301d', '6e5336']), grade=dict(ev=.2)),
    'soils/coconut-coir': shot('soil', seed=42, dark='7a4f2c', light='96673c', clods=(200, .08, .2),
                               roots=(6500, .35, 1.1, COIR)),
    'lawn-care/compost-organic-soil-enhancing': shot(
        'soil', seed=43, dark='261b13', light='3e2d1e', clods=(500, .08, .3), bark=(420, .3, .9),
        roots=(240, .3, .9, ROOT), straw=(120, .3, .8), at=(-.6, -5., 5.8), grade=dict(ev=.25)),
    'products-fertilizers/vermi-compost': shot(
        'soil', seed=44, dark='241b14', light='3a2d21', clods=(120, .1, .24), pellets=(12000, .05, .13),
        crumbs=(4000, .02, .06), damp=.3, at=(-.5, -5., 5.6), lens=60, grade=dict(ev=.35)),
    'best-sellers/seeds-second': shot(
        'soil', seed=45, dark='211711', light='37281c', mound=.15, lumps=.1, crumbs=(12000, .02, .08), clods=(500, .07, .2), bark=(160, .2, .5),
        seedlings=(1.25, .82), at=(.55, -4.3, 5.6), toward=(0, -.1, .3), lens=59, grade=dict(ev=.2)),
}
