"""A bed of loose stone seen from a standing gardener's height: gravel, river rock, chips, lava."""
import math

import numpy as np

from kit import settle, stone, studio
from kit.geometry import place
from kit.ground import earth

RENDER = dict(samples=26, bounces=4)
WIDTH, DEPTH = 10.5, 10.5


def sizes(rng, count, median, spread, limits):
    return np.clip(rng.lognormal(math.log(median), spread, count), *limits)


def drop_points(rng, count, radius):
    """Places above the tray, layer upon layer, so that nothing starts inside anything."""
    step = radius * 2.3
    across, along = int((WIDTH - step) / step), int((DEPTH - step) / step)
    for i in range(count):
        layer, cell = divmod(i, across * along)
        x, y = cell % across, cell // across
        jitter = rng.uniform(-.15, .15, 3) * radius
        yield ((x - (across - 1) / 2) * step + jitter[0], (y - (along - 1) / 2) * step + jitter[1],
               radius * 1.6 + layer * step + jitter[2])


def pour(rng, pairs, radii, frames, friction):
    """Drop one stone per radius into the tray; returns the settled stones with fine meshes."""
    names = list(pairs)
    stand_ins = {mesh.name: mesh for mesh in map(_by_name, names)}
    reach = np.quantile(radii, .9)
    things = []
    for at, radius in zip(drop_points(rng, len(radii), reach), radii):
        data = stand_ins[names[rng.integers(len(names))]]
        things.append(place(data, at, rng.uniform(0, 6.28, 3), radius))
    floor, walls = settle.tray(WIDTH, DEPTH, earth())
    settle.settle(things, [floor, *walls], frames, friction)
    settle.remove(walls)
    settle.swap(things, pairs)
    return things


def _by_name(name):
    import bpy
    return bpy.data.meshes[name]


def build(rng, kind, look, median=.31, spread=.34, limits=(.17, .62), layers=1.8, shape=None,
          variants=16, fine=5, frames=90, friction=.7, at=(.3, -5.7, 6.4), lens=50, fstop=.26):
    """`kind` of stone (see kit/stone.py), its `look` (material) and sizes in units of about 3 cm."""
    pairs = stone.meshes(rng, kind, stone.material(**look), variants, 2 if median > .25 else 1,
                         fine, **(shape or {}))
    footprint = math.pi * (median * .82) ** 2
    count = int(layers * WIDTH * DEPTH / footprint)
    things = pour(rng, pairs, sizes(rng, count, median, spread, limits), frames, friction)
    top = np.quantile([thing.location.z for thing in things], .85)
    studio.sky(elevation=33, rotation=118)
    studio.camera(np.add(at, (0, 0, top - .6)), (0, -.25, top), lens, fstop)
    studio.focus_on(.5, .42)
