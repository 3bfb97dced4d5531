"""Bulk goods as drawn heaps: what tells them apart is the shape, size and colour of the pieces.

They stand in until the queue has rendered the photograph of the same name.
"""
import math

import numpy as np

from . import organs as o
from .organs import body, leaf
from .pen import INK, PAPER, Sheet, mix, smooth
from .scenes import blades, roots, section


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


def soil_heap(seed, dark, light, crumb=(3, 10), count=620, chips=0, perlite=0, fibre=0, straw=0, clods=0, stones=0):
    def draw(sheet=None, **mound):
        s = sheet or Sheet(seed)
        underlay(s, dark, **mound)
        points = heap_points(s, count, **mound)
        extras = np.array([''] * 200 + ['chip'] * chips + ['perlite'] * perlite + ['fibre'] * fibre + ['straw'] * straw + ['clod'] * clods + ['stone'] * stones + [''] * count)
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
    width, tint = dict(chip=(9, '#8a6442'), fibre=(2.2, '#c49a66'), straw=(4.5, '#dcc07a'))[kind]
    s.line(line + (1, 2.5), width + 1.4, (.8, .7), INK, .6)
    s.line(line, width, (.8, .7), mix(tint, PAPER, s.rng.uniform(0, .25)))


# --- laid surfaces -------------------------------------------------------------------------------

def _unit(s, corners, tints, grain=9):
    """One paver: tint, chipped corners, a few scratches, shade on two sides."""
    corners = np.array(corners, float)
    middle = corners.mean(0)
    shape = middle + (corners - middle) * .965
    tint = mix(tints[s.rng.integers(len(tints))], PAPER, s.rng.uniform(0, .22))
    s.fill(shape + (2.5, 3.5), INK, .35)
    s.fill(shape, tint)
    low, high = shape.min(0), shape.max(0)
    for _ in range(int(grain * (high - low).prod() / 9000)):
        x, y = s.rng.uniform(low + 6, high - 6)
        s.dot(x, y, s.rng.uniform(.7, 1.8), INK, .5)
    for k in (3, 6, 9):
        s.line(np.array([shape[2] - (k, k), shape[3] + (k, -k)]), 1.1, (1, 1))
    s.outline(shape, 1.8)


def paved(seed, pattern, tints, joint='#8a8070'):
    def draw():
        s = Sheet(seed)
        s.fill(np.array([(0, 0), (1200, 0), (1200, 900), (0, 900)], float), joint)
        pattern(s, tints)
        return s
    return draw


def running_bond(s, tints):
    for row in range(9):
        for k in range(-1, 7):
            x, y = k * 204 + (102 if row % 2 else 0), row * 104 - 10
            _unit(s, [(x, y), (x + 204, y), (x + 204, y + 104), (x, y + 104)], tints)


def herringbone(s, tints):
    w = 108
    for i in range(-2, 13):
        for j in range(-2, 10):
            x, y = i * w - 40, j * w - 30
            if (i + j) % 4 == 0:
                _unit(s, [(x, y), (x + 2 * w, y), (x + 2 * w, y + w), (x, y + w)], tints)
            if (i + j) % 4 == 2:
                _unit(s, [(x, y), (x + w, y), (x + w, y + 2 * w), (x, y + 2 * w)], tints)


def basket_weave(s, tints):
    w = 118
    for row in range(-1, 5):
        for k in range(-1, 6):
            x, y = k * 2 * w, row * 2 * w - 20
            for half in (0, 1):
                if (row + k) % 2:
                    _unit(s, [(x, y + half * w), (x + 2 * w, y + half * w), (x + 2 * w, y + half * w + w), (x, y + half * w + w)], tints)
                else:
                    _unit(s, [(x + half * w, y), (x + half * w + w, y), (x + half * w + w, y + 2 * w), (x + half * w, y + 2 * w)], tints)


