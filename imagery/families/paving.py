"""Paving seen by someone who stands on it: laid units on a bed, with filled joints. One unit is 10 cm."""
import math

import numpy as np

from families.aggregate import dust_material, grit, grit_material
from kit import studio
from kit.geometry import field, mesh, place, quads
from kit.shader import Shader

RENDER = dict(samples=9, bounces=3, threshold=.035)


# --- outlines: lists of corners, counterclockwise ---

def rectangle(x, y, wide, long, turn=0.):
    corners = np.array([(-wide, -long), (wide, -long), (wide, long), (-wide, long)]) / 2
    c, s = math.cos(turn), math.sin(turn)
    return corners @ np.array([(c, s), (-s, c)]) + (x, y)


def grid(rng, reach, size):
    """Straight joints both ways."""
    steps = np.arange(-reach, reach, size)
    return [rectangle(x, y, size, size) for x in steps for y in steps]


def herringbone(rng, reach, size):
    """Two by one, at right angles: the pattern that turning tires cannot shift."""
    wide, count = size, int(reach / size)
    units = []
    for i in range(-2 * count, 2 * count):
        for j in range(-count, count):
            x, y = (i + 2 * j) * wide, (i - 2 * j) * wide
            units.append(rectangle(x + wide, y + wide / 2, 2 * wide, wide))
            units.append(rectangle(x + wide / 2, y + 2 * wide, wide, 2 * wide))
    return [u for u in units if np.abs(u).max() < reach]


def honeycomb(rng, reach, size):
    """Six-sided units, `size` across the flats."""
    radius = size / math.sqrt(3)
    hexagon = np.array([(radius * math.cos(a), radius * math.sin(a)) for a in np.arange(6) * math.pi / 3])
    rows, columns = int(reach / size), int(reach / radius / 1.5)
    return [hexagon + (1.5 * radius * i, size * (j + .5 * (i % 2))) for i in range(-columns, columns) for j in range(-rows, rows)]


def rows(rng, reach, size):
    """Setts in rows, their joints broken; `size` is (long, wide)."""
    long, wide = size
    units = []
    for y in np.arange(-reach, reach, wide):
        x = -reach - rng.uniform(0, long)
        while x < reach:
            length = long * rng.uniform(.78, 1.12)
            units.append(rectangle(x + length / 2, y, length, wide))
            x += length
    return units


def crazy(rng, reach, size):
    """Irregular slabs: cells around jittered points, cut by the lines halfway to their neighbors."""
    steps = np.arange(-reach, reach, size)
    seeds = np.array([(x + size * (.5 * (j % 2) + rng.uniform(-.42, .42)), y + size * rng.uniform(-.42, .42))
                      for j, y in enumerate(steps) for x in steps])
    seeds = seeds[rng.random(len(seeds)) > .18]  # a gap makes its neighbors large
    return [_cell(seeds, k, size) for k in range(len(seeds)) if np.abs(seeds[k]).max() < reach - size]


