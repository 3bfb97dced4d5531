"""A plain open bag of granules, its rim rolled down, and some spilled at its foot. One unit is about 2 cm."""
import math

import bpy
import numpy as np

from families.seeds import coat, seed_shape
from kit import settle
from kit.fittings import photograph
from kit.geometry import box, field, icosphere, mesh, place, quads, spline
from kit.pour import drop_points
from kit.shader import Shader

RENDER = dict(samples=10, bounces=4, threshold=.03)

WIDE, DEEP = 4.3, 3.1
# How far out of the outline, and how high: the wall, the roll of the rim, and down inside.
PROFILE = [(-.9, .02), (-.3, .1), (.02, .7), (.34, 2.4), (.42, 4.2), (.22, 6.), (.0, 7.2), (.16, 7.5), (.5, 7.55), (.72, 7.95),
           (.62, 8.45), (.25, 8.72), (-.16, 8.55), (-.3, 8.), (-.28, 6.8)]


def paper(color):
    """Sack paper: matt, faintly fibrous, crumpled."""
    s = Shader('sack paper')
    at = s.coords()
    fibers = s.noise(s.coords((14, 14, 3)), 3, 4, .6)
    crumple = s.noise(at, 1.3, 3, .55)
    shade = s.mix(s.times(s.noise(at, .5, 3), .5), color, s.tint(color, 'c9b79c'))
    return s.finish(dict(Base_Color=s.mix(s.times(fibers, .18), shade, 'ffffff'), Roughness=.72, Specular=.25,
                         Normal=s.bump(s.plus(s.times(fibers, .12), crumple), .5, .12)))


def outline(angle, grown):
    """A rounded rectangle seen from above, `grown` on every side."""
    c, s = np.cos(angle), np.sin(angle)
    r = (np.abs(c) ** 3.2 + np.abs(s) ** 3.2) ** (-1 / 3.2)
    return (WIDE + grown) * r * c, (DEEP + grown) * r * s


def bag(rng, color):
    """The standing bag: a bulging wall with long folds, and a rim that nobody rolled evenly."""
    line = spline(PROFILE, 7)
    angle = np.linspace(0, 2 * np.pi, 320, endpoint=False)
    turn, grown = np.meshgrid(angle, line[:, 0])
    height = np.repeat(line[:, 1:2], len(angle), 1)
    x, y = outline(turn, grown)
    points = np.stack([x, y, height], -1).reshape(-1, 3)
    shift = rng.uniform(-40, 40, 3)
    folds = 1 - 2 * np.abs(field(points * (1, 1, .38), .42, shift))
    ripples = field(points * (1, 1, .6), 1.5, shift + 9)
    soft = np.clip(points[:, 2] / 1.2, 0, 1)
    out = (.2 * folds ** 3 + .06 * ripples) * soft
    flat = np.hypot(points[:, 0], points[:, 1])[:, None]
    points[:, :2] += points[:, :2] / flat * out[:, None]
    rim = np.clip((points[:, 2] - 6.4) / 1.6, 0, 1)
    points[:, 2] += rim * (.26 * field(points * (1, 1, 0), .3, shift + 21) + .08 * field(points * (1, 1, 0), 1.1, shift + 33))
    return place(mesh('bag', points, quads(len(angle), len(line), closed=True), [paper(color)]))


def filling(rng, material):
    """What the bag is full of, seen as a low mound under the loose granules."""
    shift = rng.uniform(-40, 40, 3)
    angle, reach = np.meshgrid(np.linspace(0, 2 * np.pi, 96, endpoint=False), np.linspace(.02, 1, 30))
    x, y = outline(angle, -.28)
    points = np.stack([x * reach, y * reach, 7.75 + .75 * (1 - reach ** 2)], -1).reshape(-1, 3)
    points[:, 2] += .14 * field(points * (1, 1, 0), .5, shift)
    return place(mesh('filling', points, quads(96, 30, closed=True), [material]))


def lay_on(rng, pieces, mound, count, size):
    """Cover the mound with granules, a few of them higher than their neighbors."""
    corners = np.array([v.co[:] for v in mound.data.vertices])
    for _ in range(count):
        at = corners[rng.integers(len(corners))] + (*rng.normal(0, .12, 2), rng.uniform(-.05, .09))
        place(pieces[rng.integers(len(pieces))], at, rng.uniform(0, 2 * math.pi, 3), size * rng.normal(1, .1))


def build(rng, shape, skin, color, size=.46, side=.22):
    """`shape` and `skin` as for seeds; `color` of the paper; `size` of a granule."""
    material = coat(**skin)
    pairs = {}
    for _ in range(10):
        number = rng.integers(1 << 30)
        coarse, fine = (mesh('granule', *seed_shape(np.random.default_rng(number), detail, **shape), [material]) for detail in (1, 3))
        pairs[coarse.name] = fine
    bag(rng, color)
    mound = filling(rng, material)
    lay_on(rng, list(pairs.values()), mound, 3400, size)

    stand_ins = [bpy.data.meshes[name] for name in pairs]
    spilled = [place(stand_ins[rng.integers(len(stand_ins))], at + (1.4, -5., .4), rng.uniform(0, 2 * math.pi, 3), size * rng.normal(1, .1))
               for at in drop_points(rng, 300, np.array((.52, .52, .52)), 2.8, 2.)]
    floor, wall = box((60, 60, .2), (0, 0, -.1), edge=0), box((2 * WIDE + .6, 2 * DEEP + .6, 12), (0, 0, 6), edge=0)
    settle.settle(spilled, [floor, wall], frames=80, friction=.8, substeps=4)
    settle.remove([floor, wall])
    settle.swap(spilled, pairs)
    photograph(1.34, 3.5, side, 11.5)
