"""A bed of loose stone seen from a standing gardener's height: gravel, river rock, chips, lava."""
import math

import numpy as np

from kit import stone, studio
from kit.pour import pour

RENDER = dict(samples=7, bounces=3, threshold=.04)
WIDTH, DEPTH = 9., 9.4  # what the camera sees, and a little more


def build(rng, kind, look, median=.31, spread=.34, limits=(.17, .62), layers=1.6, shape=None,
          variants=16, fine=5, frames=75, friction=.7, at=(.3, -5.7, 6.4), lens=50, fstop=.26):
    """`kind` of stone (see kit/stone.py), its `look` (material) and sizes in units of about 3 cm."""
    coarse = 2 if median > .25 else 1
    pairs = stone.meshes(rng, kind, stone.material(**look), variants, coarse, fine, **(shape or {}))
    count = int(layers * WIDTH * DEPTH / (math.pi * (median * .82) ** 2))
    radii = np.clip(rng.lognormal(math.log(median), spread, count), *limits)
    step = [np.quantile(radii, .9) * 2.3] * 3
    things = pour(rng, pairs, radii, step, WIDTH, DEPTH, lambda r: r.uniform(0, 6.28, 3),
                  frames=frames, friction=friction)
    top = np.quantile([thing.location.z for thing in things], .85)
    studio.sky(elevation=33, rotation=118)
    studio.camera(np.add(at, (0, 0, top - .6)), (0, -.25, top), lens, fstop)
    studio.focus_on(.5, .42)
