"""Garden tools on seamless paper, or on boards beside what they cut. One unit is 10 cm."""
import math

import bpy
import numpy as np

from kit import objects, plants, studio, trees
from kit.geometry import bevel, box, lathe, mesh, pivot, place, quads, spline, tube, tube_arrays, turned
from kit.objects import ash, plastic, steel
from kit.planting import broad_leaves
from kit.shader import Shader

RENDER = dict(samples=16, bounces=4, threshold=.03)


def flat_light():
    """Key, strip and fill for things lying on paper, seen from above."""
    studio.ambient('eef0f2', .3)
    studio.lamp((-6, 5.5, 7.5), (0, 0, 0), 4.2, 1500, (1, .97, .93))
    studio.lamp((7, 3.5, 4.2), (1, 0, 0), 1.2, 420, (.93, .97, 1), 6)
    studio.lamp((-2, -9, 7), (-3.5, -2.5, 0), 4, 420)


def paper():
    s = Shader('paper')
    white = s.finish(dict(Base_Color='e3dfd8', Roughness=.8, Specular=.15))
    place(mesh('paper', [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], [white]))


def skin(name, points, faces, material, parent, thick=0., smooth=1):
    """A sheet-metal part: thickened, its edges broken, then smoothed."""
    thing = place(mesh(name, points, faces, [material]), parent=parent)
    if thick:
        shell = thing.modifiers.new('shell', 'SOLIDIFY')
        shell.thickness, shell.offset = thick, -1
        bevel(thing, .006, 2)
    if smooth:
        soft = thing.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = smooth
    return thing


# --- shovel --------------------------------------------------------------------------------------

BLADE = 2.95


def _blade_half_width(t):
    straight = 1.06 + .05 * math.sin(math.pi * min(1, min(t, .42) / .6))
    return straight if t < .42 else straight * max(0, 1 - ((t - .42) / .58) ** 2.15) ** .6


def _blade_point(t, u):
    """A dished blade with a frog in its middle and a step turned forward at the shoulders."""
    wide = _blade_half_width(min(t, .9995))
    x, y = u * wide, -BLADE * t
    z = .3 * (x / 1.1) ** 2 * (1 - .35 * t) + .05 * t - .09 * math.sin(t * 2.2)
    z += .25 * math.exp(-(x / (.2 + .1 * t)) ** 2 * .9) * max(0, 1 - t / .66) ** .9
    step = max(0, 1 - t / .05) * math.sqrt(min(1, max(0, (1 - abs(u)) / .2)))
    z += .16 * step * step * min(1, max(0, (abs(x) - .3) / .12))
    y -= .05 * step * (1 - step)
    if t < .1:
        y -= .16 * max(0, (abs(u) - .82) / .18) ** 2 * (1 - t / .1)
    return x, y, z


def _bend(y):
    """Height of the socket and handle above the paper."""
    return .05 + .17 * max(0, y) if y < 0 else .1 + .105 * y - .0045 * y * y


def shovel(rng):
    hub, metal, grip = pivot((-2.2, -1.75, .16), (math.radians(-1), math.radians(2), math.radians(-52))), steel('565c60', .3), plastic('17191a', .45)
    columns, rows = 61, 90
    t = 1 - (1 - np.linspace(0, 1, rows)) ** 1.35
    u = np.linspace(-1, 1, columns)
    u = .35 * np.sin(u * np.pi / 2) + .65 * u
    skin('blade', [_blade_point(b, a) for b in t for a in u], quads(columns, rows), metal, hub, .035)
    ys = np.linspace(-.75, 2.27, 42)
    line = [(0, y, _bend(max(y, -.2)) + min(0, y + .2) * .1) for y in ys]
    tube(line, .19 + .035 * np.minimum(1, (ys + .75) / 1.2), metal, 40, hub)
    ys = np.linspace(1.2, 7.6, 60)
    tube([(0, y, _bend(y)) for y in ys], .196 - .012 * np.sin((ys - 1.2) / 6.4 * np.pi), ash(), 48, hub)
    for y in (.55, 1.75):
        turned([(.001, .03), (.05, .02), (.07, 0)], metal, (0, y, _bend(y) + .2), sides=24, radius=0, parent=hub)
    _d_grip(hub, grip, _bend(7.6), .105 - .009 * 7.6)