def _cell(seeds, k, size):
    corners = [np.array(c) * size * 3 + seeds[k] for c in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    near = np.argsort(np.hypot(*(seeds - seeds[k]).T))[1:20]
    for other in seeds[near]:
        corners = _clip(corners, (seeds[k] + other) / 2, seeds[k] - other)
    return np.array(corners)


def _clip(corners, point, inward):
    """The part of a convex outline on the inner side of a line."""
    kept = []
    for a, b in zip(corners, corners[1:] + corners[:1]):
        da, db = (a - point) @ inward, (b - point) @ inward
        if da >= 0:
            kept.append(a)
        if da * db < 0:
            kept.append(a + (b - a) * da / (da - db))
    return kept


PATTERNS = {f.__name__: f for f in (grid, herringbone, honeycomb, rows, crazy)}


# --- one unit ---

def rim(rng, corners, joint, corner, wobble, step):
    """Even points along an outline: shrunk by half the joint, corners rounded, edges irregular."""
    middle = corners.mean(0)
    ahead = np.roll(corners, -1, 0) - corners
    normal = np.c_[-ahead[:, 1], ahead[:, 0]] / np.hypot(*ahead.T)[:, None]
    shrunk = list(corners)
    for c, n in zip(corners, normal):
        shrunk = _clip(shrunk, c + n * joint * rng.uniform(.4, .6), n)
    points = []
    for before, at, after in zip([shrunk[-1]] + shrunk[:-1], shrunk, shrunk[1:] + shrunk[:1]):
        back, forth = before - at, after - at
        r = min(corner, .4 * np.hypot(*back), .4 * np.hypot(*forth))
        a, b = at + back / np.hypot(*back) * r, at + forth / np.hypot(*forth) * r
        points += [(1 - t) ** 2 * a + 2 * t * (1 - t) * at + t * t * b for t in np.linspace(0, 1, 6)]
    points = np.array(points + points[:1])
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    even = np.linspace(0, along[-1], int(along[-1] / step), endpoint=False)
    line = np.stack([np.interp(even, along, points[:, k]) for k in (0, 1)], 1)
    if wobble:
        flat = np.c_[line, np.zeros(len(line))]
        shift = rng.uniform(-50, 50, 3)
        push = field(flat, .9, shift) + .5 * field(flat, 2.3, shift) + .25 * field(flat, 6., shift)
        out = line - middle
        line = line + out / np.hypot(*out.T)[:, None] * (wobble * (push - .35))[:, None]
    return line


def unit(rng, corners, material, joint=.05, corner=.05, wobble=0., step=.05, edge=.06, chip=.4, dome=0., relief=.01,
         layers=0., thick=.5):
    """A mesh whose top rounds down to its sides: `edge` wide, worn unevenly by `chip`."""
    line = rim(rng, corners, joint, corner, wobble, step)
    middle, shift = line.mean(0), rng.uniform(-50, 50, 3)
    reach_out = np.hypot(*(line - middle).T)
    close = 1 - edge * 1.5 / reach_out.mean()  # rings lie dense from here to the edge
    inner = np.linspace(0, 1, max(5, int(reach_out.max() / step / 1.6)))[:-1]
    shares = np.r_[inner * close, 1 - (1 - close) * np.linspace(1, 0, 9)]
    sheets, heights, worn = [], [], []
    for share in shares:
        ring = middle + (line - middle) * share
        gap = (1 - share) * reach_out * .9
        flat = np.c_[ring, np.zeros(len(ring))]
        reach = edge * (1 + chip * (2.4 * np.maximum(0, field(flat, 1.3, shift)) + 1.2 * field(flat, 4.2, shift)))
        reach = np.maximum(reach, edge * .35)
        t = np.clip(gap / reach, 0, 1)
        high = -reach * (1 - np.sqrt(np.maximum(0, 1 - (1 - t) ** 2))) - dome * share ** 2.6
        high += relief * (field(flat, .7, shift) + .5 * field(flat, 2., shift) + .3 * field(flat, 5.5, shift))
        if layers:
            cleft = 2.2 * field(flat, .3, shift + 9) + .35 * field(flat, 1.1, shift) + .12 * field(flat, 4., shift)
            high += layers * (np.floor(cleft) + np.clip((cleft % 1 - .5) * 9 + .5, 0, 1)) * np.clip(gap / .15, 0, 1)
        sheets.append(ring)
        heights.append(high)
        worn.append(1 - t)
    sheets.append(line)
    heights.append(np.full(len(line), -thick))
    worn.append(np.zeros(len(line)))
    points = np.c_[np.concatenate(sheets) - middle, np.concatenate(heights)]
    data = mesh('unit', points, quads(len(line), len(sheets), closed=True), [material],
                attributes=dict(worn=np.concatenate(worn)))
    return data, middle, line


# --- materials ---

def concrete_material(colors, sand, worn, patina='6f685e', blend=0., sparkle=.5):
    """Pressed concrete: sandy face, tint per unit, paler on worn edges; `blend` mixes two colors within a unit."""
    s = Shader('paver')
    at = s.coords(vary=40)
    base = s.palette(s.random(), colors)
    if blend:
        other = s.palette(s.random(17.3), colors)
        base = s.mix(s.times(s.ramp(s.noise(at, .9, 4, .65, .5), [(.42, 0), (.62, 1)]), blend), base, other)
    color = s.mix(s.times(s.ramp(s.noise(at, .8, 5, .7), [(.35, 0), (.7, 1)]), .4), base, s.tint(base, 'b8aea2'))
    color = s.mix(s.times(s.ramp(s.noise(at, 2.6, 4, .7), [(.5, 0), (.75, 1)]), .3), color, patina)
    color = s.mix(s.times(s.spots(at, 34, .58, .64), sparkle), color, sand)
    color = s.mix(s.times(s.spots(at, 46, .6, .66), .55), color, '45413c')
    color = s.mix(s.times(s.attribute('worn'), s.ramp(s.noise(at, 5, 3, .7), [(.3, .1), (.65, .8)])), color, worn)
    height = s.plus(s.times(s.noise(at, 9, 4, .75), .7), s.times(s.noise(at, 44, 2, .7), .5),
                    s.times(s.spots(at, 15, .64, .7), -.5))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(.78, s.times(s.noise(at, 6, 2), .15)), Specular=.25,
                         Normal=s.bump(height, .5, .02)))


