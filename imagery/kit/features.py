"""What gardens hold besides plants: clipped hedges, picket fences, leaf heaps, river rock, dug
earth, string lines, a dandelion, pools and pots.

Each takes the garden first, so that it stands on its ground and draws from its generator.
"""
import math

import numpy as np

from . import covers, objects, plants, stone
from . import soil as earthen
from .geometry import box, field, lathe, mesh, pivot, place, quads, spline, tube, turned
from .house import painted
from .shader import Shader


def _clipped(rng, length, height, foot, top, material, leaf=(.034, .02), density=3400):
    """Leaves over a prism that narrows upward, as shears leave it: flat sides, a level top."""
    slant = math.hypot(height, (foot - top) / 2)
    sides, cap, end = slant * length, top * length, (foot + top) / 2 * height
    share = np.array([sides, sides, cap, end, end])
    which = rng.choice(5, int(density * share.sum()), p=share / share.sum())
    count = len(which)
    u, v = rng.uniform(-.5, .5, count), rng.uniform(0, 1, count)
    half = (foot + (top - foot) * v) / 2
    out = np.zeros((count, 3))
    base = np.c_[u * length, np.zeros(count), v * height]
    for k, hand in ((0, -1), (1, 1)):
        on = which == k
        base[on, 1], out[on] = hand * half[on], (0, hand, (foot - top) / 2 / height)
    on = which == 2
    base[on, 1:], out[on] = np.c_[(v[on] - .5) * top, np.full(on.sum(), height)], (0, 0, 1)
    for k, hand in ((3, -1), (4, 1)):
        on = which == k
        base[on, :2], out[on] = np.c_[np.full(on.sum(), hand * length / 2), u[on] * 2 * half[on]], (hand, 0, 0)
    shift = rng.uniform(0, 6.28, 4)
    swell = .012 * np.sin(base[:, 0] * 5 + shift[0]) + .012 * np.sin(base[:, 2] * 6 + base[:, 0] * 3 + shift[1])
    deep = rng.uniform(0, 1, count) ** 2.2 * .13
    base += plants.unit(out) * (swell - deep + np.abs(rng.normal(0, .012, count)))[:, None]
    way = rng.normal(0, .8, (count, 3)) + out * .55 + (0, 0, .3)
    facing = out + rng.normal(0, .45, (count, 3)) + (0, 0, .2)
    return plants.leaves(base, way, facing, leaf[0] * rng.uniform(.65, 1.2, count), leaf[1] * rng.uniform(.7, 1.15, count), [material],
                         t=1 - deep / .13 * .9)


