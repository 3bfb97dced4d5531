"""Turf, what ails it and what feeds it."""
import math

import numpy as np

from . import organs as o
from .flowers import rays
from .organs import DEEP, GREEN, body, leaf, polar, stem
from .pen import PAPER, Sheet, mix
from .props import blades, board, clay_pot, lawn_strip, roots, section, seeds, soil_top, turned_shape


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


def spreader():
    """A broadcast spreader on turf."""
    s = Sheet(54, 1200, 800)
    section(s, 40, 1160, 640, 770, 10)
    lawn_strip(s, 46, 1150, 646, 84)
    for side, x in ((1, 690), (0, 560)):
        a = np.linspace(0, 2 * np.pi, 70)
        for k, tint in ((1., '#3a3d40'), (.72, '#c9cdc8'), (.2, '#5a5f61')):
            ring = np.stack([x + 104 * k * np.cos(a), 548 + 104 * k * np.sin(a)], 1)
            s.gradient(ring, (x - 40, 500), 190, mix(tint, PAPER, .3), tint)
            s.outline(ring[:-1], 1.7)
        for b in np.linspace(0, 150, 6):
            s.line(np.array([polar((x, 548), b, 72), polar((x, 548), b + 180, 72)]), 2.4)
    stem(s, [(620, 540), (700, 470), (870, 300), (1000, 150)], 22, '#5a5f61', 18)
    stem(s, [(960, 128), (1000, 150), (1050, 176)], 28, '#35312a', 26)
    stem(s, [(600, 470), (520, 600), (500, 650)], 16, '#5a5f61', 14)
    turned_shape(s, 600, 470, [(0, 60), (40, 96), (210, 214), (226, 222), (244, 222)], '#4f6f3a')
    grains = np.stack([np.linspace(390, 810, 60), 226 - 22 * np.sin(np.linspace(0, np.pi, 60))], 1)
    s.fill(np.vstack([grains, [(810, 230), (390, 230)]]), '#d8cfbc')
    for _ in range(190):
        s.dot(600 + s.rng.uniform(-.95, .95) * 205, 224 - s.rng.random() * 18, s.rng.uniform(2, 3.6), mix('#e9e2d0', '#8fa05e', s.rng.random()))
    for _ in range(210):
        a, r = s.rng.uniform(150, 395), s.rng.uniform(80, 460)
        x, y = 600 + r * math.cos(math.radians(a)) * 1.05, 505 + 60 * math.sin(math.radians(a)) + (r / 460) ** 2 * 110
        s.dot(x, min(y, 628), s.rng.uniform(1.6, 3), mix('#c9b98f', '#6b7a4a', s.rng.random()))
    return s


def sod_roll(s, x, y, radius):
    """A roll of turf seen from its end: soil outside, grass inside the spiral."""
    t = np.linspace(0, 2.6 * 2 * np.pi, 260)
    r = radius * (1 - .3 * t / (2 * np.pi))
    disk = np.stack([x + radius * np.cos(np.linspace(0, 6.283, 80)), y + radius * np.sin(np.linspace(0, 6.283, 80))], 1)
    s.gradient(disk, (x - radius * .4, y - radius * .4), radius * 1.7, '#8f7356', '#664c36')
    spiral = np.stack([x + r * np.cos(-t), y + r * np.sin(-t)], 1)
    way = np.stack([np.cos(-t), np.sin(-t)], 1)
    for k in range(0, 250, 2):
        base, inward = spiral[k] - way[k] * radius * .10, -way[k]
        tip = base + inward * radius * .15 + s.rng.normal(0, radius * .03, 2)
        s.line(np.array([base, (base + tip) / 2 + s.rng.normal(0, 1.2, 2), tip]), 3.4, (1, .2), mix(GREEN, '#4f6f3a', s.rng.random()))
    s.line(spiral, 2., (1, .3))
    s.line(spiral - way * radius * .105, 1.1, (1, .3))
    for _ in range(int(radius * 2)):
        k = s.rng.integers(0, 250)
        s.dot(*(spiral[k] - way[k] * radius * .1 * s.rng.random()), s.rng.uniform(.8, 1.8))
    s.outline(disk[:-1], 1.8)


def sod_and_shrubs():
    s = Sheet(53, 1200, 800)
    board(s, 40, 700, 1120, 70)
    for x, w, h in ((880, 180, 160), (1060, 150, 130)):
        rim = clay_pot(s, x, 704, w, h, '#6b6660')
        soil_top(s, x, rim, w * .44)
        for _ in range(90):
            a, r = s.rng.uniform(math.pi, 2 * math.pi), math.sqrt(s.rng.random())
            px, py = x + w * .85 * r * math.cos(a), rim - 20 + w * 1.1 * r * math.sin(a)
            leaf(s, (px, py), -90 + (px - x) * .5 + s.rng.normal(0, 26), s.rng.uniform(40, 58), 26, mix(DEEP, '#a3b06a', s.rng.random() * .7), 0, o.ovate, veins=3)
    for x, y, r in ((190, 606, 98), (400, 604, 100), (610, 606, 98), (296, 432, 94), (506, 430, 96)):
        sod_roll(s, x, y, r)
    return s


PLATES = {
    'plants-sod/sod': turf, 'lawn-care/lawn-repair-soil-enrichment-blends': lawn_repair,
    'lawn-care/weed-control': dandelion, 'lawn-care/liquid-fertilizer': bottle, 'services/plants-sod': sod_and_shrubs,
    'services/lawncare-fertilization': spreader,
}