def granite_material(colors, worn='b9b3aa'):
    """Split granite: feldspar, quartz and mica side by side."""
    s = Shader('granite')
    at = s.coords(vary=40)
    base = s.palette(s.random(), colors)
    cells = s.add('TexVoronoi', Vector=at, Scale=26.)
    crystal = s.ramp(s.math('FRACT', s.times(cells.outputs['Color'], 5.1)), [(.0, '4a4745'), (.16, '8f8a84'), (.5, 'b3ada5'), (.85, 'd8d1c6')])
    color = s.mix(.5, base, crystal, 'OVERLAY')
    color = s.mix(s.times(s.ramp(s.noise(at, 1.1, 4, .65), [(.4, 0), (.7, 1)]), .45), color, s.tint(color, 'c9ab88'))
    color = s.mix(s.times(s.attribute('worn'), .45), color, s.tint(color, '8a8074'))
    color = s.mix(s.times(s.spots(at, 38, .62, .68), .8), color, '2f2d2c')
    height = s.plus(s.noise(at, 3.2, 6, .72), s.times(s.noise(at, 30, 2), .25))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(.42, s.times(s.noise(at, 3, 4), .35)), Specular=.4,
                         Normal=s.bump(height, .75, .06)))


def sandstone_material(colors, rust='a86f42'):
    """Natural cleft stone in buff, brown and gray."""
    s = Shader('sandstone')
    at = s.coords(vary=60)
    base = s.palette(s.random(), colors)
    other = s.palette(s.random(23.7), colors)
    color = s.mix(s.times(s.ramp(s.noise(at, .35, 5, .62, .8), [(.4, 0), (.66, 1)]), .55), base, other)
    color = s.mix(s.times(s.ramp(s.noise(at, .7, 5, .7, 1.), [(.55, 0), (.72, 1)]), s.random(61.), .6), color, rust)
    color = s.mix(s.times(s.ramp(s.noise(at, 3.4, 5, .75), [(.4, 0), (.72, 1)]), .45), color, s.tint(color, '9a9088'))
    color = s.mix(s.times(s.spots(at, 30, .58, .68), .4), color, 'd9cfbd')
    height = s.plus(s.noise(at, 2.2, 6, .74), s.times(s.noise(at, 22, 3, .7), .4))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(.66, s.times(s.noise(at, 4, 3), .2)), Specular=.25,
                         Normal=s.bump(height, .6, .05)))


MATERIALS = dict(concrete=concrete_material, granite=granite_material, sandstone=sandstone_material)


def fill(rng, lines, sand, depth, size, count, spread):
    """Sand or stone fines in the joints, and the few grains that the broom left."""
    ground = [(-60, -60), (60, -60), (60, 60), (-60, 60)]
    place(mesh('bed', [(*p, -depth) for p in ground], [(0, 1, 2, 3)], [dust_material(sand, 22.)]))
    edge = np.concatenate(lines)
    spots = edge[rng.integers(len(edge), size=count)] + rng.normal(0, spread, (count, 2))
    sizes = rng.uniform(*size, count)
    bits = grit_material(sand)
    grit(rng, np.c_[spots, rng.uniform(-.3, .2, count) * sizes - depth], sizes, bits)
    loose = count // 40
    spots = edge[rng.integers(len(edge), size=loose)] + rng.normal(0, .5, (loose, 2))
    grit(rng, np.c_[spots, np.full(loose, size[0] * .2)], rng.uniform(size[0] * .5, size[0] * 1.2, loose), bits)


def build(rng, pattern, size, material, look, sand, turn=.5, uneven=.02, tilt=.006, shape=None, joints=None,
          at=(.5, -11.5, 8.2), toward=(0, .6, 0), lens=50, fstop=.24, sun=26, reach=16.):
    """`pattern` of units of one `size`, of a `material` with its `look`, joints filled with `sand`."""
    surface = MATERIALS[material](**look)
    shape = shape or {}
    c, s = math.cos(turn), math.sin(turn)
    lines = []
    for corners in PATTERNS[pattern](rng, reach, size):
        corners = corners @ np.array([(c, s), (-s, c)])
        if not seen(corners.mean(0), at, toward, lens):
            continue
        data, middle, line = unit(rng, corners, surface, **shape)
        lift, tip = np.clip(rng.normal(0, uneven), -1.5 * uneven, 1.8 * uneven), np.clip(rng.normal(0, tilt, 2), -2 * tilt, 2 * tilt)
        place(data, (*middle, lift), (*tip, rng.normal(0, tilt * .5)))  # none so low that the joint's sand covers it
        lines.append(line)
    fill(rng, lines, sand, **(dict(depth=.09, size=(.012, .03), count=26000, spread=.03) | (joints or {})))
    studio.sky(elevation=sun, rotation=118)
    studio.camera(at, toward, lens, fstop)
    studio.focus_on(.5, .42)


def seen(spot, at, toward, lens, margin=2.5):
    """Whether a place on the ground is in the picture, or nearly so."""
    eye, aim = np.array(at), np.subtract(toward, at)
    aim = aim / np.linalg.norm(aim)
    side = np.cross(aim, (0, 0, 1.))
    side /= np.linalg.norm(side)
    offset = np.array([*spot, 0]) - eye
    far = offset @ aim
    half = far * 18 / lens
    return abs(offset @ side) < half + margin and abs(offset @ np.cross(side, aim)) < .75 * half + margin
