"""Plates that explain: a trench, a sprinkler in the ground, rolled sod; and a gardener's bench."""
import math

import numpy as np

from . import organs as o
from .organs import body, leaf, stem
from .pen import INK, PAPER, Sheet, mix, smooth
from .scenes import (CLAY, blades, board, clay_pot, metal_blade, roots, saplings, secateurs, section, seedling, soil_top, turned_shape,
                     wooden)
from .species import BARK, DEEP, GREEN, SAGE, calendula_bloom, polar, rays, rose_bloom


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


def french_drain():
    """A trench in section: fabric, stone, pipe, and turf on both sides."""
    s = Sheet(51)
    section(s, 90, 1110, 300, 820, 20)
    trench = np.array([(430, 300), (770, 300), (742, 740), (458, 740)], float)
    s.fill(trench, '#d8cfbc')
    spots = [(x + s.rng.uniform(-7, 7), y + s.rng.uniform(-6, 6)) for y in np.arange(318, 735, 25) for x in np.arange(468 - (735 - y) * .055, 740 + (735 - y) * .055, 27)]
    stones(s, spots, 12, 17)
    ring_of_pipe(s, 600, 650, 64)
    for a in (-150, -120, -90, -60, -30):
        at = polar((600, 650), a, 58)
        s.line(np.array([polar((600, 650), a, 50), polar((600, 650), a, 68)]), 4, (1, 1), PAPER)
    t = np.linspace(-34, 34, 30)
    s.fill(np.vstack([np.stack([600 + t * 1.25, 684 + 2 * np.sin(t * .3)], 1), [(640, 690), (600, 702), (560, 690)]]), '#7f9aa8', .7)
    for edge in ((trench[0], trench[3]), (trench[3], trench[2]), (trench[2], trench[1])):
        line = np.linspace(edge[0], edge[1], 60)
        for k in (-4, 0, 4):
            s.swelling(line + (k * .7, k * .5), 1.2 + np.sin(np.arange(60) * 1.4), '#6f7a80')
    lawn_strip(s, 98, 432, 304)
    lawn_strip(s, 772, 1100, 304)
    return s


def sprinkler():
    """A spray head in the lawn, its pipe in the ground and a gravel drain beside it."""
    s = Sheet(52, 1200, 800)
    section(s, 60, 1140, 460, 760, 26)
    spots = [(x + s.rng.uniform(-6, 6), y + s.rng.uniform(-6, 6)) for y in np.arange(466, 690, 24) for x in np.arange(836, 1010, 26)]
    s.fill(np.array([(818, 456), (1030, 456), (1014, 705), (834, 705)], float), '#d8cfbc')
    stones(s, spots, 11, 16)
    ring_of_pipe(s, 924, 640, 46)
    stem(s, [(60, 668), (300, 664), (420, 668), (760, 662), (832, 664)], 36, '#e4e0d4', 36)
    turned_shape(s, 420, 650, [(0, 26), (24, 30), (120, 32), (176, 34)], '#4a4d4f')
    turned_shape(s, 420, 474, [(0, 46), (26, 46)], '#3a3d40')
    turned_shape(s, 420, 448, [(0, 17), (120, 17)], '#4a4d4f')
    turned_shape(s, 420, 328, [(0, 22), (26, 22), (34, 16)], '#5f7a4c')
    for side in (-1, 1):
        for k in range(12):
            t = np.linspace(.03, 1, 60)
            reach, rise = 210 + 22 * k, 30 + 17 * k
            arc = np.stack([420 + side * (14 + reach * t), 300 - rise * 4 * t * (1 - t * .86) * .9 + 60 * t * t], 1)
            s.swelling(arc, 2. * (np.sin(t * 55 + k * 2.2) > -.1) * (1 - .35 * t), '#7f9aa8')
    lawn_strip(s, 66, 396, 464, 96)
    lawn_strip(s, 446, 818, 464, 96)
    lawn_strip(s, 1030, 1136, 464, 96)
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


