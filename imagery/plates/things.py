"""Made things drawn by hand: tools, pipes and fittings, masonry. They stand in for photographs."""
import math

import numpy as np

from . import organs as o
from .materials import _unit, shred_heap, stone_heap
from .more import lawn_strip, ring_of_pipe, stones
from .organs import body, leaf, stem
from .pen import INK, PAPER, Sheet, mix, smooth
from .scenes import blades, metal_blade, secateurs, section, turned_shape, wooden
from .species import DEEP, GREEN

STEEL, BLACK, WHITE, BRASS = '#8f979a', '#4a4d4f', '#e6e3d8', '#c9a05a'


def shadow(s, x, y, wide):
    a = np.linspace(0, 2 * np.pi, 60)
    s.fill(np.stack([x + wide * np.cos(a), y + 16 * np.sin(a)], 1), INK, .14)


# --- tools ---------------------------------------------------------------------------------------

def shovel():
    s = Sheet(401)
    wooden(s, [(470, 560), (720, 380), (960, 205)], 32, 30)
    stem(s, [(330, 660), (420, 597), (560, 497)], 46, STEEL, 40)
    metal_blade(s, [(120, 800), (96, 700), (190, 590), (300, 556), (404, 560), (412, 648), (380, 744), (280, 812), (190, 828)])
    stem(s, [(170, 770), (280, 694), (400, 612)], 30, STEEL, 34)
    for a, b in (((950, 212), (1010, 96)), ((950, 212), (1090, 214))):
        stem(s, [a, ((a[0] + b[0]) / 2 + 14, (a[1] + b[1]) / 2 - 12), b], 32, BLACK, 28)
    stem(s, [(1000, 84), (1050, 150), (1104, 224)], 38, BLACK, 38)
    return s


def rake():
    s = Sheet(402)
    wooden(s, [(470, 520), (780, 330), (1120, 120)], 28, 28)
    for bow in ([(470, 520), (330, 500), (200, 560), (150, 640)], [(470, 520), (480, 640), (400, 760), (330, 800)]):
        stem(s, bow, 15, STEEL, 13)
    stem(s, [(130, 610), (240, 710), (350, 815)], 32, STEEL, 32)
    for t in np.linspace(.03, .97, 13):
        x, y = 130 + 220 * t, 610 + 205 * t
        stem(s, [(x, y), (x - 20, y + 24), (x - 30, y + 62)], 13, STEEL, 4)
    return s


def pick_axe():
    s = Sheet(403)
    wooden(s, [(300, 760), (620, 500), (960, 215)], 46, 56)
    metal_blade(s, [(560, 70), (700, 90), (860, 150), (960, 190), (1010, 260), (960, 300), (900, 250), (760, 150), (620, 96)])
    metal_blade(s, [(960, 190), (1040, 300), (1090, 430), (1120, 560), (1050, 572), (1020, 440), (980, 330), (930, 270)])
    body(s, (956, 236), 66, STEEL, '#50575a')
    body(s, (968, 226), 34, '#c29a6a', '#8a6844')
    return s


def watering_can():
    s = Sheet(404)
    shadow(s, 540, 800, 260)
    stem(s, [(720, 690), (840, 560), (960, 400), (1030, 300)], 72, '#a9b0b2', 34)
    metal_blade(s, [(1000, 330), (1062, 282), (1124, 200), (1090, 180), (1040, 216), (984, 296)], BRASS)
    handle = [(330, 640), (190, 600), (140, 440), (230, 250), (420, 170), (600, 200), (690, 330)]
    stem(s, handle, 24, '#a9b0b2', 24)
    turned_shape(s, 540, 800, [(0, 226), (24, 232), (60, 224), (420, 222), (440, 230), (462, 226)], '#aeb6b8')
    for y in (742, 570, 372):
        s.line(np.stack([np.linspace(318, 764, 40), y + 9 * np.sin(np.linspace(0, np.pi, 40))], 1), 2.4)
    stem(s, [(755, 420), (850, 430), (905, 470)], 13, '#a9b0b2', 13)
    return s


