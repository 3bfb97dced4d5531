"""Drainage parts and sections. They stand in for photographs."""
import math

import numpy as np

from .organs import polar, stem
from .pen import INK, PAPER, Sheet, mix, smooth
from .plan import WHITE
from .props import BLACK, lawn_strip, ring_of_pipe, section, stones, turned_shape


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


def french_drain():
    """A trench in section: fabric, stone, pipe, and turf on both sides."""
    s = Sheet(51)
    section(s, 90, 1110, 300, 820, 20)
    trench = np.array([(430, 300), (770, 300), (742, 740), (458, 740)], float)
    s.fill(trench, '#d8cfbc')
    spots = [(x + s.rng.uniform(-7, 7), y + s.rng.uniform(-6, 6)) for y in np.arange(318, 735, 25) for x in np.arange(468 - (735 - y) * .055, 740 + (735 - y) * .055, 27)]
    stones(s, spots, 12, 17)
    ring_of_pipe(s, 600, 650, 64)
    for a in (-150, -120, -90, -60, -30):
        at = polar((600, 650), a, 58)
        s.line(np.array([polar((600, 650), a, 50), polar((600, 650), a, 68)]), 4, (1, 1), PAPER)
    t = np.linspace(-34, 34, 30)
    s.fill(np.vstack([np.stack([600 + t * 1.25, 684 + 2 * np.sin(t * .3)], 1), [(640, 690), (600, 702), (560, 690)]]), '#7f9aa8', .7)
    for edge in ((trench[0], trench[3]), (trench[3], trench[2]), (trench[2], trench[1])):
        line = np.linspace(edge[0], edge[1], 60)
        for k in (-4, 0, 4):
            s.swelling(line + (k * .7, k * .5), 1.2 + np.sin(np.arange(60) * 1.4), '#6f7a80')
    lawn_strip(s, 98, 432, 304)
    lawn_strip(s, 772, 1100, 304)
    return s


PLATES = {
    'drainage/french-drains': french_drain, 'drainage/perforated-drain-pipe': perforated,
    'drainage/solid-drain-pipe': solid, 'drainage/pop-up-emitters': emitter, 'drainage/catch-basins': basin,
    'drainage/channel-drains': channel, 'drainage/dry-wells': dry_well, 'drainage/downspout-extensions': downspout,
    'drainage/drainage-fabric': fabric,
}
