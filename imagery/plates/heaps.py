"""How a heap of bulk goods is drawn: the shape, size and color of the pieces tell them apart."""
import math

import numpy as np

from . import organs as o
from .organs import body
from .pen import INK, PAPER, Sheet, mix, smooth


def heap_points(s, count, width=880, height=430, base=760, x=600):
    """Places on a mound, back to front."""
    step = math.sqrt(width * height * .72 / count)
    u, v = np.meshgrid(np.arange(-1, 1.01, 2 * step / width), np.arange(0, 1, step / height))
    u = (u + s.rng.uniform(-.8, .8, u.shape) * step / width).ravel().clip(-1, 1)
    level = (v + s.rng.uniform(-.4, .4, v.shape) * step / height).ravel().clip(0, 1) * height
    rise = height * (1 - np.abs(u) ** 1.9) ** .9
    inside = level <= rise
    points = np.stack([x + u * width / 2, base - level + 14 * np.abs(u)], 1)[inside]
    return points[np.argsort(points[:, 1])]


def underlay(s, tint, width=880, height=430, base=760, x=600):
    """The dark mass that shows between the pieces, and its shadow on the paper."""
    u = np.linspace(-1, 1, 90)
    edge = np.stack([x + u * width / 2 * 1.02, base + 16 - (height + 6) * (1 - np.abs(u) ** 1.9) ** .9], 1)
    a = np.linspace(0, 2 * np.pi, 60)
    s.fill(np.stack([x + width * .53 * np.cos(a), base + 18 + 26 * np.sin(a)], 1), INK, .14)
    s.fill(np.vstack([edge, np.stack([x + width / 2 * np.cos(np.linspace(0, np.pi, 30)), base + 14 + 22 * np.sin(np.linspace(0, np.pi, 30))], 1)]), mix(tint, INK, .55))


def smooth_stone(rng, flat=.72):
    """Outline of a worn stone."""
    a, b = rng.uniform(0, 6.28, 2)
    return lambda t: (1 / math.hypot(math.cos(t), math.sin(t) / flat)) * (1 + .06 * math.sin(2 * t + a) + .04 * math.sin(3 * t + b))


def broken_stone(rng, flat=.8, corners=7):
    """Outline of a crushed stone: the inside of a few cut lines."""
    turns = np.sort(np.linspace(0, 2 * np.pi, corners, endpoint=False) + rng.uniform(-.35, .35, corners))
    reach = rng.uniform(.72, 1, corners)

    def outline(t):
        facing = np.cos(t - turns)
        cut = np.min(np.where(facing > .15, reach / np.maximum(facing, .15), 9))
        return min(cut, 1.2) / math.hypot(math.cos(t), math.sin(t) / flat)
    return outline


def stone_heap(seed, tints, size, count, outline=smooth_stone, flat=.72, flecks=0, weight=1.3, deep=.3, **mound):
    def draw(sheet=None):
        s = sheet or Sheet(seed)
        underlay(s, tints[0], **mound)
        for x, y in heap_points(s, count, **mound):
            r = s.rng.uniform(*size)
            tint = mix(tints[s.rng.integers(len(tints))], PAPER, s.rng.uniform(0, .15))
            body(s, (x, y), r, tint, mix(tint, INK, deep), outline(s.rng, flat), s.rng.uniform(-25, 25), rows=max(4, int(r / 4.2)), weight=weight, meridians=r > 40)
            for _ in range(int(flecks * r)):
                a, q = s.rng.uniform(0, 6.283), r * .62 * math.sqrt(s.rng.random())
                s.dot(x + q * math.cos(a), y + q * math.sin(a) * flat, s.rng.uniform(.7, 1.6), INK if s.rng.random() < .6 else PAPER, .8)
        return s
    return draw


def shred_heap(seed, tints, length, width, count, curl=14, ground=None):
    def draw(sheet=None, **mound):
        s = sheet or Sheet(seed)
        underlay(s, ground or tints[0], **mound)
        for x, y in heap_points(s, count, **mound):
            tint = tints[s.rng.integers(len(tints))]
            turn = s.rng.normal(0, 38) + (180 if s.rng.random() < .5 else 0)
            blade = o.Blade((x, y), turn, s.rng.uniform(*length), s.rng.uniform(*width), s.rng.normal(0, curl), lambda t: np.minimum(1, 9 * t + .25) * np.minimum(1, 7 * (1 - t) + .2))
            s.fill(blade.contour() + (2, 5), INK, .3)
            s.fill(blade.contour(), mix(tint, PAPER, s.rng.uniform(0, .25)))
            for u in (-.45, .1, .6):
                t = np.linspace(.03, s.rng.uniform(.6, .97), 12)
                s.swelling(blade.at(t, u + 0 * t), (.5 + .7 * (u + .45)) * np.ones(12))
            s.outline(blade.contour()[::3], 1.2)
        return s
    return draw


