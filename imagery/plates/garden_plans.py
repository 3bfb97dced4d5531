"""Planting plans of the landscaping styles."""
import math

import numpy as np

from .organs import body
from .pen import INK, mix, smooth
from .plan import BLUE, GOLD, GREENS, PAVING, PINK, WATER, WHITE, Plan


def commercial():
    p = Plan(121, 1200, 900)
    p.lawn(None, 60)
    p.paving([(60, 640), (1140, 640), (1140, 760), (60, 760)], (60, 40))
    p.bed([(60, 420), (1140, 420), (1140, 560), (60, 560)], '#6b5a50', False)
    p.roof([(160, 60), (1040, 60), (1040, 400), (160, 400)], ((340, 230), (860, 230)))
    p.along([(90, 450), (1120, 450)], 56, lambda x, y: p.shrub(x, y, 26, GREENS[4]))
    p.along([(90, 515), (1120, 515)], 50, lambda x, y: p.tuft(x, y, 22))
    for x in (180, 400, 620, 840, 1060):
        p.canopy(x, 600, 70, None, 'bloom')
    p.along([(90, 815), (1120, 815)], 70, lambda x, y: p.shrub(x, y, 30, None, GOLD))
    return p.finish()


def residential():
    p = Plan(122, 1200, 900)
    p.lawn(None, 64)
    p.bed([(60, 240), (1140, 240), (1130, 380), (820, 430), (560, 350), (300, 420), (70, 380)])
    p.walk([(780, 240), (770, 420), (830, 620), (790, 850)], 92)
    p.roof([(180, 20), (1000, 20), (1000, 230), (180, 230)], ((320, 120), (860, 120)))
    p.along([(90, 290), (720, 290)], 58, lambda x, y: p.shrub(x, y, 27, GREENS[2]))
    p.along([(90, 355), (300, 380), (560, 315), (700, 360)], 48, lambda x, y: p.shrub(x, y, 20, None, BLUE))
    p.along([(860, 300), (1120, 310)], 54, lambda x, y: p.shrub(x, y, 25, None, WHITE))
    p.canopy(270, 650, 130)
    p.canopy(1010, 630, 100, None, 'bloom')
    return p.finish()


def woodland():
    p = Plan(123, 1200, 900)
    p.straw([(40, 40), (1160, 40), (1160, 860), (40, 860)], False)
    p.walk([(40, 700), (300, 560), (560, 640), (800, 420), (1160, 330)], 76, 28)
    p.drift((90, 90, 1110, 810), 58, 66, lambda x, y: p.tuft(x, y, 25, '#6b8458') if p.rng.random() < .6 else p.shrub(x, y, 25, None, (PINK, WHITE)[p.rng.integers(2)]))
    for x, y, r in ((190, 200, 120), (480, 190, 130), (800, 180, 125), (1040, 560, 130), (360, 780, 100), (760, 720, 130)):
        p.canopy(x, y, r, GREENS[4], 'pine' if x % 3 else 'broad')
    return p.finish()


def native():
    p = Plan(124, 1200, 900)
    p.lawn()
    p.bed([(60, 60), (1140, 60), (1140, 620), (900, 540), (680, 660), (420, 540), (200, 640), (60, 560)])
    for k, tint in enumerate((PINK, GOLD, PINK, GOLD, WHITE)):
        p.drift((90 + 210 * k, 240, 290 + 210 * k, 520), 16, 44, lambda x, y: p.shrub(x, y, 21, None, tint))
    p.drift((80, 80, 1120, 230), 26, 62, lambda x, y: p.tuft(x, y, 32, '#b08a9c'))
    p.along([(80, 560), (200, 600), (420, 510), (680, 620), (900, 510), (1120, 580)], 40, lambda x, y: p.tuft(x, y, 20))
    p.canopy(1010, 730, 100, None, 'bloom')
    p.canopy(200, 740, 90)
    return p.finish()


def ornamental():
    p = Plan(125, 1200, 900)
    p.gravel([(40, 40), (1160, 40), (1160, 860), (40, 860)], False)
    for x in (310, 890):
        for y in (240, 650):
            p.bed([(x - 190, y - 150), (x + 190, y - 150), (x + 190, y + 150), (x - 190, y + 150)], closed=False)
            for a, b in (((x - 170, y - 130), (x + 170, y - 130)), ((x + 170, y - 130), (x + 170, y + 130)), ((x + 170, y + 130), (x - 170, y + 130)), ((x - 170, y + 130), (x - 170, y - 130))):
                p.along([a, b], 34, lambda q, r: p.shrub(q, r, 20, GREENS[4]))
            p.drift((x - 130, y - 95, x + 130, y + 95), 24, 44, lambda q, r: p.shrub(q, r, 19, None, (PINK, BLUE, WHITE, GOLD)[(x > 500) * 2 + (y > 500)]))
            p.canopy(x, y, 56, None, 'bloom')
    p.region([(600 + 74 * math.cos(a), 445 + 74 * math.sin(a)) for a in np.linspace(0, 6.283, 12)[:-1]], WATER, True, .1)
    p.wall([(600 + 84 * math.cos(a), 445 + 84 * math.sin(a)) for a in np.linspace(0, 6.283, 13)], 17)
    return p.finish()


