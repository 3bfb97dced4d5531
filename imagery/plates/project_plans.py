"""Planting plans of the project pages. Nothing here pretends to be a finished job: a plan is a plan."""
import math

import numpy as np

from .pen import PAPER, mix, smooth
from .plan import BLUE, GOLD, GREENS, PAVING, PINK, WATER, WHITE, Plan, house_front


def front_walk_garden():
    p = Plan(101)
    p.lawn()
    p.bed([(70, 250), (930, 250), (980, 420), (820, 480), (640, 400), (560, 470), (300, 430), (90, 480)])
    p.bed([(60, 1000), (240, 940), (400, 1060), (380, 1220), (180, 1290), (60, 1290)])
    p.walk([(560, 250), (560, 430), (620, 640), (560, 880), (600, 1100), (610, 1310)], 110)
    house_front(p)
    p.along([(130, 290), (500, 290)], 62, lambda x, y: p.shrub(x, y, 30, GREENS[2]))
    p.along([(110, 370), (300, 380), (490, 400)], 54, lambda x, y: p.shrub(x, y, 24, None, PINK))
    p.along([(660, 360), (800, 430), (940, 390)], 52, lambda x, y: p.shrub(x, y, 24, None, WHITE))
    p.along([(470, 470), (510, 680), (450, 900), (500, 1180)], 62, lambda x, y: p.tuft(x, y, 25))
    p.along([(680, 480), (730, 690), (670, 900), (700, 1120)], 62, lambda x, y: p.shrub(x, y, 21, None, BLUE))
    p.drift((100, 1020, 350, 1250), 22, 46, lambda x, y: p.shrub(x, y, 20, None, GOLD))
    p.canopy(220, 720, 135)
    p.canopy(880, 860, 120, None, 'bloom')
    p.canopy(230, 1110, 90, '#a35a48')
    return p.finish()


def courtyard_garden():
    p = Plan(102, ground=PAVING)
    p.paving([(60, 60), (990, 60), (990, 1290), (60, 1290)], (66, 44), 45)
    for box in ([(60, 60), (990, 60), (990, 230), (60, 230)], [(60, 230), (220, 230), (220, 1290), (60, 1290)], [(830, 230), (990, 230), (990, 1290), (830, 1290)]):
        p.bed(box, closed=False)
    p.gravel([(390, 500), (660, 500), (660, 790), (390, 790)], False)
    ring = lambda r: [(525 + r * math.cos(a), 645 + r * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 13)[:-1]]
    p.wall(ring(104) + ring(104)[:1], 20)
    p.region(ring(84), WATER, True, .1)
    for r in (70, 50, 28):
        p.line(np.array([(525 + r * math.cos(a), 645 + r * math.sin(a)) for a in np.linspace(.4, 5., 40)]), 1.6, color='#5f7f88')
    p.along([(110, 145), (950, 145)], 70, lambda x, y: p.shrub(x, y, 34, GREENS[4]))
    p.along([(140, 290), (140, 1250)], 64, lambda x, y: p.shrub(x, y, 29, None, WHITE))
    p.along([(910, 290), (910, 1250)], 64, lambda x, y: p.shrub(x, y, 29, None, PINK))
    for x, y in ((330, 400), (720, 400), (330, 900), (720, 900)):
        p.wall([(x + 44 * math.cos(a), y + 44 * math.sin(a)) for a in np.linspace(0, 6.283, 9)], 10)
        p.shrub(x, y, 36, GREENS[0], GOLD)
    p.canopy(240, 1150, 120)
    p.canopy(840, 250, 112, None, 'bloom')
    return p.finish()