def cobbles(s, tints):
    for row in range(11):
        for k in range(-1, 14):
            x, y = k * 98 + (49 if row % 2 else 0) + s.rng.normal(0, 4), row * 90 + s.rng.normal(0, 4)
            tint = mix(tints[s.rng.integers(len(tints))], PAPER, s.rng.uniform(0, .15))
            box = lambda t: 1 / (abs(math.cos(t)) ** 4 + abs(math.sin(t) / .9) ** 4) ** .25
            body(s, (x, y), 46, tint, mix(tint, INK, .35), box, s.rng.normal(0, 4), rows=10, weight=1.5, meridians=False)


def flags(s, tints):
    """Irregular flagstones: the cells around scattered points."""
    seeds = np.array([(x + s.rng.uniform(-62, 62), y + s.rng.uniform(-56, 56)) for x in range(-60, 1320, 205) for y in range(-60, 1020, 188)])
    for p in seeds:
        angle = np.linspace(0, 2 * np.pi, 73)[:-1]
        way = np.stack([np.cos(angle), np.sin(angle)], 1)
        others = seeds[np.linalg.norm(seeds - p, axis=1) > 1] - p
        half = (others ** 2).sum(1) / 2
        facing = way @ others.T
        reach = np.min(np.where(facing > 1e-6, half / np.maximum(facing, 1e-6), 1e9), 1) - 9
        shape = p + way * np.minimum(reach, 190)[:, None] * (1 + s.rng.normal(0, .006, 72))[:, None]
        tint = mix(tints[s.rng.integers(len(tints))], PAPER, s.rng.uniform(0, .2))
        s.fill(shape + (4, 6), INK, .4)
        s.gradient(shape, tuple(p - 60), 220, mix(tint, PAPER, .25), mix(tint, INK, .12))
        for k in range(9):
            y = p[1] + s.rng.uniform(-70, 70)
            t = np.linspace(-50, 50, 20) + s.rng.uniform(-20, 20)
            s.swelling(np.stack([p[0] + t, y + 6 * np.sin(t * .05 + k)], 1), 1.3 * np.cos(np.linspace(-1.5, 1.5, 20)))
        s.outline(shape, 2.)


def boulders():
    s = Sheet(331)
    for x, y, r, tint in ((430, 560, 210, '#a39a8c'), (780, 500, 250, '#958c80'), (600, 690, 130, '#b0a596')):
        a = np.linspace(0, 2 * np.pi, 50)
        s.fill(np.stack([x + r * 1.05 * np.cos(a), y + r * .72 + r * .14 * np.sin(a)], 1), INK, .16)
        shape = broken_stone(s.rng, .78, 9)
        body(s, (x, y), r, tint, mix(tint, INK, .4), shape, 0, weight=2.4)
        for _ in range(12):
            px, py = x + s.rng.uniform(-.6, .5) * r, y + s.rng.uniform(-.45, .4) * r
            s.line(smooth([(px, py), (px + 22, py + s.rng.uniform(-9, 14)), (px + s.rng.uniform(34, 70), py + s.rng.uniform(-16, 20))]), 1.9)
    for x in (230, 300, 560, 690, 930, 1010):
        blades(s, x, 760, 9, 130, 50)
    return s


TAN = ['#c9b08c', '#b89b76', '#d8c8ab', '#a58a66', '#e0d4bd', '#9a8469']
GREY = ['#9b948a', '#85817b', '#aaa49a', '#77736d', '#b5ada0']
RIVER = ['#8d8b86', '#5f6368', '#a89f92', '#b59a7a', '#d0c9bd', '#84705e', '#c3b49d']


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


