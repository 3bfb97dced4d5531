"""The plants that gardens are made of: each entry builds a few variants, once per picture.

A variant is a list of (mesh, lift): the mesh stands at the plant's place, lifted by `lift`.
"""
import numpy as np

from . import plants, trees
from .geometry import icosphere, mesh
from .plants import leaf_material
from .shader import Shader


def _core(radius, squash=1.):
    """A dark heart, so that one does not look through a shrub."""
    s = Shader('core')
    points, faces = icosphere(3)
    return mesh('core', points * radius * (1, 1, squash), faces, [s.finish(dict(Base_Color='141c0d', Roughness=.9))])


def petals(dark, light):
    return leaf_material(dark, light, .3, 'ffffff', .5, shade=.2)


def shrub(count, radius, leaf, width, dark, light, lift, squash=(1, 1, .9), core=.78, through=.22, glow='a9c24a', rough=.38, **form):
    def make(rng):
        material = leaf_material(dark, light, through, glow, rough)
        heart = _core(radius * core, squash[2])
        return [[(plants.ball(rng, count, radius, leaf, width, material, squash, **form), lift), (heart, lift)] for _ in range(2)]
    return make


def flowering(dark, light, petal_dark, petal_light, heads=26, radius=.55):
    """A mophead shrub: big leaves, round heads."""
    def make(rng):
        leaf, flower = leaf_material(dark, light, .3), petals(petal_dark, petal_light)
        heart = _core(radius * .6, .85)
        return [[(plants.ball(rng, 2600, radius, .12, .085, leaf, (1, 1, .82), .18, 2., .8, .5), .42), (heart, .36),
                 (plants.clusters(rng, heads, radius, (.085, .12), flower), .42)] for _ in range(2)]
    return make


def mophead(petal_dark, petal_light, heads=20, radius=.55):
    """A hydrangea to be seen near, floret by floret."""
    def make(rng):
        leaf, flower = leaf_material('3f6a2a', '7ba04a', .3), petals(petal_dark, petal_light)
        return [[(plants.ball(rng, 2600, radius, .12, .085, leaf, (1, 1, .82), .18, 2., .8, .5), .42), (_core(radius * .6, .85), .36),
                 (plants.mopheads(rng, heads, radius, (.1, .135), flower), .42)] for _ in range(2)]
    return make


def grass(count, length, width, dark, light, droop=.8, spread=.3, **form):
    def make(rng):
        material = leaf_material(dark, light, .3)
        return [[(plants.fountain(rng, count, length, width, material, droop, spread, **form), 0.)] for _ in range(3)]
    return make


def spiky(petal_dark, petal_light, count=70, height=(.28, .46), leaf=('6f8468', '9aa98a')):
    def make(rng):
        green, flower = leaf_material(*leaf, .2), petals(petal_dark, petal_light)
        return [[(plants.ball(rng, 1500, .26, .06, .022, green, (1, 1, .6), .2, 2, 1., .6), .12),
                 (plants.spikes(rng, count, height, flower), 0.)] for _ in range(2)]
    return make


def daisy(petal_dark, petal_light, heart, height=(.45, .75), count=26, size=.05, spread=.18):
    def make(rng):
        green = leaf_material('3f6a2a', '7ba04a', .3)
        parts = []
        for _ in range(2):
            flowers = plants.daisies(rng, count, height, petals(petal_dark, petal_light), petals(heart, heart), size, 12, spread, green)
            tuft = plants.ball(rng, 900, .26, .11, .04, green, (1, 1, .75), .2, 2., 1., .6)
            parts.append([(tuft, .16)] + [(part, 0.) for part in flowers])
        return parts
    return make


def mound(petal_dark, petal_light, heart='e2c45a', count=80, size=.04, radius=.24, leaf=('4a742c', '82a84e'), rays=5, wide=.95):
    """A bedding plant: a low mound covered with open flowers."""
    def make(rng):
        green, petal = leaf_material(*leaf, .3), petals(petal_dark, petal_light)
        eye, dark = petals(heart, heart), _core(radius * .62, .7)
        return [[(plants.ball(rng, 1500, radius, .05, .032, green, (1, 1, .75), .25, 2.4, 1., .5), .1), (dark, .09)]
                + [(part, .1) for part in plants.blooms(rng, count, radius, size, petal, eye, rays=rays, wide=wide)] for _ in range(2)]
    return make


