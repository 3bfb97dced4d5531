"""Nursery stock: pots, saplings and seeds."""
import math

import numpy as np

from . import organs as o
from .flowers import calendula_bloom, rays, rose_bloom
from .organs import BARK, DEEP, GREEN, OLIVE, SAGE, body, leaf, polar, stem
from .pen import INK, PAPER, Sheet, mix
from .props import CLAY, SOIL, blades, board, bowl, clay_pot, packet, secateurs, seedling, seeds, soil_top, strewn, turned_shape


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


def nursery_row():
    s = saplings()
    s.crop = (0, 210, 1000, 750)
    return s


def planted_pots():
    """Terracotta pots planted with flowers on a bench."""
    s = Sheet(55, 1200, 800)
    board(s, 40, 700, 1120, 74)
    for x, w, h, kind in ((230, 250, 200, 0), (580, 300, 240, 1), (940, 250, 200, 2)):
        rim = clay_pot(s, x, 704, w, h)
        soil_top(s, x, rim, w * .46)
        for a in np.linspace(-172, -8, 9):
            leaf(s, (x + (a + 90) * .9, rim + 4), a, 150, 48, (SAGE, DEEP, GREEN)[kind], (a + 90) * .4, o.ovate, veins=7, dark=1 if a < -90 else -1)
        for k in range(5 + (kind == 1) * 2):
            px, py = x + (k - 2 - (kind == 1)) * w * .19, rim - 110 - 60 * (k % 2) - s.rng.uniform(0, 40)
            stem(s, [(x + (px - x) * .3, rim), (px, py)], 6, GREEN, 5)
            if kind == 0:
                calendula_bloom(s, (px, py), 56)
            elif kind == 1:
                rose_bloom(s, (px, py), 58, '#cf8f94', '#a35862')
            else:
                rays(s, (px, py), 58, 14, 19, '#efe9da', '#b5a8c4', 1, .2, 4)
                body(s, (px, py), 15, '#e0b040', '#a8782c', rows=7, weight=1.2)
    return s


def clipped_shrub():
    """A clipped ball of box, and the shears that clipped it."""
    s = Sheet(56, 1200, 800)
    stem(s, [(430, 770), (428, 690), (430, 600)], 26, BARK, 22)
    spots = []
    for _ in range(900):
        a, r = s.rng.uniform(0, 6.283), math.sqrt(s.rng.random())
        spots.append((430 + 275 * r * math.cos(a), 370 + 262 * r * math.sin(a)))
    for x, y in sorted(spots, key=lambda p: -p[1] - p[0] * .4):
        shade = np.clip(((x - 430) * .5 + (y - 370) * .75) / 275, -1, 1) * .5 + .5
        blade = o.Blade((x, y), -90 + (x - 430) * .2 + s.rng.normal(0, 40), s.rng.uniform(26, 36), 17, 0, o.ovate)
        s.fill(blade.contour(), mix('#a9bb7c', '#42603c', float(np.clip(shade + s.rng.normal(0, .12), 0, 1))))
        s.outline(blade.contour(), .9)
        s.line(blade.middle[::8], .9)
    t = np.linspace(150, 720, 80)
    s.line(np.stack([t, 772 + 3 * np.sin(t * .05)], 1), 2.2)
    for _ in range(26):
        leaf(s, (s.rng.uniform(180, 700), s.rng.uniform(752, 778)), s.rng.uniform(0, 360), 26, 13, GREEN, 0, o.ovate, veins=2)
    secateurs(s, 940, 420, .86)
    return s


def plant_sale():
    """Rows of flowering plants in small pots on two nursery tables."""
    s = Sheet(57, 1200, 800)
    for y, scale in ((380, .8), (715, 1.)):
        for k in range(7):
            x, w = 110 + k * 163 + (82 if y < 500 else 0) * .5, 120 * scale
            rim = clay_pot(s, x, y, w, 92 * scale, mix(CLAY, '#b5664a', s.rng.random() * .6))
            soil_top(s, x, rim, w * .45)
            for a in np.linspace(-165, -15, 6):
                leaf(s, (x, rim + 3), a, 92 * scale, 34 * scale, (GREEN, SAGE, DEEP)[k % 3], (a + 90) * .35, o.ovate, veins=5, dark=1 if a < -90 else -1)
            for j in range(3):
                px, py = x + (j - 1) * 36 * scale, rim - (88 + 30 * (j == 1)) * scale
                stem(s, [(x, rim), (px, py)], 5, GREEN, 4)
                tint, deep = (('#e6b23c', '#b5781c'), ('#c47fa3', '#8f4a72'), ('#d8745a', '#a3442e'), ('#8f9ad0', '#5f6aa3'))[(k + (y > 500)) % 4]
                rays(s, (px, py), 40 * scale, 12, 15 * scale, tint, deep, 1, .2, 3)
                body(s, (px, py), 10 * scale, '#e8c860', '#a8782c', rows=5, weight=1.1)
        board(s, 30, y - 3, 1140, 46)
    return s


PLATES = {
    'best-sellers/seeds': seed_packets, 'best-sellers/seeds-second': seedlings_in_tray,
    'events/seed-swap': lambda: seed_packets(1200, 800, 49, -90),
    'events/pruning-class': clipped_shrub, 'events/spring-plant-sale': plant_sale, 'about/nursery-rows': nursery_row,
}
