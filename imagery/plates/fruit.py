"""Fruit, whole and cut."""
import math

import numpy as np

from . import organs as o
from .organs import BARK, DEEP, GREEN, OLIVE, body, leaf, petal, polar, stem, stipple
from .pen import INK, PAPER, Sheet, mix
from .props import board


def mango_outline(a):
    beak = math.exp(-((a - 2.62) / .3) ** 2)
    return .86 + .16 * math.cos(2 * a) + .14 * math.cos(a) - .05 * math.sin(3 * a) + .05 * beak


def mango(sheet, center, radius, turn, tint='#e3a94c', deep='#b9702c', blush=('#b5472e', -.2, -.3, .62)):
    solid = body(sheet, center, radius, tint, deep, mango_outline, turn, blush=blush)
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


def half_mango(s, center, radius):
    """A cheek cut from the stone, its flesh scored."""
    solid = o.Solid(center, radius, mango_outline, 80)
    contour = solid.contour()
    s.gradient(contour, center, radius * 1.3, '#f2cf7a', '#dca03e')
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


def apple(s, center, radius, turn=0., tint='#d98a5c', deep='#a3382a', blush=('#9c2a22', .15, -.05, .8)):
    solid = body(s, center, radius, tint, deep, apple_outline, turn, blush=blush, axis=.45)
    stipple(s, solid, 140)
    top = solid.place(np.array([0.]), np.array([-.86]))[0]
    dip = np.stack([top[0] + radius * .28 * np.cos(np.linspace(math.pi, 2 * math.pi, 20)[::-1]),
                    top[1] - radius * .02 + radius * .09 * np.sin(np.linspace(0, math.pi, 20))], 1)
    s.line(dip, 2.2)
    for k in np.linspace(.2, .9, 7):
        s.line(dip * k + top * (1 - k) + (0, 3), 1.)
    stem(s, [top + (0, radius * .06), top + (radius * .03, -radius * .2), top + (radius * .12, -radius * .42)], radius * .085, BARK, radius * .1)
    return top


def half_apple(s, center, radius):
    solid = o.Solid(center, radius, apple_outline)
    contour = solid.contour()
    s.fill(contour, '#a3382a')
    inner = solid.place(.955 * np.cos(solid.angle), .955 * np.sin(solid.angle))
    s.gradient(inner, center, radius, '#faf3dc', '#efe0b4')
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


def cut_orange(s, center, radius):
    solid = o.Solid(center, radius)
    s.fill(solid.contour(), '#d8822c')
    s.fill(solid.place(.95 * np.cos(solid.angle), .95 * np.sin(solid.angle)), '#f7ead0')
    for k in range(10):
        a0, a1 = k * 36 + 2.5, (k + 1) * 36 - 2.5
        arc = np.radians(np.linspace(a0, a1, 12))
        wedge = np.vstack([[[.1 * math.cos(math.radians(k * 36 + 18)), .1 * math.sin(math.radians(k * 36 + 18))]],
                           np.stack([.87 * np.cos(arc), .87 * np.sin(arc)], 1)])
        points = solid.place(*wedge.T)
        s.gradient(points, center, radius, '#f4c272', '#e39434')
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


def pomegranate(s, center, radius, turn):
    for k in range(5):
        at = polar(center, turn - 90 + (k - 2) * 5, radius * .98)
        petal(s, at, turn - 90 + (k - 2) * 17, radius * .42, radius * .2, '#b5543c', 0, o.ovate, lines=7)
    solid = body(s, center, radius, '#d0694a', '#8f2a28', pomegranate_outline, turn, blush=('#8f2222', .2, .1, .75))
    stipple(s, solid, 240)


def pomegranates():
    s = Sheet(15)
    for at, angle, size, dark in (((610, 210), 170, 280, 1), ((640, 200), -8, 300, -1), ((560, 200), -140, 190, 1), ((720, 190), -60, 190, -1), ((500, 190), 140, 200, 1)):
        leaf(s, at, angle, size, size * .27, GREEN, 10, o.lance, (1., .8), 11, dark=dark)
    stem(s, [(400, 150), (560, 190), (700, 190), (860, 150)], 14, BARK, 9, nodes=2)
    pomegranate(s, (430, 520), 200, 200)
    cut_pomegranate(s, (830, 560), 215)
    return s


