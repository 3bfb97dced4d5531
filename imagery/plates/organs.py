"""Leaves, petals, stems and fruit: each a tint, a shading of swelling lines, and a contour."""
import math

import numpy as np

from .pen import INK, PAPER, mix, smooth

GREEN, DEEP, SAGE, OLIVE = '#7f9464', '#5f7a4c', '#93a586', '#8f9459'
BARK = '#8d7a63'
LIGHT = np.array([-.5, -.62, .6])
LIGHT = LIGHT / np.linalg.norm(LIGHT)


def toward(a, b):
    """Angle in degrees from one point to another."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def polar(center, angle, distance):
    a = math.radians(angle)
    return (center[0] + distance * math.cos(a), center[1] + distance * math.sin(a))


class Blade:
    """A flat organ along a curved midrib: a point is (t along, u across from -1 to 1)."""

    def __init__(self, base, angle, length, width, bend=0., profile=None, sides=(1., 1.), wave=0., phase=0.):
        self.t = np.linspace(0, 1, 81)
        heading = np.radians(angle) + np.radians(bend) * self.t
        step = length / 80
        self.middle = np.array(base) + np.vstack([[0, 0], np.cumsum(np.stack([np.cos(heading), np.sin(heading)], 1)[:-1] * step, 0)])
        self.normal = np.stack([-np.sin(heading), np.cos(heading)], 1)
        self.half = width / 2 * (profile or ovate)(self.t)
        self.sides, self.wave, self.phase, self.length, self.width = sides, wave, phase, length, width

    def at(self, t, u):
        """Position of surface points; arrays in, points out."""
        t, u = np.broadcast_arrays(np.clip(t, 0, 1), np.asarray(u, float))
        i = t * 80
        pick = [np.interp(i, np.arange(81), column) for column in (*self.middle.T, *self.normal.T, self.half)]
        share = np.where(u < 0, self.sides[0], self.sides[1])
        ripple = 1 + self.wave * np.sin(t * 22 + self.phase) * np.abs(u)
        across = u * pick[4] * share * ripple
        return np.stack([pick[0] + pick[2] * across, pick[1] + pick[3] * across], -1)

    def contour(self, teeth=0, depth=.1):
        """The outline; `teeth` serrations a side, pointing to the tip."""
        t = np.linspace(0, 1, 160 if teeth else 70)
        saw = (1 - depth * ((t * teeth) % 1) if teeth else np.ones_like(t)) * 1.
        return np.vstack([self.at(t, -saw), self.at(t[::-1], saw[::-1])])


def ovate(t):
    return np.sin(np.pi * t ** .72) ** .85


def lance(t):
    return np.sin(np.pi * t ** .85) ** 1.0


def drip(t):
    """Ovate with a long thin tip."""
    return np.sin(np.pi * np.minimum(1, t ** .62)) ** 1.1 * np.where(t > .72, 1 - .35 * (t - .72), 1)


def obovate(t):
    return np.maximum(0, np.sin(np.pi * np.minimum(1, t ** 1.5)) ** .62) * (.25 + .75 * t ** .5) * 1.05 + .05 * (1 - t)


def strap(t):
    return np.minimum(1, 8 * t + .35) * np.maximum(0, 1 - t ** 5) ** .6


def spatula(t):
    return .18 * (1 - t) + np.sin(np.pi * np.minimum(1, t ** 2.1 * .98 + .01)) ** .55 * .98


def leaf(sheet, base, angle, length, width, tint='#7f9464', bend=0., profile=ovate, sides=(1., .8), veins=9, teeth=0,
         depth=.12, spread=.16, dark=1, wave=0., gloss=.35):
    """A leaf with midrib, side veins and hatching; `dark` (-1 or 1) is the half in shade."""
    rng = sheet.rng
    blade = Blade(base, angle, length, width, bend, profile, sides, wave, rng.uniform(0, 6))
    contour = blade.contour(teeth, depth)
    light = mix(tint, PAPER, gloss)
    sheet.fill(contour, light)
    t = np.linspace(0, 1, 60)
    shaded = np.vstack([blade.at(t, 0 * t), blade.at(t[::-1], dark * .97)])
    sheet.fill(shaded, mix(tint, INK, .12), .55)
    _leaf_hatching(sheet, blade, veins, spread, dark)
    for k in range(veins):
        start = .05 + .86 * k / veins
        for side in (-1, 1):
            s = np.linspace(0, 1, 14)
            vein = blade.at(start + spread * s * (1 + .3 * s), side * s * .93)
            sheet.line(vein, 1.15, (1, .1))
    sheet.line(blade.at(t * .985, 0 * t), 2.4, (1.2, .2))
    sheet.outline(contour, 1.6)
    return blade


def _leaf_hatching(sheet, blade, veins, spread, dark):
    """Fine lines beside the veins: long ones in shade, short ones at the midrib in light."""
    rng = sheet.rng
    count = max(24, int(blade.length / 5.2))
    for start in np.linspace(.03, .93, count):
        for side in (-1, 1):
            reach = rng.uniform(.72, .97) if side == dark else rng.uniform(.12, .42)
            s = np.linspace(0, reach, 16)
            between = .5 + .5 * math.cos(start * veins * 2 * math.pi)
            weight = (.95 if side == dark else .6) * (.55 + .45 * between) * (1 - (s / reach) ** 2 * .8)
            sheet.swelling(blade.at(start + spread * s * (1 + .3 * s) + rng.normal(0, .002), side * s), weight)


def petal(sheet, base, angle, length, width, tint, bend=0., profile=obovate, sides=(1., 1.), wave=.03, shade=.5, tip=.25, lines=15,
          deep=None, wash=.3):
    """A petal: lines run from its base and back from its edge; `shade` is how far the base lines reach."""
    rng = sheet.rng
    blade = Blade(base, angle, length, width, bend, profile, sides, wave, rng.uniform(0, 6))
    contour = blade.contour()
    sheet.gradient(contour, blade.middle[-14], length * 1.05, mix(tint, PAPER, wash + .2), mix(deep or tint, INK, .10))
    for u in np.linspace(-.92, .92, lines):
        reach = shade * rng.uniform(.6, 1.15) * (1 - .25 * abs(u))
        t = np.linspace(.02, max(.08, reach), 18)
        sheet.swelling(blade.at(t, u * np.ones_like(t)), 1.05 * (1 - t / t[-1]) ** .7)
        back = tip * rng.uniform(.4, 1.1)
        t = np.linspace(1 - back, .985, 10)
        sheet.swelling(blade.at(t, u * np.ones_like(t)), .75 * ((t - t[0]) / back) ** .8)
    sheet.outline(contour, 1.5)
    return blade


def stem(sheet, points, width=10., tint='#7d8456', end=None, nodes=0):
    """A stem or twig with shade on its right."""
    line = smooth(points)
    widths = np.linspace(width, end or width * .55, len(line))
    way = np.gradient(line, axis=0)
    way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
    side = np.stack([-way[:, 1], way[:, 0]], 1)
    left, right = line + side * widths[:, None] / 2, line - side * widths[:, None] / 2
    sheet.fill(np.vstack([left, right[::-1]]), mix(tint, PAPER, .25))
    for share in np.linspace(.12, .95, max(3, int(width / 2.4))):
        track = line - side * widths[:, None] * (share - .5)
        flow = .5 + .5 * np.sin(np.arange(len(line)) * .35 + share * 9)
        sheet.swelling(track, .95 * share * (.45 + .55 * flow))
    for edge in (left, right):
        sheet.line(edge, 1.5, (.9, .8))
    for t in np.linspace(.1, .9, nodes):
        i = int(t * (len(line) - 1))
        sheet.line(np.array([left[i], line[i] + way[i] * widths[i] * .25, right[i]]), 1.4)
    return line


class Solid:
    """A round body: an outline around a center, shaded as a sphere that was pressed into it."""

    def __init__(self, center, radius, outline=None, turn=0.):
        angle = np.linspace(0, 2 * np.pi, 181)[:-1]
        reach = np.ones_like(angle) if outline is None else np.array([outline(a) for a in angle])
        self.center, self.radius, self.angle, self.reach, self.turn = np.array(center, float), radius, angle, reach, math.radians(turn)

    def place(self, x, y):
        """Points of the unit disk on the paper."""
        a, r = np.arctan2(y, x), np.hypot(x, y)
        k = np.interp(a % (2 * np.pi), np.r_[self.angle, 2 * np.pi], np.r_[self.reach, self.reach[0]])
        px, py = r * np.cos(a) * k, r * np.sin(a) * k
        c, s = math.cos(self.turn), math.sin(self.turn)
        return self.center + self.radius * np.stack([px * c - py * s, px * s + py * c], -1)

    def contour(self):
        return self.place(np.cos(self.angle), np.sin(self.angle))

    def light(self, x, y):
        """Brightness of the sphere at points of the disk, in the paper's light."""
        z = np.sqrt(np.maximum(0, 1 - x * x - y * y))
        c, s = math.cos(self.turn), math.sin(self.turn)
        bright = (x * c - y * s) * LIGHT[0] + (x * s + y * c) * LIGHT[1] + z * LIGHT[2]
        rim = np.clip((np.hypot(x, y) - .88) / .12, 0, 1)
        return np.clip(bright, 0, 1) + .18 * rim * (bright < .4)


