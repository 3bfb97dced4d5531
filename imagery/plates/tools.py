"""Hand tools. They stand in for photographs."""
import numpy as np

from .organs import body, stem
from .pen import Sheet
from .plan import WHITE
from .props import BLACK, BRASS, STEEL, metal_blade, secateurs, shadow, turned_shape, wooden


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


PLATES = {
    'products-garden-tools/shovels': shovel, 'products-garden-tools/rake': rake,
    'products-garden-tools/pick-axe': pick_axe, 'products-garden-tools/watering-cans': watering_can,
    'products-garden-tools/sprayers': sprayer, 'products-garden-tools/pruners-secateurs': pruners,
}