def spilling(dark, light, count=34, reach=.25, fall=.34, leaf=.04, width=.034):
    def make(rng):
        green, stem = leaf_material(dark, light, .3), leaf_material(dark, light, .1)
        return [[(part, 0.) for part in plants.trailing(rng, count, reach, fall, leaf, width, green, stem)] for _ in range(2)]
    return make


def shade_tree(dark='36591f', light='6f9139', per=20, glow='b2c650', leaf=(.11, .085), bark=('3a3028', '7d7062'), **form):
    def make(rng):
        wood, leaf_ = trees.bark_material(*bark), leaf_material(dark, light, .36, glow, .36)
        variants = []
        for _ in range(2):
            variants.append([(part, 0.) for part in trees.tree(rng, wood, leaf_, per=per, leaf_size=leaf, **form)])
        return variants
    return make


def _conifer(rng):
    """A loblolly-like pine: a bare pole with a crown of needle tufts."""
    wood = trees.bark_material('4a3428', '8f7362')
    leaf = leaf_material('2f4f22', '5a7a38', .2)
    return [[(part, 0.) for part in trees.tree(rng, wood, leaf, trunk=6.5, radius=.17, leaf_size=(.2, .012), per=60,
                                                lengths=(1.6, .9, .4, .2), children=(12, 5, 4, 3), angles=(66, 55, 50, 50))]]


def _palm(rng):
    """A small palm: a trunk with arching feathered fronds."""
    from .geometry import tube_arrays
    green, wood = leaf_material('2f5a24', '5f8a3a', .3), trees.bark_material('5a4a3a', '8d7a64')
    line = np.c_[np.zeros(12), np.zeros(12), np.linspace(0, 1.5, 12)]
    points, faces = tube_arrays(line, .12 - .03 * np.linspace(0, 1, 12), 16)
    trunk = mesh('trunk', points, faces, [wood])
    base, way, normal, size = [], [], [], []
    for f in range(18):
        azimuth, tilt = f * 2.4, rng.uniform(.25, 1.25)
        ahead = np.array([np.cos(azimuth), np.sin(azimuth)])
        for t in np.linspace(.12, 1, 34):
            angle = tilt + 1.1 * t * t
            spot = np.array([*(ahead * np.sin((tilt + angle) / 2) * 1.7 * t), 1.5 + np.cos((tilt + angle) / 2) * 1.7 * t])
            along = np.array([*(ahead * np.sin(angle)), np.cos(angle)])
            across = np.array([-ahead[1], ahead[0], 0])
            for hand in (-1, 1):
                base.append(spot)
                way.append(across * hand + along * .7 + np.array([0, 0, -.25]))
                normal.append(np.cross(along, across))
                size.append(.42 * np.sin(np.pi * min(1, .18 + t * .8)) + .05)
    fronds = plants.leaves(np.array(base), np.array(way), np.array(normal), np.array(size), .035, [green], curl=.2)
    return [[(trunk, 0.), (fronds, 0.)]]


def big_leaf(length, width, dark, light, count=22, rise=.5, droop=.9):
    """Tropical foliage: a few broad leaves on stalks (elephant ear, banana, hosta)."""
    def make(rng):
        material = leaf_material(dark, light, .34, 'c3d95a', .3)
        stalk = leaf_material(dark, light, .1)
        variants = []
        for _ in range(2):
            stems = plants.fountain(rng, count, (rise * .8, rise * 1.3), (.012, .018), stalk, .25, .35)
            azimuth = rng.uniform(0, 6.28, count)
            out = np.c_[np.cos(azimuth), np.sin(azimuth), np.zeros(count)]
            foot = out * rng.uniform(.05, .4, (count, 1)) * rise + np.c_[np.zeros((count, 2)), rng.uniform(.55, 1.15, count) * rise]
            ahead = out + np.c_[np.zeros((count, 2)), rng.uniform(-.5, .9, count)]
            up = -out * .4 + np.array([0, 0, 1.]) + rng.normal(0, .15, (count, 3))
            blade = broad_leaves(rng, foot, ahead, up, length, width, droop, material)
            variants.append([(stems, 0.), (blade, 0.)])
        return variants
    return make


