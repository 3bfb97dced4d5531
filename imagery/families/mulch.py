"""A bed of mulch close up: shredded wood, bark nuggets, rubber, and layers of straw or needles."""
import numpy as np

from kit import studio, wood
from kit.geometry import mesh, place
from kit.ground import earth
from kit.pour import pour, sprinkle
from kit.stone import broken

RENDER = dict(samples=7, bounces=3, threshold=.04)
WIDTH, DEPTH = 6.4, 6.  # what the camera sees, and a little more


def build(rng, kind='shred', view=None, **parameters):
    """`kind` is shred, bark, rubber or layers; `view` moves the camera."""
    dict(shred=shredded, bark=nuggets, rubber=rubber, layers=layered)[kind](rng, **parameters)
    studio.sky(elevation=36, rotation=62, sun_size=1.)
    view = dict(at=(.2, -3.6, 4.6), toward=(0, -.45, .8), lens=50, fstop=.3) | (view or {})
    studio.camera(**view)
    studio.focus_on(.5, .42)


def shredded(rng, colors, raw=None, raw_share=.28, shade='6b4a40', highlight='c98a62', count=1380,
             scales=(.35, .5, .6, .75, .9, 1.1), dust=650, rough=.78, floor='1a0c07', **form):
    """Splinters; `form` goes to kit.wood.shred."""
    material = wood.wood_material(colors, shade, raw, raw_share, rough=rough, highlight=highlight)
    shapes = [wood.shred(rng, **form) for _ in range(28)]
    pairs = {wood.block_around(points).name: mesh('shred', points, faces, [material]) for points, faces in shapes}
    pour(rng, pairs, rng.choice(scales, count), (.82, .85, .42), WIDTH, DEPTH,
         lambda r: (r.normal(0, .5), r.normal(0, .4), r.uniform(0, 6.28)),
         floor=earth(floor, floor), frames=80, friction=.9, substeps=3, iterations=8)
    # Blender draws each thing's random number from its name: spelled anew, the picture would be another.
    fibers = [mesh('fibre', points * (.35, .22, .22), faces, [material]) for points, faces in shapes[:12]]
    sprinkle(rng, fibers, dust, ((-2.8, 2.8), (-2.4, 2.6)))


def _tumbled(rng, shape, material, count, scales, step, friction):
    """Chunky pieces dropped like stones."""
    pairs = {}
    for _ in range(18):
        seed = rng.integers(1 << 30)
        coarse, fine = (mesh('chunk', *shape(np.random.default_rng(seed), detail), [material]) for detail in (2, 5))
        pairs[coarse.name] = fine
    pour(rng, pairs, rng.choice(scales, count), (step,) * 3, WIDTH, DEPTH, lambda r: r.uniform(0, 6.28, 3),
         floor=earth('1a0c07', '2a1710'), frames=80, friction=friction)


def nuggets(rng, colors, count=480, scales=(.22, .3, .36, .42, .5), step=.95):
    """Pine bark nuggets."""
    _tumbled(rng, wood.bark_plate, wood.bark_material(colors), count, scales, step, .9)


def rubber(rng, colors, count=900, scales=(.16, .2, .25, .3)):
    """Rubber chunks cut from tires."""
    def chunk(generator, detail):
        return broken(generator, detail, (.4, .7), (.35, .6), cuts=9, rough=.09)
    _tumbled(rng, chunk, wood.rubber_material(colors), count, scales, .62, .9)


def layered(rng, colors, count=3000, length=(1.6, 2.6), thick=.011, per=3, bow=.35, flat=.16, depth=.75,
            floor=('2b1c12', '4a3320'), rough=.5):
    """Needles or stalks lying across each other, layer upon layer."""
    material = wood.straw_material(colors, rough)
    bundles = [wood.needles(rng, length, thick, per, bow, material) for _ in range(40)]
    place(mesh('floor', [(-8, -8, 0), (8, -8, 0), (8, 8, 0), (-8, 8, 0)], [(0, 1, 2, 3)], [earth(*floor)]))
    for _ in range(count):
        x, y = rng.uniform(-4, 3), rng.uniform(-3.4, 3.2)
        height = depth * (.9 + .25 * np.sin(x * 1.3 + 1) * np.cos(y * 1.1)) * rng.uniform(.15, 1) ** .5
        turn = (rng.uniform(0, 6.28), rng.normal(0, flat), rng.uniform(0, 6.28))
        place(bundles[rng.integers(40)], (x, y, height), turn, rng.uniform(.7, 1.15))