def sprayer():
    s = Sheet(405)
    shadow(s, 480, 830, 220)
    turned_shape(s, 480, 830, [(0, 168), (60, 176), (430, 176), (500, 140), (540, 92)], WHITE)
    turned_shape(s, 480, 830, [(0, 184), (56, 184)], BLACK)
    turned_shape(s, 480, 292, [(0, 106), (54, 106), (66, 70)], '#5f7a4c')
    turned_shape(s, 480, 226, [(0, 17), (100, 17)], STEEL)
    stem(s, [(360, 118), (480, 112), (600, 118)], 38, BLACK, 38)
    stem(s, [(580, 280), (760, 290), (860, 420), (830, 640), (900, 800), (1010, 760)], 26, BLACK, 26)
    stem(s, [(1010, 780), (1030, 640), (1040, 560)], 50, BLACK, 44)
    stem(s, [(1040, 560), (1056, 380), (1076, 180)], 16, STEEL, 14)
    turned_shape(s, 1078, 186, [(0, 20), (44, 22)], BRASS)
    for k in range(5):
        s.line(np.array([(610, 700 - 62 * k), (650, 700 - 62 * k)]), 2.)
    return s


def pruners():
    s = Sheet(406)
    secateurs(s, 640, 430, 1.05)
    return s


# --- masonry -------------------------------------------------------------------------------------

def block_wall():
    s = Sheet(407)
    shade = ('#a39d95', '#8f8a84', '#b5afa6', '#7c7874')
    for row in range(4):
        x = 60 - (row % 2) * 90
        while x < 1140:
            wide = s.rng.uniform(150, 260)
            a, b = max(60, x), min(1140, x + wide)
            if b - a > 40:
                y = 300 + row * 118
                tint = shade[s.rng.integers(4)]
                shape = smooth([(a + 8, y + 8), ((a + b) / 2, y + s.rng.uniform(2, 9)), (b - 8, y + 8), (b - 4, y + 58), (b - 8, y + 110), ((a + b) / 2, y + s.rng.uniform(108, 114)), (a + 8, y + 110), (a + 4, y + 58), (a + 8, y + 8)], 6)[:-1]
                s.fill(shape + (3, 6), INK, .4)
                s.gradient(shape, (a, y), wide * 1.3, mix(tint, PAPER, .35), mix(tint, INK, .15))
                for _ in range(int(wide / 13)):
                    px, py = s.rng.uniform(a + 16, b - 40), s.rng.uniform(y + 18, y + 98)
                    s.line(smooth([(px, py), (px + 12, py + s.rng.uniform(-7, 7)), (px + 28, py + s.rng.uniform(-9, 9))]), 1.9)
                s.outline(shape, 1.9)
            x += wide
    for k in range(6):
        _unit(s, [(48 + k * 184, 232), (232 + k * 184, 232), (232 + k * 184, 302), (48 + k * 184, 302)], ['#b5afa6', '#c4beb4'])
    for x in np.linspace(90, 1110, 11):
        blades(s, x, 236, 9, 150, 50)
    stones(s, [(x + s.rng.uniform(-8, 8), 790 + s.rng.uniform(-14, 16)) for x in np.arange(60, 1150, 22)], 11, 19)
    return s


def hollow_blocks():
    s = Sheet(408)
    shadow(s, 600, 800, 470)
    for row, cols in ((0, 3), (1, 3), (2, 2)):
        for k in range(cols):
            _hollow(s, 170 + k * 262, 790 - row * 168)
    return s