def _d_grip(hub, material, height, slope):
    def at(x, y):
        return x, y, height + (y - 7.6) * slope
    ys = np.linspace(7.15, 7.95, 20)
    tube([at(0, y) for y in ys], .235 + .03 * np.sin(np.pi * (ys - 7.15) / .8), material, 40, hub)
    for side in (-1, 1):
        arm = spline([at(x * side, y) for x, y in ((0, 7.72), (.22, 7.98), (.42, 8.22), (.53, 8.48), (.565, 8.74), (.565, 8.95), (.55, 9.06))], 8)
        tube(arm, .2 - .075 * np.minimum(1, np.arange(len(arm)) / 26), material, 28, hub)
    xs = np.linspace(-.69, .69, 60)
    ends = np.sqrt(np.clip((.70 - np.abs(xs)) / .09, .02, 1))
    tube([at(x, 9.05) for x in xs], (.15 + .03 * np.cos(xs / .69 * np.pi / 2)) * ends, material, 36, hub)


# --- rake ----------------------------------------------------------------------------------------

def rake(rng):
    """A bow rake: a forged head on two springs."""
    hub, metal = pivot((-1.55, -1.1, .5), (math.radians(3), 0, math.radians(-54)), .8), steel('4a4f52', .34)
    box((4.1, .26, .26), (0, -2.6, 0), metal, edge=.06, parent=hub)
    for k in range(14):
        x = -1.9 + 3.8 * k / 13
        line = spline([(x, -2.6, .05), (x, -2.78, -.02), (x, -2.86, -.25), (x, -2.84, -.62)], 8)
        tube(line, np.linspace(.1, .035, len(line)), metal, 16, hub)
    for side in (-1, 1):
        bow = spline([(side * 1.95, -2.55, 0), (side * 2.0, -2.1, .05), (side * 1.5, -1.3, .12), (side * .6, -.75, .16), (side * .12, -.3, .18), (side * .08, .3, .18)], 14)
        tube(bow, .1, metal, 20, hub)
    ys = np.linspace(-.25, .9, 24)
    tube([(0, y, .18) for y in ys], .2 + .02 * np.sin((ys + .25) / 1.15 * np.pi), metal, 36, hub)
    ys = np.linspace(.5, 10, 60)
    tube([(0, y, .18 - .01 * (y - .5)) for y in ys], .185, ash(), 40, hub)
    ys = np.linspace(8.1, 10.05, 24)
    tube([(0, y, .18 - .01 * (y - .5)) for y in ys], .205, plastic('1b1c1d', .6), 40, hub)


# --- pickaxe -------------------------------------------------------------------------------------

def pick_axe(rng):
    """A pick mattock: one point, one broad adze end, an ash haft."""
    hub, metal = pivot((-2., -1.35, .5), (0, 0, math.radians(-56)), 1.2), steel('3f4447', .36)
    for side, end in ((-1, 'point'), (1, 'adze')):
        _pick_arm(hub, metal, side, end)
    ring = [(.3, -.42), (.46, -.42), (.5, -.3), (.5, .3), (.46, .42), (.3, .42)]
    turned(ring, metal, (0, 0, 0), (math.pi / 2, 0, 0), sides=48, parent=hub)
    ys = np.linspace(-.62, 7.4, 70)
    swell = .25 + .09 * np.exp(-((ys + .6) / .5) ** 2) - .05 * np.exp(-((ys - 2.4) / 1.6) ** 2) + .06 * np.exp(-((ys - 7.4) / .5) ** 2)
    tube([(0, y, 0) for y in ys], swell, ash(), 44, hub)


