"""Pine straw as it is sold: a pressed bale with two strings, or tied rolls. One unit is about 7 cm."""
import math

import numpy as np
from mathutils import Matrix

from kit import objects, wood
from kit.fittings import photograph
from kit.geometry import mesh, pivot, place, quads, tube
from kit.ground import earth
from kit.plants import unit

RENDER = dict(samples=12, bounces=3, threshold=.03)


class Bale:
    """A pressed block, pinched where the strings are; `windings` show on its ends."""

    windings = 0

    def __init__(self, size=(11, 6.4, 5.6), ties=(-2.5, 2.5)):
        self.half, self.ties = np.array(size) / 2, ties

    def waist(self, x):
        return 1 + .05 * (1 - (x / self.half[0]) ** 2) - .07 * sum(np.exp(-((x - tie) / .45) ** 2) for tie in self.ties)

    def around(self, x, angle):
        """The outline at x: a rounded rectangle, standing on the ground."""
        c, s = np.cos(angle), np.sin(angle)
        r = (np.abs(c) ** 7 + np.abs(s) ** 7) ** (-1 / 7) * self.waist(x)
        return np.stack([x, r * c * self.half[1], self.half[2] + r * s * self.half[2]], -1)


class Roll(Bale):
    """A loose roll, a little flattened where it lies."""

    windings = 4

    def around(self, x, angle):
        r = self.waist(x) * (1 + .03 * np.sin(3 * angle + x))
        high = self.half[2] * (1 + r * np.sin(angle))
        return np.stack([x, r * np.cos(angle) * self.half[1], np.maximum(high, .12)], -1)


def core(shape, material):
    """What is under the outermost needles."""
    x, angle = np.linspace(-shape.half[0] * .96, shape.half[0] * .86, 30), np.linspace(0, 2 * np.pi, 72, endpoint=False)
    points = np.array([shape.around(np.full(72, v), angle) for v in x])
    middle = np.array([0, 0, shape.half[2]])
    points = middle + (points - middle) * (1, .95, .95)
    faces = [tuple(f) for f in quads(72, 30, closed=True)] + [tuple(range(72))[::-1], tuple(range(29 * 72, 30 * 72))]
    return mesh('core', points.reshape(-1, 3), faces, [material])


def lay(rng, bundles, at, along, out, hub):
    """Needles at points, each along its direction, facing out."""
    side = unit(np.cross(out, along))
    for point, x, y, z in zip(at, along, side, np.cross(along, side)):
        turn = Matrix(np.stack([x, y, z], 1)).to_euler()
        data, reach = bundles[rng.integers(len(bundles))]
        size = rng.uniform(.8, 1.1)
        place(data, point - x * reach * size / 2, turn, size, parent=hub)


def cover(rng, shape, bundles, count, hub, wild):
    """Needles over the sides, mostly lengthwise, and over both ends, around their middle."""
    x = rng.uniform(-1, 1, count) * (shape.half[0] - .5)
    angle = rng.uniform(0, 2 * np.pi, count)
    point = shape.around(x, angle)
    out = unit((point - (0, 0, shape.half[2])) * (0, 1, 1) / shape.half)
    round_ = np.cross(out, [1., 0, 0])
    spin = rng.normal(0, wild, (count, 1))
    along = unit(np.array([1., 0, 0]) * np.cos(spin) + round_ * np.sin(spin) + out * rng.normal(0, .07, (count, 1)))
    lay(rng, bundles, point - out * rng.uniform(.02, .4, (count, 1)), along, out, hub)
    number = int(count * .32)
    share, angle = np.sqrt(rng.uniform(0, 1, number)), rng.uniform(0, 2 * np.pi, number)
    between = shape.windings and (share * shape.windings - angle / 2 / np.pi) % 1 < .3
    sunk = .6 * np.broadcast_to(between, number)[:, None]
    for end in (-1, 1):
        rim = shape.around(np.full(number, end * shape.half[0]), angle)
        middle = np.array([end * shape.half[0], 0, shape.half[2]])
        point = middle + (rim - middle) * (share * .96)[:, None]
        out = np.tile([float(end), 0, 0], (number, 1)) + rng.normal(0, .1, (number, 3))
        tangent = unit(np.cross(out, rim - middle))
        spin = rng.normal(0, .5, (number, 1))
        along = unit(tangent * np.cos(spin) + unit(rim - middle) * np.sin(spin) + out * rng.normal(0, .1, (number, 1)))
        lay(rng, [(data, reach) for data, reach in bundles[20:]], point - out * (rng.uniform(.0, .3, (number, 1)) + sunk), along, unit(out), hub)


def build(rng, shape, spots, colors, size, ties=(-2.5, 2.5), length=(2.4, 3.8), thick=.019, count=5800, wild=.5, twine='d9c9a0', spread=1.25, middle=2.8,
          side=-.3, raise_=9.):
    """`spots` are (x, y, z, turn) of bales or rolls of a `size`; `wild` is how far needles lie from lengthwise."""
    form = dict(bale=Bale, roll=Roll)[shape](size, ties)
    material = wood.straw_material(colors, .5)
    bundles = []
    for k in range(40):
        span = rng.uniform(*length) * (1 if k < 20 else .55)
        bundles.append((wood.needles(rng, (span * .9, span), thick, 3, .16, material), span))
    heart, string = core(form, earth('2a170b', '50311a')), objects.plastic(twine, .8, .2)
    for *at, turn in spots:
        hub = pivot(at, (0, 0, turn))
        place(heart, parent=hub)
        cover(rng, form, bundles, count, hub, wild)
        for tie in ties:
            angle = np.linspace(0, 2 * np.pi, 90)
            loop = form.around(np.full(90, tie) + .06 * np.sin(angle * 2 + tie), angle)
            center = np.array([tie, 0, form.half[2]])
            tube(center + (loop - center) * 1.04, .075, string, 10, hub)
    flat = np.c_[rng.normal(0, 5.5, 170), rng.normal(-1.5, 3.4, 170), np.full(170, .03)]
    spin = rng.uniform(0, 2 * math.pi, 170)
    lay(rng, bundles, flat, np.c_[np.cos(spin), np.sin(spin), np.zeros(170)], np.tile([0, 0, 1.], (170, 1)), None)
    photograph(spread, middle, side, raise_)