def _hollow(s, x, y):
    """One concrete block seen from above its front corner."""
    front = np.array([(x, y - 160), (x + 254, y - 160), (x + 254, y), (x, y)], float)
    top = np.array([(x, y - 160), (x + 70, y - 218), (x + 324, y - 218), (x + 254, y - 160)], float)
    side = np.array([(x + 254, y - 160), (x + 324, y - 218), (x + 324, y - 58), (x + 254, y)], float)
    for face, tint in ((front, '#b5b0a6'), (side, '#8f8a81'), (top, '#d0cbc0')):
        s.gradient(face, tuple(face[0]), 330, mix(tint, PAPER, .2), tint)
        for _ in range(60):
            a, b = s.rng.random(2)
            p = face[0] + a * (face[1] - face[0]) + b * (face[3] - face[0])
            s.dot(*p, s.rng.uniform(.7, 1.8), INK, .5)
        s.outline(face, 1.9)
    for t in (.10, .56):
        u, v = top[2] - top[1], top[1] - top[0]
        hole = np.array([top[0] + u * t + v * .2, top[0] + u * (t + .34) + v * .2, top[0] + u * (t + .34) + v * .8, top[0] + u * t + v * .8])
        s.fill(hole, '#4a463f')
        s.outline(hole, 1.6)
    for k in range(12):
        s.line(np.array([side[0] + (side[1] - side[0]) * (k + .5) / 12, side[3] + (side[2] - side[3]) * (k + .5) / 12]), 1.)


def brick_stack():
    s = Sheet(409)
    shadow(s, 600, 830, 500)
    tints = ['#a35a44', '#95503c', '#b06a50', '#8a4838']
    for row in range(7):
        y = 750 - row * 76
        cells = 4 if row % 2 == 0 else 8
        for k in range(cells - (2 if row == 6 else 0)):
            w = 880 / cells
            _unit(s, [(160 + k * w, y), (160 + (k + 1) * w, y), (160 + (k + 1) * w, y + 76), (160 + k * w, y + 76)], tints, 14)
    for k in range(3):
        wooden(s, [(180 + 320 * k, 846), (260 + 320 * k, 846), (350 + 320 * k, 846)], 34, 34)
    return s


# --- irrigation and drainage ---------------------------------------------------------------------

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


def ribs(s, line, width, tint, pitch=16):
    path = smooth(line, 60)
    stem(s, line, width, tint, width)
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.stack([-way[:, 1], way[:, 0]], 1)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    for d in np.arange(0, run[-1], pitch):
        i = min(int(np.searchsorted(run, d)), len(path) - 1)
        u = np.linspace(-.53, .53, 14)
        s.swelling(path[i] + side[i] * (u * width)[:, None] + way[i] * (4 * (1 - 4 * u ** 2))[:, None], 2.6 + 1.2 * u)
    return path


def perforated():
    s = Sheet(417)
    for k in range(3):
        a = np.linspace(.2, 2 * np.pi + .2, 14)
        ribs(s, list(zip(640 + 300 * np.cos(a), 380 - k * 70 + 110 * np.sin(a))), 84, BLACK)
    ribs(s, [(900, 500), (760, 700), (420, 740), (90, 720)], 96, BLACK)
    for x in np.linspace(140, 740, 15):
        s.line(np.array([(x, 720 + 8 * math.sin(x * .01)), (x + 16, 720 + 8 * math.sin(x * .01))]), 5, (1, 1), PAPER)
    ring_of_pipe(s, 90, 720, 50, '#5a5f61', .8)
    return s


def solid():
    s = Sheet(418)
    for k, (y, tint) in enumerate(((690, '#7f9a74'), (520, '#7f9a74'), (350, WHITE))):
        stem(s, [(90, y), (560, y + 3), (1020 - 60 * k, y)], 150, tint, 150)
        ring_of_pipe(s, 1020 - 60 * k, y, 76, mix(tint, INK, .12), .84)
    return s


