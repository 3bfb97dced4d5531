"""A handful of seeds, close: each kind by its own outline and coat."""
import math

import numpy as np

from kit import studio
from kit.geometry import field, icosphere, mesh
from kit.pour import pour
from kit.shader import Shader

RENDER = dict(samples=7, bounces=3, threshold=.03)


def seed_shape(rng, detail, length=1., width=.55, thick=.3, taper=.0, kidney=0., wrinkle=0., rim=0.):
    """A seed along x: oval, drawn to a point by `taper`, bent by `kidney`, edged by `rim`."""
    points, faces = icosphere(detail)
    x, y, z = points.T
    narrow = 1 - taper * (x + 1) / 2
    shape = np.c_[x * length * .5, y * width * .5 * narrow, z * thick * .5 * (.35 + .65 * narrow)]
    if rim:
        edge = np.exp(-((np.hypot(y, x) - .93) / .1) ** 2)
        shape[:, 2] *= 1 - rim * np.exp(-((np.hypot(y, x) - .8) / .12) ** 2) + .3 * rim * edge
    shape[:, 1] += kidney * width * (1 - x * x) * .5
    shift = rng.uniform(-50, 50, 3)
    shape *= (1 + .04 * field(points, 1.5, shift))[:, None]
    if wrinkle and detail > 2:
        shape *= (1 + wrinkle * np.abs(field(points, 4., shift)) + .5 * wrinkle * field(points, 9, shift))[:, None]
    return shape, faces


def coat(colors, stripes=None, mottle=None, rough=.4, sheen=.45, relief=.25, grain=18):
    """The seed's skin; `stripes` run lengthwise, `mottle` flecks it."""
    s = Shader('coat')
    at = s.coords(vary=12)
    color = s.palette(s.random(), colors, hard=False)
    lengthwise = s.noise(s.coords((.5, 9, 9), vary=12), 1.6, 3, .6)
    if stripes:
        color = s.mix(s.ramp(lengthwise, [(.47, 0), (.53, 1)]), color, stripes)
    if mottle:
        color = s.mix(s.spots(at, 7, .5, .57, 3), color, mottle)
    color = s.mix(s.times(s.noise(at, 3, 3), .35), color, s.tint(color, 'a8937a'))
    height = s.plus(s.times(lengthwise, .6), s.times(s.noise(at, grain, 3), .4))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(rough, s.times(s.random(37.), .12)), Specular=sheen,
                         Normal=s.bump(height, relief, .02)))


def build(rng, shape, skin, size=.6, spread=.1, count=560, step=.72, lens=55):
    """`shape` goes to seed_shape, `skin` to coat; `size` in units of about 1 cm."""
    material = coat(**skin)
    pairs = {}
    for _ in range(14):
        number = rng.integers(1 << 30)
        coarse, fine = (mesh('seed', *seed_shape(np.random.default_rng(number), detail, **shape), [material]) for detail in (2, 5))
        pairs[coarse.name] = fine
    scales = size * 1.6 * rng.normal(1, spread, count).clip(.7, 1.3)
    things = pour(rng, pairs, scales, (step,) * 3, 7., 6.4, lambda r: (r.normal(0, .5), r.normal(0, .5), r.uniform(0, 2 * math.pi)),
                  frames=70, friction=.6, substeps=3, iterations=8)
    top = np.quantile([thing.location.z for thing in things], .85)
    studio.sky(elevation=36, rotation=118, sun_size=2.)
    studio.camera((.2, -4.6, 5.2 + top), (0, -.2, top), lens, .3)
    studio.focus_on(.5, .45)