def rain_garden():
    """A planted hollow in section: grasses, iris, river rock, and rain."""
    s = Sheet(58, 1200, 800)
    x = np.linspace(40, 1160, 120)
    dip = 470 + 130 * np.exp(-((x - 600) / 230) ** 2)
    low = 760 + 10 * np.sin(x * .02)
    ground = np.vstack([np.stack([x, dip], 1), np.stack([x, low], 1)[::-1]])
    s.gradient(ground, (600, 500), 700, '#8a6c50', '#684c35')
    for _ in range(1400):
        px = s.rng.uniform(50, 1150)
        top = 470 + 130 * math.exp(-((px - 600) / 230) ** 2)
        py = s.rng.uniform(top + 8, 752)
        t = np.linspace(0, 1, 8)
        s.swelling(np.stack([px + 20 * t, py + 3 * np.sin(t * 5 + px)], 1), (.4 + .9 * (py - top) / 260) * np.sin(np.pi * t))
    s.outline(ground, 1.8)
    for k in range(52):
        px = 600 + s.rng.normal(0, 105)
        stones(s, [(px, 466 + 130 * math.exp(-((px - 600) / 230) ** 2) - s.rng.uniform(0, 12))], 11, 24)
    for px in np.r_[np.linspace(70, 420, 13), np.linspace(780, 1130, 13)]:
        top = 472 + 130 * math.exp(-((px - 600) / 230) ** 2)
        roots(s, px, top, 3, 120, 36)
        if s.rng.random() < .55:
            blades(s, px, top + 4, 14, 190, 52, SAGE, 10, 40)
        else:
            stem(s, [(px, top), (px + 6, top - 120), (px, top - 210)], 6, GREEN, 4)
            for a in (-150, -30):
                leaf(s, (px + 2, top - 60), a, 84, 26, GREEN, 0, o.lance, veins=5, dark=1 if a < -90 else -1)
            rays(s, (px, top - 214), 46, 13, 15, '#c47fa3', '#8f4a72', .75, .2, 3)
            body(s, (px, top - 218), 15, '#a8602c', '#5a3418', rows=6, weight=1.3)
    for _ in range(70):
        px, py = s.rng.uniform(60, 1140), s.rng.uniform(30, 250)
        s.line(np.array([(px, py), (px - 5, py + 30)]), 1.6, (.4, .4), '#7f9aa8')
    return s


def spade_and_plan():
    """A garden in progress: a drawn plan, a trowel, a line and pegs, young plants."""
    s = Sheet(59, 1200, 800)
    sheet = np.array([(90, 110), (720, 70), (760, 560), (130, 610)], float)
    s.fill(sheet + (9, 11), INK, .15)
    s.gradient(sheet, (200, 100), 800, '#fdf9ee', '#ece2ca')
    s.outline(sheet, 1.7)
    for a, b in (((150, 170), (680, 135)), ((680, 135), (706, 520)), ((706, 520), (180, 556)), ((180, 556), (150, 170))):
        s.line(np.array([a, b]), 1.4)
    path = smooth([(190, 550), (300, 430), (280, 310), (420, 250), (690, 240)])
    for k in (-16, 16):
        s.line(path + (0, k), 1.5)
    for x, y, r in ((240, 240, 46), (370, 400, 54), (560, 340, 66), (610, 450, 40), (480, 480, 34), (560, 190, 34), (400, 180, 26)):
        a = np.linspace(0, 2 * np.pi, 60)
        ring = np.stack([x + (r + 3 * np.sin(9 * a)) * np.cos(a), y + (r + 3 * np.sin(9 * a)) * np.sin(a)], 1)
        s.fill(ring, mix(GREEN, PAPER, .45), .8)
        s.outline(ring[:-1], 1.4)
        for b in np.linspace(0, 340, 9):
            s.line(np.array([(x, y), polar((x, y), b, r * .8)]), 1.)
    metal_blade(s, [(900, 640), (960, 690), (1010, 720), (1024, 660), (990, 600), (950, 570), (905, 590)])
    wooden(s, [(940, 590), (870, 480), (800, 380)], 34, 40)
    for x, w in ((910, 150), (1080, 130)):
        rim = clay_pot(s, x, 330, w, w * .86)
        soil_top(s, x, rim, w * .45)
        for k in range(3):
            seedling(s, x - 32 + 32 * k, rim, 88 + 12 * k, GREEN, 1)
    for k, x in enumerate((300, 560)):
        wooden(s, [(x, 760), (x + 4, 690), (x + 2, 640)], 22, 26)
    line = smooth([(302, 662), (430, 700), (562, 662), (700, 730), (760, 760)])
    s.line(line, 3., (1, 1), '#b5845a')
    return s


def nursery_row():
    s = saplings()
    s.crop = (0, 210, 1000, 750)
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
    'drainage/french-drains': french_drain, 'services/irrigation-drainage-solutions': sprinkler, 'services/plants-sod': sod_and_shrubs,
    'services/lawncare-fertilization': spreader, 'events/container-garden-workshop': planted_pots, 'events/pruning-class': clipped_shrub,
    'events/spring-plant-sale': plant_sale, 'events/rain-garden-walk': rain_garden, 'articles/landscaping-gardening': spade_and_plan,
    'about/nursery-rows': nursery_row, 'products-mulch/regular-pine-straw-bale': straw_bale,
    'products-mulch/long-needle-pine-straw-rolls': straw_rolls,
}
