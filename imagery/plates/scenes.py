"""Plates of more than one plant: pots, seedlings, turf, seed packets, and a gardener's things."""
import math

import numpy as np

from . import organs as o
from .organs import body, leaf, petal, stem
from .pen import INK, PAPER, Sheet, mix, smooth
from .species import (BARK, DEEP, GREEN, OLIVE, SAGE, calendula_bloom, half_mango, mango, orchid_bloom, polar, rays, rose_bloom)

CLAY = '#c98a64'
SOIL = '#6b5442'


# --- things --------------------------------------------------------------------------------------

def turned_shape(s, x, y, profile, tint, deep=None, rows=4.6):
    """A pot or bowl seen level: (height above y, half width) pairs, shaded as a cylinder."""
    levels = np.array(profile, float)
    ys = np.linspace(levels[0, 0], levels[-1, 0], 80)
    half = np.interp(ys, levels[:, 0], levels[:, 1])
    side = np.stack([half, -ys], 1)
    outline = np.vstack([side * (1, 1), (side * (-1, 1))[::-1]]) + (x, y)
    s.gradient(outline, (x - half.max() * .5, y - ys.mean()), half.max() * 1.9, mix(tint, PAPER, .3), deep or mix(tint, INK, .25))
    for level in np.arange(levels[0, 0] + 3, levels[-1, 0] - 1, rows):
        h = np.interp(level, levels[:, 0], levels[:, 1])
        u = np.linspace(-.99, .99, 60)
        sag = 5 * (1 - u * u)
        dark = np.clip((u + .15) / 1.1, 0, 1) ** 1.2 + .5 * np.clip((-u - .82) / .18, 0, 1)
        s.swelling(np.stack([x + u * h, y - level + sag * .5], 1), 1.9 * dark)
    s.outline(outline, 1.8)
    return outline


def clay_pot(s, x, y, width, height, tint=CLAY):
    """A terracotta pot standing at y; returns the height of its soil line."""
    w, h = width / 2, height
    turned_shape(s, x, y, [(0, w * .68), (h * .78, w * .92)], tint)
    turned_shape(s, x, y, [(h * .78, w * 1.02), (h, w * 1.04)], mix(tint, INK, .04))
    return y - h


def soil_top(s, x, y, half):
    u = np.linspace(-1, 1, 40)
    mound = np.stack([x + u * half, y - 9 * np.cos(u * np.pi / 2) - s.rng.uniform(0, 3, 40)], 1)
    s.fill(np.vstack([mound, [(x + half, y + 3), (x - half, y + 3)]]), SOIL)
    for _ in range(int(half / 2)):
        px = x + s.rng.uniform(-.95, .95) * half
        s.dot(px, y - s.rng.uniform(0, 8), s.rng.uniform(.8, 1.9))


def blades(s, x, y, count, length, spread=40, tint=GREEN, width=13, bend=30):
    """A tuft of grass."""
    for _ in range(count):
        lean = s.rng.normal(0, spread * .5)
        blade = o.Blade((x + lean * .3, y), -90 + lean, length * s.rng.uniform(.6, 1.1), width, lean * bend / 30, lambda t: (1 - t) ** .7)
        s.fill(blade.contour(), mix(tint, PAPER, s.rng.uniform(.1, .4)))
        for u in (-.35, .35):
            t = np.linspace(.05, .85, 14)
            s.swelling(blade.at(t, u + 0 * t), .9 * (1 - t))
        s.outline(blade.contour(), 1.2)


def section(s, x0, x1, top, bottom, stones=26):
    """Soil cut open: strata of strokes, pebbles, crumbs."""
    edge = np.linspace(x0, x1, 60)
    lower = bottom + 16 * np.sin(edge * .019) + s.rng.uniform(-4, 4, 60)
    shape = np.vstack([np.stack([edge, np.full(60, top)], 1), np.stack([edge, lower], 1)[::-1]])
    s.gradient(shape, ((x0 + x1) / 2, top), (x1 - x0) * .62, '#8a6c50', '#6b5038')
    for _ in range(int((x1 - x0) * (bottom - top) / 240)):
        x, y = s.rng.uniform(x0 + 8, x1 - 14), s.rng.uniform(top + 6, bottom - 8)
        t = np.linspace(0, 1, 8)
        s.swelling(np.stack([x + 22 * t, y + 3 * np.sin(t * 5 + x)], 1), (.5 + .9 * (y - top) / (bottom - top)) * np.sin(np.pi * t))
    for _ in range(stones):
        x, y, r = s.rng.uniform(x0 + 24, x1 - 24), s.rng.uniform(top + 40, bottom - 18), s.rng.uniform(5, 15)
        body(s, (x, y), r, '#b5a48c', '#857660', lambda a: 1 + .18 * math.cos(2 * a + x), s.rng.uniform(0, 90), rows=6, weight=1.2, meridians=False)
    s.outline(shape, 1.8)