def emitter():
    s = Sheet(419)
    section(s, 110, 1090, 470, 800, 22)
    stem(s, [(110, 690), (400, 690), (560, 670), (600, 590)], 110, BLACK, 104)
    turned_shape(s, 600, 610, [(0, 72), (110, 74), (124, 110), (146, 110)], BLACK)
    turned_shape(s, 600, 408, [(0, 112), (20, 118), (38, 70)], '#5f7a4c')
    for x in (530, 600, 670):
        s.line(np.array([(x, 466), (x, 410)]), 8, (1, 1), '#4f6a40')
    for side in (-1, 1):
        for k in range(5):
            t = np.linspace(0, 1, 24)
            s.swelling(np.stack([600 + side * (110 + 120 * t + 12 * k), 436 + 34 * t * t + 4 * k], 1), 2.4 * (1 - t * .6), '#7f9aa8')
    lawn_strip(s, 118, 470, 474, 90)
    lawn_strip(s, 730, 1084, 474, 90)
    return s


def basin():
    s = Sheet(420)
    section(s, 90, 1110, 360, 820, 22)
    box = np.array([(410, 350), (790, 350), (770, 740), (430, 740)], float)
    s.gradient(box, (430, 380), 520, '#6b7073', '#3a3d40')
    s.outline(box, 2.6)
    for k in np.linspace(370, 725, 16):
        s.swelling(np.stack([np.linspace(428, 770, 40), np.full(40, k)], 1), 1.9 * np.linspace(.1, 1, 40))
    stem(s, [(90, 620), (260, 616), (424, 610)], 116, WHITE, 116)
    stem(s, [(776, 640), (940, 650), (1110, 664)], 116, WHITE, 116)
    frame = np.array([(390, 322), (810, 322), (810, 356), (390, 356)], float)
    s.gradient(frame, (400, 320), 400, '#8fa57c', '#5f7a4c')
    s.outline(frame, 2.)
    for x in np.linspace(415, 785, 19):
        s.line(np.array([(x, 326), (x, 352)]), 7, (1, 1), '#2f3a2c')
    lawn_strip(s, 98, 392, 364, 96)
    lawn_strip(s, 812, 1104, 364, 96)
    return s


def channel():
    s = Sheet(421)
    top = np.array([(80, 640), (860, 180), (1090, 250), (330, 730)], float)
    front = np.array([(80, 640), (330, 730), (330, 850), (80, 760)], float)
    side = np.array([(330, 730), (1090, 250), (1090, 370), (330, 850)], float)
    for face, tint in ((side, '#a39d92'), (front, '#b5afa4'), (top, '#c9c4b8')):
        s.gradient(face, tuple(face[0]), 900, mix(tint, PAPER, .2), mix(tint, INK, .12))
        s.outline(face, 2.2)
    u, v = top[1] - top[0], top[3] - top[0]
    inner = lambda a, b: top[0] + u * a + v * b
    grate = np.array([inner(.01, .16), inner(.99, .16), inner(.99, .84), inner(.01, .84)])
    s.gradient(grate, tuple(grate[0]), 900, '#c4c9ca', '#8f979a')
    s.outline(grate, 2.)
    for k in np.linspace(.03, .97, 42):
        s.line(np.array([inner(k, .24), inner(k, .76)]), 7.5, (1, 1), '#3a3d40')
    for k in range(40):
        t = s.rng.random()
        s.dot(*(side[0] + (side[1] - side[0]) * t + (side[3] - side[0]) * s.rng.random()), s.rng.uniform(.8, 2), INK, .5)
    return s