def hillside_terraces():
    p = Plan(103)
    p.lawn()
    curves = [[(50, y), (300, y + 60), (620, y - 30), (1000, y + 50)] for y in (330, 590, 850, 1110)]
    for upper, lower in zip(curves, curves[1:]):
        p.bed(upper + lower[::-1], closed=False)
    p.contours([[(60, y), (350, y + 46), (650, y - 30), (990, y + 40)] for y in (110, 170, 230, 1190, 1240, 1280)])
    for line in curves:
        p.wall(line, 24)
    p.walk([(560, 1300), (580, 1110), (500, 850), (560, 580), (520, 330), (540, 60)], 96, 30)
    for k, line in enumerate(curves[:3]):
        low = [(x, y + 70) for x, y in line]
        p.along([q for q in low], 62, lambda x, y: abs(x - 530) > 90 and p.shrub(x, y, 25, None, (PINK, BLUE, GOLD)[k]))
        p.along([(x, y + 60) for x, y in low], 66, lambda x, y: abs(x - 530) > 90 and p.tuft(x, y, 28))
        p.along([(x, y + 120) for x, y in low], 70, lambda x, y: abs(x - 530) > 90 and p.shrub(x, y, 27))
    p.canopy(190, 190, 115)
    p.canopy(860, 170, 125)
    p.canopy(240, 1220, 80, None, 'bloom')
    p.canopy(860, 740, 92, '#a35a48')
    return p.finish()


def shade_tree_grove():
    p = Plan(104)
    p.lawn()
    p.straw([(120, 180), (560, 120), (930, 260), (960, 700), (820, 1120), (420, 1220), (130, 940), (80, 520)])
    p.walk([(50, 620), (260, 560), (470, 680), (640, 600), (800, 700), (1000, 640)], 84, 28)
    p.drift((180, 240, 860, 1120), 46, 62, lambda x, y: p.tuft(x, y, 25, '#6b8458') if p.rng.random() < .6 else p.shrub(x, y, 24, None, WHITE))
    for x, y, r in ((280, 330, 150), (620, 290, 165), (850, 480, 130), (240, 820, 150), (540, 920, 170), (800, 950, 150), (520, 560, 120)):
        p.canopy(x, y, r)
    return p.finish()


def layered_shrub_border():
    p = Plan(105)
    p.lawn(None, 70)
    p.bed([(60, 60), (990, 60), (990, 760), (800, 660), (600, 780), (380, 640), (180, 760), (60, 700)])
    p.along([(90, 140), (990, 140)], 104, lambda x, y: p.shrub(x, y, 54, GREENS[4]))
    p.along([(80, 262), (990, 262)], 88, lambda x, y: p.shrub(x, y, 43, GREENS[0], WHITE))
    p.along([(90, 372), (990, 372)], 74, lambda x, y: p.shrub(x, y, 36, '#8c4a4a'))
    p.along([(90, 465), (990, 465)], 66, lambda x, y: p.shrub(x, y, 31, None, PINK))
    p.along([(90, 548), (990, 548)], 58, lambda x, y: p.tuft(x, y, 29))
    p.along([(90, 640), (220, 700), (390, 590), (600, 710), (800, 605), (980, 690)], 46, lambda x, y: p.shrub(x, y, 20, '#a3ad72'))
    p.canopy(250, 1040, 140)
    p.canopy(800, 1080, 120, None, 'bloom')
    return p.finish()


def flowering_entry_trees():
    p = Plan(106)
    p.lawn()
    p.bed([(60, 250), (990, 250), (990, 400), (680, 420), (640, 520), (430, 520), (390, 420), (60, 400)], closed=False)
    p.walk([(535, 250), (535, 620), (535, 960), (535, 1310)], 130, 30)
    house_front(p, 110, 940, 230)
    for y in (480, 720, 960, 1190):
        for x in (330, 740):
            p.bed([(x + 84 * math.cos(a), y + 84 * math.sin(a)) for a in np.linspace(0, 6.283, 11)[:-1]])
            p.canopy(x, y, 118, '#c9a0a8', 'bloom')
    for x in (445, 625):
        p.along([(x, 560), (x, 1280)], 46, lambda a, b: p.shrub(a, b, 20, None, WHITE))
    p.along([(110, 320), (400, 320)], 60, lambda x, y: p.shrub(x, y, 28))
    p.along([(680, 340), (970, 320)], 60, lambda x, y: p.shrub(x, y, 28))
    return p.finish()


