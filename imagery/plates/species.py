"""The plates: one function a species, composed on a 1200 × 900 sheet."""
import math

import numpy as np

from . import organs as o
from .organs import body, leaf, petal, stem, stipple
from .pen import INK, PAPER, Sheet, mix

GREEN, DEEP, SAGE, OLIVE = '#7f9464', '#5f7a4c', '#93a586', '#8f9459'
BARK = '#8d7a63'


def toward(a, b):
    """Angle in degrees from one point to another."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def polar(centre, angle, distance):
    a = math.radians(angle)
    return (centre[0] + distance * math.cos(a), centre[1] + distance * math.sin(a))


# --- fruit ---------------------------------------------------------------------------------------

def mango_outline(a):
    beak = math.exp(-((a - 2.62) / .3) ** 2)
    return .86 + .16 * math.cos(2 * a) + .14 * math.cos(a) - .05 * math.sin(3 * a) + .05 * beak


def mango(sheet, centre, radius, turn, tint='#e3a94c', deep='#b9702c', blush=('#b5472e', -.2, -.3, .62)):
    solid = body(sheet, centre, radius, tint, deep, mango_outline, turn, blush=blush)
    stipple(sheet, solid, 160)
    return solid


def mangoes():
    s = Sheet(11)
    leaf(s, (640, 300), -158, 330, 96, DEEP, 14, o.lance, (1., .75), 16)
    leaf(s, (650, 300), -22, 380, 104, DEEP, 18, o.lance, (.8, 1.), 17, dark=-1)
    leaf(s, (640, 300), -110, 240, 84, GREEN, -10, o.lance, (1., .8), 14)
    stem(s, [(640, 175), (650, 250), (640, 350)], 15, BARK, 11)
    mango(s, (410, 560), 232, 118, '#e0b04e', '#a8862f', ('#bd4a2e', -.35, -.1, .62))
    mango(s, (715, 520), 240, 70, '#e6ac4c', '#b06a2c', ('#bd4a2e', -.3, .25, .7))
    half_mango(s, (985, 640), 185)
    return s


def half_mango(s, centre, radius):
    """A cheek cut from the stone, its flesh scored."""
    solid = o.Solid(centre, radius, mango_outline, 80)
    contour = solid.contour()
    s.gradient(contour, centre, radius * 1.3, '#f2cf7a', '#dca03e')
    inner = solid.place(.9 * np.cos(solid.angle), .9 * np.sin(solid.angle))
    s.outline(inner, .8)
    for k in np.linspace(-.7, .7, 6):
        reach = math.sqrt(.8 - k * k)
        t = np.linspace(-reach, reach, 30)
        s.line(solid.place(t, k + .04 * np.sin(t * 3)), 1.5)
        s.line(solid.place(k + .04 * np.sin(t * 3), t), 1.5)
    for k in np.linspace(-.66, .66, 26):
        t = np.linspace(.35, math.sqrt(max(.36, .8 - k * k)), 12)
        s.swelling(solid.place(t, k + 0 * t), .8 * (t - .35) / .5)
    s.outline(contour, 1.9)


def apple_outline(a):
    top = math.exp(-((a - 1.5 * math.pi) / .34) ** 2)
    foot = math.exp(-((a - .5 * math.pi) / .4) ** 2)
    return 1 - .13 * top - .07 * foot + .03 * math.cos(2 * a)


def apple(s, centre, radius, turn=0., tint='#d98a5c', deep='#a3382a', blush=('#9c2a22', .15, -.05, .8)):
    solid = body(s, centre, radius, tint, deep, apple_outline, turn, blush=blush, axis=.45)
    stipple(s, solid, 140)
    top = solid.place(np.array([0.]), np.array([-.86]))[0]
    dip = np.stack([top[0] + radius * .28 * np.cos(np.linspace(math.pi, 2 * math.pi, 20)[::-1]),
                    top[1] - radius * .02 + radius * .09 * np.sin(np.linspace(0, math.pi, 20))], 1)
    s.line(dip, 2.2)
    for k in np.linspace(.2, .9, 7):
        s.line(dip * k + top * (1 - k) + (0, 3), 1.)
    stem(s, [top + (0, radius * .06), top + (radius * .03, -radius * .2), top + (radius * .12, -radius * .42)], radius * .085, BARK, radius * .1)
    return top


def half_apple(s, centre, radius):
    solid = o.Solid(centre, radius, apple_outline)
    contour = solid.contour()
    s.fill(contour, '#a3382a')
    inner = solid.place(.955 * np.cos(solid.angle), .955 * np.sin(solid.angle))
    s.gradient(inner, centre, radius, '#faf3dc', '#efe0b4')
    for side in (-1, 1):
        cell = np.array([solid.place(np.array([side * (.05 + .17 * math.sin(math.pi * t))]), np.array([-.34 + .62 * t]))[0] for t in np.linspace(0, 1, 30)])
        s.line(cell, 1.5)
        leafy = o.Blade(solid.place(np.array([side * .11]), np.array([-.1]))[0], 90, radius * .3, radius * .14, 0, o.ovate)
        s.fill(leafy.contour(), '#6b4028')
        s.outline(leafy.contour(), 1.2)
    for k in np.linspace(-.9, .9, 46):
        for a, b in ((.62, .93),):
            angle = k * math.pi
            t = np.linspace(b, a + .1 * s.rng.random(), 10)
            s.swelling(solid.place(t * math.cos(angle), t * math.sin(angle)), .9 * (t - a) / .3)
    ring = solid.place(.6 * np.cos(solid.angle), .6 * np.sin(solid.angle))
    for i in range(0, 180, 6):
        s.line(ring[i:i + 4], .9)
    s.outline(inner, .9)
    s.outline(contour, 1.9)
    top = solid.place(np.array([0.]), np.array([-.82]))[0]
    stem(s, [top + (0, radius * .1), top + (-radius * .04, -radius * .3)], radius * .08, BARK)


def apples():
    s = Sheet(12)
    leaf(s, (560, 250), -165, 300, 150, GREEN, 16, veins=9, teeth=26, depth=.05)
    leaf(s, (575, 235), -40, 290, 140, GREEN, 20, veins=9, teeth=26, depth=.05, dark=-1)
    apple(s, (445, 540), 205, -6)
    apple(s, (790, 500), 175, 10, '#dba25e', '#b0442e', ('#9c2a22', .25, -.1, .62))
    half_apple(s, (980, 660), 150)
    leaf(s, (300, 790), -20, 230, 110, OLIVE, -16, veins=8, teeth=22, depth=.05)
    return s


def oranges():
    s = Sheet(13)
    for at, angle, size, dark in (((600, 260), -170, 330, 1), ((610, 250), -28, 340, -1), ((600, 250), -100, 210, 1)):
        leaf(s, at, angle, size, size * .4, DEEP, 14, o.ovate, (1., .8), 11, dark=dark)
    stem(s, [(600, 130), (610, 230), (600, 330)], 13, OLIVE, 9)
    for at, size, turn in (((430, 520), 195, 0), ((740, 470), 185, 20)):
        solid = body(s, at, size, '#e8a048', '#c46a1c', None, turn, weight=1.6)
        stipple(s, solid, 900, (.5, 1.15))
    cut_orange(s, (960, 640), 160)
    return s


def cut_orange(s, centre, radius):
    solid = o.Solid(centre, radius)
    s.fill(solid.contour(), '#d8822c')
    s.fill(solid.place(.95 * np.cos(solid.angle), .95 * np.sin(solid.angle)), '#f7ead0')
    for k in range(10):
        a0, a1 = k * 36 + 2.5, (k + 1) * 36 - 2.5
        arc = np.radians(np.linspace(a0, a1, 12))
        wedge = np.vstack([[[.1 * math.cos(math.radians(k * 36 + 18)), .1 * math.sin(math.radians(k * 36 + 18))]],
                           np.stack([.87 * np.cos(arc), .87 * np.sin(arc)], 1)])
        points = solid.place(*wedge.T)
        s.gradient(points, centre, radius, '#f4c272', '#e39434')
        for _ in range(26):
            a = math.radians(s.rng.uniform(a0 + 3, a1 - 3))
            r0 = s.rng.uniform(.2, .7)
            t = np.linspace(r0, min(.85, r0 + s.rng.uniform(.08, .2)), 6)
            s.line(solid.place(t * math.cos(a), t * math.sin(a)), 1.)
        s.outline(points, 1.1)
    s.outline(solid.contour(), 1.9)


def grapes():
    s = Sheet(14)
    vine_leaf(s, (560, 270), -140, 330)
    vine_leaf(s, (700, 260), -20, 270, dark=-1)
    stem(s, [(330, 150), (520, 190), (640, 200), (860, 140)], 20, BARK, 15, nodes=3)
    stem(s, [(640, 205), (635, 270), (640, 340)], 9, OLIVE)
    tendril(s, (790, 165), 1)
    spots = []
    for row, count in enumerate((5, 6, 7, 6, 6, 5, 4, 3, 2, 1)):
        for k in range(count):
            spots.append((640 + (k - (count - 1) / 2) * 54 + s.rng.normal(0, 6) + 8 * row * (row > 5) * .3, 330 + row * 47 + s.rng.normal(0, 6)))
    order = s.rng.permutation(len(spots))
    for i in sorted(order, key=lambda j: spots[j][1] + s.rng.normal(0, 22)):
        tone = mix('#6a4a72', '#4d3a68', s.rng.random())
        body(s, spots[i], s.rng.uniform(31, 36), mix(tone, '#8d7a9c', .3), mix(tone, INK, .35), weight=1.7, rows=13, meridians=False)
        s.fill([(spots[i][0] + x, spots[i][1] + y) for x, y in ((-15, -12), (-9, -17), (-6, -14), (-12, -9))], PAPER, .85)
    return s


def vine_leaf(s, base, angle, size, tint=GREEN, dark=1):
    """A five-lobed leaf from overlapping blades."""
    lobes = ((-92, .62), (92, .62), (-48, .85), (48, .85), (0, 1.))
    for turn, share in lobes:
        leaf(s, base, angle + turn, size * share, size * .5 * share, tint, 0, o.ovate, (1., 1.), 6, teeth=7, depth=.14, dark=dark if turn >= 0 else -dark)


def tendril(s, at, hand):
    t = np.linspace(0, 1, 90)
    a = 3 * t ** 1.3 * 2 * np.pi
    r = 44 * (1 - t) + 6
    line = np.stack([at[0] + 90 * t + r * np.cos(a) * t, at[1] + 70 * t + hand * r * np.sin(a)], 1)
    s.line(line, 3.2, color=mix(OLIVE, INK, .45))


def pomegranate_outline(a):
    crown = math.exp(-((a - 1.5 * math.pi) / .2) ** 2)
    return 1 + .05 * math.cos(3 * a) + .10 * crown


def pomegranate(s, centre, radius, turn):
    for k in range(5):
        at = polar(centre, turn - 90 + (k - 2) * 5, radius * .98)
        petal(s, at, turn - 90 + (k - 2) * 17, radius * .42, radius * .2, '#b5543c', 0, o.ovate, lines=7)
    solid = body(s, centre, radius, '#d0694a', '#8f2a28', pomegranate_outline, turn, blush=('#8f2222', .2, .1, .75))
    stipple(s, solid, 240)


def pomegranates():
    s = Sheet(15)
    for at, angle, size, dark in (((610, 210), 170, 280, 1), ((640, 200), -8, 300, -1), ((560, 200), -140, 190, 1), ((720, 190), -60, 190, -1), ((500, 190), 140, 200, 1)):
        leaf(s, at, angle, size, size * .27, GREEN, 10, o.lance, (1., .8), 11, dark=dark)
    stem(s, [(400, 150), (560, 190), (700, 190), (860, 150)], 14, BARK, 9, nodes=2)
    pomegranate(s, (430, 520), 200, 200)
    cut_pomegranate(s, (830, 560), 215)
    return s


def cut_pomegranate(s, centre, radius):
    solid = o.Solid(centre, radius, pomegranate_outline)
    s.fill(solid.contour(), '#a83c30')
    inside = solid.place(.92 * np.cos(solid.angle), .92 * np.sin(solid.angle))
    s.gradient(inside, centre, radius, '#f7ead0', '#ecd6ac')
    for k in range(6):
        a = k * 60 + 15
        for ring, count in ((.32, 2), (.5, 4), (.68, 5), (.82, 6)):
            for j in range(count):
                angle = math.radians(a - 22 + 44 * (j + .5) / count + s.rng.normal(0, 1))
                at = solid.place(np.array([ring * math.cos(angle)]), np.array([ring * math.sin(angle)]))[0]
                body(s, at, radius * .074, '#c9484a', '#7d1c26', lambda b: 1 + .18 * math.cos(b), math.degrees(angle), rows=7, weight=1.2, meridians=False)
                s.dot(at[0] - 5, at[1] - 6, 2.4, PAPER, .9)
    s.outline(inside, .9)
    s.outline(solid.contour(), 1.9)
    for k in range(3):
        petal(s, polar(centre, -90 + (k - 1) * 6, radius * 1.06), -90 + (k - 1) * 24, radius * .3, radius * .16, '#b5543c', 0, o.ovate, lines=6)


def pineapple():
    s = Sheet(16)
    centre, rx, ry = (600, 590), 178, 255
    for layer, count, size in ((0, 9, 330), (1, 9, 270), (2, 8, 210), (3, 6, 150)):
        for k in range(count):
            lean = (k - (count - 1) / 2) / count * (128 - 24 * layer)
            leaf(s, (600 + lean * .35, 365 - 6 * layer), -90 + lean, size * (1 - .12 * abs(lean) / 60) + 30, 44 - 3 * layer, '#7d9a7a', lean * .55,
                 o.strap, (1., .8), 3, dark=1 if lean > 0 else -1, spread=.3)
    barrel = lambda a: 1 / (abs(math.cos(a) / .72) ** 2.6 + abs(math.sin(a)) ** 2.6) ** (1 / 2.6)
    body(s, centre, ry, '#d9ab54', '#8a5c24', barrel, rows=4, weight=0., meridians=False)
    rows = 12
    for row in range(rows):
        v = -.93 + 1.86 * (row + .5) / rows
        ring = (1 - abs(v) ** 2.6) ** (1 / 2.6) * .96
        for k in np.arange(-4, 5) + (.5 if row % 2 else 0):
            lon = k * math.pi / 8
            if abs(lon) > 1.5:
                continue
            x, y = centre[0] + 184 * ring * math.sin(lon), centre[1] + ry * v
            wide = max(5, 40 * ring * math.cos(lon) ** .8)
            tone = mix('#e6be6a', '#96662a', min(1, max(0, .25 + .45 * math.sin(lon) + .3 * v)))
            outline = np.array([(x + wide * math.cos(b) * (1 - .16 * abs(math.sin(b))), y + 24 * math.sin(b)) for b in np.linspace(0, 2 * math.pi, 25)[:-1]])
            s.fill(outline, tone)
            for j in np.linspace(-.85, .85, 7):
                t = np.linspace(.1, 1, 10)
                s.swelling(np.stack([x + wide * t * .9 * (1 - .2 * abs(j)), y + 22 * j * t], 1), (.35 + .8 * max(0, math.sin(lon) + .35)) * t)
            s.outline(outline, 1.4)
            leaf(s, (x, y + 4), -90 + 30 * math.sin(lon), 27, 4 + 10 * math.cos(lon), OLIVE, 0, o.ovate, veins=1)
    return s


def persimmon():
    s = Sheet(17)
    stem(s, [(140, 250), (380, 215), (640, 235), (880, 190), (1060, 200)], 24, BARK, 12, nodes=4)
    for at, angle, size, dark in (((330, 222), -120, 260, 1), ((520, 225), -70, 270, -1), ((820, 200), -140, 220, 1), ((990, 195), -40, 230, -1),
                                  ((210, 240), 120, 240, 1), ((1000, 200), 60, 270, -1), ((650, 235), 100, 190, 1)):
        leaf(s, at, angle, size, size * .56, mix(DEEP, '#b8763c', .25 * (dark > 0)), 14, o.ovate, (1., .85), 8, dark=dark)
    for at, size in (((430, 520), 160), ((770, 500), 175)):
        stem(s, [(at[0] + 20, 228), (at[0] + 6, 290), (at[0], at[1] - size * .8)], 9, OLIVE)
        body(s, at, size, '#e89248', '#b9541e', lambda a: 1 + .06 * math.cos(2 * a) - .03 * math.cos(4 * a), 0)
        for k in range(4):
            leaf(s, (at[0], at[1] - size * .80), (20, 160, 62, 118)[k], size * .6, size * .46, OLIVE, 0, o.ovate, (1., 1.), 4)
    return s


# --- flowers -------------------------------------------------------------------------------------

def rose_bloom(s, centre, radius, tint='#cf7f84', deep='#a34852'):
    for ring, count, reach, wide in ((0, 5, 1., .98), (1, 5, .84, .82), (2, 5, .68, .66), (3, 4, .52, .52), (4, 4, .38, .4), (5, 3, .26, .3)):
        for k in range(count):
            angle = 90 + k * 360 / count + ring * 41
            at = polar(centre, angle + 180, radius * .04)
            petal(s, at, angle, radius * reach * s.rng.uniform(.94, 1.04), radius * wide * 1.12, mix(tint, deep, .12 * ring), s.rng.uniform(-14, 14),
                  o.spatula, wave=.05, shade=.55, lines=17, deep=deep)
    for k in range(3):
        t = np.linspace(0, 1.25 * 2 * math.pi, 40)
        r = radius * (.05 + .03 * k) * (1 - t / 12)
        s.line(np.stack([centre[0] + r * np.cos(t + k * 2), centre[1] + r * .85 * np.sin(t + k * 2)], 1), 1.6)


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


def rays(s, centre, radius, count, width, tint, deep, tilt=1., inner=.2, lines=7, profile=o.strap, jitter=.06):
    for k in range(count):
        angle = k * 360 / count + s.rng.normal(0, 2)
        a = math.radians(angle)
        squeeze = math.hypot(math.cos(a), tilt * math.sin(a))
        turned = math.degrees(math.atan2(tilt * math.sin(a), math.cos(a)))
        petal(s, polar(centre, turned, radius * inner * squeeze), turned, radius * (1 - inner) * squeeze * s.rng.uniform(1 - jitter, 1 + jitter), width,
              tint, s.rng.normal(0, 6), profile, lines=lines, deep=deep, shade=.6)


def calendula_bloom(s, centre, radius, tilt=1.):
    for share, count, tone in ((1., 24, 0.), (.84, 22, .1), (.66, 18, .2), (.46, 14, .3)):
        rays(s, centre, radius * share, count, radius * .17 * (.6 + .4 * share), mix('#eba347', '#d27a26', tone), '#b5601c', tilt, .12, 5)
    for _ in range(150):
        a, r = s.rng.uniform(0, 6.28), radius * .21 * math.sqrt(s.rng.random())
        s.dot(centre[0] + r * math.cos(a), centre[1] + r * tilt * math.sin(a), s.rng.uniform(2, 4), mix('#8a4a1a', '#c97f2c', s.rng.random()))
        s.dot(centre[0] + r * math.cos(a) + 1, centre[1] + r * tilt * math.sin(a) + 1, 1.2)


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


def orchid_bloom(s, centre, size, turn=0., tint='#e3c9d6', deep='#b0648c'):
    for angle in (-90, 40, 140):
        petal(s, centre, angle + turn, size * .9, size * .5, tint, 0, o.ovate, wave=.02, lines=13, deep=mix(tint, deep, .4), wash=.4)
    for angle, bend in ((-160, 16), (-20, -16)):
        petal(s, centre, angle + turn, size * 1.02, size * 1.02, tint, bend, o.obovate, wave=.04, lines=25, deep=mix(tint, deep, .5), wash=.4)
    for angle in (55, 125):
        petal(s, centre, angle + turn, size * .38, size * .26, deep, 30 if angle < 90 else -30, o.obovate, lines=9, deep='#7d2f5a')
    petal(s, polar(centre, 90 + turn, size * .06), 90 + turn, size * .46, size * .26, deep, 0, o.ovate, lines=9, deep='#7d2f5a')
    body(s, centre, size * .1, '#f0d890', '#c98f3c', rows=8, weight=1.2)


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


# --- foliage -------------------------------------------------------------------------------------

def aloe():
    s = Sheet(5)
    base = (600, 790)
    plan = [(-1, 84), (1, 86), (-1, 64), (1, 66), (-1, 46), (1, 47), (-1, 30), (1, 31), (-1, 14), (1, 16), (-1, 1), (1, 38), (-1, 54), (-1, 22), (1, 6)]
    for i, (hand, lean) in enumerate(plan):
        size = 640 - lean * 1.8 - 26 * max(0, i - 9)
        blade = o.Blade((base[0] + hand * lean * .5, base[1] + 4 * max(0, i - 9)), -90 + hand * lean, size, 128 - lean * .1, -hand * lean * .4,
                        lambda t: (1 - t) ** .7 * np.minimum(1, 5 * t + .6), (1., .9))
        contour = blade.contour()
        for t in np.linspace(.06, .93, 19):
            for side in (-1, 1):
                root, tip = blade.at(np.array([t - .009, t + .009]), np.array([side, side])), blade.at(np.array([t + .016]), np.array([side * 1.16]))[0]
                thorn = np.array([root[0], tip, root[1]])
                s.fill(thorn, '#c9a184')
                s.outline(thorn, 1.)
        s.gradient(contour, blade.middle[60], size * .8, '#b5c9ac', '#6f9480')
        for u in np.linspace(-.92, .92, 17):
            t = np.linspace(.02, .97, 60)
            shade = np.clip((u * hand + .25) / 1.25, 0, 1) if lean > 8 else abs(u) ** 2 * .7
            s.swelling(blade.at(t, u * np.ones_like(t)), (.35 + 1.35 * shade) * (.55 + .45 * np.sin(t * 26 + u * 9)) * np.minimum(1, 6 * (1 - t)))
        for _ in range(20):
            at = blade.at(np.array([s.rng.uniform(.08, .75)]), np.array([s.rng.uniform(-.75, .75)]))[0]
            s.dot(*at, s.rng.uniform(2, 4), PAPER, .75)
        s.outline(contour, 1.9)
    for k in range(9):
        stem(s, [(560 + 10 * k, 812), (520 + 20 * k, 850), (480 + 32 * k, 884)], 6, BARK, 2)
    return s


def echeveria():
    s = Sheet(6)
    for i in range(48):
        f = 1 - i / 47
        angle = i * 137.5
        reach = 70 + 300 * f ** .8
        petal(s, polar((600, 450), angle, 12 + 40 * f), angle, reach, reach * .62 + 12, mix('#8fb09a', '#a9bfa0', 1 - f), 0,
              lambda t: o.spatula(t) * np.where(t > .93, 1 - (t - .93) * 4, 1), wave=.0, shade=.7, tip=.16, lines=15, deep='#55806f')
        tip = polar((600, 450), angle, 12 + 40 * f + reach * .985)
        s.dot(*tip, 3 + 3 * f, '#b0485a', .9)
    return s


def branch_of(s, points, plan, tint, profile, ratio, veins, twig=(16, 6)):
    stem(s, points, twig[0], BARK, twig[1], nodes=len(plan) // 3)
    for at, angle, size, dark in plan:
        leaf(s, at, angle, size, size * ratio, tint, 12 * dark, profile, (1., .82), veins, dark=dark)


def ficus():
    s = Sheet(7)
    main = [(120, 130), (330, 200), (560, 250), (800, 290), (1050, 400)]
    stem(s, [(560, 250), (610, 380), (620, 560), (590, 720)], 9, BARK, 4)
    stem(s, [(800, 290), (880, 420), (920, 560), (930, 660)], 8, BARK, 4)
    plan = [((200, 160), 60, 250, 1), ((300, 192), -70, 210, -1), ((340, 205), 95, 290, 1), ((450, 228), -60, 220, -1), ((470, 232), 110, 270, 1),
            ((680, 268), -55, 220, -1), ((700, 274), 70, 250, -1), ((900, 330), -40, 230, -1), ((1040, 395), 30, 210, 1), ((1020, 380), 80, 270, -1),
            ((612, 400), 140, 240, 1), ((616, 440), 40, 230, -1), ((618, 560), 150, 240, 1), ((616, 600), 30, 220, -1), ((590, 720), 95, 190, 1),
            ((885, 440), 40, 210, -1), ((905, 520), 140, 230, 1), ((930, 660), 85, 200, -1)]
    branch_of(s, main, plan, DEEP, o.drip, .42, 11)
    return s


def banyan():
    s = Sheet(8)
    main = [(130, 300), (380, 250), (640, 280), (900, 240), (1080, 300)]
    for x in (330, 520, 760, 960):
        stem(s, [(x, 270), (x + 12, 430), (x - 6, 620), (x + 8, 800 - 60 * (x % 3))], 9, BARK, 3)
        for k in (-1, 1, 2):
            stem(s, [(x, 660), (x + 16 * k, 740), (x + 20 * k, 820)], 4, BARK, 1.5)
    plan = [((240, 275), -125, 270, 1), ((430, 252), -70, 290, -1), ((600, 272), -120, 280, 1), ((820, 250), -60, 290, -1), ((1040, 285), -30, 240, 1),
            ((180, 290), 130, 250, 1), ((650, 280), 75, 290, -1), ((430, 260), 85, 260, 1), ((900, 245), 60, 280, -1), ((1080, 300), 40, 220, 1)]
    branch_of(s, main, plan, GREEN, o.ovate, .62, 9, (30, 16))
    for x, y in ((520, 300), (556, 312), (735, 296), (772, 286), (300, 290), (985, 290)):
        body(s, (x, y), 25, '#c4603c', '#8f3224', rows=11, weight=1.6)
    return s


def mango_tree():
    s = Sheet(9)
    plan = [((560, 230), a, size, d) for a, size, d in ((-175, 380, 1), (-150, 340, 1), (-120, 290, 1), (-90, 240, -1), (-60, 290, -1), (-30, 340, -1), (-5, 390, -1),
                                                        (165, 330, 1), (18, 340, -1))]
    stem(s, [(600, 60), (575, 150), (560, 240)], 22, BARK, 16)
    for at, angle, size, dark in plan:
        leaf(s, at, angle, size, size * .25, mix(DEEP, '#a8764a', .3 * (size < 280)), 16 * dark, o.lance, (1., .8), 17, dark=dark)
    for x, y, turn, size in ((450, 620, 96, 150), (720, 660, 84, 160), (590, 520, 90, 130)):
        stem(s, [(560, 235), ((560 + x) / 2, 330), (x + 2, y - size * .9)], 7, OLIVE)
        mango(s, (x, y), size, turn - 180 if size == 130 else turn, '#b9b45c', '#8a8a3a', ('#c46a3c', -.2, -.3, .6))
    return s


MAPLE_LOBES = ((-78, .62), (78, .62), (-40, .9), (40, .9), (0, 1.))


def maple_leaf(s, base, angle, size, tint, dark=1):
    for turn, share in MAPLE_LOBES:
        leaf(s, base, angle + turn, size * share, size * .42 * share + 10, tint, 0, lambda t: np.sin(np.pi * t ** .8) ** .9 * (1 - .25 * t), (1., 1.), 5, teeth=5,
             depth=.3, dark=dark if turn >= 0 else -dark)


def acer():
    s = Sheet(10)
    stem(s, [(130, 270), (400, 320), (680, 300), (1070, 350)], 18, '#8f6a5c', 9, nodes=4)
    for at, end, size, tint, dark in (((320, 310), (270, 480), 320, '#b5523c', 1), ((630, 303), (610, 450), 370, '#a8402f', -1), ((930, 332), (960, 500), 320, '#c06a3c', 1),
                                      ((440, 318), (455, 245), 190, '#c98a4a', -1), ((800, 308), (815, 240), 200, '#b5523c', 1)):
        stem(s, [at, ((at[0] + end[0]) / 2 + 12, (at[1] + end[1]) / 2), end], 6, '#a8584a')
        maple_leaf(s, end, toward(at, end), size, tint, dark)
    for x in (450, 770):
        for hand in (-1, 1):
            stem(s, [(x, 315), (x + hand * 12, 410), (x + hand * 20, 470)], 4, '#a8584a')
            body(s, (x + hand * 20, 478), 13, '#c07a4a', '#8f3f2c', rows=7, weight=1.2)
            leaf(s, (x + hand * 20, 484), 90 - hand * 26, 120, 44, '#cf9468', hand * 16, o.spatula, (1., .5), 7, dark=hand)
    return s


def tomato():
    s = Sheet(18)
    stem(s, [(560, 890), (590, 650), (560, 400), (600, 120)], 20, GREEN, 10)
    for base, angle, size in (((575, 560), 160, 260), ((580, 640), 10, 280), ((562, 380), -20, 250), ((566, 300), -160, 240)):
        compound_leaf(s, base, angle, size, GREEN, 2, 9)
    stem(s, [(575, 520), (700, 560), (760, 640)], 8, GREEN)
    stem(s, [(572, 600), (440, 640), (390, 700)], 8, GREEN)
    for x, y, size, tint, deep in ((770, 730, 105, '#d8663f', '#a32c22'), (905, 660, 84, '#dc7a45', '#b03a26'), (370, 780, 96, '#d8663f', '#a32c22'), (490, 745, 66, '#c9b45c', '#8f9440')):
        body(s, (x, y), size, tint, deep, lambda a: 1 + .04 * math.cos(2 * a) + .02 * math.cos(5 * a), 0)
        for k in range(5):
            leaf(s, (x, y - size * .86), -160 + k * 35 + 60 * (k > 2), size * .55, size * .14, GREEN, 20, o.lance, veins=2)
    for x, y in ((700, 150), (760, 210), (650, 90)):
        stem(s, [(590, 200), (x, y)], 5, GREEN)
        rays(s, (x, y), 46, 6, 22, '#ecc94e', '#c9962c', 1, .1, 5, o.lance)
        body(s, (x, y), 9, '#d8a820', '#a87a1c', rows=6, weight=1.)
    return s


def blueberry():
    s = Sheet(19)
    stem(s, [(140, 760), (380, 560), (640, 420), (1040, 190)], 17, BARK, 7, nodes=5)
    for at, angle, size, dark in (((260, 655), -120, 210, 1), ((340, 590), 60, 220, -1), ((450, 520), -110, 220, 1), ((580, 450), 70, 220, -1), ((720, 375), -115, 220, 1),
                                  ((860, 295), 60, 210, -1), ((980, 225), -100, 190, 1), ((1040, 190), -30, 190, -1)):
        leaf(s, at, angle, size, size * .45, GREEN, 12, o.ovate, (1., .85), 8, dark=dark)
    for cx, cy in ((520, 620), (820, 470), (1010, 360)):
        for _ in range(9):
            x, y = cx + s.rng.normal(0, 48), cy + s.rng.normal(0, 42)
            size = s.rng.uniform(32, 42)
            tone = mix('#5a6a94', '#3f4a78', s.rng.random())
            if s.rng.random() < .2:
                tone = '#9fae7a'
            body(s, (x, y), size, mix(tone, '#a9b4cc', .35), mix(tone, INK, .3), rows=13, weight=1.7, meridians=False)
            rays(s, (x + 4, y + 6), size * .36, 5, size * .2, mix(tone, '#a9b4cc', .2), tone, 1, .2, 2, o.ovate)
    return s


def bonsai():
    s = Sheet(20)
    trunk = stem(s, [(520, 720), (600, 640), (520, 540), (570, 430), (700, 360), (760, 270)], 92, BARK, 16)
    for points, width in (([(545, 560), (420, 500), (300, 480)], 26), ([(560, 450), (470, 370), (400, 310)], 20), ([(640, 390), (800, 430), (930, 420)], 24),
                          ([(720, 330), (860, 290)], 14)):
        stem(s, points, width, BARK, 6)
    for cx, cy, rx, ry in ((300, 470, 170, 62), (400, 300, 150, 60), (930, 410, 175, 62), (870, 270, 120, 48), (750, 190, 175, 80), (600, 330, 90, 40)):
        cushion(s, cx, cy, rx, ry)
    for hand, y0 in ((-1, 700), (1, 700)):
        stem(s, [(540, 690), (540 + hand * 60, 728), (540 + hand * 110, 742)], 22, BARK, 6)
    tray(s)
    return s


def cushion(s, cx, cy, rx, ry):
    """A pad of clipped foliage: many small leaves, darker below."""
    spots = []
    for _ in range(int(rx * ry / 26)):
        a, r = s.rng.uniform(0, 6.283), math.sqrt(s.rng.random())
        spots.append((cx + rx * r * math.cos(a), cy + ry * r * math.sin(a) * (1 if math.sin(a) < 0 else .6)))
    for x, y in sorted(spots, key=lambda p: -p[1]):
        depth = (y - cy + ry) / (2 * ry)
        blade = o.Blade((x, y), -90 + s.rng.normal(0, 50), s.rng.uniform(24, 34), s.rng.uniform(13, 18), 0, o.ovate)
        s.fill(blade.contour(), mix('#a3b57c', '#56704a', min(1, max(0, depth * 1.1 - .1 + s.rng.normal(0, .12)))))
        s.outline(blade.contour(), .9)
        s.line(blade.middle[::8], .9)


def tray(s):
    rim = np.array([(250, 742), (890, 742), (880, 772), (262, 772)], float)
    bowl = np.array([(272, 772), (868, 772), (836, 842), (304, 842)], float)
    for shape in (bowl, rim):
        s.gradient(shape, (380, 740), 560, '#8aa0a0', '#4f6a70')
        s.outline(shape, 1.8)
    for y in np.arange(778, 840, 5.5):
        inset = (y - 772) * .46
        t = np.linspace(272 + inset, 868 - inset, 80)
        s.swelling(np.stack([t, np.full_like(t, y)], 1), 1.5 * np.clip((t - 420) / 420, .12, 1))
    for x in (330, 770):
        foot = np.array([(x, 842), (x + 50, 842), (x + 44, 860), (x + 6, 860)], float)
        s.fill(foot, '#4f6a70')
        s.outline(foot, 1.6)
    t = np.linspace(255, 885, 120)
    s.fill(np.vstack([np.stack([t, 742 - 10 * np.sin((t - 255) / 630 * np.pi) ** .6], 1), [(885, 744), (255, 744)]]), '#7a8a52')
    for _ in range(260):
        x = s.rng.uniform(265, 875)
        s.line(np.array([(x, 741), (x + s.rng.normal(0, 3), 741 - s.rng.uniform(4, 12))]), 1.1)


PLATES = {
    'products-plants/rose': rose, 'products-plants/alovera': aloe, 'products-plants/orchid': orchid,
    'products-plants/ficus-benjamina': ficus, 'products-plants/echeveria': echeveria, 'products-plants/calendula': calendula,
    'products-trees/banyan': banyan, 'products-trees/bougainvillea': bougainvillea, 'products-trees/mango': mango_tree,
    'products-trees/persimmon': persimmon, 'products-trees/bonsai': bonsai, 'products-trees/acer-rubrum': acer,
    'products-fruits/mangoes': mangoes, 'products-fruits/apples': apples, 'products-fruits/grapes': grapes,
    'products-fruits/pomegranate': pomegranates, 'products-fruits/oranges': oranges, 'products-fruits/pine-apple': pineapple,
    'plants-sod/fruit-plants': blueberry, 'plants-sod/vegetable-plants': tomato,
}