def dry_well():
    s = Sheet(422)
    section(s, 90, 1110, 270, 840, 26)
    stones(s, [(x + s.rng.uniform(-6, 6), y + s.rng.uniform(-6, 6)) for y in np.arange(330, 820, 27) for x in np.arange(330, 880, 28)], 11, 17)
    turned_shape(s, 600, 780, [(0, 200), (370, 206), (384, 222), (410, 222)], BLACK)
    for row in range(6):
        for x in np.linspace(-160, 160, 7):
            s.dot(600 + x + (row % 2) * 20, 750 - row * 56, 9, '#1d1f20')
            s.dot(600 + x + (row % 2) * 20 - 2, 750 - row * 56 - 2, 3, '#8f979a')
    stem(s, [(90, 420), (260, 424), (400, 440)], 84, WHITE, 84)
    turned_shape(s, 600, 372, [(0, 92), (90, 92), (104, 70)], '#5f7a4c')
    lawn_strip(s, 98, 500, 274, 90)
    lawn_strip(s, 704, 1104, 274, 90)
    return s


def downspout():
    s = Sheet(423)
    stem(s, [(260, 20), (262, 200), (260, 420)], 150, WHITE, 150)
    for k in (-38, 0, 38):
        s.line(np.array([(260 + k, 30), (260 + k, 410)]), 2.6)
    ribs(s, [(260, 400), (270, 560), (380, 680), (640, 720), (1040, 760)], 132, BLACK, 20)
    ring_of_pipe(s, 1046, 762, 68, '#5a5f61', .82)
    lawn_strip(s, 60, 1150, 850, 80)
    return s


def fabric():
    s = Sheet(424)
    sheet = np.array([(300, 330), (840, 250), (1120, 690), (560, 800)], float)
    s.gradient(sheet, (400, 300), 900, '#a3a8a8', '#7d8384')
    u, v = sheet[1] - sheet[0], sheet[3] - sheet[0]
    for a in np.linspace(.02, .98, 60):
        t = np.linspace(.02, .98, 60)
        s.swelling(sheet[0] + np.outer(t, v) + u * a, 1.1 + .6 * np.sin(t * 90 + a * 40))
    s.outline(sheet, 2.2)
    stem(s, [(270, 330), (560, 290), (860, 246)], 190, '#8f9596', 190)
    a = np.linspace(0, 2 * np.pi, 60)
    end = np.stack([272 + 50 * np.cos(a), 330 + 96 * np.sin(a)], 1)
    s.gradient(end, (260, 300), 130, '#b5baba', '#7d8384')
    t = np.linspace(0, 5 * 2 * np.pi, 300)
    s.swelling(np.stack([272 + 48 * (1 - t / 34) * np.cos(t), 330 + 92 * (1 - t / 34) * np.sin(t)], 1), 2. * np.ones(300))
    s.outline(end[:-1], 2.)
    return s


# --- beds ----------------------------------------------------------------------------------------

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


PLATES = {
    'products-garden-tools/shovels': shovel, 'products-garden-tools/rake': rake, 'products-garden-tools/pick-axe': pick_axe,
    'products-garden-tools/watering-cans': watering_can, 'products-garden-tools/sprayers': sprayer,
    'products-garden-tools/pruners-secateurs': pruners, 'hardscaping/retaining-wall-blocks': block_wall,
    'hardscaping/concrete-blocks': hollow_blocks, 'hardscaping/brick-pavers': brick_stack, 'irrigation/rotor-sprinklers': rotor,
    'irrigation/smart-controllers': controller, 'irrigation/rain-soil-sensors': sensors, 'irrigation/valves-manifolds': valves,
    'irrigation/pvc-poly-pipe': pipes, 'irrigation/backflow-preventers': backflow, 'drainage/perforated-drain-pipe': perforated,
    'drainage/solid-drain-pipe': solid, 'drainage/pop-up-emitters': emitter, 'drainage/catch-basins': basin,
    'drainage/channel-drains': channel, 'drainage/dry-wells': dry_well, 'drainage/downspout-extensions': downspout,
    'drainage/drainage-fabric': fabric, 'best-sellers/mulch-second': shrub_in_mulch, 'best-sellers/stones-second': stone_border,
    'best-sellers/trees-second': tree_in_ring, 'articles/mulching': mulched_bed,
}
