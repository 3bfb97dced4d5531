"""A dry-laid block wall with a cap, planted above and graveled at its foot. One unit is 20 cm."""
import numpy as np

from kit import stone, studio
from kit.geometry import box, field, icosphere, mesh, place
from kit.ground import earth
from kit.masonry import COURSE, split_block
from kit.plants import ball, fountain, leaf_material

RENDER = dict(samples=10, bounces=3, threshold=.03)


def lay_courses(rng, material, courses, reach=7.):
    """Running bond, each course set back a little."""
    widths = (.75, 1.05, 1.4, 1.8)
    variants = {w: [split_block(rng, w, COURSE - .035, 1.1, material) for _ in range(4)] for w in widths}
    for row in range(courses):
        x = -reach - rng.random()
        while x < reach:
            width = rng.choice((.75, 1.05, 1.05, 1.4, 1.4, 1.8))
            at = (x + width / 2, row * .07 + rng.normal(0, .018), COURSE * (row + .5) + rng.normal(0, .004))
            place(variants[width][rng.integers(4)], at, rng.normal(0, .007, 3))
            x += width + rng.uniform(.018, .035)


def lay_cap(rng, material, top, setback, reach=8.):
    caps = [split_block(rng, 2., .36, 1.6, material, .55) for _ in range(4)]
    for x in np.arange(-reach, reach, 2.02):
        place(caps[rng.integers(4)], (x + 1, setback + .13 + rng.normal(0, .015), top + .18), (0, rng.normal(0, .003), rng.normal(0, .006)))


def gravel_foot(rng, colors, count=6000):
    material = stone.material(colors, veins=0)
    pebbles = []
    for _ in range(10):
        points, faces = icosphere(3)
        swell = 1 + .3 * field(points, 1.2, rng.uniform(-40, 40, 3))
        pebbles.append(mesh('pebble', points * swell[:, None] * (1, .78, .6), faces, [material]))
    for _ in range(count):
        at = (rng.uniform(-6.5, 6.5), -.45 - abs(rng.triangular(0, .01, 6.5)), rng.uniform(.03, .12))
        place(pebbles[rng.integers(10)], at, rng.uniform(0, 6, 3), rng.uniform(.06, .13))


def planting(rng, top):
    """Grasses behind the cap and soft shrubs in the distance."""
    grass = leaf_material('4f7424', '86a04a', .3)
    tufts = [fountain(rng, 300, (1., 1.9), (.016, .03), grass, .75, .32, base=.18) for _ in range(4)]
    for x, y in ((-5.2, 1.7), (-3.1, 2.), (-.6, 1.75), (1.6, 2.1), (3.6, 1.7), (5.6, 2.), (-4.2, 3.3), (.5, 3.5), (2.9, 3.5), (-1.9, 3.5), (5, 3.6)):
        place(tufts[rng.integers(4)], (x + rng.normal(0, .2), y, top + .28), (0, 0, rng.uniform(0, 6)), rng.uniform(.8, 1.15))
    flower = leaf_material('8a5bb5', 'b48ad6', .3, 'ffffff')
    green = leaf_material('5d8a3c', 'a9b85a', .25)
    cushions = [ball(rng, 2600, .62, .075, .04, green, (1.3, .8, .55), .3, 2., 1., .5) for _ in range(2)]
    blooms = [ball(rng, 420, .66, .07, .05, flower, (1.3, .8, .6), .3, 2., 1., .2) for _ in range(2)]
    for x in (-4.6, -2.1, .6, 2.7, 4.8):
        k, at, spin = rng.integers(2), (x + rng.normal(0, .2), .75, top + .42), (0, 0, rng.normal(0, .2))
        place(cushions[k], at, spin, 1.1)
        place(blooms[k], at, spin, 1.1)
    far = leaf_material('31521f', '5c7d35', .3)
    shrubs = [ball(rng, 5200, 1., .12, .07, far, (1, 1, 1), .2, 2.3, .8, .4) for _ in range(3)]
    for x in np.arange(-9, 10, 1.7):
        place(shrubs[rng.integers(3)], (x, 5.6 + rng.normal(0, .5), top + 1.2), (0, 0, rng.uniform(0, 6)), rng.uniform(1.5, 2.))


def build(rng, colors=('857866', 'a08d74', '6a625b', 'a8967d', '5e5853', '8d7a62'), cap=('a4998a', 'b3a795', '958a7d'), courses=5,
          at=(3.6, -8.3, 3.6), toward=(-.2, 0, 2.3), lens=46, gravel=('5d564e', '9a8c78', '3f3c39', 'b3aa9c', '6b5340', '4a4744')):
    block = stone.material(list(colors), veins=0, strata=0, mottle=.7, grain=6, bump=.8, rough=.8, sheen=.25)
    top, setback = courses * COURSE, courses * .07
    lay_courses(rng, block, courses)
    lay_cap(rng, stone.material(list(cap), veins=0, strata=0, rough=.8, sheen=.25, bump=.6), top, setback)
    soil = earth('2c211a', '4a3a2c', 3)
    box((30, .4, top), (0, .95, top / 2), soil, edge=0)
    box((30, 8, .4), (0, 5.2, top + .1), soil, edge=0)
    box((40, 14, .2), (0, -5, -.1), soil, edge=0)
    gravel_foot(rng, list(gravel))
    planting(rng, top)
    studio.sky(elevation=35, rotation=122, sun_size=1.)
    studio.camera(at, toward, lens, .28)
    studio.focus_on(.5, .45)
