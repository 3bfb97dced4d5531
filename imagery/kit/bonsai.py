"""A bonsai and what it is worked with: tray pots, a coil of wire, scissors, a bowl of grit. Sizes in centimeters."""
import math

import numpy as np

from . import covers, objects, plants
from .geometry import field, join_arrays, mesh, pivot, place, quads, spline, tube, tube_arrays, turned
from .shader import Shader


def _glaze(color, dark, gloss=.28):
    """A fired glaze that ran thin on edges and pooled below; `gloss` near 1 is bare clay."""
    s = Shader('glaze')
    at = s.coords()
    run = s.noise(s.coords((1, 1, .35)), .5, 5, .65, .5)
    tone = s.mix(s.ramp(run, [(.35, 0), (.68, 1)]), dark, color)
    tone = s.mix(s.times(s.spots(at, 9., .58, .68), .35), tone, s.tint(tone, '8a7a68'))
    return s.finish(dict(Base_Color=tone, Roughness=s.plus(gloss, s.times(s.noise(at, 3, 3), .12)), Specular=.45,
                         Normal=s.bump(s.plus(run, s.times(s.noise(at, 12, 3), .2)), .12, .05)))


def _ring(count, long, wide, power):
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    return np.c_[long * r * c, wide * r * s]


def _tray(long, wide, high, power, material, hub, soil=None):
    """A shallow pot on four feet, a rounded rectangle or an oval seen from above."""
    profile = spline([(-1.6, .7), (-1.1, .72), (-.75, 1.), (-.35, high * .7), (-.05, high - .75), (-.02, high - .6), (.28, high - .5), (.34, high - .12), (.2, high),
                      (-.3, high), (-.42, high - .2), (-.55, high - .8), (-1., 1.6), (-1.6, 1.3)], 5)
    rings = [np.c_[_ring(160, long + g, wide + g, power), np.full(160, z)] for g, z in profile]
    for z, at in ((.7, 0), (1.3, len(rings) + 1)):
        rings.insert(at, np.c_[_ring(160, long, wide, power) * .02, np.full(160, z)])
    place(mesh('tray', np.concatenate(rings), quads(160, len(rings), closed=True), [material]), parent=hub)
    for a, b in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        corner = 1 - .27 * (power < 3)
        turned([(.001, 0), (.85, 0), (1., .2), (1.15, .9), (.001, .9)], material, (a * (long * corner - 3.4), b * (wide * corner - 2.9), 0), sides=32, radius=.1, parent=hub)
    if soil:
        reach = np.linspace(1, .02, 24)
        flat = np.concatenate([np.c_[_ring(160, long - .4, wide - .4, power) * r, np.full(160, high - .75 + soil[1] * (1 - r * r))] for r in reach])
        flat[:, 2] += .12 * field(flat * (1, 1, 0), .7, (3, 7, 1))
        place(mesh('soil', flat, quads(160, 24, closed=True), [soil[0]]), parent=hub)
        return flat
    return None


def _grit(rng, spots, size, parent, colors=('b5743c', 'c48a50', 'a5622e', 'cf9d66', '96572c')):
    """Grains of baked clay at places: each its own lump."""
    from .stone import broken
    shapes = [broken(rng, 2, cuts=10, rough=.08) for _ in range(12)]
    parts, faces, count = [], [], 0
    for spot in spots:
        points, triangles = shapes[rng.integers(12)]
        axes = np.linalg.qr(rng.normal(size=(3, 3)))[0]
        parts.append(points @ axes.T * rng.uniform(*size) + spot)
        faces.append(triangles + count)
        count += len(points)
    place(mesh('grit', np.concatenate(parts), np.concatenate(faces), [covers.bits_material(list(colors), .95)], smooth=False), parent=parent)


def _bark():
    s = Shader('old bark')
    at = s.coords((1, 1, .45))
    plates = s.noise(at, 1.5, 6, .72, .4)
    color = s.ramp(plates, [(.3, '2e241c'), (.5, '6b5644'), (.72, '9a8468')])
    return s.finish(dict(Base_Color=color, Roughness=.95, Specular=.12, Normal=s.bump(plates, 1., .25)))


def _gnarled(rng, line, radii, sides=28):
    """A limb with ridges that wind along it."""
    points, faces = tube_arrays(line, radii, sides)
    middle, shift = np.repeat(line, sides, 0), rng.uniform(-40, 40, 3)
    swell = .2 * field(points * (1, 1, .4), .55, shift) + .1 * field(points * (1, 1, .5), 1.5, shift)
    return middle + (points - middle) * (1 + swell)[:, None], faces


