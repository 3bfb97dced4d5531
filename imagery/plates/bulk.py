"""Bulk goods as heaps: stone, mulch, soil, seeds and feed. Most stand in until the photograph is rendered."""
import math

import numpy as np

from .heaps import broken_stone, needle_heap, seed_heap, shred_heap, smooth_stone, soil_heap, stone_heap
from .pen import INK, PAPER, Sheet, mix, smooth

GRAY = ['#9b948a', '#85817b', '#aaa49a', '#77736d', '#b5ada0']
RIVER = ['#8d8b86', '#5f6368', '#a89f92', '#b59a7a', '#d0c9bd', '#84705e', '#c3b49d']


def two_heaps():
    """Dark soil beside brown mulch."""
    s = Sheet(341, 1200, 800)
    soil_heap(0, '#33261c', '#5d4736', (3, 9), 520, clods=14, fiber=10)(s, width=560, height=330, base=660, x=330)
    shred_heap(0, ['#7d5236', '#5c3823', '#8a6040', '#6e452c'], (40, 96), (9, 19), 520)(s, width=580, height=340, base=670, x=860)
    return s


def three_heaps():
    """Gravel, river rock and crushed limestone."""
    s = Sheet(342, 1200, 800)
    for x, args in ((250, (GRAY, (11, 17), 430, broken_stone, .85)), (950, (['#dad2c2', '#cfc6b4', '#c2b7a3'], (14, 22), 300, broken_stone, .85)), (600, (RIVER, (22, 44), 170, smooth_stone, .74))):
        tints, size, count, outline, flat = args
        stone_heap(0, tints, size, count, outline, flat, width=470, height=300, base=640 + 60 * (x == 600), x=x)(s)
    return s


def straw_bale():
    s = Sheet(60)
    front = np.array([(170, 360), (800, 400), (800, 760), (170, 700)], float)
    top = np.array([(170, 360), (420, 240), (1030, 270), (800, 400)], float)
    side = np.array([(800, 400), (1030, 270), (1030, 610), (800, 760)], float)
    for face, tint, dark in ((front, '#c99a5c', .1), (top, '#d9b074', 0.), (side, '#b08048', .25)):
        s.gradient(face, tuple(face[0]), 760, mix(tint, PAPER, .15), mix(tint, INK, dark))
        u, v = face[1] - face[0], face[3] - face[0]
        for _ in range(900):
            a, b = s.rng.uniform(0, .94), s.rng.uniform(.01, .99)
            t = np.linspace(0, s.rng.uniform(.05, .2), 10)
            line = face[0] + np.outer(np.minimum(a + t, 1.015), u) + np.outer(b + .04 * np.sin(t * 20 + a * 9) + t * s.rng.normal(0, .12), v)
            s.line(line, s.rng.uniform(.9, 2.2), color=mix('#7a4f28', '#e0bd84', s.rng.random()))
    for k in (.3, .7):
        down = front[0] + (front[1] - front[0]) * k, front[3] + (front[2] - front[3]) * k
        back = top[0] + (top[3] - top[0]) * k, top[1] + (top[2] - top[1]) * k
        for a, b in (down, back):
            s.line(np.array([a, b]), 6.5, (1, 1), '#6b4a2c')
    for _ in range(60):
        x = s.rng.uniform(120, 1080)
        y = 770 + s.rng.uniform(-60, 30) - 60 * max(0, (x - 800) / 250)
        s.line(smooth([(x, y), (x + s.rng.uniform(20, 60), y - 6), (x + s.rng.uniform(70, 120), y + s.rng.uniform(-10, 10))]), 1.8, color=mix('#7a4f28', '#c99a5c', s.rng.random()))
    return s