def _pick_arm(hub, metal, side, end):
    """One curved arm of the head; sections go from a square at the eye to a point or a blade."""
    rows, columns = 40, 24
    points = []
    for j in range(rows):
        t = j / (rows - 1)
        x, drop = side * (.38 + 2.35 * t), -.55 * t * t
        if end == 'point':
            wide, deep = .34 * (1 - t) ** .8 + .03, .42 * (1 - t) ** .75 + .03
        else:
            wide, deep = .3 + .55 * max(0, t - .25) ** 1.1, .42 * (1 - t) ** .9 + .035
        for i in range(columns):
            a = 2 * math.pi * i / columns
            c, s = math.cos(a), math.sin(a)
            points.append((x, drop + deep * math.copysign(abs(c) ** .6, c), wide * math.copysign(abs(s) ** .6, s)))
    faces = [tuple(f) for f in quads(columns, rows, closed=True)]
    faces += [tuple(range(columns))[::-1], tuple(range((rows - 1) * columns, rows * columns))]
    place(mesh('arm', points, faces, [metal]), parent=hub)


# --- pruners -------------------------------------------------------------------------------------

def pruners(rng):
    """Bypass secateurs lying open."""
    hub = pivot((.05, .75, .16), (0, 0, math.radians(38)), 1.75)
    bright, dark, red = steel('8f9497', .22, (30, 3, 30)), steel('3a3e40', .34), plastic('9c2f24', .4)
    _plate(hub, bright, [(0, -.2), (.28, -.05), (.36, .4), (.3, 1.0), (.02, 1.75), (-.06, 1.55), (-.14, .9), (-.2, .2)], .09, .03)
    _plate(hub, dark, [(-.1, -.3), (.2, -.2), (.05, .25), (-.2, .6), (-.62, 1.25), (-.78, 1.3), (-.66, .95), (-.44, .3), (-.32, -.1)], .12, -.09)
    for side, material in ((1, red), (-1, red)):
        line = spline([(side * -.08, -.15, 0), (side * .28, -.7, 0), (side * .62, -1.5, 0), (side * .66, -2.4, 0), (side * .5, -3.2, 0)], 14)
        t = np.linspace(0, 1, len(line))
        points, faces = tube_arrays(line, .13 + .1 * np.sin(np.pi * np.clip(t * 1.05, 0, 1)) ** .7, 28)
        points[:, 2] *= .75
        place(mesh('handle', points, faces, [material]), parent=hub)
    turned([(.001, .16), (.16, .16), (.2, .1), (.2, -.15), (.001, -.15)], dark, parent=hub, sides=48)
    turned([(.001, .2), (.09, .2), (.1, .15)], bright, parent=hub, sides=6)
    t = np.linspace(0, 1, 240)
    squeeze = .13 + .05 * np.abs(t - .5) * 2
    ring = np.c_[-.36 + .72 * t, -.85 - .12 * np.sin(np.pi * t) + squeeze * np.cos(t * 2 * np.pi * 8), squeeze * np.sin(t * 2 * np.pi * 8)]
    tube(ring, .028, bright, 10, hub)


def _plate(hub, material, outline, thick, lift):
    """A flat forged part with softened edges."""
    line = spline([(x, y, 0) for x, y in outline + outline[:1]], 10)[:-1]
    count = len(line)
    points = np.vstack([line + (0, 0, lift + thick / 2), line + (0, 0, lift - thick / 2)])
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    thing = place(mesh('plate', points, faces, [material], smooth=False), parent=hub)
    bevel(thing, .025, 3)


# --- watering can --------------------------------------------------------------------------------