def _pad(rng, at, long, deep, green, bark, hub, start):
    """A flat cloud of small leaves on twigs that fan out of its branch's end."""
    tufts, twigs = 34, []
    angle, reach = np.arange(tufts) * 2.4, np.sqrt((np.arange(tufts) + .5) / tufts)
    spots = np.c_[long * reach * np.cos(angle), deep * reach * np.sin(angle), long * .34 * (1 - reach ** 2) - .1 * long] * rng.normal(1, .06, (tufts, 3)) + at
    for spot in spots[::2]:
        way = spline([start, start + (spot - start) * .5 + (0, 0, -.25), spot - (0, 0, .5)], 5)
        twigs.append(tube_arrays(way, np.linspace(.2, .06, len(way)), 6))
    place(mesh('twigs', *join_arrays(twigs), [bark]), parent=hub)
    each = 150
    out = plants.unit(rng.normal(0, 1, (tufts * each, 3)) + (0, 0, .5))
    base = np.repeat(spots, each, 0) + out * (1, 1, .62) * (.27 * long * rng.uniform(.35, 1, (len(out), 1)) ** .5)
    low = np.clip((base[:, 2] - at[2]) / (long * .5) + .5, .05, 1)
    place(plants.leaves(base, out + rng.normal(0, .5, out.shape) + (0, 0, .3), out + rng.normal(0, .4, out.shape) + (0, 0, .6),
                        .62 * rng.uniform(.6, 1.2, len(out)), .42 * rng.uniform(.7, 1.15, len(out)), [green], t=low, fold=.2, curl=.15), parent=hub)


# Where each pad's branch leaves the trunk (0..1), its middle from the foot, and its half length and half depth.
PADS = ((.42, (-12.5, .6, 11.5), 7.2, 5.2), (.55, (10.5, -1.2, 15.2), 6.6, 4.8), (.68, (-8.2, 2.2, 19.2), 5.8, 4.6),
        (.8, (7.6, 1.8, 22.4), 5., 4.2), (.62, (1.2, 6.4, 16.8), 5.2, 3.6), (1., (.2, .2, 27.), 5.8, 4.6))


def bonsai(plot, x, y, high, turn=0., pot=('40636b', '22393f'), size=1.):
    """A trained tree of moving trunk and flat pads in a glazed tray, standing `high` meters up."""
    rng = plot.rng
    hub = pivot((x, y, high), (0, 0, turn), .01 * size)
    ground = _tray(15, 10, 5.2, 6., _glaze(*pot), hub, (covers.soil('2a1e14', '5a432c'), 1.2))
    _grit(rng, ground[rng.integers(len(ground), size=5200)] + rng.normal(0, .2, (5200, 3)) * (1, 1, .3), (.09, .24), hub)
    moss = plants.leaf_material('3d5a22', '7a9440', .25, 'b3c65a', .6, shade=.4)
    near = ground[(np.hypot(ground[:, 0] + 2, ground[:, 1] * 1.4) < 8.5) & (field(ground, .3, (9, 2, 4)) > -.2)]
    foot = near[rng.integers(len(near), size=9000)] + rng.normal(0, .22, (9000, 3)) * (1, 1, .2)
    place(plants.leaves(foot, rng.normal(0, .6, foot.shape) + (0, 0, 1), rng.normal(0, 1, foot.shape), rng.uniform(.18, .42, 9000), .09, [moss]), parent=hub)
    bark, green = _bark(), plants.leaf_material('34561f', '76953f', .3, 'a9c24a', .45, shade=.7)
    line = spline(np.array([(-2.6, 0, 4.4), (-1.7, 0, 6.6), (1.2, .4, 9.6), (3.1, .2, 12.4), (2., -.3, 15.8), (-.6, 0, 18.6), (-1.4, .2, 21.4), (-.2, .2, 25.)]), 12)
    t = np.linspace(0, 1, len(line))
    thick = 2.1 * (1 - .82 * t ** .85) + 1.5 * np.exp(-t / .045)
    place(mesh('trunk', *_gnarled(rng, line, thick), [bark]), parent=hub)
    roots = []
    for k in range(7):
        way = np.array([math.cos(k * .9), math.sin(k * .9), 0]) * rng.uniform(.8, 1.2)
        root = spline([line[0] + (0, 0, 1.7) + way * 1.2, line[0] + way * 2.9 + (0, 0, .9), line[0] + way * 4.6 + (0, 0, .35), line[0] + way * 6. - (0, 0, .7)], 6)
        roots.append(_gnarled(rng, root, np.linspace(1.1, .3, len(root)), 14))
    limbs = []
    for at, middle, long, deep in PADS:
        fork = int(at * (len(line) - 1))
        begin, end = line[fork], np.array(middle) + (0, 0, 4.4 - .2 * long)
        side = begin + (end - begin) * .45 + (0, 0, rng.uniform(.3, 1.2))
        limb = spline([begin, side, begin + (end - begin) * .8 - (0, 0, .5), end], 8)
        limbs.append(_gnarled(rng, limb, np.linspace(min(.95, .9 * thick[fork]), .3, len(limb)), 14))
        _pad(rng, end + (0, 0, .12 * long), long, deep, green, bark, hub, limb[-8])
    place(mesh('limbs', *join_arrays(limbs + roots), [bark]), parent=hub)


