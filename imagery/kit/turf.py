"""Turf by place: mowing stripes, seams between slabs of sod, and sod still in rolls."""
import math

import numpy as np

from . import covers, plants
from .geometry import mesh, place, quads


def mown(width=.55, angle=0., strength=.8):
    """Colors blades by the way the mower went: bands of `width` meters, turned by `angle` degrees."""
    def color(s, base):
        parts = s.add('SeparateXYZ', Vector=s.add('NewGeometry').outputs['Position'])
        turn = math.radians(angle)
        across = s.plus(s.times(parts.outputs[0], math.cos(turn)), s.times(parts.outputs[1], math.sin(turn)))
        band = s.times(s.ramp(s.math('SINE', s.times(across, math.pi / width)), [(0, 0), (.14, 1)]), strength)
        light = s.mix(.22 * strength, base, 'c3d67a')
        return s.mix(band, light, s.tint(base, 'aab58c'))
    return color


def slabs(length=1.5, width=.6, gap=.03):
    """Colors blades as freshly laid sod: each slab its own green, a dark seam between."""
    def color(s, base):
        at = s.add('NewGeometry').outputs['Position']
        brick = s.add('TexBrick', {'offset': .5}, Vector=at, Scale=1., Color1='ffffff', Color2='b3bd8c', Mortar='30261a',
                      Mortar_Size=gap, Brick_Width=length, Row_Height=width, Mortar_Smooth=.35)
        return s.tint(base, brick.outputs['Color'])
    return color


def _spiral(inner, outer, pitch, points=220):
    angle = np.linspace(0, 2 * math.pi * (outer - inner) / pitch, points)
    return angle, inner + pitch * angle / (2 * math.pi)


def roll(rng, width=.6, outer=.15, pitch=.034, thick=.014):
    """A roll of sod lying along x: soil and roots outside, the grass rolled in and showing at the ends."""
    angle, radius = _spiral(.022, outer, pitch)
    squash = np.array([1., .93])  # its own weight
    rings = []
    for x, r in ((-1, -thick), (-1, 0), (1, 0), (1, -thick)):
        wave = width / 2 * x + .006 * np.sin(angle * 2.3 + rng.uniform(0, 6))
        rings.append(np.c_[wave, np.c_[np.cos(angle), np.sin(angle)] * (radius + r)[:, None] * squash])
    ragged = [ring + rng.normal(0, .0022, ring.shape) for ring in rings]
    sheet = mesh('sod', np.stack(ragged, 1).reshape(-1, 3), quads(4, len(angle)), [covers.soil('2a1a10', '6a4a2e')])
    count = 9000
    where = rng.integers(20, len(angle) - 1, count)
    x = np.where(rng.random(count) < .5, -1, 1) * (width / 2 - np.abs(rng.normal(0, .02, count)))
    inward = -np.c_[np.zeros(count), np.cos(angle[where]), np.sin(angle[where])]
    base = np.c_[x, -inward[:, 1:] * (radius[where] - thick)[:, None] * squash]
    way = inward * .6 + np.c_[np.sign(x) * rng.uniform(.3, 1.3, count), rng.normal(0, .35, (count, 2))]
    green = plants.leaf_material('4d7328', '83a548', .3, 'a3b84e', shade=.5)
    blades = plants.leaves(base, way, rng.normal(0, 1, (count, 3)), rng.uniform(.02, .042, count), .004, [green], fold=.2, curl=.1)
    roots = 2600
    spin, along = rng.uniform(0, 6.28, roots), rng.uniform(-.5, .5, roots) * width
    out = np.c_[np.zeros(roots), np.cos(spin), np.sin(spin)]
    foot = np.c_[along, out[:, 1:] * (outer - pitch * (1 - spin / 6.28)[:, None]) * squash]
    pale = covers.bits_material(['8a6a48', '6a4c30', 'a88a62', '573c26'])
    hair = plants.leaves(foot, out * .15 + rng.normal(0, 1, (roots, 3)) * (1, .5, .5), out, rng.uniform(.012, .04, roots), .003, [pale])
    return [sheet, blades, hair]


def rolls(plot, spots, width=.6, outer=.15):
    """Rolls of sod at (x, y, height, turn): on the ground or on one another."""
    makes = [roll(plot.rng, width, outer) for _ in range(3)]
    for x, y, high, turn in spots:
        flip = plot.rng.choice((0, math.pi))
        for part in makes[plot.rng.integers(3)]:
            place(part, (x, y, plot.z(x, y) + high + outer * .93), (0, 0, turn + flip))