def hedge(plot, line, height=1.6, foot=1.15, top=.58, dark='25481d', light='5b8335', piece=1.5):
    """A hedge clipped wider at the foot than at the top, along straight runs of (x, y)."""
    green = plants.leaf_material(dark, light, .2, 'a9c24a', .36)
    makes = [_clipped(plot.rng, piece + .06, height, foot, top, green) for _ in range(3)]
    s = Shader('inside')
    inside = s.finish(dict(Base_Color='141c0d', Roughness=.9))
    for (x0, y0), (x1, y1) in zip(line, line[1:]):
        length, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        count = max(1, round(length / piece))
        for i in range(count):
            x, y = x0 + (x1 - x0) * (i + .5) / count, y0 + (y1 - y0) * (i + .5) / count
            at, stretch = (x, y, plot.z(x, y)), length / count / piece
            flip = plot.rng.choice((0, math.pi))
            place(makes[plot.rng.integers(3)], at, (0, 0, turn + flip), (stretch, 1, 1))
            w, n = foot / 2 - .12, top / 2 - .12
            corners = [(a * (length / count / 2 - .12), b * (n if c else w), c * (height - .12)) for c in (0, 1) for b in (-1, 1) for a in (-1, 1)]
            core = mesh('core', corners, [(4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], [inside], smooth=False)
            place(core, at, (0, 0, turn))


def pickets(plot, x0, x1, y, height=1.02, gap=None, color='e4e0d6'):
    """A white picket fence along x; `gap` (from, to) is left open for a walk, between two posts."""
    paint = painted(color, .5, .35, (18, .12), .35)
    runs = [(x0, gap[0]), (gap[1], x1)] if gap else [(x0, x1)]
    for a, b in runs:
        for z in (.28, .78):
            box((b - a, .035, .085), ((a + b) / 2, y + .03, z), paint, edge=.004)
        for x in np.arange(a + .06, b - .03, .125):
            tall = height + plot.rng.normal(0, .003)
            points = [(-.036, 0, .06), (.036, 0, .06), (.036, 0, tall - .06), (0, 0, tall), (-.036, 0, tall - .06)]
            both = [(p[0], d, p[2]) for d in (-.01, .01) for p in points]
            faces = [tuple(range(5)), tuple(range(9, 4, -1))] + [(i, i + 5, (i + 1) % 5 + 5, (i + 1) % 5) for i in range(5)]
            place(mesh('picket', both, faces, [paint], smooth=False), (x, y, 0), (plot.rng.normal(0, .004), 0, plot.rng.normal(0, .01)))
        for x in (a, b):
            box((.11, .11, height + .14), (x, y + .03, height / 2 + .07), paint, edge=.008)
            box((.16, .16, .035), (x, y + .03, height + .16), paint, edge=.01)


def leaf_heap(plot, x, y, radius=.8, height=.42, count=5200, colors=('a8441c', 'c4682a', 'd89a3c', '8c2a1c', 'b0803a', '9a5a28'), size=.085):
    """Raked leaves: a loose mound with strays around its foot."""
    rng = plot.rng
    r = np.abs(rng.normal(0, .52, count)) * radius
    angle = rng.uniform(0, 6.28, count)
    lump = 1 + .12 * np.sin(angle * 3 + 1) + .08 * np.sin(angle * 5)
    share = np.clip(1 - (r / radius / lump) ** 2, 0, 1)
    z = plot.z(x, y) + .035 + height * share ** 1.3 + rng.uniform(-.03, .03, count) * (share > 0)
    base = np.c_[x + r * np.cos(angle), y + r * np.sin(angle), z]
    ahead = np.c_[rng.normal(0, 1, (count, 2)), rng.normal(0, .5, count)]
    up = np.c_[rng.normal(0, .7, (count, 2)), np.ones(count)]
    material = covers.bits_material(list(colors), rough=.6)
    place(plants.leaves(base, ahead, up, size * rng.uniform(.6, 1.2, count), size * rng.uniform(.55, 1., count), [material], fold=.45, curl=.4))
    profile = [(radius * .98 * a, height * (1 - a * a) ** 1.3 - .02) for a in np.linspace(1, 0.001, 12)]
    points, faces = lathe(profile, 48, 0)
    place(mesh('heart', points, faces, [covers.soil('3a1f10', '6a3d1c')]), (x, y, plot.z(x, y) + .01))


def leaf_rake(plot, at, turn, lean=.12):
    """A steel leaf rake lying with its head at `at`, its handle rising by `lean`."""
    ash, wire = objects.ash((5.5, 5.5, .16)), objects.enamel('2c4a34', .35)
    x, y = at
    top = np.array([x, y, plot.z(x, y) + .09])
    along = np.array([math.cos(turn), math.sin(turn), math.tan(lean)])
    side = np.array([-math.sin(turn), math.cos(turn), 0])
    tube([top - along * .02, top + along * 1.45], .0135, ash, 20)
    for k in np.linspace(-1, 1, 19):
        spread = [top + along * (.05 - .11 * t) + side * k * (.03 + .24 * t) - along * .33 * t * (1 - .12 * k * k) for t in np.linspace(0, 1, 9)]
        spread[-1] = spread[-1] - np.array([0, 0, .05])
        tube(spread, .0032, wire, 8)
    bar = [top - along * .27 + side * k for k in (-.2, 0, .2)]
    tube(bar, .006, wire, 10)


def river_rock(plot, area, zone, count=900, size=(.035, .13), colors=('8f8b86', '6f6a66', 'a89c8a', '8a745f', 'b8b1a5', '5f5d5c')):
    """Worn stones side by side, the largest first, where a `zone` lies in a rectangle (x0, x1, y0, y1)."""
    rng = plot.rng
    material = stone.material(list(colors), veins=.05, strata=.2, rough=.5)
    shapes = [mesh('cobble', *stone.worn(rng, 4), [material]) for _ in range(12)]
    taken = np.zeros((0, 3))
    for radius in size[0] + (size[1] - size[0]) * np.linspace(1, 0, count) ** 2.2:
        for _ in range(14):
            x, y = rng.uniform(*area[:2]), rng.uniform(*area[2:])
            if plot.zone(x, y) == zone and (np.hypot(taken[:, 0] - x, taken[:, 1] - y) > .84 * (taken[:, 2] + radius)).all():
                taken = np.vstack([taken, (x, y, radius)])
                turn = (*rng.normal(0, .16, 2), rng.uniform(0, 6.28))
                place(shapes[rng.integers(12)], (x, y, plot.z(x, y) + .28 * radius), turn, radius * rng.uniform(1., 1.15))
                break


def clods(plot, area, zone, count=2600, size=(.006, .045), dark='241811', light='46311f', heaps=()):
    """Crumbs and clods of loose earth on a `zone` within a rectangle (x0, x1, y0, y1); `heaps` are (x, y, radius, height)."""
    rng = plot.rng
    material = earthen.soil_material(dark, light)
    makes = earthen.pieces(rng, 'cinder', material, 3, 8, lumps=.5) + earthen.pieces(rng, 'broken', material, 3, 6, rough=.2)
    for x, y, radius, height in heaps:
        profile = [(radius * a, height * (1 - a * a) ** 1.4 - .02) for a in np.linspace(1, .001, 16)]
        points, faces = lathe(profile, 72, 0)
        points *= (1 + .16 * field(points, 2.2 / radius, rng.uniform(-40, 40, 3)))[:, None]
        place(mesh('heap', points, faces, [material]), (x, y, plot.z(x, y)))
    for radius in size[0] + (size[1] - size[0]) * rng.uniform(0, 1, count) ** 3:
        x, y = rng.uniform(*area[:2]), rng.uniform(*area[2:])
        high = max([h * max(0, 1 - ((x - a) ** 2 + (y - b) ** 2) / r ** 2) ** 1.4 for a, b, r, h in heaps], default=0)
        if high or plot.zone(x, y) == zone:
            place(makes[rng.integers(len(makes))], (x, y, plot.z(x, y) + high + rng.uniform(-.2, .5) * radius), rng.uniform(0, 6.28, 3), radius)


def string_line(plot, spots, height=.24, color='cdbf9c'):
    """A string drawn from stake to stake around what will be a bed."""
    wood, string = objects.boards('b89468', '8c6a45', along=2), objects.plastic(color, .8, .2)
    tops = [np.array([x, y, plot.z(x, y) + height]) for x, y in spots]
    for x, y, z in tops:
        lean = plot.rng.normal(0, .03, 2)
        hub = pivot((x, y, z - height), (*lean, plot.rng.uniform(0, 1.5)))
        box((.032, .032, height + .16), (0, 0, height / 2), wood, edge=.003, parent=hub)
        turned([(.022, height - .008), (.025, height), (.022, height + .008)], string, sides=4, radius=0, parent=hub)
    for a, b in zip(tops, tops[1:]):
        t = np.linspace(0, 1, 30)[:, None]
        tube(a + (b - a) * t - np.array([0, 0, .02]) * np.sin(np.pi * t), .0048, string, 8)


def _toothed(rng, count, length, width, blade, midrib):
    """A rosette of dandelion leaves: teeth that point back, a pale midrib, tips that sink."""
    t, points, faces, veins = np.linspace(0, 1, 61), [], [], []
    for k in range(count):
        long, turn, rise = length * rng.uniform(.65, 1.1), k * 2.4 + rng.normal(0, .2), rng.uniform(.25, .7)
        teeth = 1 - (t * rng.uniform(5.5, 7.5) + rng.uniform(0, 1)) % 1
        half = width * (.16 + np.sin(np.pi * np.clip(t, 0, .97) ** 1.5) ** .8 * (.3 + .7 * teeth * np.minimum(1, (1 - t) * 6 + .6)))
        half[-1] = .0005
        out, up = long * (t - .12 * t * t), long * (rise * t - (rise + .12) * t * t)
        bend = rng.normal(0, .12) * long * t * t
        middle = np.stack([out * math.cos(turn) - bend * math.sin(turn), out * math.sin(turn) + bend * math.cos(turn), up + .012], -1)
        side = np.array([-math.sin(turn), math.cos(turn), 0])
        ribs = [middle + side * (half * u)[:, None] + (0, 0, 1) * (.35 * abs(u) * half + .003 * np.sin(9 * t + k + 2 * u))[:, None] for u in (-1, -.5, 0, .5, 1)]
        points.append(np.stack(ribs, 1).reshape(-1, 3))
        faces.append(quads(5, 61) + 305 * k)
        veins.append(np.stack([middle + side * u + (0, 0, .0012) for u in (-.0016 * (1.05 - t)[:, None], .0016 * (1.05 - t)[:, None])], 1).reshape(-1, 3))
    ribs = np.concatenate([quads(2, 61) + 122 * k for k in range(count)])
    return [mesh('rosette', np.concatenate(points), np.concatenate(faces), [blade]), mesh('midribs', np.concatenate(veins), ribs, [midrib])]


def dandelion(plot, x, y, flowers=((.03, -.04, .13), (-.05, .01, .105), (.02, .05, .15)), clocks=(), length=.15, leaves=17):
    """A dandelion: its rosette, yellow heads and seed clocks at (x, y, height) around its crown."""
    rng, floor = plot.rng, plot.z(x, y)
    hub = pivot((x, y, floor + .012))
    green, stalk = plants.leaf_material('3a6a24', '5f9038', .22, 'a9c24a', .45), plants.leaf_material('8a9a5a', 'a98f6a', .1)
    yellow, white = plants.leaf_material('e8b010', 'f4cc2a', .25, 'ffe25a', .5, shade=.2), plants.leaf_material('e8e4da', 'f6f4ee', .4, 'ffffff', .6, shade=.1)
    for part in _toothed(rng, leaves, length, .021, green, plants.leaf_material('8fa868', 'b0a87c', .15)):
        place(part, parent=hub)
    for a, b, high in (*flowers, *clocks):
        top = np.array([a, b, high])
        line = spline([(a * .1, b * .1, 0), (a * .5, b * .5, high * .45), (a * .95, b * .95, high * .9), top], 8)
        tube(line, np.linspace(.0028, .0022, len(line)), stalk, 12, hub)
    for a, b, high in flowers:
        turned([(.001, -.012), (.006, -.011), (.0075, -.004), (.006, .002)], green, (a, b, high), sides=24, radius=.001, parent=hub)
        ring = np.repeat(np.arange(6), (34, 32, 28, 22, 16, 10))
        angle, tilt = rng.uniform(0, 6.28, len(ring)), np.radians(8 + 14 * ring + rng.normal(0, 5, len(ring)))
        way = np.c_[np.cos(angle) * np.cos(tilt), np.sin(angle) * np.cos(tilt), np.sin(tilt)]
        base = np.array([a, b, high]) + way * .003
        up = np.c_[-np.cos(angle) * np.sin(tilt), -np.sin(angle) * np.sin(tilt), np.cos(tilt)]
        place(plants.leaves(base, way, up, (.021 - .002 * ring) * rng.uniform(.85, 1.1, len(ring)), .0038, [yellow], fold=.15, curl=.12), parent=hub)
    for a, b, high in clocks:
        way = plants.unit(rng.normal(0, 1, (150, 3)))
        around = plants.unit(np.repeat(way, 14, 0) * .5 + rng.normal(0, .6, (150 * 14, 3)))
        base = np.array([a, b, high]) + np.concatenate([way * .004, np.repeat(way, 14, 0) * .019])
        place(plants.leaves(base, np.concatenate([way, around]), rng.normal(0, 1, base.shape), np.r_[np.full(150, .015), rng.uniform(.005, .009, 150 * 14)],
                            .0005, [white], fold=.1, curl=.05), parent=hub)


def pool(plot, x, y, radius=.75, height=.3):
    """A round basin of pale stone with water nearly to its brim."""
    stone = objects.concrete('b8b0a2', '8f8778', grain=14)
    rim = [(radius - .16, height - .12), (radius - .16, height), (radius + .02, height), (radius + .02, height - .07), (radius - .03, height - .08),
           (radius - .03, 0)]
    turned(rim, stone, (x, y, 0), sides=120, radius=.015)
    s = Shader('water')
    ripple = s.bump(s.noise(s.coords(), 7, 2), .1, .02)
    water = s.finish(dict(Base_Color='1d4a4d', Roughness=.02, Specular=.8, Normal=ripple))
    turned([(.001, height - .06), (radius - .15, height - .06)], water, (x, y, 0), sides=96, radius=0)


def planter(plot, x, y, radius=.24, height=.62, color='3b4245', plant=None, size=1., under=None, high=0., mixed=()):
    """A pot, glazed or of 'terracotta', with a plant and perhaps small ones (kind, size) around its foot; it stands `high`.

    `mixed` adds single plants at (kind, x, y, size), the places in radii from the middle.
    """
    hub = pivot((x, y, high + max(0, plot.z(x, y))), (0, 0, plot.rng.uniform(0, 6)), .1)
    clay = objects.terracotta() if color == 'terracotta' else objects.enamel(color, .4)
    r, h = radius * 10, height * 10
    lip = .1 + .02 * h
    turned([(.001, 0), (r * .68, 0), (r * .96, h - 2 * lip), (r * 1.05, h - 2 * lip + .02), (r * 1.08, h), (r * .96, h), (r * .93, h * .9), (.001, h * .9)],
           clay, sides=64, radius=.08, parent=hub)
    place(mesh('soil', *lathe([(.001, h * .94), (r * .93, h * .92)], 32, 0), [covers.soil('22170f', '3d2a1c')]), parent=hub)
    level = high + height * .9
    if plant:
        plot.plant(plant, x, y, size, level)
    for k in range(6 if under else 0):
        a = k * 1.047 + plot.rng.normal(0, .2)
        plot.plant(under[0], x + radius * .72 * math.cos(a), y + radius * .72 * math.sin(a), under[1], level)
    for kind, a, b, share in mixed:
        plot.plant(kind, x + radius * a, y + radius * b, share, level)


def bench(plot, x, y, width=15., depth=6.2, height=8., light='b3966e', dark='84674a'):
    """A potting bench of boards with a shelf below, along x. Sizes in decimeters."""
    rng, hub = plot.rng, pivot((x, y, max(0, plot.z(x, y))), (0, 0, 0), .1)
    boards, posts, ends = (objects.boards(light, dark, along, .75) for along in (0, 2, 1))
    for level, inset in ((height, 0), (1.9, .75)):
        for at in np.linspace(-depth / 2 + .6 + inset * .2, depth / 2 - .6 - inset * .2, round(depth / 1.24)):
            box((width - 2 * inset + rng.normal(0, .04), 1.16, .28), (rng.normal(0, .02), at, level - .14 + rng.normal(0, .012)), boards, edge=.035,
                parent=hub, turn=(0, 0, rng.normal(0, .002)))
    for side in (-1, 1):
        box((width - 1.5, .26, .95), (0, side * (depth / 2 - .42), height - .77), boards, edge=.03, parent=hub)
        for level in (height - .77, 1.2):
            box((.26, depth - 1.5, .8), (side * (width / 2 - .5), 0, level), ends, edge=.03, parent=hub)
        for end in (-1, 1):
            box((.72, .72, height - .3), (side * (width / 2 - .98), end * (depth / 2 - .93), height / 2 - .16), posts, edge=.04, parent=hub)


def stucco_wall(plot, start, end, height=2.3, thick=.22, color='d6cbb6', cap='9c9384'):
    """A plastered garden wall with a stone coping."""
    plaster, coping = painted(color, .9, .15, (26, .5), .55), objects.concrete(cap, '7d766a', grain=10)
    (x0, y0), (x1, y1) = start, end
    middle, turn = ((x0 + x1) / 2, (y0 + y1) / 2), math.atan2(y1 - y0, x1 - x0)
    length = math.hypot(x1 - x0, y1 - y0)
    box((length, thick, height), (*middle, height / 2), plaster, edge=.012, turn=(0, 0, turn))
    count = max(1, round(length / .8))
    for i in range(count):
        t = (i + .5) / count
        box((length / count - .006, thick + .1, .07), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, height + .036), coping, edge=.01, turn=(0, 0, turn))