def tray_pot(plot, x, y, high, long=9., wide=6.5, tall=4.4, power=6., color='c9bd9c', dark='9a8a66', gloss=.28, turn=0., lean=(0, 0)):
    """An empty tray pot; `power` 2 makes it an oval."""
    _tray(long, wide, tall, power, _glaze(color, dark, gloss), pivot((x, y, high), (*lean, turn), .01))


def wire_coil(plot, x, y, high, radius=4.6, turns=11, thick=.17, color='b8683a', dark='7d3f22'):
    """A flat coil of soft wire, its loose end lifted."""
    rng, s = plot.rng, Shader('wire')
    copper = s.finish(dict(Base_Color=s.mix(s.noise(s.coords(), 1.2, 3), color, dark), Metallic=.9, Roughness=.38))
    count = turns * 60
    t = np.arange(count) / 60
    layer = np.interp(t, np.arange(turns + 1), rng.permutation(turns + 1) % 4)
    r = radius + np.interp(t, np.arange(turns + 1), rng.normal(0, .3, turns + 1))
    angle = 2 * math.pi * t
    wander = .12 * np.sin(angle * .5 + 1)
    line = np.c_[(r + wander) * np.cos(angle), (r - wander) * np.sin(angle), thick + layer * thick * 1.7]
    end = line[-1] + np.array([(0, .9, .35), (.5, 2.2, .7), (1.6, 3.6, .5), (3., 4.5, thick)])
    hub = pivot((x, y, high), (0, 0, rng.uniform(0, 6)), .01)
    tube(np.vstack([line, spline(np.vstack([line[-1], end]), 8)[1:]]), thick, copper, 10, hub)


def scissors(plot, x, y, high, turn=0.):
    """Bonsai scissors of black steel: short blades, two wide loops."""
    hub, steel = pivot((x, y, high + .004), (0, 0, turn), .01), objects.steel('34383b', .34)
    for side in (-1, 1):
        loop = spline([(side * .1, -.2, 0), (side * .9, -1.4, 0), (side * 2.5, -2.9, .05), (side * 3., -5.2, .05), (side * 2.2, -7.2, .05), (side * 1.1, -7.3, .05),
                       (side * .55, -5.6, .05), (side * .62, -3.2, .05), (side * .5, -1.6, 0)], 12)
        tube(loop, .27, steel, 20, hub)
        outline = np.array([(-.42 * side, -.9), (.34 * side, -.5), (.5 * side, .8), (.42 * side, 2.6), (.08 * side, 5.8), (-.05 * side, 5.2), (-.3 * side, 1.4)])
        line = spline(np.c_[np.vstack([outline, outline[:1]]), np.zeros(8)], 8)[:-1]
        top, n = .12 * side, len(line)
        points = np.vstack([line + (0, 0, top + .11), line + (0, 0, top - .11)])
        faces = [tuple(range(n)), tuple(range(n, 2 * n))[::-1]] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
        place(mesh('blade', points, faces, [steel], smooth=False), parent=hub)
    turned([(.001, .34), (.36, .32), (.42, .2), (.42, -.25), (.001, -.25)], steel, parent=hub, sides=40)


def grit_bowl(plot, x, y, high, radius=7., color='4a3a2e', dark='33271e'):
    """A bowl heaped with grains of baked clay for potting."""
    rng, hub = plot.rng, pivot((x, y, high), (0, 0, 0), .01)
    profile = [(.001, 0), (.5, 0), (.56, .03), (.8, .2), (.94, .4), (1, .6), (.94, .61), (.87, .42), (.74, .26), (.5, .13), (.001, .1)]
    turned([(a * radius, b * radius) for a, b in profile], _glaze(color, dark, .4), sides=96, radius=.12, parent=hub)
    dome = [(.91 * radius * a, (.5 + .22 * (1 - a * a)) * radius) for a in np.linspace(1, .001, 10)]
    turned(dome, covers.soil('6b3f20', 'a5682f'), sides=64, radius=0, parent=hub)
    a, angle = np.sqrt(rng.random(2600)), rng.uniform(0, 6.28, 2600)
    spots = np.c_[.89 * radius * a * np.cos(angle), .89 * radius * a * np.sin(angle), (.5 + .22 * (1 - a * a)) * radius + rng.uniform(-.05, .16, 2600)]
    _grit(rng, spots, (.14, .34), hub)
