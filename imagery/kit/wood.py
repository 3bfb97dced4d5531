"""Shredded wood, bark, straw and needles."""
import math

import numpy as np
from mathutils import Vector, noise

from .geometry import field, mesh, quads, tube_arrays
from .shader import Shader


def shred(rng, length=(.35, 1.25), width=(.07, .2), thick=(.25, .6), torn=(.06, .3), rough=1., bow=.12):
    """A ragged splinter along x: a bent strip of fibers whose ends tore at different places."""
    size, wide = rng.uniform(*length), rng.uniform(*width)
    deep = wide * rng.uniform(*thick)
    rings, sides = 26, 12
    offset, bend, twist = Vector(rng.uniform(-90, 90, 3)), rng.normal(0, bow) * size, rng.normal(0, .5)
    ends = rng.uniform(*torn, 2)
    points = []
    for i in range(rings):
        t = i / (rings - 1)
        x = (t - .5) * size
        w = wide * (.85 + .35 * noise.noise(Vector((x * 2.2, 0, 0)) + offset))
        h = deep * (.8 + .5 * noise.noise(Vector((x * 2.5, 3, 0)) + offset))
        for j in range(sides):
            points.append(_fiber_point(t, x, 2 * math.pi * j / sides, w, h, size, ends, twist, bend, rough, offset))
    last = (rings - 1) * sides
    faces = [tuple(f) for f in quads(sides, rings, closed=True)]
    faces += [tuple(range(sides))[::-1], tuple(range(last, last + sides))]
    return np.array(points), faces


def _fiber_point(t, x, angle, w, h, size, ends, twist, bend, rough, offset):
    a = angle + twist * (t - .5)
    c, s = math.cos(a), math.sin(a)
    y = w * .5 * math.copysign(abs(c) ** .55, c)
    z = h * .5 * math.copysign(abs(s) ** .55, s)
    q = Vector((x * 1.1, y * 14, z * 14)) + offset
    d = rough * (.22 * noise.noise(q) + .12 * noise.noise(q * 2.7))
    y, z = y * (1 + d), z * (1 + d * 1.6)
    tear = noise.noise(Vector((0, math.cos(angle) * 2.2, math.sin(angle) * 2.2)) + offset) * .5 + .5
    along = t
    if t < ends[0]:
        along = ends[0] - (ends[0] - t) * (.25 + 1.1 * tear)
        thin = (t / ends[0]) ** .5
        y, z = y * (.25 + .75 * thin), z * (.1 + .9 * thin)
    if t > 1 - ends[1]:
        along = 1 - ends[1] + (t - 1 + ends[1]) * (.25 + 1.1 * tear)
        thin = ((1 - t) / ends[1]) ** .5
        y, z = y * (.25 + .75 * thin), z * (.1 + .9 * thin)
    middle = along - .5
    return middle * size, y + .5 * bend * 4 * middle ** 2, z + .35 * bend * math.sin(middle * 5)


def block_around(points, material=None):
    """A box that stands in for a splinter while it falls."""
    low, high = np.percentile(points, 6, 0), np.percentile(points, 94, 0)
    corners = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2] * .8, high[2] * .8)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh('stand-in', corners, faces, [material] if material else [])


def needles(rng, length=(1.6, 2.6), thick=.011, per=3, bow=.35, material=None):
    """A fascicle of pine needles (or a few stalks): thin bent lines from one base."""
    parts = []
    for _ in range(per):
        size, bend, spread = rng.uniform(*length), rng.normal(0, bow), rng.normal(0, .09)
        t = np.linspace(0, 1, 9)
        line = np.c_[t * size, spread * t * size + .5 * bend * t ** 2 * size * .5, rng.normal(0, .1) * np.sin(t * 3) * size * .3]
        parts.append(tube_arrays(line, thick * (1 - .45 * t), 5))
    points, faces = [], []
    for vertices, polygons in parts:
        base = sum(len(p) for p in points)
        points.append(vertices)
        faces += [tuple(int(i) + base for i in f) for f in polygons]
    return mesh('needles', np.concatenate(points), faces, [material] if material else [])


