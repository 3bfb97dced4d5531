"""Beds in section and in bloom: edging, mulch, a rain garden."""
import math

import numpy as np

from . import organs as o
from .flowers import rays
from .heaps import shred_heap, smooth_stone, stone_heap
from .organs import DEEP, GREEN, SAGE, body, leaf, polar, stem
from .pen import INK, PAPER, Sheet, mix, smooth
from .props import blades, clay_pot, metal_blade, roots, section, seedling, soil_top, stones, wooden


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


def shrub_in_mulch():
    s = Sheet(431, 1000, 1000)
    stem(s, [(500, 800), (498, 700), (500, 620)], 28, '#8d7a63', 22)
    shred_heap(0, ['#7d5236', '#5c3823', '#8a6040'], (36, 86), (9, 18), 420)(s, width=860, height=190, base=860, x=500)
    spots = [(500 + 300 * r * math.cos(a), 470 + 250 * r * math.sin(a)) for a, r in zip(s.rng.uniform(0, 6.283, 150), s.rng.uniform(0, 1, 150) ** .5)]
    for x, y in sorted(spots, key=lambda p: -p[1]):
        leaf(s, (x, y), -90 + (x - 500) * .25 + s.rng.normal(0, 30), s.rng.uniform(84, 120), 56, mix(DEEP, '#9aa862', s.rng.random() * .6), 0, o.ovate, veins=5)
    return s


def stone_border():
    s = Sheet(432, 1000, 1000)
    for x in np.linspace(60, 940, 13):
        blades(s, x, 560, 12, 260, 54)
    stone_heap(0, ['#a39a8c', '#8f877a', '#b5a999', '#7d766c'], (50, 86), 44, flat=.72, weight=1.7, width=940, height=300, base=810, x=500)(s)
    return s


def tree_in_ring():
    s = Sheet(433, 1000, 1000)
    stem(s, [(500, 860), (506, 640), (494, 440), (502, 220)], 40, '#8d7a63', 10)
    shred_heap(0, ['#7d5236', '#5c3823', '#8a6040'], (34, 80), (8, 16), 330)(s, width=620, height=110, base=900, x=500)
    for limb in ([(500, 560), (380, 430), (270, 340)], [(500, 520), (630, 400), (740, 320)], [(498, 420), (420, 280), (380, 160)], [(500, 380), (590, 260), (640, 150)]):
        stem(s, limb, 16, '#8d7a63', 5)
    spots = [(500 + 330 * r * math.cos(a), 330 + 250 * r * math.sin(a)) for a, r in zip(s.rng.uniform(0, 6.283, 180), s.rng.uniform(0, 1, 180) ** .5)]
    for x, y in sorted(spots, key=lambda p: p[1]):
        leaf(s, (x, y), s.rng.uniform(0, 360), s.rng.uniform(56, 84), 46, mix(GREEN, '#b5b86a', s.rng.random() * .6), 0, o.ovate, veins=4)
    return s


def mulched_bed():
    s = Sheet(434, 1200, 800)
    shred_heap(0, ['#7d5236', '#5c3823', '#8a6040', '#6e452c'], (44, 100), (10, 20), 620)(s, width=1140, height=260, base=720, x=600)
    for x, y in ((300, 560), (600, 500), (900, 560)):
        for a in (-172, -150, -125, -100, -80, -55, -30, -8):
            leaf(s, (x, y), a, 210, 78, GREEN, (a + 90) * .35, o.ovate, (1., .85), 8, dark=1 if a < -90 else -1)
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


PLATES = {
    'edging/metal-edging': edge_section(371, '#6b625a', 12, 26),
    'edging/plastic-edging': edge_section(372, '#2f3133', 34, 34),
    'edging/stone-edging': edge_section(373, '#a39a8c', 0, 50, 2), 'events/rain-garden-walk': rain_garden,
    'articles/landscaping-gardening': spade_and_plan, 'best-sellers/mulch-second': shrub_in_mulch,
    'best-sellers/stones-second': stone_border, 'best-sellers/trees-second': tree_in_ring,
    'articles/mulching': mulched_bed,
}