def mulched_foundation_beds():
    p = Plan(107)
    p.lawn()
    p.bed([(90, 560), (960, 560), (1000, 820), (860, 930), (640, 800), (440, 930), (230, 800), (70, 900)], '#8f5a40')
    p.bed([(60, 60), (240, 60), (230, 560), (60, 560)], '#8f5a40', False)
    p.roof([(230, 90), (960, 90), (960, 600), (230, 600)], ((430, 345), (780, 345)))
    p.along([(260, 655), (940, 655)], 78, lambda x, y: p.shrub(x, y, 38, GREENS[2]))
    p.along([(150, 730), (420, 760), (640, 720), (930, 760)], 62, lambda x, y: p.shrub(x, y, 28, None, BLUE))
    p.along([(110, 830), (230, 760), (440, 880), (640, 768), (860, 880)], 50, lambda x, y: p.tuft(x, y, 22))
    p.along([(145, 110), (145, 540)], 78, lambda x, y: p.shrub(x, y, 36, GREENS[4]))
    p.canopy(220, 1110, 130)
    p.canopy(850, 1130, 110, '#a35a48')
    return p.finish()


def pine_straw_woodland_edge():
    p = Plan(108)
    p.lawn(None, 80)
    p.straw([(60, 60), (990, 60), (990, 640), (820, 760), (640, 640), (460, 820), (260, 700), (60, 860)])
    p.drift((100, 420, 950, 680), 18, 74, lambda x, y: p.shrub(x, y, 32, None, (PINK, WHITE)[p.rng.integers(2)]))
    p.drift((90, 120, 960, 640), 26, 60, lambda x, y: p.tuft(x, y, 24, '#6b8458'))
    for x, y, r in ((180, 190, 110), (390, 160, 120), (620, 200, 115), (850, 160, 125), (300, 400, 105), (720, 430, 112), (930, 400, 95), (110, 480, 90)):
        p.canopy(x, y, r, GREENS[4], 'pine')
    p.canopy(250, 1110, 105, None, 'bloom')
    return p.finish()


def tree_rings():
    p = Plan(109)
    p.lawn(None, 74)
    p.walk([(1000, 220), (700, 330), (560, 640), (400, 960), (60, 1130)], 90, 28)
    for x, y, r, tint, kind in ((260, 300, 150, None, 'broad'), (830, 640, 165, None, 'broad'), (250, 760, 120, '#c9a0a8', 'bloom'), (740, 1080, 150, '#a35a48', 'broad')):
        p.bed([(x + r * .86 * math.cos(a), y + r * .86 * math.sin(a)) for a in np.linspace(0, 6.283, 13)[:-1]], '#8a6448')
        for a in np.linspace(0, 6.283, 19)[:-1]:
            p.tuft(x + r * .74 * math.cos(a), y + r * .74 * math.sin(a), 19)
        p.canopy(x, y, r * .62, tint, kind)
    return p.finish()


def striped_front_lawn():
    p = Plan(110)
    p.bed([(60, 250), (990, 250), (990, 400), (60, 400)], closed=False)
    p.lawn([(60, 390), (990, 390), (990, 1290), (60, 1290)], 64, False)
    p.walk([(760, 250), (770, 500), (720, 780), (780, 1060), (770, 1310)], 104)
    house_front(p)
    p.along([(100, 320), (690, 320)], 60, lambda x, y: p.shrub(x, y, 28))
    p.along([(850, 350), (980, 350)], 56, lambda x, y: p.shrub(x, y, 25, None, WHITE))
    p.canopy(210, 1130, 112)
    return p.finish()


def new_sod_backyard():
    p = Plan(111)
    p.lawn()
    for row, y in enumerate(np.arange(330, 1290, 62)):
        for x in np.arange(60 - (row % 2) * 95, 990, 190):
            slab = np.array([(max(52, x), y), (min(998, x + 190), y), (min(998, x + 190), y + 62), (max(52, x), y + 62)], float)
            p.fill(slab, mix('#8fa566', PAPER, p.rng.uniform(.1, .4)), .55)
            p.outline(slab, 1.)
    p.paving([(240, 60), (800, 60), (800, 300), (240, 300)], (56, 56))
    p.bed([(52, 330), (150, 330), (150, 1290), (52, 1290)], closed=False)
    p.bed([(900, 330), (998, 330), (998, 1290), (900, 1290)], closed=False)
    for x in (102, 948):
        p.along([(x, 360), (x, 1270)], 70, lambda a, b: p.shrub(a, b, 33, GREENS[2] if a < 500 else None, None if a < 500 else PINK))
    p.canopy(760, 1130, 110)
    return p.finish()