def xeriscaping():
    p = Plan(126, 1200, 900)
    p.gravel([(40, 40), (1160, 40), (1160, 860), (40, 860)], False, '#dcc6a0')
    p.walk([(40, 560), (300, 470), (560, 560), (820, 400), (1160, 420)], 84, 40)
    p.drift((100, 90, 1100, 800), 30, 110, lambda x, y: p.tuft(x, y, 42, '#8fae9f') if p.rng.random() < .55 else p.shrub(x, y, 27, '#a3ad8a', GOLD))
    for x, y, r in ((250, 240, 56), (330, 290, 36), (860, 640, 64), (940, 690, 40), (620, 200, 46), (180, 720, 44)):
        p.fill(np.stack([x + 8 + r * np.cos(np.linspace(0, 6.28, 40)), y + 10 + r * .8 * np.sin(np.linspace(0, 6.28, 40))], 1), INK, .2)
        body(p, (x, y), r, '#b5a999', '#857a6c', lambda a, k=x: 1 + .12 * math.cos(2 * a + k) + .05 * math.cos(5 * a), 0)
    return p.finish()


def tropical():
    p = Plan(127, 1200, 900)
    p.lawn()
    p.bed([(60, 60), (1140, 60), (1140, 520), (900, 620), (640, 480), (380, 630), (60, 540)])
    p.drift((90, 330, 1110, 520), 34, 62, lambda x, y: p.shrub(x, y, 28, None, (None, '#d8583c', GOLD)[p.rng.integers(3)]))
    for x, y in ((190, 190), (420, 230), (650, 170), (880, 230), (1060, 170)):
        for k in np.linspace(0, 2 * np.pi, 13)[:-1]:
            tip = (x + 104 * math.cos(k), y + 104 * math.sin(k))
            frond = smooth([(x, y), ((x + tip[0]) / 2 + 12 * math.sin(k), (y + tip[1]) / 2 - 12 * math.cos(k)), tip], 14)
            p.swelling(frond, 30 * np.sin(np.linspace(.25, np.pi, len(frond))), mix('#6b9458', INK, .1))
            p.line(frond, 2.)
            for i in range(3, len(frond) - 2, 2):
                for hand in (-1, 1):
                    way = frond[i + 1] - frond[i - 1]
                    side = np.array([-way[1], way[0]]) / np.linalg.norm(way) * hand * 15
                    p.line(np.array([frond[i], frond[i] + side + way]), 1.1)
        p.dot(x, y, 8, '#5a4632')
    p.walk([(60, 760), (400, 740), (760, 720), (1140, 790)], 84)
    return p.finish()


def hardscape_dominant():
    p = Plan(128, 1200, 900, PAVING)
    p.paving([(45, 45), (1155, 45), (1155, 855), (45, 855)], (92, 92))
    for box in ([(60, 60), (1140, 60), (1140, 170), (60, 170)], [(60, 170), (170, 170), (170, 840), (60, 840)]):
        p.bed(box, '#8a7a6c', False)
    p.along([(90, 115), (1120, 115)], 60, lambda x, y: p.shrub(x, y, 29, GREENS[4]))
    p.along([(115, 200), (115, 820)], 62, lambda x, y: p.tuft(x, y, 30))
    for x, y in ((360, 330), (360, 640), (1010, 640)):
        p.wall([(x - 62, y - 62), (x + 62, y - 62)], 16)
        for a, b in (((x + 62, y - 62), (x + 62, y + 62)), ((x + 62, y + 62), (x - 62, y + 62)), ((x - 62, y + 62), (x - 62, y - 62))):
            p.wall([a, b], 16)
        p.bed([(x - 52, y - 52), (x + 52, y - 52), (x + 52, y + 52), (x - 52, y + 52)], closed=False)
        p.shrub(x, y, 46, None, PINK)
    p.wall([(720 + 120 * math.cos(a), 450 + 120 * math.sin(a)) for a in np.linspace(.5, 5.8, 16)], 30)
    p.wall([(720 + 40 * math.cos(a), 450 + 40 * math.sin(a)) for a in np.linspace(0, 6.283, 11)], 14)
    p.canopy(1010, 300, 96)
    return p.finish()


def sustainable():
    p = Plan(129, 1200, 900)
    p.lawn()
    p.bed([(180, 300), (420, 170), (760, 200), (1010, 330), (1030, 560), (760, 690), (400, 680), (190, 540)], '#9c7d60')
    p.region([(330, 420), (520, 340), (740, 370), (880, 450), (740, 550), (500, 560)], WATER, True, .25)
    p.contours([[(290, 430), (510, 310), (750, 340), (920, 450), (750, 585), (490, 600), (290, 430)]])
    for a in np.linspace(0, 6.283, 33)[:-1]:
        r = p.rng.uniform(13, 24)
        body(p, (610 + 285 * math.cos(a), 452 + 118 * math.sin(a)), r, '#b5a999', '#857a6c', lambda t, k=a: 1 + .12 * math.cos(2 * t + k), 0, rows=6, weight=1.3, meridians=False)
    p.along([(240, 330), (430, 220), (750, 245), (970, 350)], 46, lambda x, y: p.tuft(x, y, 27))
    p.along([(230, 520), (410, 630), (750, 640), (990, 530)], 44, lambda x, y: p.shrub(x, y, 21, None, PINK))
    p.along([(300, 300), (440, 260), (750, 285), (930, 370)], 50, lambda x, y: p.shrub(x, y, 17, None, GOLD))
    p.canopy(150, 170, 92)
    p.canopy(1040, 170, 92, None, 'bloom')
    p.roof([(420, 10), (780, 10), (780, 110), (420, 110)], ((480, 60), (720, 60)))
    p.walk([(1140, 760), (860, 790), (500, 780), (60, 800)], 70)
    return p.finish()

PLATES = {f'landscaping/{draw.__name__.replace("_", "-")}': draw for draw in (
    commercial, residential, woodland, native, ornamental, xeriscaping, tropical, hardscape_dominant, sustainable)}