def watering_can(rng):
    """A galvanized can with a long spout and a brass rose."""
    zinc = objects.galvanized()
    body = [(.001, .02), (1.18, .02), (1.2, .1), (1.2, .24), (1.17, .3), (1.17, 1.2), (1.2, 1.26), (1.17, 1.32), (1.15, 2.5), (1.18, 2.56), (1.18, 2.64), (1.1, 2.66)]
    turned(body, zinc, sides=128, radius=.03)
    points, faces = lathe([(1.12, 2.6), (1.12, 2.62), (.3, 2.66)], 128, 0)
    points[:, 2] = np.where(points[:, 0] < .1, 2.62, 2.2)
    keep = points[faces].mean(1)[:, 0] > -.15
    points[:, 2] = 2.62
    place(mesh('lid', points, faces[keep], [zinc]))
    spout = spline([(1.05, 0, .42), (1.5, 0, .75), (2.2, 0, 1.7), (2.85, 0, 2.65), (3.1, 0, 2.95)], 16)
    tube(spout, np.linspace(.3, .13, len(spout)), zinc, 36)
    way = spout[-1] - spout[-4]
    lean = math.atan2(way[0], way[2])
    turned([(.14, -.1), (.17, .05), (.5, .42), (.52, .46), (.001, .56)], objects.brass(), spout[-1], (0, lean, 0), sides=64, radius=.02)
    tube(spline([(1.13, 0, 2.2), (1.7, 0, 2.35), (2.2, 0, 1.95)], 12), .05, zinc, 16)
    tube(spline([(-1.1, 0, .65), (-1.75, 0, .85), (-2., 0, 1.7), (-1.7, 0, 2.6), (-.9, 0, 3.3), (.1, 0, 3.45), (.75, 0, 3.1), (.95, 0, 2.62)], 16), .09, zinc, 24)


# --- sprayer -------------------------------------------------------------------------------------

def sprayer(rng):
    """A pump sprayer: tank, T-handle, hose and wand."""
    tank, black, green = plastic('d8dcd2', .4), plastic('1c1e1f', .45), plastic('3f6b3a', .4)
    turned([(.001, .05), (.95, .05), (1.05, .2), (1.08, .5), (1.08, 2.6), (1.0, 2.95), (.7, 3.25), (.5, 3.35)], tank, sides=128, radius=.12)
    turned([(1.0, 0), (1.16, .02), (1.16, .25), (1.09, .34)], black, sides=96)
    points, faces = lathe([(.45, 3.3), (.72, 3.3), (.74, 3.36), (.74, 3.62), (.66, 3.7), (.3, 3.75), (.26, 3.9), (.001, 3.92)], 180, .03)
    angle = np.arctan2(points[:, 1], points[:, 0])
    grip = (points[:, 2] > 3.36) & (points[:, 2] < 3.62) & (np.hypot(points[:, 0], points[:, 1]) > .6)
    points[:, :2] *= np.where(grip, 1 + .03 * np.maximum(0, np.cos(24 * angle)), 1)[:, None]
    place(mesh('cap', points, faces, [green]))
    tube([(0, 0, 3.85), (0, 0, 4.6)], .09, steel('9aa0a3', .25), 24)
    tube(spline([(-.72, 0, 4.62), (-.4, 0, 4.66), (0, 0, 4.67), (.4, 0, 4.66), (.72, 0, 4.62)], 8), .13, black, 28)
    hose = spline([(.6, -.35, 3.3), (1.0, -.6, 3.4), (1.9, -.9, 2.3), (2.3, -1.2, .9), (2.5, -1.7, .2), (2.2, -1.95, .17), (1.79, -1.93, .17)], 20)
    tube(hose, .085, black, 20)
    wand = pivot((.6, -1.75, .17), (0, math.pi / 2, math.pi - .15))
    tube([(0, 0, -1.2), (0, 0, .1)], .15, black, 28, wand)
    box((.12, .32, .7), (0, -.2, -.55), green, edge=.05, parent=wand)
    tube([(0, 0, .1), (0, 0, 2.6)], .055, steel('9aa0a3', .25), 20, wand)
    turned([(.06, 2.5), (.12, 2.55), (.14, 2.8), (.08, 2.9), (.001, 2.92)], objects.brass(), parent=wand, sides=40)
    for z in (1.0, 1.5, 2.0):
        box((.22, .02, .025), (-.45, -1.085 + .105, z), black, edge=0)


