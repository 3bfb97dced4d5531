"""Trees by a branch, and the bonsai."""
import math

import numpy as np

from . import organs as o
from .foliage import branch_of
from .fruit import mango
from .organs import BARK, DEEP, GREEN, OLIVE, body, leaf, stem, toward
from .pen import Sheet, mix


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


def oak():
    """A young tree with its roots wrapped, as it leaves the nursery."""
    s = Sheet(38)
    stem(s, [(600, 700), (604, 560), (596, 420), (602, 180)], 30, BARK, 8)
    limbs = [((600, 470), (440, 360), (350, 250)), ((600, 450), (760, 350), (850, 240)), ((598, 400), (500, 270), (470, 130)), ((600, 380), (700, 260), (740, 120)),
             ((600, 300), (560, 180), (580, 70)), ((602, 500), (800, 450), (900, 390)), ((600, 510), (410, 470), (310, 400))]
    for limb in limbs:
        stem(s, list(limb), 13, BARK, 4)
    tips = [(x + s.rng.normal(0, 46), y + s.rng.normal(0, 40)) for limb in limbs for (x, y) in (limb[1], limb[2], limb[2]) for _ in range(9)]
    for x, y in sorted(tips, key=lambda p: -p[1]):
        leaf(s, (x, y), s.rng.uniform(0, 360), s.rng.uniform(52, 78), 34, mix(DEEP, '#9aa862', s.rng.random() * .7), 0,
             lambda t: np.sin(np.pi * t ** .8) ** .8 * (1 - .38 * (np.sin(t * 19) > .2)), veins=4)
    solid = body(s, (600, 775), 128, '#c9b088', '#8a7150', lambda a: 1 - .12 * abs(math.sin(a)), rows=24)
    for k in np.linspace(-.8, .8, 6):
        t = np.linspace(-.95, .95, 40)
        s.line(solid.place(t * math.sqrt(1 - k * k), k + .12 * np.cos(t * 3)), 1.3)
        s.line(solid.place(k + .12 * np.cos(t * 3), t * math.sqrt(1 - k * k)), 1.3)
    tie = np.array([(570, 664), (632, 664), (640, 684), (562, 684)], float)
    s.fill(tie, '#a8845a')
    s.outline(tie, 1.5)
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
    'products-trees/banyan': banyan, 'products-trees/mango': mango_tree, 'products-trees/persimmon': persimmon,
    'products-trees/bonsai': bonsai, 'products-trees/acer-rubrum': acer,
}
