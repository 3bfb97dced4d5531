"""Details that irrigation and drainage parts share, and the set they are photographed on. One unit is about 2 cm."""
import math

import numpy as np

from . import studio
from .geometry import bevel, lathe, mesh, place, quads, tube_arrays, turned

BLACK, GRAY, GREEN, WHITE = '141516', '3a3d40', '2f5a26', 'e4e4e0'


def ribbed(profile, material, ribs, low, high, depth, at=(0, 0, 0), turn=(0, 0, 0), sides=240, parent=None):
    """A lathed part with grip ribs between two heights."""
    points, faces = lathe(profile, sides, .035)
    angle, r = np.arctan2(points[:, 1], points[:, 0]), np.hypot(points[:, 0], points[:, 1])
    on = (points[:, 2] > low) & (points[:, 2] < high) & (r > .3)
    swell = np.where(on, depth * np.maximum(0, np.cos(ribs * angle)) ** 3, 0)
    points[:, :2] *= (1 + swell)[:, None]
    return place(mesh('ribbed', points, faces, [material]), at, turn, parent=parent)


def thread(radius, low, high, pitch, material, at=(0, 0, 0), turn=(0, 0, 0), depth=.06, parent=None):
    """A screw thread around z."""
    sides, rows = 96, int((high - low) / pitch * 10) + 1
    angle = np.arange(sides) / sides
    z = np.linspace(low, high, rows)
    phase = (z[:, None] / pitch - angle) % 1
    r = radius + depth * np.clip(1.5 - np.abs(phase - .5) * 4, 0, 1)
    points = np.stack([r * np.cos(2 * np.pi * angle), r * np.sin(2 * np.pi * angle), np.repeat(z[:, None], sides, 1)], -1)
    return place(mesh('thread', points.reshape(-1, 3), quads(sides, rows, closed=True), [material]), at, turn, parent=parent)


def hexagon(radius, low, high, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    points = [(radius * math.cos(math.pi / 3 * i), radius * math.sin(math.pi / 3 * i), z) for z in (low, high) for i in range(6)]
    faces = [tuple(range(6))[::-1], tuple(range(6, 12))] + [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)]
    return bevel(place(mesh('hexagon', points, faces, [material], smooth=False), at, turn, parent=parent), .05, 3)


def hollow(outer, inner, length, material, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """A length of pipe whose wall shows at the ends."""
    return turned([(inner, 0), (outer, 0), (outer, length), (inner, length), (inner, .02)], material, at, turn, sides=72, radius=.02, parent=parent)


def corrugated(line, radius, material, pitch=.42, depth=.12, sides=40):
    """Corrugated pipe along a line."""
    line = np.asarray(line, float)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    count = int(along[-1] / pitch * 8)
    even = np.linspace(0, along[-1], count)
    fine = np.stack([np.interp(even, along, line[:, k]) for k in range(3)], 1)
    wave = np.clip(np.sin(even / pitch * 2 * np.pi) * 1.6, -1, 1)
    points, faces = tube_arrays(fine, radius + depth * .5 * wave, sides)
    return place(mesh('corrugated', points, faces[:-2], [material]))


def photograph(spread, middle, side, raise_):
    """Light and aim at a subject: how large it is (1 fills the frame at the usual distance), how high its middle is."""
    studio.sweep('e2ded6', reach=9, back=6 * spread)
    studio.product_light(4. * spread)
    distance = 22 * spread
    studio.camera((side * distance, -distance, raise_ * spread + .2 * middle), (.1, .3, middle * .97), 60, .5 * spread)
    studio.focus_on(.48, .42)
