"""A plain open sack of granules, its mouth turned out in a sewn cuff, and some spilled at its foot. One unit is about 2 cm."""
import math

import bpy
import numpy as np

from families.seeds import coat, seed_shape
from kit import settle
from kit.fittings import photograph
from kit.geometry import box, field, join_arrays, mesh, place, quads, rounded, tube_arrays
from kit.pour import drop_points
from kit.shader import Shader

RENDER = dict(samples=10, bounces=4, threshold=.03)

WIDE, DEEP = 4.3, 3.1
# How far out of the outline, and how high: up the wall, over the fold of the mouth, down the cuff to its cut edge.
PROFILE = [(-.7, .02), (-.02, .06), (.2, 1.), (.32, 2.4), (.36, 4.2), (.22, 6.2), (.06, 7.6), (0, 8.6), (.08, 8.62), (.13, 7.9), (.24, 7.3)]
FULL, SEAM = 7.55, .3  # how high it is filled; how far the seam is from the edge


def paper(color):
    """Sack paper: matt, faintly fibrous, crumpled."""
    s = Shader('sack paper')
    at = s.coords()
    fibers = s.noise(s.coords((14, 14, 3)), 3, 4, .6)
    crumple = s.math('ABSOLUTE', s.plus(s.noise(at, 1.1, 2, .5), -.5))
    shade = s.mix(s.times(s.noise(at, .5, 3), .5), color, s.tint(color, 'c9b79c'))
    return s.finish(dict(Base_Color=s.mix(s.times(fibers, .26), shade, 'ffffff'), Roughness=.85, Specular=.15,
                         Normal=s.bump(s.plus(s.times(fibers, .2), crumple), .45, .12)))


def outline(angle, grown, power=5.):
    """A rounded rectangle seen from above, `grown` on every side; its corners are the sharper the higher the power."""
    c, s = np.cos(angle), np.sin(angle)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    return (WIDE + grown) * r * c, (DEEP + grown) * r * s


def creases(rng, along, height, around, count=90):
    """How far the paper stands out at each place of the wall: straight creases, sharp along their ridge."""
    out = np.zeros_like(height)
    for _ in range(count):
        heading = rng.normal(math.pi / 2, .75)
        x = (along - rng.uniform(0, around) + around / 2) % around - around / 2
        z = height - rng.uniform(0, 8.4)
        across, ahead = x * math.sin(heading) - z * math.cos(heading), x * math.cos(heading) + z * math.sin(heading)
        ridge = np.maximum(0, 1 - np.abs(across) / rng.uniform(.4, 1.3)) ** 2 * np.maximum(0, 1 - (ahead / rng.uniform(.6, 2.6)) ** 2)
        out += ridge * rng.choice((-1, 1)) * rng.uniform(.06, .2)
    return out


def bag(rng, color):
    """The standing sack: a creased wall with a fold down each side, and its mouth turned out in a sewn cuff.
    Returns the line around the wall up to which it is filled."""
    line = rounded(PROFILE, .5, 9)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    even = np.linspace(0, far[-1], 220)
    line = np.stack([np.interp(even, far, line[:, k]) for k in (0, 1)], 1)
    angle = np.linspace(0, 2 * np.pi, 760, endpoint=False)
    turn, grown = np.meshgrid(angle, line[:, 0])
    height = np.repeat(line[:, 1:2], len(angle), 1)
    x, y = outline(turn, grown, np.interp(height, (0, 1.2, 4., 8.6), (7., 5., 4.2, 6.)))
    rim = np.stack(outline(angle, 0), -1)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))])
    shift = rng.uniform(-40, 40, 3)
    soft = np.clip(height / .8, 0, 1)
    out = creases(rng, along[None, :], height, along[-1]) * soft
    out -= .3 * np.maximum(0, 1 - np.abs(y) / (.8 * DEEP)) * (np.abs(x) > .6 * WIDE) * soft
    flat = np.hypot(x, y)
    points = np.stack([x + x / flat * out, y + y / flat * out, height], -1)
    wave = .14 * field(np.c_[rim, 0 * along], .3, shift) + .05 * field(np.c_[rim, 0 * along], .9, shift + 9)
    points[..., 2] += np.clip((even - even[-1] + 3.4) / 2, 0, 1)[:, None] * wave[None, :]
    points[-1, :, 2] -= .04 * (np.arange(len(angle)) % 6 < 3)
    sheet = place(mesh('bag', points.reshape(-1, 3), quads(len(angle), len(line), closed=True), [paper(color)]))
    sheet.modifiers.new('plies', 'SOLIDIFY').thickness = .05
    seam(points[np.searchsorted(even, even[-1] - SEAM)], points[..., :2].mean((0, 1)))
    return points[np.argmax(line[:, 1] > FULL), ::8]