def needle_heap(seed, tints, length, width, count):
    def draw():
        s = Sheet(seed)
        underlay(s, tints[0])
        for x, y in heap_points(s, count):
            turn = math.radians(s.rng.normal(0, 34) + (180 if s.rng.random() < .5 else 0))
            reach, bow = s.rng.uniform(*length), s.rng.normal(0, 18)
            end = (x + reach * math.cos(turn), y + reach * math.sin(turn))
            line = smooth([(x, y), ((x + end[0]) / 2 + bow * .3, (y + end[1]) / 2 - abs(bow)), end], 8)
            s.line(line + (1.5, 3), width + .8, (.9, .5), INK, .45)
            s.line(line, width, (.9, .5), mix(tints[s.rng.integers(len(tints))], PAPER, s.rng.uniform(0, .3)))
        return s
    return draw


def soil_heap(seed, dark, light, crumb=(3, 10), count=620, chips=0, perlite=0, fiber=0, straw=0, clods=0, stones=0):
    def draw(sheet=None, **mound):
        s = sheet or Sheet(seed)
        underlay(s, dark, **mound)
        points = heap_points(s, count, **mound)
        extras = np.array([''] * 200 + ['chip'] * chips + ['perlite'] * perlite + ['fiber'] * fiber + ['straw'] * straw + ['clod'] * clods + ['stone'] * stones + [''] * count)
        kinds = s.rng.permutation(extras)[:len(points)]
        for (x, y), kind in zip(points, kinds):
            _crumb(s, x, y, kind, dark, light, crumb)
        return s
    return draw


def _crumb(s, x, y, kind, dark, light, crumb):
    """One bit of soil, or of what is mixed into it."""
    tone = mix(dark, light, s.rng.random())
    if kind in ('', 'clod', 'stone', 'perlite'):
        r = s.rng.uniform(*crumb) * (4.2 if kind == 'clod' else 1.8 if kind == 'stone' else 1.)
        tone = {'perlite': '#f4f0e6', 'stone': '#b5a892'}.get(kind, tone)
        shape = broken_stone(s.rng, .85, 6) if kind == 'clod' else smooth_stone(s.rng, .8)
        body(s, (x, y), max(r, 4), tone, mix(tone, INK, .35), shape, s.rng.uniform(0, 90), rows=max(3, int(r / 4)), weight=1.2, meridians=False)
        return
    turn, reach = math.radians(s.rng.normal(0, 50)), s.rng.uniform(24, 64)
    line = smooth([(x, y), (x + reach * .5 * math.cos(turn), y + reach * .5 * math.sin(turn) - s.rng.uniform(0, 9)), (x + reach * math.cos(turn), y + reach * math.sin(turn))], 8)
    width, tint = dict(chip=(9, '#8a6442'), fiber=(2.2, '#c49a66'), straw=(4.5, '#dcc07a'))[kind]
    s.line(line + (1, 2.5), width + 1.4, (.8, .7), INK, .6)
    s.line(line, width, (.8, .7), mix(tint, PAPER, s.rng.uniform(0, .25)))


def seed_heap(seed, tints, length, ratio, count, stripes=None, profile=None):
    """Seeds, granules or pellets."""
    def draw():
        s = Sheet(seed)
        underlay(s, tints[0])
        for x, y in heap_points(s, count):
            size = s.rng.uniform(*length)
            blade = o.Blade((x, y), s.rng.uniform(0, 360), size, size * ratio, s.rng.normal(0, 6), profile or (lambda t: np.sin(np.pi * t ** .75) ** .62))
            tint = tints[s.rng.integers(len(tints))]
            s.fill(blade.contour() + (2, 4), INK, .35)
            s.gradient(blade.contour(), tuple(blade.middle[30] - size * .15), size * .8, mix(tint, PAPER, .3), mix(tint, INK, .2))
            for u in (-.5, 0, .5) if stripes else (.25, .5, .75):
                t = np.linspace(.08, .92, 12)
                s.swelling(blade.at(t, u + 0 * t), (size * .07 if stripes else 1.1 * u) * np.sin(np.pi * t), stripes or INK)
            s.outline(blade.contour()[::2], 1.3)
        return s
    return draw