def edge_section(seed, tint, thick, rise, segments=0, mulch=('#7d5236', '#5c3823', '#8a6040')):
    """Lawn and bed in section with the edging between them."""
    def draw():
        s = Sheet(seed)
        section(s, 90, 1110, 480, 790, 24)
        for x in np.linspace(112, 560, 36):
            roots(s, x, 484, 2, 110, 34)
            blades(s, x, 492, 3, 130, 32, mix('#7f9464', '#a3a862', s.rng.random() * .5), 10)
        if segments:
            for k in range(segments):
                y = 470 - rise + k * (rise + 130) / segments
                body(s, (612, y + 40), 58, tint, mix(tint, INK, .4), smooth_stone(s.rng, .8), s.rng.uniform(-8, 8), weight=1.8)
        else:
            strip = np.array([(600 - thick / 2, 480 - rise), (600 + thick / 2, 480 - rise), (600 + thick / 2, 650), (600 - thick / 2, 650)], float)
            s.gradient(strip, (590, 440), 260, mix(tint, PAPER, .25), tint)
            s.outline(strip, 1.9)
            if thick > 30:
                body(s, (600, 480 - rise), thick * .62, tint, mix(tint, INK, .4), None, 0, rows=8)
        for _ in range(330):
            x = s.rng.uniform(640, 1090)
            blade = o.Blade((x, 478 - s.rng.uniform(0, 46)), s.rng.normal(0, 24) + 180 * (s.rng.random() < .5), s.rng.uniform(40, 92), 16, 0, lambda t: np.minimum(1, 9 * t + .25) * np.minimum(1, 7 * (1 - t) + .2))
            s.fill(blade.contour() + (2, 4), INK, .3)
            s.fill(blade.contour(), mulch[s.rng.integers(len(mulch))])
            s.outline(blade.contour()[::3], 1.1)
        for x in (760, 960):
            for a in (-165, -140, -115, -65, -40, -15, -90):
                leaf(s, (x, 450), a, 170, 60, '#7f9464', (a + 90) * .3, o.ovate, veins=7, dark=1 if a < -90 else -1)
        return s
    return draw


def two_heaps():
    """Dark soil beside brown mulch."""
    s = Sheet(341, 1200, 800)
    soil_heap(0, '#33261c', '#5d4736', (3, 9), 520, clods=14, fibre=10)(s, width=560, height=330, base=660, x=330)
    shred_heap(0, ['#7d5236', '#5c3823', '#8a6040', '#6e452c'], (40, 96), (9, 19), 520)(s, width=580, height=340, base=670, x=860)
    return s


def three_heaps():
    """Gravel, river rock and crushed limestone."""
    s = Sheet(342, 1200, 800)
    for x, args in ((250, (GREY, (11, 17), 430, broken_stone, .85)), (950, (['#dad2c2', '#cfc6b4', '#c2b7a3'], (14, 22), 300, broken_stone, .85)), (600, (RIVER, (22, 44), 170, smooth_stone, .74))):
        tints, size, count, outline, flat = args
        stone_heap(0, tints, size, count, outline, flat, width=470, height=300, base=640 + 60 * (x == 600), x=x)(s)
    return s


