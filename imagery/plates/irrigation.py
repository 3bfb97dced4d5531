"""Irrigation parts. They stand in for photographs."""
import numpy as np

from .organs import body, stem
from .pen import INK, PAPER, Sheet, mix
from .plan import WHITE
from .props import BLACK, BRASS, STEEL, lawn_strip, ring_of_pipe, section, shadow, stones, turned_shape


def coil(s, x, y, radius, turns, width, tint, squash=.34):
    for k in range(turns):
        a = np.linspace(0, 2 * np.pi, 26)
        lift = -k * width * .92
        back = np.stack([x + radius * np.cos(a), y + lift + radius * squash * np.sin(a)], 1)
        stem(s, back[13:], width, tint, width)
        stem(s, back[:14], width, tint, width)


def rotor():
    s = Sheet(411)
    shadow(s, 600, 830, 190)
    turned_shape(s, 600, 830, [(0, 70), (40, 80), (110, 110), (470, 116)], BLACK)
    turned_shape(s, 600, 360, [(0, 150), (86, 150)], '#3a3d40')
    turned_shape(s, 600, 274, [(0, 74), (96, 74)], '#5a5f61')
    turned_shape(s, 600, 178, [(0, 92), (90, 92), (104, 60)], BLACK)
    body(s, (566, 132), 30, '#a8442f', '#6b2a1e')
    return s


def controller():
    s = Sheet(412)
    case = np.array([(370, 110), (830, 110), (830, 800), (370, 800)], float)
    s.fill(case + (14, 16), INK, .16)
    s.gradient(case, (400, 120), 800, '#f6f3ea', '#d0cdc2')
    s.outline(case, 2.6)
    for shape, tint in (([(420, 165), (780, 165), (780, 400), (420, 400)], '#4a4f4c'), ([(450, 195), (750, 195), (750, 370), (450, 370)], '#b5c4ae')):
        s.fill(np.array(shape, float), tint)
        s.outline(np.array(shape, float), 1.8)
    bars = ((490, 225, 545, 225), (490, 225, 490, 340), (490, 340, 545, 340), (545, 282, 545, 340), (490, 282, 545, 282), (610, 225, 655, 225), (655, 225, 655, 340), (610, 340, 655, 340),
            (618, 282, 655, 282), (680, 225, 722, 225), (722, 225, 722, 340), (680, 340, 722, 340), (680, 225, 680, 340))
    for x0, y0, x1, y1 in bars:
        s.line(np.array([(x0, y0), (x1, y1)]), 9, (1, 1), '#2f3a30')
    for y in (258, 312):
        s.dot(578, y, 6, '#2f3a30')
    body(s, (510, 600), 92, '#5a5f61', '#2b2e30')
    s.line(np.array([(510, 600), (560, 540)]), 9, (1, 1), PAPER)
    for k, tint in enumerate(('#5f7a4c', '#c9c6ba', '#c9c6ba')):
        body(s, (710, 510 + 90 * k), 32, tint, mix(tint, INK, .4))
    return s


def sensors():
    s = Sheet(413)
    turned_shape(s, 380, 800, [(0, 110), (26, 110)], BLACK)
    turned_shape(s, 380, 774, [(0, 16), (280, 16)], STEEL)
    turned_shape(s, 380, 494, [(0, 84), (190, 88)], WHITE)
    turned_shape(s, 380, 304, [(0, 104), (30, 100), (64, 50)], BLACK)
    for x in np.linspace(316, 444, 7):
        s.line(np.array([(x, 470), (x, 330)]), 7, (1, 1), '#4a4d4f')
    turned_shape(s, 810, 520, [(0, 110), (290, 110)], '#6b8a58')
    s.fill(np.array([(750, 270), (870, 270), (870, 360), (750, 360)], float), '#2b302c')
    for x in (752, 810, 868):
        turned_shape(s, x, 810, [(0, 2), (60, 11), (290, 12)], STEEL)
    stem(s, [(810, 232), (850, 130), (980, 160), (1010, 400), (980, 700), (1100, 800)], 17, BLACK, 17)
    return s


def valves():
    s = Sheet(414)
    stem(s, [(90, 700), (600, 706), (1110, 700)], 84, WHITE, 84)
    for x in (290, 600, 910):
        turned_shape(s, x, 670, [(0, 46), (60, 52), (70, 78), (120, 84), (130, 60)], WHITE)
        turned_shape(s, x, 545, [(0, 92), (40, 112), (90, 112), (130, 70)], BLACK)
        turned_shape(s, x, 420, [(0, 124), (40, 124), (70, 84)], '#3a3d40')
        turned_shape(s, x + 8, 352, [(0, 42), (120, 42), (134, 24)], BLACK)
        for k, tint in ((-8, '#a8442f'), (14, '#d8d4c8')):
            stem(s, [(x + k, 222), (x + 50 + k, 150), (x + 120, 220 + k), (x + 140, 330)], 8, tint, 6)
    return s


def pipes():
    s = Sheet(415)
    for k, y in enumerate((700, 590, 480)):
        stem(s, [(80, y), (500, y + 4), (1000 - 50 * k, y)], 96, WHITE, 96)
        ring_of_pipe(s, 1000 - 50 * k, y, 49, '#d0cdc2', .78)
    coil(s, 330, 360, 190, 4, 34, BLACK)
    stem(s, [(720, 390), (720, 280), (760, 200), (860, 180), (960, 180)], 104, WHITE, 104)
    ring_of_pipe(s, 962, 180, 52, '#d0cdc2', .78)
    return s


def backflow():
    s = Sheet(416)
    for x in (290, 910):
        stem(s, [(x, 860), (x, 600), (x + (60 if x < 600 else -60), 430), (600, 380)], 92, BRASS, 100)
        turned_shape(s, x, 760, [(0, 84), (150, 84)], BRASS)
        stem(s, [(x, 690), (x + (-110 if x < 600 else 110), 680), (x + (-190 if x < 600 else 190), 640)], 34, '#5f7a94', 26)
    turned_shape(s, 600, 470, [(0, 96), (60, 130), (170, 130), (230, 96)], BRASS)
    turned_shape(s, 600, 240, [(0, 124), (70, 130), (120, 96), (150, 40)], BRASS)
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


PLATES = {
    'services/irrigation-drainage-solutions': sprinkler, 'irrigation/rotor-sprinklers': rotor,
    'irrigation/smart-controllers': controller, 'irrigation/rain-soil-sensors': sensors,
    'irrigation/valves-manifolds': valves, 'irrigation/pvc-poly-pipe': pipes,
    'irrigation/backflow-preventers': backflow,
}
