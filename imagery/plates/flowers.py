"""Flowers on their stems."""
import math

import numpy as np

from . import organs as o
from .organs import BARK, DEEP, GREEN, OLIVE, SAGE, body, leaf, petal, polar, stem
from .pen import Sheet, mix


def rose_bloom(s, center, radius, tint='#cf7f84', deep='#a34852'):
    for ring, count, reach, wide in ((0, 5, 1., .98), (1, 5, .84, .82), (2, 5, .68, .66), (3, 4, .52, .52), (4, 4, .38, .4), (5, 3, .26, .3)):
        for k in range(count):
            angle = 90 + k * 360 / count + ring * 41
            at = polar(center, angle + 180, radius * .04)
            petal(s, at, angle, radius * reach * s.rng.uniform(.94, 1.04), radius * wide * 1.12, mix(tint, deep, .12 * ring), s.rng.uniform(-14, 14),
                  o.spatula, wave=.05, shade=.55, lines=17, deep=deep)
    for k in range(3):
        t = np.linspace(0, 1.25 * 2 * math.pi, 40)
        r = radius * (.05 + .03 * k) * (1 - t / 12)
        s.line(np.stack([center[0] + r * np.cos(t + k * 2), center[1] + r * .85 * np.sin(t + k * 2)], 1), 1.6)


def compound_leaf(s, base, angle, size, tint=DEEP, pairs=2, teeth=18):
    end = polar(base, angle, size)
    stem(s, [base, polar(base, angle - 4, size * .5), end], 5, OLIVE)
    for k in range(pairs):
        at = polar(base, angle - 2, size * (.35 + .38 * k))
        for hand in (-1, 1):
            leaf(s, at, angle + hand * 58, size * .52, size * .34, tint, -hand * 14, o.ovate, (1., .85), 7, teeth, .08, dark=hand)
    leaf(s, end, angle, size * .62, size * .4, tint, 0, o.ovate, (1., .85), 8, teeth, .08)


def rose():
    s = Sheet(1)
    stem(s, [(560, 890), (575, 720), (590, 560), (580, 400)], 17, OLIVE, 12)
    stem(s, [(583, 690), (700, 560), (800, 380), (840, 270)], 11, OLIVE, 8)
    for x, y, hand in ((568, 800, 1), (585, 620, -1), (574, 740, -1), (590, 520, 1), (742, 490, 1)):
        tip = (x + hand * 26, y + 10)
        s.fill([(x + hand * 5, y - 10), tip, (x + hand * 5, y + 8)], '#a8846a')
        s.outline(np.array([(x + hand * 5, y - 10), tip, (x + hand * 5, y + 8)]), 1.3)
    compound_leaf(s, (585, 640), 165, 210)
    compound_leaf(s, (575, 760), 20, 230)
    compound_leaf(s, (590, 540), -150, 150)
    compound_leaf(s, (770, 450), 10, 190)
    for k in range(4):
        leaf(s, (842, 285), -150 + k * 42, 110, 30, OLIVE, 0, o.lance, veins=4)
    for k, (angle, wide) in enumerate(((-104, 1.), (-76, 1.), (-92, .9), (-86, .6))):
        petal(s, (842, 285), angle, 165 - 8 * k, 96 * wide, mix('#cf7f84', '#a34852', .15 * k), 6 - 4 * k, o.ovate, lines=11, deep='#a34852')
    for k in (-1, 1):
        leaf(s, (842, 292), -90 + 24 * k, 120, 34, GREEN, -10 * k, o.lance, veins=4)
    rose_bloom(s, (560, 290), 215)
    return s


def rays(s, center, radius, count, width, tint, deep, tilt=1., inner=.2, lines=7, profile=o.strap, jitter=.06):
    for k in range(count):
        angle = k * 360 / count + s.rng.normal(0, 2)
        a = math.radians(angle)
        squeeze = math.hypot(math.cos(a), tilt * math.sin(a))
        turned = math.degrees(math.atan2(tilt * math.sin(a), math.cos(a)))
        petal(s, polar(center, turned, radius * inner * squeeze), turned, radius * (1 - inner) * squeeze * s.rng.uniform(1 - jitter, 1 + jitter), width,
              tint, s.rng.normal(0, 6), profile, lines=lines, deep=deep, shade=.6)


def calendula_bloom(s, center, radius, tilt=1.):
    for share, count, tone in ((1., 24, 0.), (.84, 22, .1), (.66, 18, .2), (.46, 14, .3)):
        rays(s, center, radius * share, count, radius * .17 * (.6 + .4 * share), mix('#eba347', '#d27a26', tone), '#b5601c', tilt, .12, 5)
    for _ in range(150):
        a, r = s.rng.uniform(0, 6.28), radius * .21 * math.sqrt(s.rng.random())
        s.dot(center[0] + r * math.cos(a), center[1] + r * tilt * math.sin(a), s.rng.uniform(2, 4), mix('#8a4a1a', '#c97f2c', s.rng.random()))
        s.dot(center[0] + r * math.cos(a) + 1, center[1] + r * tilt * math.sin(a) + 1, 1.2)