def wood_material(colors, shade='6b4a40', raw=None, raw_share=.28, fiber=1., rough=.78, sheen=.35, highlight='c98a62'):
    """Fibrous wood; `raw` shows undyed wood on a share of the pieces."""
    s = Shader('wood')
    at = s.coords(vary=40)
    base = s.palette(s.random(), colors, hard=False)
    coarse = s.noise(s.coords((1.2, 14, 14), vary=40), 2.2, 5, .7)
    fine = s.noise(s.coords((2, 40, 40), vary=40), 2., 2)
    color = s.mix(s.ramp(coarse, [(.3, .9), (.62, 0)]), base, s.tint(base, shade))
    color = s.mix(s.times(s.ramp(fine, [(.5, 0), (.75, 1)]), .55), color, s.mix(.5, base, highlight))
    if raw:
        bare = s.times(s.spots(at, 1.3, .55, .66, 3), s.math('GREATER_THAN', s.random(57.3), 1 - raw_share), .75)
        color = s.mix(bare, color, s.mix(s.ramp(coarse, [(.3, 0), (.7, 1)]), *raw))
    height = s.times(s.plus(coarse, s.times(fine, .5)), fiber)
    return s.finish(dict(Base_Color=color, Roughness=rough, Specular=sheen, Normal=s.bump(height, .9, .06)))


def bark_plate(rng, detail, flat=(.17, .34), wide=(.5, .85)):
    """A nugget of pine bark: a jagged plate whose faces flake off in steps."""
    from .stone import broken
    points, faces = broken(rng, detail, (1, 1), (1, 1), cuts=11, rough=.06)
    shift = rng.uniform(-50, 50, 3)
    outline = np.c_[points[:, :2], np.zeros(len(points))]
    points[:, :2] *= (1 + .16 * field(outline, 2.6, shift))[:, None]
    if detail > 2:
        points[:, :2] *= (1 + .12 * field(points * (.4, .4, 7), 1., shift) + .05 * field(outline, 9, shift))[:, None]
        flakes = np.floor(4 * (field(outline, 1.9, shift + 7) + .4 * field(outline, 5, shift)))
        points[:, 2] *= 1 + .17 * flakes
        points[:, 2] += .03 * field(points, 8, shift)
    return points * (1, rng.uniform(*wide), rng.uniform(*flat)), faces


def bark_material(colors, inner='8a5a3a'):
    """Bark in flat layers, reddish inside."""
    s = Shader('bark')
    at = s.coords(vary=30)
    base = s.palette(s.random(), colors, hard=False)
    layered = s.noise(s.coords((1.2, 1.2, 11), vary=30), 2., 4, .65)
    cracks = s.noise(at, 4, 4, .7)
    color = s.mix(s.ramp(layered, [(.42, 0), (.62, .8)]), base, s.mix(.5, base, inner))
    color = s.mix(s.ramp(cracks, [(.3, .75), (.48, 0)]), color, s.tint(color, '4a3b35'))
    color = s.mix(s.times(s.spots(at, 3.2, .6, .7, 3), .4), color, '8d8177')
    height = s.plus(s.times(layered, 1.2), cracks)
    return s.finish(dict(Base_Color=color, Roughness=.85, Specular=.25, Normal=s.bump(height, .9, .05)))


def rubber_material(colors):
    """Shredded tire rubber with a dull sheen."""
    s = Shader('rubber')
    at = s.coords(vary=30)
    color = s.mix(s.times(s.noise(at, 3, 4), .5), s.palette(s.random(), colors), '0c0c0d')
    height = s.plus(s.noise(at, 7, 4, .65), s.times(s.noise(at, 30, 2), .3))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(.45, s.times(s.noise(at, 5, 2), .25)),
                         Specular=.5, Normal=s.bump(height, .6, .04)))


def straw_material(colors, rough=.5):
    """Dry stalks and needles: one color per piece, paler and darker along it."""
    s = Shader('straw')
    base = s.palette(s.random(), colors, hard=False)
    along = s.noise(s.coords((3, 1, 1), vary=20), 1., 3)
    color = s.mix(s.ramp(along, [(.35, .6), (.65, 0)]), base, s.tint(base, '8a7458'))
    return s.finish(dict(Base_Color=color, Roughness=rough, Specular=.4))