PLATES = {
    'stones/gravel': stone_heap(301, GREY, (15, 27), 430, broken_stone, .82),
    'stones/crushed-granite': stone_heap(302, ['#bcb9b5', '#a7a5a3', '#8f8e8d', '#c9c3bd'], (13, 21), 560, broken_stone, .85, .35),
    'stones/decomposed-granite': stone_heap(303, ['#c99a6b', '#b5855a', '#d8b286', '#a8744c'], (4, 9), 1500, broken_stone, .85),
    'stones/limestone': stone_heap(304, ['#dad2c2', '#cfc6b4', '#c2b7a3', '#e4dccb'], (20, 36), 300, broken_stone, .8),
    'stones/riprap': stone_heap(305, GREY, (52, 96), 62, broken_stone, .8, weight=1.9),
    'stones/lava-rock': stone_heap(306, ['#8a4030', '#7a3526', '#9c5240', '#6b2f22'], (24, 40), 250, broken_stone, .9, .5, deep=.42),
    'stones/blue-stone': stone_heap(307, ['#73838f', '#66737d', '#8492a0', '#5a6872'], (20, 36), 300, broken_stone, .7),
    'stones/crushed-concrete': stone_heap(308, ['#b8b3aa', '#aaa69e', '#c4beb3', '#9a968f'], (12, 42), 340, broken_stone, .85, .25),
    'stones/crusher-run': stone_heap(309, GREY, (5, 28), 900, broken_stone, .82),
    'stones/marble-chips': stone_heap(310, ['#f2efe9', '#e9e6e0', '#e4dfd6', '#dedbd5'], (18, 30), 380, broken_stone, .82, deep=.2),
    'stones/slate-chips': stone_heap(311, ['#5c6670', '#4f565c', '#6b7278', '#575a66'], (30, 56), 250, broken_stone, .42),
    'stones/mexican-beach-pebbles': stone_heap(312, ['#4a4d50', '#3a3d40', '#55585a', '#45413f'], (32, 50), 190, smooth_stone, .6, deep=.5),
    'best-sellers/stones': stone_heap(313, RIVER, (22, 58), 190, smooth_stone, .74),
    'stones/flagstone': paved(314, flags, ['#a89a86', '#b5a48c', '#98907f', '#a38d78']),
    'stones/paver-a': paved(315, running_bond, ['#a8998a', '#95887a', '#b5a797', '#8a7d70']),
    'stones/paver-b': paved(316, herringbone, ['#a8604a', '#95503c', '#b5735a', '#8a4838']),
    'stones/paver-c': paved(317, basket_weave, ['#8f8e8a', '#9c9a94', '#84827e', '#a8a59e']),
    'stones/cobblestones': paved(318, cobbles, ['#8a8782', '#9a938a', '#77756f', '#a39a8e'], '#5f584d'),
    'stones/boulders': boulders,
    'mulches/black-mulch': shred_heap(321, ['#3d3835', '#2f2b29', '#4a4541', '#262322'], (44, 110), (10, 22), 620),
    'mulches/hardwood-mulch': shred_heap(322, ['#8a6e52', '#6f5740', '#a08462', '#5f4a38'], (40, 100), (9, 22), 640),
    'mulches/cedar-mulch': shred_heap(323, ['#c48052', '#b56b40', '#d8a070', '#a85f38'], (80, 190), (6, 13), 640),
    'mulches/pine-mulch': shred_heap(324, ['#d0a878', '#c29461', '#b5854f', '#e0c294'], (34, 78), (18, 34), 560, ground='#7a5836'),
    'mulches/bark-nuggets': stone_heap(325, ['#8a5c46', '#75493a', '#9c6e54', '#64402f'], (26, 46), 230, broken_stone, .6, .2, deep=.42),
    'mulches/rubber-mulch': stone_heap(326, ['#5a4334', '#4a3528', '#6b5240', '#3a2a20'], (14, 26), 430, broken_stone, .62, deep=.45),
    'mulches/straw-mulch': needle_heap(327, ['#d8bd78', '#c9a552', '#e6cd88', '#b8934a'], (120, 260), 7, 620),
    'products-mulch/red': shred_heap(328, ['#a8452f', '#8c3322', '#b5583c', '#7a281b'], (40, 96), (9, 20), 640),
    'products-mulch/black': shred_heap(329, ['#3d3835', '#2f2b29', '#4a4541'], (38, 88), (9, 19), 640),
    'products-mulch/brown': shred_heap(330, ['#7d5236', '#5c3823', '#8a6040', '#6e452c'], (40, 96), (9, 20), 640),
    'products-mulch/pine-bark-nuggets': stone_heap(332, ['#8a5c46', '#75493a', '#9c6e54', '#64402f'], (38, 66), 120, broken_stone, .6, .2, deep=.42),
    'soils/garden-soil': soil_heap(351, '#3a2a1e', '#5f4836', (4, 11), 620, chips=24, fibre=16, clods=10),
    'soils/raised-bed-mix': soil_heap(352, '#33261c', '#523f2f', (4, 10), 620, chips=110, perlite=30),
    'soils/sandy-loam': soil_heap(353, '#b3956d', '#d4bb92', (2, 6), 1100, clods=8),
    'soils/fill-dirt': soil_heap(354, '#8a5c3a', '#b5855a', (5, 13), 560, clods=34, stones=40),
    'soils/compost': soil_heap(355, '#2f221a', '#4f3a29', (4, 11), 620, chips=70, fibre=40, straw=14),
    'soils/mushroom-compost': soil_heap(356, '#3a312a', '#5a4c40', (4, 10), 620, straw=120),
    'soils/worm-castings': soil_heap(357, '#2a211a', '#46382b', (4, 8), 1000),
    'soils/peat-moss': soil_heap(358, '#5f4029', '#8a6440', (3, 9), 640, fibre=240),
    'soils/coconut-coir': soil_heap(359, '#96673c', '#c49660', (3, 7), 560, fibre=460),
    'lawn-care/compost-organic-soil-enhancing': soil_heap(360, '#33261b', '#54402e', (4, 12), 620, chips=50, fibre=50, straw=30, clods=8),
    'products-fertilizers/vermi-compost': soil_heap(361, '#33281f', '#54453a', (5, 9), 860, fibre=12),
    'edging/metal-edging': edge_section(371, '#6b625a', 12, 26), 'edging/plastic-edging': edge_section(372, '#2f3133', 34, 34),
    'edging/stone-edging': edge_section(373, '#a39a8c', 0, 50, 2),
    'products-seeds/sunflower': seed_heap(381, ['#3a332e', '#2b2826', '#4a423b'], (56, 74), .46, 240, '#e6ddcb', lambda t: np.sin(np.pi * t ** .62) ** .8),
    'products-seeds/pumpkin': seed_heap(382, ['#efe2c0', '#e6d7b2', '#f4ebd4'], (62, 78), .58, 210, None, lambda t: np.sin(np.pi * t ** .7) ** .7),
    'products-seeds/watermelon': seed_heap(383, ['#3a261b', '#2a1c15', '#4a3222'], (36, 46), .62, 480, None, lambda t: np.sin(np.pi * t ** .7) ** .6),
    'products-seeds/papaya': seed_heap(384, ['#34302c', '#262321', '#45403a'], (26, 34), .84, 700),
    'products-seeds/bean': seed_heap(385, ['#8c342a', '#7a2a22', '#a3483a'], (62, 76), .54, 210, None, lambda t: np.sin(np.pi * t) ** .45),
    'products-seeds/mustard': stone_heap(386, ['#d8a53a', '#c9922c', '#e2b85a'], (9, 12), 1000, smooth_stone, .96),
    'products-fertilizers/nutrien': stone_heap(387, ['#f2f0ea', '#eae8e2', '#e4e2da'], (10, 14), 760, smooth_stone, .94, deep=.2),
    'products-fertilizers/mosaic': stone_heap(388, ['#b5644c', '#a8503c', '#c07a60'], (10, 16), 700, broken_stone, .8),
    'products-fertilizers/yara': stone_heap(389, ['#93b3cf', '#7fa3c4', '#a9c4da'], (10, 14), 760, smooth_stone, .94),
    'products-fertilizers/chemical': stone_heap(390, ['#e4e0d8', '#9fb08a', '#c9a58a', '#7d8f9c'], (10, 15), 740, smooth_stone, .92),
    'products-fertilizers/organic': seed_heap(391, ['#6b503a', '#5a4230', '#7d6046'], (40, 60), .34, 480, None, lambda t: np.minimum(1, 14 * t + .3) * np.minimum(1, 14 * (1 - t) + .3)),
    'lawn-care/granular-fertilizers': stone_heap(392, ['#a3b884', '#8fa86a', '#d8d4c4'], (9, 14), 800, broken_stone, .85),
    'services/soil-mulch': two_heaps, 'services/stone-aggregates': three_heaps,
}