def cut_pomegranate(s, center, radius):
    solid = o.Solid(center, radius, pomegranate_outline)
    s.fill(solid.contour(), '#a83c30')
    inside = solid.place(.92 * np.cos(solid.angle), .92 * np.sin(solid.angle))
    s.gradient(inside, center, radius, '#f7ead0', '#ecd6ac')
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
        petal(s, polar(center, -90 + (k - 1) * 6, radius * 1.06), -90 + (k - 1) * 24, radius * .3, radius * .16, '#b5543c', 0, o.ovate, lines=6)


def pineapple():
    s = Sheet(16)
    center, rx, ry = (600, 590), 178, 255
    for layer, count, size in ((0, 9, 330), (1, 9, 270), (2, 8, 210), (3, 6, 150)):
        for k in range(count):
            lean = (k - (count - 1) / 2) / count * (128 - 24 * layer)
            leaf(s, (600 + lean * .35, 365 - 6 * layer), -90 + lean, size * (1 - .12 * abs(lean) / 60) + 30, 44 - 3 * layer, '#7d9a7a', lean * .55,
                 o.strap, (1., .8), 3, dark=1 if lean > 0 else -1, spread=.3)
    barrel = lambda a: 1 / (abs(math.cos(a) / .72) ** 2.6 + abs(math.sin(a)) ** 2.6) ** (1 / 2.6)
    body(s, center, ry, '#d9ab54', '#8a5c24', barrel, rows=4, weight=0., meridians=False)
    rows = 12
    for row in range(rows):
        v = -.93 + 1.86 * (row + .5) / rows
        ring = (1 - abs(v) ** 2.6) ** (1 / 2.6) * .96
        for k in np.arange(-4, 5) + (.5 if row % 2 else 0):
            lon = k * math.pi / 8
            if abs(lon) > 1.5:
                continue
            x, y = center[0] + 184 * ring * math.sin(lon), center[1] + ry * v
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


def mangoes_in_crate():
    s = Sheet(39, 1000, 1000)
    for x, y, r, turn, tint, deep in ((300, 430, 160, 100, '#e3b04e', '#a8862f'), (520, 380, 165, 80, '#e6ac4c', '#b06a2c'), (740, 440, 160, 70, '#dba54a', '#9c7a2c'),
                                      (400, 540, 165, 110, '#e6a84a', '#b0622c'), (640, 550, 168, 84, '#e8b654', '#a8822f')):
        mango(s, (x, y), r, turn, tint, deep, ('#bd4a2e', -.3, .1, .6))
    leaf(s, (520, 250), -150, 250, 70, DEEP, 14, o.lance, veins=13)
    leaf(s, (530, 250), -30, 260, 72, DEEP, -14, o.lance, veins=13, dark=-1)
    for k in range(3):
        board(s, 110, 600 + k * 104, 780, 92)
    for x in (110, 850):
        post = np.array([(x, 585), (x + 42, 585), (x + 42, 915), (x, 915)], float)
        s.gradient(post, (x, 600), 360, '#dcc094', '#a8845a')
        for k in np.linspace(x + 5, x + 38, 6):
            s.line(np.array([(k, 590), (k + 2, 750), (k - 1, 910)]), 1.)
        s.outline(post, 1.9)
    return s


def mango_cut():
    s = Sheet(40, 1000, 1000)
    leaf(s, (430, 300), -160, 300, 84, DEEP, 14, o.lance, veins=15)
    leaf(s, (445, 295), -50, 280, 80, DEEP, 14, o.lance, veins=15, dark=-1)
    mango(s, (380, 520), 270, 112, '#e3b04e', '#a8862f', ('#bd4a2e', -.35, -.1, .62))
    half_mango(s, (690, 690), 220)
    return s


PLATES = {
    'products-fruits/mangoes': mangoes, 'products-fruits/apples': apples, 'products-fruits/grapes': grapes,
    'products-fruits/pomegranate': pomegranates, 'products-fruits/oranges': oranges,
    'products-fruits/pine-apple': pineapple, 'best-sellers/mango-fruits': mangoes_in_crate,
    'best-sellers/mango-fruits-second': mango_cut,
}