def straw_rolls():
    """Long-needle pine straw, rolled and tied."""
    s = Sheet(61)
    for x, y, r, length in ((330, 610, 150, 520), (420, 330, 140, 500)):
        a = np.linspace(-np.pi / 2, np.pi / 2, 40)
        barrel = np.vstack([[(x, y - r), (x + length, y - r - 40)], np.stack([x + length + r * .42 * np.cos(a), y - 40 + r * np.sin(a)], 1), [(x, y + r)]])
        s.gradient(barrel, (x + length * .3, y - r), length, '#d39a5c', '#8f5a30')
        for _ in range(1500):
            v, u = s.rng.uniform(-.98, .98), s.rng.uniform(0, .86)
            t = np.linspace(0, s.rng.uniform(.1, .3), 12)
            px = x + (u + t) * length
            py = y - (u + t) * 40 + v * r + 6 * np.sin(t * 14 + u * 8) + t * s.rng.normal(0, 40)
            shade = np.clip(.3 + .6 * v, 0, 1)
            s.line(np.stack([px, np.clip(py, y - r - 42, y + r)], 1), s.rng.uniform(.8, 1.9), color=mix('#e0b478', '#5f381c', float(np.clip(shade + s.rng.normal(0, .2), 0, 1))))
        a = np.linspace(0, 2 * np.pi, 90)
        end = np.stack([x + r * .46 * np.cos(a), y + r * np.sin(a)], 1)
        s.gradient(end, (x, y), r, '#b5783f', '#7a4a26')
        for _ in range(620):
            b, q = s.rng.uniform(0, 6.283), math.sqrt(s.rng.random())
            at = np.array([x + r * .44 * q * math.cos(b), y + r * .96 * q * math.sin(b)])
            way = s.rng.normal(0, 1, 2) + (-.6, .2)
            s.line(np.array([at, at + way * 20]), 1.5, color=mix('#ecc794', '#4a2c16', s.rng.random()))
        for _ in range(240):
            u, hand = s.rng.uniform(-.02, 1.02), s.rng.choice((-1, 1))
            at = np.array([x + u * length, y - u * 40 + hand * r * .97])
            s.line(smooth([at, at + (s.rng.uniform(20, 50), hand * s.rng.uniform(2, 12)), at + (s.rng.uniform(50, 110), hand * s.rng.uniform(-8, 24))]), 1.6,
                   color=mix('#c98f52', '#5f381c', s.rng.random()))
        for k in (.2, .72):
            band = np.stack([x + k * length + r * .45 * np.cos(np.linspace(-np.pi / 2, np.pi / 2, 30)), y - 40 * k + r * np.sin(np.linspace(-np.pi / 2, np.pi / 2, 30))], 1)
            s.line(band, 7, (1, 1), '#5a4632')
    return s


PLATES = {
    'stones/gravel': stone_heap(301, GRAY, (15, 27), 430, broken_stone, .82),
    'stones/crushed-granite': stone_heap(302, ['#bcb9b5', '#a7a5a3', '#8f8e8d', '#c9c3bd'], (13, 21), 560, broken_stone, .85, .35),
    'stones/decomposed-granite': stone_heap(303, ['#c99a6b', '#b5855a', '#d8b286', '#a8744c'], (4, 9), 1500, broken_stone, .85),
    'stones/limestone': stone_heap(304, ['#dad2c2', '#cfc6b4', '#c2b7a3', '#e4dccb'], (20, 36), 300, broken_stone, .8),
    'stones/riprap': stone_heap(305, GRAY, (52, 96), 62, broken_stone, .8, weight=1.9),
    'stones/lava-rock': stone_heap(306, ['#8a4030', '#7a3526', '#9c5240', '#6b2f22'], (24, 40), 250, broken_stone, .9, .5, deep=.42),
    'stones/crushed-concrete': stone_heap(308, ['#b8b3aa', '#aaa69e', '#c4beb3', '#9a968f'], (12, 42), 340, broken_stone, .85, .25),
    'stones/crusher-run': stone_heap(309, GRAY, (5, 28), 900, broken_stone, .82),
    'stones/marble-chips': stone_heap(310, ['#f2efe9', '#e9e6e0', '#e4dfd6', '#dedbd5'], (18, 30), 380, broken_stone, .82, deep=.2),
    'stones/slate-chips': stone_heap(311, ['#5c6670', '#4f565c', '#6b7278', '#575a66'], (30, 56), 250, broken_stone, .42),
    'stones/mexican-beach-pebbles': stone_heap(312, ['#4a4d50', '#3a3d40', '#55585a', '#45413f'], (32, 50), 190, smooth_stone, .6, deep=.5),
    'best-sellers/stones': stone_heap(313, RIVER, (22, 58), 190, smooth_stone, .74),
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
    'soils/garden-soil': soil_heap(351, '#3a2a1e', '#5f4836', (4, 11), 620, chips=24, fiber=16, clods=10),
    'soils/raised-bed-mix': soil_heap(352, '#33261c', '#523f2f', (4, 10), 620, chips=110, perlite=30),
    'soils/sandy-loam': soil_heap(353, '#b3956d', '#d4bb92', (2, 6), 1100, clods=8),
    'soils/fill-dirt': soil_heap(354, '#8a5c3a', '#b5855a', (5, 13), 560, clods=34, stones=40),
    'soils/compost': soil_heap(355, '#2f221a', '#4f3a29', (4, 11), 620, chips=70, fiber=40, straw=14),
    'soils/mushroom-compost': soil_heap(356, '#3a312a', '#5a4c40', (4, 10), 620, straw=120),
    'soils/worm-castings': soil_heap(357, '#2a211a', '#46382b', (4, 8), 1000),
    'soils/peat-moss': soil_heap(358, '#5f4029', '#8a6440', (3, 9), 640, fiber=240),
    'soils/coconut-coir': soil_heap(359, '#96673c', '#c49660', (3, 7), 560, fiber=460),
    'lawn-care/compost-organic-soil-enhancing': soil_heap(360, '#33261b', '#54402e', (4, 12), 620, chips=50, fiber=50, straw=30, clods=8),
    'products-fertilizers/vermi-compost': soil_heap(361, '#33281f', '#54453a', (5, 9), 860, fiber=12),
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
    'products-mulch/regular-pine-straw-bale': straw_bale, 'products-mulch/long-needle-pine-straw-rolls': straw_rolls,
}