def roots(s, x, y, count, depth, spread=60):
    for _ in range(count):
        lean = s.rng.normal(0, spread * .5)
        reach = depth * s.rng.uniform(.4, 1.1)
        line = smooth([(x, y), (x + lean * .3 + s.rng.normal(0, 5), y + reach * .4), (x + lean + s.rng.normal(0, 8), y + reach)])
        s.swelling(line, np.linspace(2.2, .4, len(line)), '#efe4cc')
        s.swelling(line + (.9, .4), np.linspace(.9, .25, len(line)))


def seedling(s, x, y, height, tint=GREEN, true_leaves=0):
    sway = s.rng.uniform(-10, 10)
    stem(s, [(x, y), (x + sway * .5, y - height * .5), (x + sway, y - height)], 6, mix(tint, PAPER, .2), 4)
    for hand in (-1, 1):
        leaf(s, (x + sway, y - height), -90 + hand * s.rng.uniform(58, 74), height * .62, height * .34, tint, -hand * 16, o.obovate, veins=4, dark=hand)
    for k in range(true_leaves):
        leaf(s, (x + sway, y - height), -90 + (-1) ** k * 22, height * .6, height * .3, DEEP, 0, o.ovate, veins=5, teeth=7, depth=.1)


def packet(s, x, y, width, height, turn, motif):
    """A paper seed packet with a picture of its plant."""
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    place = lambda points: np.array([(x + a * c - b * n, y + a * n + b * c) for a, b in points])
    w, h = width / 2, height / 2
    shadow = place([(-w + 9, -h + 10), (w + 9, -h + 10), (w + 9, h + 10), (-w + 9, h + 10)])
    s.fill(shadow, INK, .16)
    sheet = place([(-w, -h), (w, -h), (w, h), (-w, h)])
    s.gradient(sheet, (x - w, y - h), height * 1.2, '#fdf9ee', '#eadfc6')
    s.outline(sheet, 1.7)
    for inset in (12, 16):
        s.outline(place([(-w + inset, -h + inset + 26), (w - inset, -h + inset + 26), (w - inset, h - inset), (-w + inset, h - inset)]), .8)
    s.line(place([(-w, -h + 26), (w, -h + 26)]), 1.1)
    for k in np.linspace(-h + 4, -h + 22, 5):
        s.line(place([(-w + 3, k), (w - 3, k)]), .6)
    motif(*place([(0, 14)])[0])


def seeds(s, spots, size, tint, stripes=False):
    for x, y, turn in spots:
        blade = o.Blade((x, y), turn, size, size * .52, 0, lambda t: np.sin(np.pi * t ** .72) ** .7)
        s.fill(blade.contour(), tint)
        if stripes:
            for u in (-.55, 0, .55):
                t = np.linspace(.08, .92, 14)
                s.swelling(blade.at(t, u + 0 * t), 1.5 * np.sin(np.pi * t), '#efe6d2')
        else:
            for u in np.linspace(.1, .85, 4):
                t = np.linspace(.1, .9, 12)
                s.swelling(blade.at(t, u + 0 * t), .9 * u * np.sin(np.pi * t))
        s.outline(blade.contour(), 1.2)


def bowl(s, x, y, width, tint='#9fb0ac'):
    w = width / 2
    turned_shape(s, x, y, [(0, w * .4), (10, w * .42), (w * .3, w * .8), (w * .62, w)], tint)
    return y - w * .62


def strewn(s, x, y, half, count, depth=16):
    return [(x + s.rng.uniform(-1, 1) * half, y - s.rng.uniform(0, depth), s.rng.uniform(0, 360)) for _ in range(count)]


def metal_blade(s, outline, tint='#aeb6b8'):
    shape = smooth(outline + outline[:1], 10)[:-1]
    s.gradient(shape, shape.mean(0) - (40, 40), 220, mix(tint, PAPER, .5), mix(tint, INK, .22))
    low, high = shape.min(0), shape.max(0)
    for k in np.arange(low[0] - high[1], high[0] + high[1], 7):
        line = np.array([(k + t, t) for t in np.linspace(low[1], high[1], 70)])
        inside = np.array([_inside(shape, p) for p in line])
        shade = np.clip((line[:, 0] - low[0]) / (high[0] - low[0]), .05, 1)
        s.swelling(line, np.where(inside, 1.1 * shade, 0))
    s.outline(shape, 1.9)


