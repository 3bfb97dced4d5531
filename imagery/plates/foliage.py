"""Leaves, succulents and kitchen plants."""
import math

import numpy as np

from . import organs as o
from .flowers import compound_leaf, rays
from .organs import BARK, DEEP, GREEN, body, leaf, petal, polar, stem
from .pen import INK, PAPER, Sheet, mix


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


PLATES = {
    'products-plants/alovera': aloe, 'products-plants/ficus-benjamina': ficus, 'products-plants/echeveria': echeveria,
    'plants-sod/fruit-plants': blueberry, 'plants-sod/vegetable-plants': tomato,
}