def seam(line, middle, stitch=7, gap=3):
    """Stitches of white thread along a closed line, a little outside it."""
    away = line[:, :2] - middle
    line = line + np.c_[away / np.linalg.norm(away, axis=1, keepdims=True) * .07, 0 * away[:, 0]]
    stitches = [tube_arrays(line[k:k + stitch], .022, 8) for k in range(0, len(line) - stitch, stitch + gap)]
    thread = Shader('thread')
    place(mesh('seam', *join_arrays(stitches), [thread.finish(dict(Base_Color='e9e2d2', Roughness=.8, Specular=.2))]))


def filling(rng, material, wall):
    """What the bag is full of up to a line around its wall, seen as a low mound under the loose granules."""
    shift, middle = rng.uniform(-40, 40, 3), wall.mean(0)
    reach = np.linspace(.02, .92, 30)[:, None, None]
    points = (middle + (wall - middle) * reach + (0, 0, .6) * (1 - reach ** 2)).reshape(-1, 3)
    points[:, 2] += .14 * field(points * (1, 1, 0), .5, shift)
    return place(mesh('filling', points, quads(len(wall), 30, closed=True), [material]))


def lay_on(rng, pieces, mound, count, size):
    """Cover the mound with granules, a few of them higher than their neighbors."""
    corners = np.array([v.co[:] for v in mound.data.vertices])
    for _ in range(count):
        at = corners[rng.integers(len(corners))] + (*rng.normal(0, .08, 2), rng.uniform(-.05, .09))
        place(pieces[rng.integers(len(pieces))], at, rng.uniform(0, 2 * math.pi, 3), size * rng.normal(1, .1))


def build(rng, shape, skin, color, size=.46, side=.22):
    """`shape` and `skin` as for seeds; `color` of the paper; `size` of a granule."""
    material = coat(**skin)
    pairs = {}
    for _ in range(10):
        number = rng.integers(1 << 30)
        coarse, fine = (mesh('granule', *seed_shape(np.random.default_rng(number), detail, **shape), [material]) for detail in (1, 3))
        pairs[coarse.name] = fine
    mound = filling(rng, material, bag(rng, color))
    lay_on(rng, list(pairs.values()), mound, 3400, size)

    stand_ins = [bpy.data.meshes[name] for name in pairs]
    spilled = [place(stand_ins[rng.integers(len(stand_ins))], at + (1.4, -4.5, .4), rng.uniform(0, 2 * math.pi, 3), size * rng.normal(1, .1))
               for at in drop_points(rng, 300, np.array((.52, .52, .52)), 2.8, 2.)]
    floor, wall = box((60, 60, .2), (0, 0, -.1), edge=0), box((2 * WIDE + .6, 2 * DEEP + .6, 12), (0, 0, 6), edge=0)
    settle.settle(spilled, [floor, wall], frames=80, friction=.8, substeps=4)
    settle.remove([floor, wall])
    settle.swap(spilled, pairs)
    photograph(1.34, 3.5, side, 11.5)
