"""What stands around the plants: pots, boards, blades of grass, sections of soil, tools and stones."""
import math

import numpy as np

from . import organs as o
from .organs import DEEP, GREEN, body, leaf, stem
from .pen import INK, PAPER, inside, mix, smooth

CLAY = '#c98a64'
SOIL = '#6b5442'
STEEL, BLACK, WHITE, BRASS = '#8f979a', '#4a4d4f', '#e6e3d8', '#c9a05a'


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
        within = np.array([inside(shape, p) for p in line])
        shade = np.clip((line[:, 0] - low[0]) / (high[0] - low[0]), .05, 1)
        s.swelling(line, np.where(within, 1.1 * shade, 0))
    s.outline(shape, 1.9)


def wooden(s, points, width, end=None):
    """A tool's handle."""
    return stem(s, points, width, '#c29a6a', end or width)


def board(s, x, y, width, height):
    plank = np.array([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], float)
    s.gradient(plank, (x + width * .3, y), width, '#e2c79c', '#b08d62')
    for k in np.linspace(y + 6, y + height - 5, 12):
        t = np.linspace(x + 4, x + width - 4, 60)
        s.swelling(np.stack([t, k + 3 * np.sin(t * .012 + k)], 1), .5 + .6 * np.abs(np.sin(t * .02 + k * 1.7)))
    s.outline(plank, 1.9)


def secateurs(s, x, y, k=1.):
    at = lambda points: [(x + a * k, y + b * k) for a, b in points]
    metal_blade(s, at([(-10, 20), (40, -10), (60, -120), (40, -260), (6, -330), (-14, -200), (-26, -60)]))
    metal_blade(s, at([(10, 20), (-40, 0), (-96, -90), (-128, -210), (-96, -228), (-52, -130), (-14, -40)]), '#8f979a')
    for side in (-1, 1):
        line = stem(s, at([(side * -10, 10), (side * 56, 110), (side * 92, 260), (side * 74, 400)]), 58 * k, '#b5523c', 44 * k)
    body(s, (x, y), 26 * k, '#aeb6b8', '#5f686b', rows=8)


def ring_of_pipe(s, x, y, radius, tint='#5a5f61', wall=.82):
    """A pipe cut across."""
    a = np.linspace(0, 2 * np.pi, 60)
    outer, inner = (np.stack([x + radius * k * np.cos(a), y + radius * k * np.sin(a)], 1) for k in (1., wall))
    s.fill(outer, tint)
    s.outline(outer[:-1], 1.8)
    s.fill(inner, mix(PAPER, '#c9d4d4', .4))
    s.outline(inner[:-1], 1.3)


def lawn_strip(s, x0, x1, y, height=120, step=9):
    for x in np.arange(x0, x1, step * 1.6):
        roots(s, x, y - 4, 2, 70, 30)
    for x in np.arange(x0, x1, step):
        blades(s, x, y + 6, 2, height, 32, mix(GREEN, '#a3a862', s.rng.random() * .5), 10)


def stones(s, spots, low, high, tints=('#b5a48c', '#9a9184', '#c4b9a4', '#857e74')):
    for x, y in spots:
        r = s.rng.uniform(low, high)
        tint = tints[s.rng.integers(len(tints))]
        body(s, (x, y), r, tint, mix(tint, INK, .3), lambda a, q=x + y: 1 + .16 * math.cos(2 * a + q) + .05 * math.cos(3 * a + q), s.rng.uniform(0, 180), rows=max(5, int(r / 3.2)),
             weight=1.4, meridians=False)


def shadow(s, x, y, wide):
    a = np.linspace(0, 2 * np.pi, 60)
    s.fill(np.stack([x + wide * np.cos(a), y + 16 * np.sin(a)], 1), INK, .14)