def shade_lawn():
    p = Plan(112)
    p.lawn()
    p.bed([(60, 60), (990, 60), (990, 240), (700, 300), (400, 210), (60, 310)])
    p.along([(90, 150), (980, 150)], 84, lambda x, y: p.shrub(x, y, 40, GREENS[4]))
    p.along([(90, 250), (400, 190), (700, 262), (980, 215)], 56, lambda x, y: p.tuft(x, y, 26, '#6b8458'))
    for x, y, r in ((260, 520, 185), (720, 470, 175), (900, 840, 150), (480, 860, 200), (180, 1010, 150), (760, 1140, 150)):
        p.canopy(x, y, r)
    return p.finish()


def clipped_hedge():
    p = Plan(113)
    p.lawn(None, 66)
    p.gravel([(430, 60), (620, 60), (620, 1290), (430, 1290)], False)
    for x in (360, 690):
        p.along([(x, 80), (x, 1290)], 46, lambda a, b: p.shrub(a, b, 34, GREENS[4]))
    for y in (330, 700, 1070):
        for x in (190, 860):
            side = np.array([(x - 96, y - 96), (x + 96, y - 96), (x + 96, y + 96), (x - 96, y + 96), (x - 96, y - 96)], float)
            for a, b in zip(side, side[1:]):
                p.along([a, (a + b) / 2, b], 36, lambda q, r: p.shrub(q, r, 22, GREENS[2]))
            p.shrub(x, y, 52, GREENS[0], (PINK, WHITE, BLUE)[(y // 300) % 3])
    return p.finish()


def edged_perennial_beds():
    p = Plan(114)
    p.lawn(None, 72)
    for outline in ([(60, 60), (470, 60), (520, 330), (380, 560), (430, 840), (250, 1080), (60, 1010)], [(990, 300), (760, 380), (690, 640), (800, 900), (700, 1150), (990, 1290)]):
        p.bed(outline)
    for k, tint in enumerate((PINK, BLUE, GOLD, WHITE)):
        p.drift((90, 90 + 225 * k, 360, 300 + 225 * k), 20, 45, lambda x, y: p.shrub(x, y, 22, None, tint))
        p.drift((800, 400 + 205 * k, 975, 590 + 205 * k), 12, 45, lambda x, y: p.shrub(x, y, 22, None, (GOLD, WHITE, PINK, BLUE)[k]))
    p.drift((80, 80, 380, 1000), 14, 70, lambda x, y: p.tuft(x, y, 30))
    p.canopy(300, 200, 90, None, 'bloom')
    p.canopy(900, 1120, 84)
    return p.finish()


def autumn_cleanup():
    p = Plan(115)
    p.lawn()
    p.bed([(60, 60), (990, 60), (990, 300), (700, 380), (360, 290), (60, 390)])
    p.along([(100, 160), (970, 160)], 82, lambda x, y: p.shrub(x, y, 38))
    p.along([(90, 290), (360, 240), (700, 320), (980, 250)], 60, lambda x, y: p.tuft(x, y, 27, '#c9a862'))
    for x, y, r, tint in ((270, 640, 165, '#b5603c'), (770, 620, 150, '#c98f3c'), (540, 1000, 170, '#a3482f'), (180, 1120, 110, '#c9a04a'), (890, 1010, 110, '#b5703c')):
        p.canopy(x, y, r, tint)
    def fallen(x, y):
        turn = p.rng.uniform(0, 6.28)
        c, n = math.cos(turn) * 11, math.sin(turn) * 11
        shape = smooth([(x - c, y - n), (x + n * .5, y - c * .5), (x + c, y + n), (x - n * .5, y + c * .5), (x - c, y - n)], 5)[:-1]
        p.fill(shape, p.rng.choice(['#b5603c', '#c98f3c', '#a3482f', '#c9a04a']))
        p.outline(shape, 1.)
    p.drift((80, 420, 970, 1270), 90, 34, fallen)
    return p.finish()

PLATES = {f'projects-{family}/{draw.__name__.replace("_", "-")}': draw for family, group in {
    'landscaping': (front_walk_garden, courtyard_garden, hillside_terraces),
    'plants-trees': (shade_tree_grove, layered_shrub_border, flowering_entry_trees),
    'mulch': (mulched_foundation_beds, pine_straw_woodland_edge, tree_rings),
    'lawn-care': (striped_front_lawn, new_sod_backyard, shade_lawn),
    'garden-maintenance': (clipped_hedge, edged_perennial_beds, autumn_cleanup),
}.items() for draw in group}