def calendula():
    s = Sheet(2)
    stem(s, [(540, 890), (560, 700), (520, 520), (500, 360)], 15, GREEN, 12)
    stem(s, [(555, 720), (690, 600), (800, 480), (840, 420)], 12, GREEN, 9)
    stem(s, [(548, 790), (440, 690), (360, 620), (330, 560)], 9, GREEN, 7)
    for at, angle, size, bend, dark in (((556, 740), 160, 300, 22, 1), ((545, 800), -20, 330, -20, -1), ((535, 600), -175, 230, 20, 1), ((740, 550), 60, 230, -30, 1),
                                        ((700, 590), -70, 190, 20, -1), ((400, 660), 130, 190, -26, 1)):
        leaf(s, at, angle, size, size * .26, SAGE, bend, o.spatula, (1., .85), 9, dark=dark, spread=.22)
    calendula_bloom(s, (500, 290), 205)
    calendula_bloom(s, (850, 360), 165, .72)
    for k in range(7):
        leaf(s, (330, 560), -155 + k * 21, 74, 20, GREEN, 0, o.lance, veins=3)
    for k in range(9):
        petal(s, (330, 535), -140 + k * 12.5, 74, 16, '#eba347', 0, o.strap, lines=4, deep='#b5601c')
    return s


def orchid_bloom(s, center, size, turn=0., tint='#e3c9d6', deep='#b0648c'):
    for angle in (-90, 40, 140):
        petal(s, center, angle + turn, size * .9, size * .5, tint, 0, o.ovate, wave=.02, lines=13, deep=mix(tint, deep, .4), wash=.4)
    for angle, bend in ((-160, 16), (-20, -16)):
        petal(s, center, angle + turn, size * 1.02, size * 1.02, tint, bend, o.obovate, wave=.04, lines=25, deep=mix(tint, deep, .5), wash=.4)
    for angle in (55, 125):
        petal(s, center, angle + turn, size * .38, size * .26, deep, 30 if angle < 90 else -30, o.obovate, lines=9, deep='#7d2f5a')
    petal(s, polar(center, 90 + turn, size * .06), 90 + turn, size * .46, size * .26, deep, 0, o.ovate, lines=9, deep='#7d2f5a')
    body(s, center, size * .1, '#f0d890', '#c98f3c', rows=8, weight=1.2)


def orchid():
    s = Sheet(3)
    for angle, size, bend, dark in ((-165, 420, -26, 1), (-12, 440, 26, -1), (-148, 330, -20, 1), (-38, 320, 24, -1)):
        leaf(s, (520, 830), angle, size, 112, DEEP, bend, o.strap, (1., .8), 4, dark=dark, spread=.5)
    stem(s, [(520, 835), (500, 600), (520, 380), (620, 210), (800, 140), (960, 190)], 13, OLIVE, 5, nodes=4)
    for k in range(6):
        stem(s, [(520, 830), (480 + 25 * k, 868), (440 + 44 * k, 886)], 9, SAGE)
    for x, y, size in ((985, 215, 26), (1025, 265, 20)):
        body(s, (x, y), size, '#c9b98f', '#a3648a', lambda a: 1 + .2 * math.cos(a), 60, rows=10, weight=1.4)
    for x, y, size, turn in ((905, 270, 96, 12), (770, 270, 116, 6), (650, 370, 128, 0), (545, 520, 132, -6)):
        stem(s, [(x - 10, y - size * .9), (x, y)], 6, OLIVE)
        orchid_bloom(s, (x, y), size, turn)
    return s


def bougainvillea():
    s = Sheet(4)
    stem(s, [(120, 800), (330, 640), (520, 480), (760, 330), (1080, 200)], 20, BARK, 8, nodes=5)
    for at, angle, size, dark in (((250, 700), -120, 210, 1), ((330, 640), 70, 220, -1), ((470, 520), -130, 200, 1), ((600, 430), 80, 210, -1), ((760, 330), -110, 190, 1),
                                  ((900, 270), 70, 200, -1), ((1040, 215), -30, 170, 1)):
        leaf(s, at, angle, size, size * .58, GREEN, 12, o.ovate, (1., .85), 7, dark=dark)
    for x, y, size in ((420, 330, 120), (640, 250, 130), (860, 150, 112), (520, 640, 112), (780, 520, 125), (1000, 400, 112), (330, 480, 96)):
        for k in range(3):
            leaf(s, (x, y), -90 + k * 120 + s.rng.uniform(-12, 12), size, size * .92, '#c0527c', 0, o.ovate, (1., .9), 6, gloss=.3)
        for k in range(3):
            at = polar((x, y), -30 + k * 120, size * .2)
            rays(s, at, size * .15, 5, size * .1, '#f4ecd2', '#d9c48c', 1, .1, 3, o.ovate)
    return s


PLATES = {
    'products-plants/rose': rose, 'products-plants/orchid': orchid, 'products-plants/calendula': calendula,
    'products-trees/bougainvillea': bougainvillea,
}