def _inside(polygon, point):
    x, y = point
    a, b = polygon, np.roll(polygon, -1, 0)
    crosses = (a[:, 1] > y) != (b[:, 1] > y)
    at = a[:, 0] + (y - a[:, 1]) / np.where(b[:, 1] == a[:, 1], 1e-9, b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
    return np.count_nonzero(crosses & (x < at)) % 2 == 1


def wooden(s, points, width, end=None):
    """A tool's handle."""
    return stem(s, points, width, '#c29a6a', end or width)


# --- plates --------------------------------------------------------------------------------------

def turf():
    s = Sheet(31)
    section(s, 120, 1080, 470, 730)
    for x in np.linspace(150, 1050, 44):
        roots(s, x, 474, 4, 190, 44)
    for x in s.rng.permutation(np.linspace(128, 1072, 120)):
        blades(s, x, 482, 3, 210, 34, mix(GREEN, '#a3a862', s.rng.random() * .5), 11)
    return s


def lawn_repair():
    s = Sheet(32)
    section(s, 110, 1090, 520, 770)
    for x in np.r_[np.linspace(125, 400, 30), np.linspace(800, 1075, 30)]:
        roots(s, x, 524, 3, 160, 40)
        blades(s, x, 532, 3, 210, 34, mix(GREEN, '#a3a862', s.rng.random() * .5), 11)
    for x in np.linspace(425, 780, 19):
        seeds(s, [(x, 534 + s.rng.uniform(-4, 4), s.rng.uniform(-30, 30))], 17, '#d8bd86')
        if s.rng.random() < .75:
            blades(s, x + 6, 530, 1, s.rng.uniform(30, 96), 16, '#a9bd6a', 8, 10)
            roots(s, x + 6, 540, 2, 60, 20)
    return s


def dandelion():
    s = Sheet(33)
    t = np.linspace(0, 1, 60)
    root = np.stack([600 + 16 * np.sin(t * 4), 520 + 330 * t], 1)
    stem(s, [(600, 505), (606, 620), (592, 740), (600, 870)], 46, '#b09370', 6)
    for k in range(9):
        y = 560 + 32 * k
        stem(s, [(600, y), (600 + (-1) ** k * 50, y + 22), (600 + (-1) ** k * 90, y + 60)], 7, '#b09370', 2)
    for angle, size, dark in ((178, 420, 1), (-2, 420, -1), (-166, 370, 1), (-16, 370, -1), (160, 330, 1), (20, 330, -1), (-148, 280, 1), (-34, 270, -1)):
        leaf(s, (600, 515), angle, size, 118, GREEN, 14 * dark, lambda u: (.25 + .75 * u ** .8) * np.sin(np.pi * u ** 1.3) ** .7 + .04, (1., .85), 7, teeth=7, depth=.55, dark=dark)
    for x, y, kind in ((520, 170, 'flower'), (700, 120, 'clock'), (610, 290, 'bud')):
        stem(s, [(600, 510), ((600 + x) / 2 + 10, (510 + y) / 2), (x, y)], 11, '#b5a86a', 9)
        if kind == 'flower':
            for share, count in ((1., 34), (.78, 28), (.55, 22), (.33, 14)):
                rays(s, (x, y), 105 * share, count, 15, mix('#efc640', '#d99c1e', 1 - share), '#a8701c', .8, .1, 3)
        elif kind == 'clock':
            for _ in range(130):
                a, r = s.rng.uniform(0, 6.283), 100 * s.rng.random() ** .4
                tip = (x + r * math.cos(a), y + r * math.sin(a))
                s.line(np.array([(x, y), tip]), .8)
                for b in np.linspace(-1, 1, 7):
                    s.line(np.array([tip, polar(tip, math.degrees(a) + b * 70, 14)]), .6)
            body(s, (x, y), 15, '#a8946a', rows=6, weight=1.2)
        else:
            for k in range(8):
                leaf(s, (x, y + 30), -130 + k * 11.5, 78, 18, GREEN, 0, o.lance, veins=3)
    return s


def chafer():
    """A lawn pest in three stages over cut turf: beetle above, grubs at the roots."""
    s = Sheet(34)
    section(s, 110, 1090, 470, 800, 20)
    for x in np.linspace(125, 1075, 62):
        roots(s, x, 474, 2, 120, 34)
        blades(s, x, 482, 3, 120, 34, mix(GREEN, '#b5a862', s.rng.random() * .6), 10)
    for x, y, turn in ((360, 660, 20), (790, 690, 200)):
        for k in range(13):
            a = math.radians(turn + 20 + k * 19)
            body(s, (x + 62 * math.cos(a), y + 62 * math.sin(a)), 30 - abs(k - 6) * .9, '#f0e6cc', '#c9b48c', rows=9, weight=1.3, meridians=False)
        head = polar((x, y), turn + 20 - 16, 62)
        body(s, head, 24, '#b5703c', '#7a4422', rows=9, weight=1.6)
        for k in range(3):
            leg = polar((x, y), turn + 22 + k * 17, 40)
            s.line(smooth([leg, polar(leg, turn + 190 + 10 * k, 24), polar(leg, turn + 230 + 10 * k, 40)]), 3.2)
    beetle(s, (600, 255), 1.)
    return s


def beetle(s, at, k):
    x, y = at
    for side in (-1, 1):
        for base, mid, tip in (((-30, -40), (-120, -110), (-190, -80)), ((-60, 20), (-160, 10), (-220, 70)), ((-50, 70), (-130, 120), (-170, 200))):
            line = smooth([(x - side * base[0], y + base[1]), (x - side * mid[0], y + mid[1]), (x - side * tip[0], y + tip[1])])
            s.swelling(line, np.linspace(12, 3.5, len(line)), '#4a3826')
        feeler = smooth([(x + side * 22, y - 120), (x + side * 60, y - 170), (x + side * 92, y - 172)])
        s.swelling(feeler, np.linspace(4, 5, len(feeler)), '#6b4a2c')
    body(s, (x, y - 112), 40, '#3f6b4a', '#1f3a28', lambda a: 1 + .06 * math.cos(2 * a), rows=12)
    body(s, (x, y - 66), 72, '#4a7a54', '#24452f', lambda a: .72 + .3 * abs(math.cos(a)), rows=14)
    body(s, (x, y + 55), 118, '#a8683a', '#5f351c', lambda a: 1 + .16 * math.cos(2 * a + math.pi), rows=26)
    s.line(np.array([(x, y - 40), (x + 2, y + 60), (x, y + 186)]), 3.)
    for u in (-.6, -.35, .35, .6):
        t = np.linspace(-60, 150, 30)
        s.swelling(np.stack([x + u * 110 * np.sqrt(np.clip(1 - ((t - 20) / 150) ** 2, 0, 1)), y + 30 + t * .8], 1), 1.6 * np.ones(30))


def bottle():
    """A hose-end sprayer for liquid feed, above a tuft of grass."""
    s = Sheet(35)
    for x in np.linspace(200, 1000, 50):
        blades(s, x, 850, 3, 190, 36, mix(GREEN, '#a3a862', s.rng.random() * .5), 12)
    turned_shape(s, 560, 690, [(0, 118), (14, 128), (270, 128), (330, 96), (356, 60)], '#c9d4b0')
    level = np.array([(433, 690 - 200), (687, 690 - 200), (686, 676), (434, 676)])
    s.fill(level, '#7f9a4a', .5)
    s.line(np.array([(434, 490), (560, 497), (686, 490)]), 1.6)
    for k in range(6):
        s.line(np.array([(640, 640 - k * 34), (676, 640 - k * 34)]), 1.6)
    turned_shape(s, 560, 336, [(0, 70), (58, 74)], '#8f9a94')
    turned_shape(s, 560, 280, [(0, 40), (40, 40)], '#5f7a4c')
    stem(s, [(300, 250), (440, 252), (560, 250), (700, 246), (800, 214)], 58, '#5f7a4c', 44, nodes=4)
    nozzle = np.array([(800, 180), (880, 150), (884, 256), (806, 240)], float)
    s.gradient(nozzle, (820, 180), 120, '#d8b46a', '#9c7434')
    s.outline(nozzle, 1.8)
    for k in range(11):
        t = np.linspace(0, 1, 30)
        drop = np.stack([886 + 260 * t, 160 + k * 9 + (k - 5) * 14 * t + 150 * t * t], 1)
        s.swelling(drop, 2.2 * (np.sin(t * 40 + k * 2) > -.2) * (1 - .5 * t), '#7f9aa8')
    hose = stem(s, [(300, 250), (200, 256), (120, 330), (130, 480), (60, 620)], 40, '#7d9464', 40)
    return s


def coneflowers():
    s = Sheet(36)
    for x, y, size, tint, deep, heart in ((420, 250, 170, '#c47fa3', '#8f4a72', '#a8602c'), (760, 210, 150, '#e6b23c', '#b5781c', '#4a3322'),
                                          (620, 430, 140, '#c47fa3', '#8f4a72', '#a8602c'), (900, 420, 125, '#e6b23c', '#b5781c', '#4a3322')):
        stem(s, [(600 + (x - 600) * .3, 890), (x + (600 - x) * .2, 660), (x, y + 20)], 12, GREEN, 9)
        for k in range(2):
            at = (x + (600 - x) * (.12 + .1 * k), y + 230 + 100 * k)
            leaf(s, at, (200, -20)[k % 2] + s.rng.uniform(-10, 10), 180, 56, GREEN, 16 * (1 - 2 * k), o.lance, veins=8, dark=1 - 2 * k)
        count = 15
        for k in range(count):
            angle = k * 360 / count + s.rng.normal(0, 2)
            drop = 8 + 26 * (math.sin(math.radians(angle)) > -.3) * (size > 130)
            a = math.radians(angle)
            petal(s, (x + size * .2 * math.cos(a), y + size * .12 * math.sin(a)), math.degrees(math.atan2(.66 * math.sin(a) + .18, math.cos(a))), size * (.7 + .12 * abs(math.cos(a))),
                  size * .25, tint, drop * (1 if math.cos(a) > 0 else -1) * .4, o.strap, lines=7, deep=deep)
        solid = body(s, (x, y - size * .06), size * .3, heart, mix(heart, INK, .5), lambda a: 1 - .2 * abs(math.sin(a)), rows=9)
        for _ in range(110):
            a, r = s.rng.uniform(0, 6.283), math.sqrt(s.rng.random())
            px, py = x + size * .28 * r * math.cos(a), y - size * .07 + size * .2 * r * math.sin(a)
            s.line(np.array([(px, py + 5), (px, py - 6)]), 2.4, color=mix('#d8883c', heart, s.rng.random()))
    return s


def hydrangea():
    s = Sheet(37)
    stem(s, [(560, 890), (580, 700), (600, 560)], 18, BARK, 13, nodes=2)
    for at, angle, size, dark in (((585, 690), 170, 360, 1), ((582, 700), 8, 370, -1), ((575, 780), 150, 260, 1), ((595, 600), -170, 300, 1), ((600, 600), -8, 320, -1),
                                  ((572, 800), 28, 270, -1)):
        leaf(s, at, angle, size, size * .58, GREEN, 12 * dark, o.ovate, (1., .85), 9, teeth=22, depth=.06, dark=dark)
    spots = []
    for _ in range(120):
        a, r = s.rng.uniform(0, 6.283), math.sqrt(s.rng.random())
        spots.append((600 + 265 * r * math.cos(a), 330 + 215 * r * math.sin(a), r))
    for x, y, r in sorted(spots, key=lambda p: -p[2]):
        tone = mix('#8fa3cf', '#c9b4d8', s.rng.random())
        turn = s.rng.uniform(0, 90)
        for k in range(4):
            petal(s, (x, y), turn + 90 * k, 44, 42, tone, 0, o.ovate, wave=.0, lines=5, deep=mix(tone, INK, .25), wash=.35)
        s.dot(x, y, 4, '#e8dfb4')
        s.dot(x, y, 1.6)
    return s


def oak():
    """A young tree with its roots wrapped, as it leaves the nursery."""
    s = Sheet(38)
    stem(s, [(600, 700), (604, 560), (596, 420), (602, 180)], 30, BARK, 8)
    limbs = [((600, 470), (440, 360), (350, 250)), ((600, 450), (760, 350), (850, 240)), ((598, 400), (500, 270), (470, 130)), ((600, 380), (700, 260), (740, 120)),
             ((600, 300), (560, 180), (580, 70)), ((602, 500), (800, 450), (900, 390)), ((600, 510), (410, 470), (310, 400))]
    for limb in limbs:
        stem(s, list(limb), 13, BARK, 4)
    tips = [(x + s.rng.normal(0, 46), y + s.rng.normal(0, 40)) for limb in limbs for (x, y) in (limb[1], limb[2], limb[2]) for _ in range(9)]
    for x, y in sorted(tips, key=lambda p: -p[1]):
        leaf(s, (x, y), s.rng.uniform(0, 360), s.rng.uniform(52, 78), 34, mix(DEEP, '#9aa862', s.rng.random() * .7), 0,
             lambda t: np.sin(np.pi * t ** .8) ** .8 * (1 - .38 * (np.sin(t * 19) > .2)), veins=4)
    solid = body(s, (600, 775), 128, '#c9b088', '#8a7150', lambda a: 1 - .12 * abs(math.sin(a)), rows=24)
    for k in np.linspace(-.8, .8, 6):
        t = np.linspace(-.95, .95, 40)
        s.line(solid.place(t * math.sqrt(1 - k * k), k + .12 * np.cos(t * 3)), 1.3)
        s.line(solid.place(k + .12 * np.cos(t * 3), t * math.sqrt(1 - k * k)), 1.3)
    tie = np.array([(570, 664), (632, 664), (640, 684), (562, 684)], float)
    s.fill(tie, '#a8845a')
    s.outline(tie, 1.5)
    return s


def mangoes_in_crate():
    s = Sheet(39, 1000, 1000)
    for x, y, r, turn, tint, deep in ((300, 430, 160, 100, '#e3b04e', '#a8862f'), (520, 380, 165, 80, '#e6ac4c', '#b06a2c'), (740, 440, 160, 70, '#dba54a', '#9c7a2c'),
                                      (400, 540, 165, 110, '#e6a84a', '#b0622c'), (640, 550, 168, 84, '#e8b654', '#a8822f')):
        mango(s, (x, y), r, turn, tint, deep, ('#bd4a2e', -.3, .1, .6))
    leaf(s, (520, 250), -150, 250, 70, DEEP, 14, o.lance, veins=13)
    leaf(s, (530, 250), -30, 260, 72, DEEP, -14, o.lance, veins=13, dark=-1)
    for k in range(3):
        board(s, 110, 600 + k * 104, 780, 92)
    for x in (110, 850):
        post = np.array([(x, 585), (x + 42, 585), (x + 42, 915), (x, 915)], float)
        s.gradient(post, (x, 600), 360, '#dcc094', '#a8845a')
        for k in np.linspace(x + 5, x + 38, 6):
            s.line(np.array([(k, 590), (k + 2, 750), (k - 1, 910)]), 1.)
        s.outline(post, 1.9)
    return s


def board(s, x, y, width, height):
    plank = np.array([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], float)
    s.gradient(plank, (x + width * .3, y), width, '#e2c79c', '#b08d62')
    for k in np.linspace(y + 6, y + height - 5, 12):
        t = np.linspace(x + 4, x + width - 4, 60)
        s.swelling(np.stack([t, k + 3 * np.sin(t * .012 + k)], 1), .5 + .6 * np.abs(np.sin(t * .02 + k * 1.7)))
    s.outline(plank, 1.9)


def mango_cut():
    s = Sheet(40, 1000, 1000)
    leaf(s, (430, 300), -160, 300, 84, DEEP, 14, o.lance, veins=15)
    leaf(s, (445, 295), -50, 280, 80, DEEP, 14, o.lance, veins=15, dark=-1)
    mango(s, (380, 520), 270, 112, '#e3b04e', '#a8862f', ('#bd4a2e', -.35, -.1, .62))
    half_mango(s, (690, 690), 220)
    return s


def foliage_in_pots():
    s = Sheet(41, 1000, 1000)
    rims = [(clay_pot(s, x, y, w, h), x, w) for x, y, w, h in ((240, 900, 230, 210), (520, 920, 270, 250), (800, 895, 220, 200))]
    for (rim, x, w), kind in zip(rims, ('fern', 'broad', 'grass')):
        soil_top(s, x, rim, w * .46)
        if kind == 'grass':
            blades(s, x, rim, 46, 380, 70, SAGE, 17, 44)
        elif kind == 'broad':
            for angle, size in ((-172, 330), (-8, 340), (-150, 380), (-30, 390), (-128, 400), (-52, 400), (-108, 430), (-74, 440), (-90, 330)):
                leaf(s, (x, rim + 4), angle, size, size * .34, DEEP, (angle + 90) * .22, o.ovate, (1., .82), 11, dark=1 if angle < -90 else -1)
        else:
            for angle in np.linspace(-168, -12, 11):
                frond(s, (x, rim), angle, 330, (angle + 90) * .5)
    return s


def frond(s, base, angle, size, bend):
    blade = o.Blade(base, angle, size, 10, bend)
    for t in np.linspace(.1, .98, 26):
        at, way = blade.at(np.array([t]), np.array([0.]))[0], angle + bend * t
        reach = size * .19 * math.sin(math.pi * min(1, .12 + t * .86)) + 6
        for hand in (-1, 1):
            leaf(s, at, way + hand * 68, reach, reach * .3, GREEN, -hand * 18, o.lance, veins=2, dark=hand)
    s.line(blade.middle, 3)


def one_pot():
    s = Sheet(42, 1000, 1000)
    rim = clay_pot(s, 500, 920, 330, 300)
    soil_top(s, 500, rim, 150)
    for angle, size, dark in ((-175, 330, 1), (-5, 330, -1), (-155, 400, 1), (-25, 400, -1), (-132, 440, 1), (-48, 440, -1), (-112, 470, 1), (-68, 470, -1), (-90, 400, 1)):
        end = polar((500, rim), angle, size * .52)
        stem(s, [(500, rim), polar((500, rim), angle - 6 * dark, size * .26), end], 8, OLIVE, 5)
        leaf(s, end, angle + 12 * (angle + 90) / 80, size * .62, size * .48, DEEP if dark > 0 else GREEN, (angle + 90) * .25, o.ovate, (1., .85), 9, dark=dark)
    return s


def saplings():
    s = Sheet(43, 1000, 1000)
    for x, y, w, lift in ((250, 910, 190, 540), (510, 930, 210, 620), (765, 905, 190, 520)):
        turned_shape(s, x, y, [(0, w * .36), (w * .9, w * .48)], '#5f5c58')
        turned_shape(s, x, y, [(w * .86, w * .5), (w * .98, w * .5)], '#4f4c49')
        top = y - w * .98
        stem(s, [(x, top), (x + 6, top - lift * .35), (x - 4, top - lift * .7), (x, top - lift)], 13, BARK, 4)
        spots = [(x + s.rng.normal(0, 50), top - lift * (.42 + .6 * s.rng.random())) for _ in range(46)]
        for px, py in sorted(spots, key=lambda p: p[1]):
            s.line(np.array([(x, py + 34), ((x + px) / 2, py + 12), (px, py)]), 2)
            leaf(s, (px, py), toward_out(x, px) + s.rng.normal(0, 26), s.rng.uniform(58, 84), 36, mix(DEEP, '#9aa862', s.rng.random() * .6), 0, o.ovate, veins=5)
    return s


def toward_out(x, px):
    return -20 if px > x else -160


def seed_packets(width=1000, height=1000, seed=44, shift=0):
    s = Sheet(seed, width, height)
    k = width / 1000
    sun = lambda x, y: (stem(s, [(x, y + 130), (x + 4, y + 60), (x, y)], 8, GREEN), rays(s, (x, y - 20), 74, 18, 22, '#e6b23c', '#b5781c', 1, .28, 4),
                        body(s, (x, y - 20), 26, '#6b4a2c', '#3a2818', rows=8, weight=1.4))
    bean = lambda x, y: [leaf(s, (x, y + 110), a, 130, 62, GREEN, 0, o.ovate, veins=7) for a in (-140, -40, -90)]
    gourd = lambda x, y: body(s, (x, y + 20), 72, '#d98a3c', '#a3581c', lambda a: 1 + .05 * math.cos(7 * a) - .1 * abs(math.sin(a)), rows=18)
    for px, turn, motif in ((.24, -9, sun), (.5, 2, bean), (.76, 10, gourd)):
        packet(s, width * px, 330 + shift, 230, 320, turn, motif)
    for px, tint, size, stripes in ((.27, '#3a332e', 34, True), (.55, '#8a4a38', 36, False), (.8, '#efe2c0', 38, False)):
        x, y = width * px, height - 130
        rim = bowl(s, x, y, 250)
        seeds(s, strewn(s, x, rim + 8, 100, 46, 30), size, tint, stripes)
    for _ in range(16):
        seeds(s, [(s.rng.uniform(.12, .9) * width, height - s.rng.uniform(40, 100), s.rng.uniform(0, 360))], 26, s.rng.choice(['#3a332e', '#8a4a38', '#d8c49a']))
    return s


def seedlings_in_tray():
    s = Sheet(45, 1000, 1000)
    board(s, 90, 690, 820, 150)
    for row, y in enumerate((560, 620, 680)):
        edge = np.linspace(100 - 10 * row, 900 + 10 * row, 60)
        s.fill(np.vstack([np.stack([edge, y + s.rng.uniform(-5, 5, 60)], 1), [(900 + 10 * row, y + 70), (100 - 10 * row, y + 70)]]), mix(SOIL, PAPER, .12 - .05 * row))
        for _ in range(170):
            s.dot(s.rng.uniform(110, 890), y + s.rng.uniform(2, 60), s.rng.uniform(1, 3), INK, .7)
        for x in np.linspace(160 + 30 * (row % 2), 850, 8):
            seedling(s, x + s.rng.uniform(-10, 10), y + 12, 110 + 40 * row * .6, mix(GREEN, '#a9bd6a', s.rng.random()), int(row == 2))
    board(s, 80, 740, 840, 110)
    return s


def secateurs(s, x, y, k=1.):
    at = lambda points: [(x + a * k, y + b * k) for a, b in points]
    metal_blade(s, at([(-10, 20), (40, -10), (60, -120), (40, -260), (6, -330), (-14, -200), (-26, -60)]))
    metal_blade(s, at([(10, 20), (-40, 0), (-96, -90), (-128, -210), (-96, -228), (-52, -130), (-14, -40)]), '#8f979a')
    for side in (-1, 1):
        line = stem(s, at([(side * -10, 10), (side * 56, 110), (side * 92, 260), (side * 74, 400)]), 58 * k, '#b5523c', 44 * k)
    body(s, (x, y), 26 * k, '#aeb6b8', '#5f686b', rows=8)


def pruning(seed=46, height=800):
    s = Sheet(seed, 1200, height)
    stem(s, [(60, 700), (260, 560), (470, 420), (760, 270), (1010, 120)], 26, BARK, 9, nodes=4)
    stem(s, [(470, 420), (520, 280), (600, 150)], 13, BARK, 7, nodes=2)
    stem(s, [(300, 540), (420, 560), (560, 640)], 12, BARK, 6, nodes=2)
    for x, y, angle in ((200, 600, -100), (380, 486, -110), (560, 370, 60), (660, 320, -120), (840, 225, 60), (900, 185, -110), (540, 250, -150), (566, 200, -20), (600, 150, -70),
                        (1010, 120, -40), (450, 580, -60), (560, 640, 20)):
        for lean in (-28, 28, 0):
            leaf(s, (x, y), angle + lean, s.rng.uniform(46, 78), 26, mix(GREEN, '#c9d08a', .4 * s.rng.random()), 0, o.ovate, veins=4)
    secateurs(s, 900, 470, .68)
    return s


def bench():
    """A potting bench: young plants, a trowel, a heap of soil."""
    s = Sheet(47)
    board(s, 60, 720, 1080, 90)
    for x, w, h, kind in ((210, 170, 150, 0), (420, 150, 130, 1), (960, 180, 160, 2)):
        rim = clay_pot(s, x, 724, w, h)
        soil_top(s, x, rim, w * .45)
        if kind == 0:
            for a in (-160, -130, -105, -75, -50, -20):
                leaf(s, (x, rim), a, 210, 74, GREEN, (a + 90) * .3, o.ovate, veins=8, dark=1 if a < -90 else -1)
        elif kind == 1:
            for k in range(3):
                seedling(s, x - 36 + 36 * k, rim, 110 + 14 * k, GREEN, 1)
        else:
            stem(s, [(x, rim), (x + 6, rim - 130), (x - 6, rim - 250)], 9, GREEN, 6)
            for k, a in enumerate((-170, -10, -150, -30, -120, -60)):
                leaf(s, (x + 2, rim - 50 - 36 * k), a, 130, 46, SAGE, 0, o.lance, veins=7, dark=1 if a < -90 else -1)
            calendula_bloom(s, (x - 6, rim - 265), 84)
    u = np.linspace(-1, 1, 80)
    heap = np.stack([690 + u * 150, 722 - 92 * np.cos(u * np.pi / 2) ** 1.3 - s.rng.uniform(0, 7, 80)], 1)
    s.gradient(np.vstack([heap, [(690, 724)]]), (640, 640), 190, '#8a6c50', '#5a432f')
    for _ in range(420):
        a = s.rng.uniform(-1, 1)
        s.dot(690 + a * 140, 720 - s.rng.random() * 84 * math.cos(a * np.pi / 2) ** 1.3, s.rng.uniform(.8, 2.6), INK, .75)
    metal_blade(s, [(700, 650), (742, 640), (780, 560), (790, 520), (762, 510), (726, 560)])
    wooden(s, [(776, 520), (810, 440), (850, 350)], 26, 30)
    return s


def three_pots(width=1200, height=800, seed=48):
    """Assorted young plants on a nursery bench."""
    s = Sheet(seed, width, height)
    board(s, 40, height - 110, width - 80, 74)
    y = height - 106
    for x, w, h, kind in ((190, 190, 160, 'orchid'), (440, 170, 140, 'grass'), (680, 210, 180, 'rose'), (960, 190, 160, 'broad')):
        rim = clay_pot(s, x, y, w, h, mix(CLAY, '#b5664a', s.rng.random() * .5))
        soil_top(s, x, rim, w * .45)
        if kind == 'orchid':
            for a in (-168, -12, -150, -30):
                leaf(s, (x, rim), a, 170, 46, DEEP, (a + 90) * .3, o.strap, veins=3, dark=1 if a < -90 else -1)
            stem(s, [(x, rim), (x - 12, rim - 200), (x + 40, rim - 330), (x + 110, rim - 370)], 6, OLIVE, 4)
            for dx, dy, r in ((104, -350, 46), (60, -318, 52), (20, -262, 56)):
                orchid_bloom(s, (x + dx, rim + dy), r)
        elif kind == 'grass':
            blades(s, x, rim, 34, 280, 60, SAGE, 13, 40)
        elif kind == 'rose':
            for dx, dy in ((-90, -190), (90, -220), (0, -300)):
                stem(s, [(x, rim), (x + dx * .6, rim + dy * .5), (x + dx, rim + dy)], 8, GREEN, 6)
                for a in (-150, -30, 160, 20):
                    leaf(s, (x + dx * .55, rim + dy * .5), a, 96, 54, DEEP, 0, o.ovate, veins=6, teeth=12, depth=.07, dark=1 if abs(a) > 90 else -1)
                rose_bloom(s, (x + dx, rim + dy), 72, '#d99a7a', '#b0603f')
        else:
            for a, size in ((-170, 190), (-10, 190), (-145, 230), (-35, 230), (-115, 260), (-65, 260), (-90, 210)):
                leaf(s, (x, rim), a, size, size * .4, GREEN, (a + 90) * .25, o.ovate, veins=9, dark=1 if a < -90 else -1)
    return s


def bonsai_evening():
    from .species import bonsai
    s = bonsai()
    s.crop = (0, 60, 1200, 800)
    return s


PLATES = {
    'plants-sod/sod': turf, 'plants-sod/flowers': coneflowers, 'plants-sod/shrubs': hydrangea, 'plants-sod/trees': oak,
    'lawn-care/lawn-repair-soil-enrichment-blends': lawn_repair, 'lawn-care/weed-control': dandelion,
    'lawn-care/insect-pest-control-fertilizer': chafer, 'lawn-care/liquid-fertilizer': bottle,
    'best-sellers/mango-fruits': mangoes_in_crate, 'best-sellers/mango-fruits-second': mango_cut, 'best-sellers/plants': foliage_in_pots,
    'best-sellers/plants-second': one_pot, 'best-sellers/trees': saplings, 'best-sellers/seeds': seed_packets,
    'best-sellers/seeds-second': seedlings_in_tray, 'home/about-teaser': bench, 'articles/choosing-plants': three_pots,
    'articles/plant-care': pruning, 'events/seed-swap': lambda: seed_packets(1200, 800, 49, -90), 'events/bonsai-evening': bonsai_evening,
}