LYING = dict(shovel=shovel, rake=rake, pick_axe=pick_axe, pruners=pruners)
STANDING = dict(watering_can=watering_can, sprayer=sprayer)


def lay_out(plot, tool, x, y, turn=0., raised=0., size=1.):
    """A tool in a garden, standing or lying as it does on paper."""
    before = set(bpy.data.objects)
    (LYING | STANDING)[tool](plot.rng)
    hub = pivot((x, y, plot.z(x, y) + raised), (0, 0, turn), .1 * size)
    for thing in set(bpy.data.objects) - before - {hub}:
        thing.parent = thing.parent or hub


def cutting(rng, base, tip, bark, leaf, pale):
    """A leafy stem just cut: it lies from `base` to `tip`, its wood showing pale at the cut."""
    way = np.array(tip, float) - base
    length, side = np.hypot(*way), np.array([-way[1], way[0]]) / np.hypot(*way)
    t = np.linspace(0, 1, 7)
    bow = rng.normal(0, .04) * length * np.sin(np.pi * t) + rng.normal(0, .06, 7)
    line = spline(np.c_[base + np.outer(t, way) + np.outer(bow, side), .2 + .3 * np.sin(np.pi * t * .8) * rng.uniform(.4, 1)], 10)
    tube(line, np.linspace(.17, .05, len(line)), bark, 18)
    tube([line[0] * 1.02 - line[1] * .02, line[0] + (line[0] - line[1]) * .04], .155, pale, 18)
    count = int(length * 3.2)
    where = (np.linspace(.2, 1, count) * (len(line) - 1)).astype(int)
    ahead = np.gradient(line, axis=0)[where]
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    hand = np.where(np.arange(count) % 2, 1, -1)[:, None] * np.where(np.arange(count) == count - 1, 0, 1)[:, None]
    across = np.cross(ahead, [0, 0, 1.]) * hand
    out = across * rng.uniform(.5, 1.2, (count, 1)) + ahead * rng.uniform(.25, 1., (count, 1)) + np.c_[np.zeros((count, 2)), rng.uniform(.0, .55, count)]
    up = np.c_[rng.normal(0, .25, (count, 2)), np.ones(count)]
    foliage = broad_leaves(rng, line[where], out, up, 1.5, .82, .32, leaf)
    for corner in foliage.vertices:
        corner.co.z = max(corner.co.z, .02 + .03 * rng.random())
    place(foliage)


def on_boards(rng, stems):
    """Weathered boards in the sun, and stems (base, tip) that were cut."""
    planks, hub = objects.boards('9a8468', '6a5741'), pivot((0, 0, 0), (0, 0, -.05), 4.4)
    for y in np.arange(-4.6, 5, 1.13):
        box((9, 1.1, .2), (rng.uniform(-1, 1), y, -.1 - .003 * rng.random()), planks, edge=.02, parent=hub)
    bark, leaf = trees.bark_material('4f5a34', '7d7a58'), plants.leaf_material('2f4f26', '5c7d40', .2, 'a0b850', .58)
    pale = plastic('d9cfa0', .7, .2)
    for base, tip in stems:
        cutting(rng, np.array(base), tip, bark, leaf, pale)
    studio.sky(elevation=36, rotation=118, sun_size=2.)


def build(rng, tool, stems=None):
    if stems:
        LYING[tool](rng)
        on_boards(rng, stems)
        studio.camera((.3, -9.4, 16.6), (-.35, .25, .2), 45, .5)
    elif tool in LYING:
        LYING[tool](rng)
        paper()
        flat_light()
        studio.camera((.3, -8.6, 17.2), (.25, .02, .2), 57, .9)
    else:
        STANDING[tool](rng)
        studio.sweep('e2ded6', reach=9, back=5)
        studio.product_light(2.)
        studio.camera(*((2.4, -10.4, 4.4), (.75, 0, 1.85)) if tool == 'watering_can' else ((1.8, -13.4, 5.4), (.1, 0, 2.1)), 58, .6)
    studio.focus_on(.45, .45)
