"""Laid and stacked stone: pavers, flags, walls, blocks, bricks."""
import math

import numpy as np

from .heaps import broken_stone
from .organs import body
from .pen import INK, PAPER, Sheet, mix, smooth
from .props import blades, shadow, stones, wooden


def unit(s, corners, tints, grain=9):
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


def herringbone(s, tints):
    w = 108
    for i in range(-2, 13):
        for j in range(-2, 10):
            x, y = i * w - 40, j * w - 30
            if (i + j) % 4 == 0:
                unit(s, [(x, y), (x + 2 * w, y), (x + 2 * w, y + w), (x, y + w)], tints)
            if (i + j) % 4 == 2:
                unit(s, [(x, y), (x + w, y), (x + w, y + 2 * w), (x, y + 2 * w)], tints)


def square_grid(s, tints):
    w = 206
    for row in range(5):
        for k in range(7):
            x, y = k * w - 100, row * w - 70
            unit(s, [(x, y), (x + w, y), (x + w, y + w), (x, y + w)], tints)


def honeycomb(s, tints):
    reach = 104
    flats = reach * math.sqrt(3)
    turns = np.radians(np.arange(-150, 210, 60))
    corners = reach * np.stack([np.cos(turns), np.sin(turns)], 1)
    for row in range(8):
        for k in range(8):
            middle = (k * flats - (flats / 2 if row % 2 else 0), row * 1.5 * reach - 40)
            unit(s, corners + middle, tints)


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


def block_wall():
    s = Sheet(407)
    shade = ('#a39d95', '#8f8a84', '#b5afa6', '#7c7874')
    for row in range(4):
        x = 60 - (row % 2) * 90
        while x < 1140:
            wide = s.rng.uniform(150, 260)
            a, b = max(60, x), min(1140, x + wide)
            if b - a > 40:
                y = 300 + row * 118
                tint = shade[s.rng.integers(4)]
                shape = smooth([(a + 8, y + 8), ((a + b) / 2, y + s.rng.uniform(2, 9)), (b - 8, y + 8), (b - 4, y + 58), (b - 8, y + 110), ((a + b) / 2, y + s.rng.uniform(108, 114)), (a + 8, y + 110), (a + 4, y + 58), (a + 8, y + 8)], 6)[:-1]
                s.fill(shape + (3, 6), INK, .4)
                s.gradient(shape, (a, y), wide * 1.3, mix(tint, PAPER, .35), mix(tint, INK, .15))
                for _ in range(int(wide / 13)):
                    px, py = s.rng.uniform(a + 16, b - 40), s.rng.uniform(y + 18, y + 98)
                    s.line(smooth([(px, py), (px + 12, py + s.rng.uniform(-7, 7)), (px + 28, py + s.rng.uniform(-9, 9))]), 1.9)
                s.outline(shape, 1.9)
            x += wide
    for k in range(6):
        unit(s, [(48 + k * 184, 232), (232 + k * 184, 232), (232 + k * 184, 302), (48 + k * 184, 302)], ['#b5afa6', '#c4beb4'])
    for x in np.linspace(90, 1110, 11):
        blades(s, x, 236, 9, 150, 50)
    stones(s, [(x + s.rng.uniform(-8, 8), 790 + s.rng.uniform(-14, 16)) for x in np.arange(60, 1150, 22)], 11, 19)
    return s


def hollow_blocks():
    s = Sheet(408)
    shadow(s, 600, 800, 470)
    for row, cols in ((0, 3), (1, 3), (2, 2)):
        for k in range(cols):
            _hollow(s, 170 + k * 262, 790 - row * 168)
    return s


def _hollow(s, x, y):
    """One concrete block seen from above its front corner."""
    front = np.array([(x, y - 160), (x + 254, y - 160), (x + 254, y), (x, y)], float)
    top = np.array([(x, y - 160), (x + 70, y - 218), (x + 324, y - 218), (x + 254, y - 160)], float)
    side = np.array([(x + 254, y - 160), (x + 324, y - 218), (x + 324, y - 58), (x + 254, y)], float)
    for face, tint in ((front, '#b5b0a6'), (side, '#8f8a81'), (top, '#d0cbc0')):
        s.gradient(face, tuple(face[0]), 330, mix(tint, PAPER, .2), tint)
        for _ in range(60):
            a, b = s.rng.random(2)
            p = face[0] + a * (face[1] - face[0]) + b * (face[3] - face[0])
            s.dot(*p, s.rng.uniform(.7, 1.8), INK, .5)
        s.outline(face, 1.9)
    for t in (.10, .56):
        u, v = top[2] - top[1], top[1] - top[0]
        hole = np.array([top[0] + u * t + v * .2, top[0] + u * (t + .34) + v * .2, top[0] + u * (t + .34) + v * .8, top[0] + u * t + v * .8])
        s.fill(hole, '#4a463f')
        s.outline(hole, 1.6)
    for k in range(12):
        s.line(np.array([side[0] + (side[1] - side[0]) * (k + .5) / 12, side[3] + (side[2] - side[3]) * (k + .5) / 12]), 1.)


def brick_stack():
    s = Sheet(409)
    shadow(s, 600, 830, 500)
    tints = ['#a35a44', '#95503c', '#b06a50', '#8a4838']
    for row in range(7):
        y = 750 - row * 76
        cells = 4 if row % 2 == 0 else 8
        for k in range(cells - (2 if row == 6 else 0)):
            w = 880 / cells
            unit(s, [(160 + k * w, y), (160 + (k + 1) * w, y), (160 + (k + 1) * w, y + 76), (160 + k * w, y + 76)], tints, 14)
    for k in range(3):
        wooden(s, [(180 + 320 * k, 846), (260 + 320 * k, 846), (350 + 320 * k, 846)], 34, 34)
    return s


PLATES = {
    'stones/flagstone': paved(314, flags, ['#a89a86', '#b5a48c', '#98907f', '#a38d78']),
    'stones/paver-a': paved(315, square_grid, ['#a8998a', '#95887a', '#b5a797', '#8a7d70']),
    'stones/paver-b': paved(316, herringbone, ['#a8604a', '#95503c', '#b5735a', '#8a4838']),
    'stones/paver-c': paved(317, honeycomb, ['#8f8e8a', '#9c9a94', '#84827e', '#a8a59e']),
    'stones/cobblestones': paved(318, cobbles, ['#8a8782', '#9a938a', '#77756f', '#a39a8e'], '#5f584d'),
    'stones/boulders': boulders, 'hardscaping/retaining-wall-blocks': block_wall,
    'hardscaping/concrete-blocks': hollow_blocks, 'hardscaping/brick-pavers': brick_stack,
}