def body(sheet, center, radius, tint, deep=None, outline=None, turn=0., rows=None, weight=2.1, axis=.35, meridians=True, blush=None):
    """A fruit: tint, latitude lines that swell in the shade, crossing lines in the deepest part."""
    solid = Solid(center, radius, outline, turn)
    contour = solid.contour()
    lit = solid.place(np.array([-.36]), np.array([-.42]))[0]
    sheet.gradient(contour, lit, radius * 1.55, mix(tint, PAPER, .42), deep or mix(tint, INK, .18))
    if blush:
        _blush(sheet, solid, blush)
    rows = rows or max(12, int(radius / 4.4))
    for k in np.linspace(-.97, .97, rows):
        lam = np.linspace(-np.pi / 2, np.pi / 2, 64)
        ring = math.sqrt(1 - k * k)
        x, y = ring * np.sin(lam), k + axis * ring * (np.cos(lam) - .5) * (1 - abs(k))
        keep = np.hypot(x, y) < .995
        shadow = np.clip(.62 - solid.light(x, y), 0, .62) / .62
        sheet.swelling(solid.place(x, y), np.where(keep, weight * shadow ** .9, 0))
    if meridians:
        for k in np.linspace(-.9, .95, max(8, rows * 2 // 3)):
            y = np.linspace(-.98, .98, 60)
            x = k * np.sqrt(1 - y * y)
            shadow = np.clip(.26 - solid.light(x, y), 0, .26) / .26
            sheet.swelling(solid.place(x, y), weight * .62 * shadow)
    sheet.outline(contour, 1.9)
    return solid


def _blush(sheet, solid, blush):
    """A warm cheek on one side: (color, x, y, size)."""
    color, x, y, size = blush
    for k in np.linspace(1, .3, 7):
        a = np.linspace(0, 2 * np.pi, 40)
        px, py = x + size * k * np.cos(a), y + size * k * np.sin(a)
        far = np.maximum(1, np.hypot(px, py) / .985)
        sheet.fill(solid.place(px / far, py / far), color, .10)


def stipple(sheet, solid, count, size=(.6, 1.2), where=lambda x, y: True):
    """Dots over a body, thinning toward the light."""
    for _ in range(count):
        a, r = sheet.rng.uniform(0, 6.283), math.sqrt(sheet.rng.random()) * .95
        x, y = r * math.cos(a), r * math.sin(a)
        if where(x, y) and sheet.rng.random() > solid.light(np.array(x), np.array(y)) * .8:
            px, py = solid.place(np.array([x]), np.array([y]))[0]
            sheet.dot(px, py, sheet.rng.uniform(*size))