def broad_leaves(rng, foot, ahead, up, length, width, droop, material, rows=9, columns=7, shape=1.):
    """Large smooth leaves as grids: pointed oval, arched, with a channel along the midrib."""
    points, faces, shade = [], [], []
    grid = np.array([(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
                     for j in range(rows - 1) for i in range(columns - 1)])
    for k, (at, way, normal) in enumerate(zip(foot, plants.unit(ahead), up)):
        side = plants.unit(np.cross(way, normal))
        lift = np.cross(side, way)
        long, wide = length * rng.uniform(.7, 1.15), width * rng.uniform(.8, 1.1)
        for j in range(rows):
            t = j / (rows - 1)
            half = wide * .5 * np.sin(np.pi * min(1, t ** (.62 * shape) * .97 + .03)) ** .8 + .001
            for i in range(columns):
                u = 2 * i / (columns - 1) - 1
                wave = .05 * np.sin(9 * t + 3 * u + k)
                points.append(at + way * long * t + side * half * u + lift * (half * (.35 * abs(u) + wave) - droop * long * .5 * t * t))
                shade.append(.5 + .5 * t)
        faces.append(grid + k * rows * columns)
    return mesh('broad', np.array(points), np.concatenate(faces), [material], attributes=dict(t=shade))


PLANTS = dict(
    box=shrub(14000, .46, .030, .019, '35561f', '6d8f3a', .38),
    yew=shrub(18000, .62, .035, .014, '223f1c', '44652c', .66, (1, 1, 1.25), through=.15),
    barberry=shrub(9000, .42, .032, .022, '5a1e2a', '8c3a3a', .3, (1, 1, .85), .55, glow='c9564a', bump=.3),
    spirea=shrub(8000, .36, .04, .024, '8fa832', 'c3cf5a', .22, (1, 1, .75), .55, .35, 'dbe06a', bump=.3),
    holly=shrub(9000, .55, .05, .032, '1f3d1a', '3f6428', .5, (1, 1, 1.1), bump=.2),
    laurel=shrub(5200, .7, .11, .05, '2c5220', '5f8a34', .62, (1, 1, 1.0), bump=.25),
    azalea_pink=flowering('3f6a2a', '6f9440', 'c9527f', 'e69bb9', 30),
    azalea_white=flowering('3f6a2a', '6f9440', 'e6e2d6', 'f6f3ea', 30),
    hydrangea_white=flowering('3f6a2a', '7ba04a', 'f0eee2', 'd9e0c0'),
    hydrangea_blue=flowering('3f6a2a', '7ba04a', '6f86c4', 'a9b8e0'),
    hydrangea_pink=flowering('3f6a2a', '7ba04a', 'c98fb0', 'e6c2d2'),
    fountain_grass=grass(420, (.6, 1.05), (.004, .008), '5d7a38', 'a5b56a'),
    muhly=grass(700, (.5, .9), (.002, .004), 'b0708a', 'd8a3b5', .6, .35),
    carex=grass(380, (.25, .45), (.003, .005), '6f8a3c', 'a9b860', 1.1, .5),
    liriope=grass(260, (.25, .42), (.006, .009), '2f5326', '557a3a', 1.2, .55),
    agave=grass(46, (.35, .6), (.035, .05), '6f8f86', '9db5a8', .12, .6, upright=.75, base=.05),
    yucca=grass(110, (.4, .75), (.016, .024), '55733f', '8fa870', .15, .45, upright=.7),
    fern=grass(150, (.4, .75), (.02, .034), '3f7428', '76a848', 1.2, .45, upright=.35),
    salvia=spiky('5a3f9a', '8a6cc9'),
    catmint=spiky('7f7fc0', 'a9a9dc', 90, (.2, .36)),
    goldenspire=spiky('e2b21e', 'f0cf4a', 60),
    red_salvia=spiky('b3261e', 'd8443a', 60, leaf=('3f6a2a', '6f9440')),
    coneflower=daisy('b0508c', 'd184b4', '6b3a1a'),
    susan=daisy('e2a81e', 'f2c63a', '2b1a10', (.35, .6), 30),
    daisy=daisy('f2efe6', 'faf8f2', 'd8a820', (.3, .5), 30, .045),
    marigold=daisy('e07a14', 'f2a52e', 'b85a10', (.18, .28), 34, .04, .15),
    maple=shade_tree(),
    redbud=shade_tree('4a6f2a', '86a84a', 22, leaf=(.10, .095), trunk=1.1, radius=.08, lengths=(1.5, .9, .5, .26)),
    red_maple=shade_tree('8c2a1c', 'c4532a', 20, 'e0803a'),
    cherry=shade_tree('d89ab0', 'f2cdd8', 24, 'ffe6ee', (.06, .055), trunk=1.2, radius=.09, lengths=(1.6, 1., .55, .26)),
    crape=shade_tree('c2557f', 'e08fb0', 20, 'f5c0d4', (.06, .05), ('8d7a66', 'b8a68e'), trunk=1.0, radius=.06, lengths=(1.5, .9, .5, .24)),
    redbud_bloom=shade_tree('b0508a', 'dc8cba', 26, 'f0b4d6', (.05, .042), ('3a2e28', '6e5f54'), trunk=1.3, radius=.075, lengths=(1.4, .9, .5, .26)),
    oak=shade_tree('34561f', '678a36', 18, 'b2c650', (.17, .12), trunk=4.6, radius=.22, lengths=(3., 1.9, 1., .45), children=(7, 7, 6, 5),
                   angles=(46, 50, 52, 50), roots=7),
    yard_tree=shade_tree('34561f', '678a36', 20, 'b2c650', (.12, .09), trunk=2.1, radius=.13, lengths=(2.1, 1.3, .7, .32), roots=6),
    gold_maple=shade_tree('b8821e', 'e2b93c', 20, 'f6cf50', roots=6),
    viburnum=flowering('35601f', '66903a', 'e9e6d6', 'f7f4ea', 60, .9),
    holly_tall=shrub(22000, .8, .06, .038, '1c3a19', '3d6428', 1.15, (1, 1, 1.5), bump=.2),
    spurge=shrub(1500, .3, .065, .032, '3a6626', '6f9a44', .06, (1, 1, .45), .6, bump=.3),
    sapling=shade_tree('3f6526', '7d9f44', 20, leaf=(.066, .05), bark=('4a4036', '8d8172'), trunk=1.25, radius=.024, lengths=(.74, .42, .26, .13),
                       children=(7, 6, 5, 4), angles=(27, 44, 50, 50), lean=.015, sway=.03),
    red_sapling=shade_tree('8c2f1c', 'c4572a', 20, 'e0803a', (.066, .052), ('5a5048', '9a8f82'), trunk=1.25, radius=.024, lengths=(.74, .42, .26, .13),
                           children=(7, 6, 5, 4), angles=(27, 44, 50, 50), lean=.015, sway=.03),
    mophead_blue=mophead('5f78c0', 'a9bdea'),
    mophead_pink=mophead('c9709c', 'ecb8d0'),
    mophead_white=mophead('e6e8d2', 'f8f7ee'),
    petunia_pink=mound('c2408a', 'e07ab4'),
    petunia_red=mound('b3201c', 'd8382c'),
    petunia_white=mound('f2efe6', 'faf8f4'),
    petunia_purple=mound('4f2f8c', '7a55b8'),
    dahlia_orange=mound('d8641a', 'f08c3c', 'b8801e', 44, .038, rays=13, wide=.4),
    dahlia_yellow=mound('e2b020', 'f5d050', 'b8801e', 44, .038, rays=13, wide=.4),
    ivy=spilling('2f5526', '6f9450'),
    golden_ivy=spilling('93a832', 'c6d060', 40, fall=.26, leaf=.026, width=.024),
    pine=_conifer, palm=_palm,
    elephant_ear=big_leaf(.62, .46, '2f6a2c', '5f9a3c'),
    banana=big_leaf(1.3, .34, '4a8a2c', '86b84a', 14, 1.2, .8),
    hosta=big_leaf(.26, .17, '5f8a4a', '9ab86a', 46, .2, .8),
    canna=big_leaf(.5, .2, '4a2a2a', '7a3f36', 26, .7, .5),
    woods=shrub(24000, 2.6, .15, .10, '2f4f1e', '5f803a', 2.6, (1, 1, 1.15), .6, .3, bump=.35, frequency=1.7),
)
