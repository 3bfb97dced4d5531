"""Planting plans: gardens seen from above, drawn as a designer hands them over.

Nothing here pretends to be a finished job: a plan is a plan.
"""
import math

import numpy as np

from .organs import body
from .pen import INK, PAPER, Sheet, mix, smooth
from .scenes import _inside

LAWN, MULCH, STONE, PAVING, WATER = '#b9c48f', '#b08a66', '#d8cdb6', '#cfc0a8', '#a9c0c4'
GREENS = ('#7f9464', '#93a56f', '#6b8458', '#a3ad72', '#5f7a54')


class Plan(Sheet):
    """A sheet with the symbols of landscape drawing."""

    def __init__(self, seed, width=1050, height=1350, ground=LAWN):
        super().__init__(seed, width, height)
        self.area = np.array([(50, 50), (width - 50, 50), (width - 50, height - 50), (50, height - 50)], float)
        self.fill(self.area, mix(ground, PAPER, .45))

    # --- surfaces ---

    def region(self, outline, tint, closed=True, strength=.3):
        shape = smooth(list(outline) + [outline[0]], 14)[:-1] if closed else np.array(outline, float)
        self.fill(shape + (5, 6), INK, .10)
        self.fill(shape, mix(tint, PAPER, strength))
        return shape

    def _texture(self, shape, step, draw):
        low, high = shape.min(0), shape.max(0)
        for x in np.arange(low[0], high[0], step):
            for y in np.arange(low[1], high[1], step):
                p = (x + self.rng.uniform(-.5, .5) * step, y + self.rng.uniform(-.5, .5) * step)
                if _inside(shape, p):
                    draw(*p)

    def lawn(self, outline=None, stripes=0., closed=True):
        """Short pen marks; `stripes` adds the bands of a mower, that many pixels wide."""
        shape = self.area if outline is None else self.region(outline, LAWN, closed, .35)
        if stripes:
            self._stripes(shape, stripes)
        tick = lambda x, y: self.line(np.array([(x, y), (x + self.rng.uniform(-2, 2), y - self.rng.uniform(4, 8))]), 1.1, color='#6f8458')
        self._texture(shape, 17, tick)
        if outline is not None:
            self.outline(shape, 1.8)

    def _stripes(self, shape, width):
        low, high = shape.min(0), shape.max(0)
        for k, x in enumerate(np.arange(low[0] - (high[1] - low[1]), high[0], width)):
            if k % 2:
                continue
            line = [(x + (y - low[1]) * .55, y) for y in np.arange(low[1], high[1], 7)]
            for px, py in line:
                for a in np.arange(0, width, 6):
                    if _inside(shape, (px + a, py)):
                        self.dot(px + a, py, 3.2, '#8fa066', .30)

    def bed(self, outline, mulch=MULCH, closed=True):
        shape = self.region(outline, mulch, closed, .42)
        fleck = lambda x, y: self.line(np.array([(x, y), (x + self.rng.uniform(-7, 7), y + self.rng.uniform(-3, 3))]), 1.3, color=mix(mulch, INK, .35))
        self._texture(shape, 13, fleck)
        self.outline(shape, 2.4)
        return shape

    def gravel(self, outline, closed=True, tint=STONE):
        shape = self.region(outline, tint, closed, .25)
        self._texture(shape, 9, lambda x, y: self.dot(x, y, self.rng.uniform(.8, 2.1), mix(tint, INK, .45)))
        self.outline(shape, 1.8)

    def straw(self, outline, closed=True):
        shape = self.region(outline, '#c9925c', closed, .4)
        def needle(x, y):
            a = self.rng.uniform(0, np.pi)
            self.line(np.array([(x, y), (x + 15 * math.cos(a), y + 15 * math.sin(a))]), 1., color='#8a5428')
        self._texture(shape, 10, needle)
        self.outline(shape, 2.)

    def paving(self, outline, size=(46, 30), turn=0., closed=False, tint=PAVING):
        """Pavers in running bond, clipped by the outline."""
        shape = self.region(outline, tint, closed, .2)
        c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        middle, reach = shape.mean(0), np.ptp(shape, axis=0).max()
        for row, v in enumerate(np.arange(-reach, reach, size[1])):
            for u in np.arange(-reach, reach, size[0]):
                self._paver(shape, middle, u + (row % 2) * size[0] / 2, v, size, c, n, tint)
        self.outline(shape, 2.6)

    def _paver(self, shape, middle, u, v, size, c, n, tint):
        corners = np.array([(u, v), (u + size[0], v), (u + size[0], v + size[1]), (u, v + size[1])])
        corners = np.stack([corners[:, 0] * c - corners[:, 1] * n, corners[:, 0] * n + corners[:, 1] * c], 1) + middle
        if all(_inside(shape, p) for p in (corners * .96 + corners.mean(0) * .04)):
            self.fill(corners, mix(tint, self.rng.choice(['#b09a80', '#e0d4bc', '#c4b298']), .5), .8)
            self.outline(corners, .9)

    def walk(self, line, width, size=26, tint=PAVING):
        """A curved walk laid in courses across its line."""
        centre = smooth(line, 30)
        way = np.gradient(centre, axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        side = np.stack([-way[:, 1], way[:, 0]], 1) * width / 2
        shape = np.vstack([centre + side, (centre - side)[::-1]])
        self.fill(shape + (4, 5), INK, .10)
        self.fill(shape, mix(tint, PAPER, .2))
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(centre, axis=0), axis=1))])
        for k, d in enumerate(np.arange(0, along[-1], size * .72)):
            i = min(int(np.searchsorted(along, d)), len(centre) - 1)
            self.line(np.array([centre[i] + side[i], centre[i] - side[i]]), 1., (1, 1))
            j = min(int(np.searchsorted(along, d + size * .72)), len(centre) - 1)
            for share in (np.arange(-.66, 1, .66) if k % 2 else np.arange(-.99, 1, .66)):
                self.line(np.array([centre[i] + side[i] * share, centre[j] + side[j] * share]), 1., (1, 1))
        for hand in (1, -1):
            self.line(centre + side * hand, 2.6, (1, 1))

    def wall(self, line, width=15):
        """A stone wall: two edges and the joints between."""
        centre = smooth(line, 20)
        way = np.gradient(centre, axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        side = np.stack([-way[:, 1], way[:, 0]], 1) * width / 2
        self.fill(np.vstack([centre + side, (centre - side)[::-1]]) + (6, 8), INK, .22)
        self.fill(np.vstack([centre + side, (centre - side)[::-1]]), '#b5a996')
        for i in range(0, len(centre), 4):
            self.line(np.array([centre[i] + side[i], centre[i] - side[i]]), 1.3, (1, 1))
        for hand in (1, -1):
            self.line(centre + side * hand, 2.2, (1, 1))

    def contours(self, lines):
        """Level lines of a slope, broken as surveyors break them."""
        for line in lines:
            for i in range(0, len(smooth(line, 24)) - 8, 11):
                self.line(smooth(line, 24)[i:i + 8], 1.4, (1, 1), '#8a6c4a')

    def roof(self, corners, ridge):
        """A house from above: hatched roof planes down from a ridge."""
        outline = np.array(corners, float)
        self.fill(outline + (16, 20), INK, .22)
        self.fill(outline, '#8f867a')
        a, b = np.array(ridge, float)
        for k in range(len(outline)):
            p, q = outline[k], outline[(k + 1) % len(outline)]
            count = max(8, int(np.linalg.norm(q - p) / 9))
            for t in np.linspace(0, 1, count):
                foot = p + (q - p) * t
                s = np.clip(((foot - a) @ (b - a)) / max(1., (b - a) @ (b - a)), 0, 1)
                top = a + (b - a) * s
                shade = 1.3 if (q - p)[0] - (q - p)[1] > 0 else .75
                self.line(np.array([foot, top]), shade, (1, .8))
            self.line(np.array([p, a if np.linalg.norm(p - a) < np.linalg.norm(p - b) else b]), 2., (1, 1))
        self.line(np.array([a, b]), 2.6, (1, 1))
        self.outline(outline, 3.)

    # --- plants from above ---

    def canopy(self, x, y, r, tint=None, kind='broad'):
        """A tree: scalloped for broadleaves, spiked for pines, dotted for bloom."""
        tint = tint or GREENS[self.rng.integers(len(GREENS))]
        a = np.linspace(0, 2 * np.pi, 181)
        lobes = self.rng.integers(13, 18)
        edge = dict(broad=.06 * np.abs(np.sin(a * lobes / 2)), pine=.16 * (np.abs((a * 15 / np.pi) % 2 - 1)), bloom=.05 * np.sin(a * lobes) ** 2)[kind]
        ring = np.stack([x + r * (.94 + edge) * np.cos(a), y + r * (.94 + edge) * np.sin(a)], 1)
        self.fill(ring + (r * .14, r * .18), INK, .20)
        self.gradient(ring, (x - r * .35, y - r * .4), r * 1.5, mix(tint, PAPER, .35), mix(tint, INK, .14))
        for k in np.linspace(0, 2 * np.pi, 11 if kind == 'broad' else 24)[:-1]:
            k += self.rng.uniform(-.1, .1)
            tip = np.array([x + r * .86 * math.cos(k), y + r * .86 * math.sin(k)])
            self.line(smooth([(x, y), (x + r * .45 * math.cos(k + .12), y + r * .45 * math.sin(k + .12)), tip]), 2.2 if kind == 'broad' else 1.3, (1.2, .15))
            if kind == 'broad':
                for t, hand in ((.42, 1), (.6, -1), (.75, 1)):
                    at = np.array([x, y]) * (1 - t) + tip * t
                    end = at + r * .2 * np.array([math.cos(k + hand * .7), math.sin(k + hand * .7)])
                    self.line(np.array([at, end]), 1.2, (1, .2))
        if kind == 'bloom':
            for _ in range(int(r * 1.6)):
                b, q = self.rng.uniform(0, 6.283), r * .9 * math.sqrt(self.rng.random())
                self.dot(x + q * math.cos(b), y + q * math.sin(b), self.rng.uniform(2, 4), mix('#d88fa8', PAPER, self.rng.random() * .6), .95)
        for k in np.linspace(-.5, 1.9, 22):
            arc = np.linspace(k, k + .1, 6)
            for q in (.8, .87, .93):
                self.line(np.stack([x + r * q * np.cos(arc), y + r * q * np.sin(arc)], 1), 1.3, (1, 1))
        self.outline(ring[:-1], 1.9)
        self.dot(x, y, 3.4)

    def shrub(self, x, y, r, tint=None, flower=None):
        tint = tint or GREENS[self.rng.integers(len(GREENS))]
        a = np.linspace(0, 2 * np.pi, 73)
        wobble = 1 + .07 * np.sin(a * 7 + x) + .04 * np.sin(a * 11 + y)
        ring = np.stack([x + r * wobble * np.cos(a), y + r * wobble * np.sin(a)], 1)
        self.fill(ring + (r * .16, r * .22), INK, .18)
        self.gradient(ring, (x - r * .4, y - r * .4), r * 1.6, mix(tint, PAPER, .3), mix(tint, INK, .12))
        for k in range(int(r * .8)):
            b, q = self.rng.uniform(0, 6.283), r * .8 * math.sqrt(self.rng.random())
            px, py = x + q * math.cos(b), y + q * math.sin(b)
            turn = self.rng.uniform(0, 6.28)
            self.line(np.stack([px + 4 * np.cos(np.linspace(turn, turn + 2.4, 6)), py + 4 * np.sin(np.linspace(turn, turn + 2.4, 6))], 1), 1.1, (1, 1))
        if flower:
            for k in range(max(5, int(r * .5))):
                b, q = self.rng.uniform(0, 6.283), r * .8 * math.sqrt(self.rng.random())
                self.dot(x + q * math.cos(b), y + q * math.sin(b), max(2.4, r * .12), flower, .95)
        self.outline(ring[:-1], 1.5)

    def tuft(self, x, y, r, tint='#a3ad72'):
        """A grass: a star of strokes."""
        self.dot(x + 2, y + 3, r * .7, INK, .14)
        self.dot(x, y, r * .75, mix(tint, PAPER, .3), .9)
        for k in np.linspace(0, 2 * np.pi, 17)[:-1]:
            k += self.rng.uniform(-.15, .15)
            bend = self.rng.uniform(-.25, .25)
            self.line(smooth([(x, y), (x + r * .55 * math.cos(k), y + r * .55 * math.sin(k)), (x + r * math.cos(k + bend), y + r * math.sin(k + bend))]), 1.7, (1, .2),
                      mix(tint, INK, .5))

    def along(self, line, spacing, draw):
        """Plants at equal distances along a line."""
        dense = smooth(line, 40)
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(dense, axis=0), axis=1))])
        for d in np.arange(spacing / 2, run[-1], spacing):
            draw(np.interp(d, run, dense[:, 0]), np.interp(d, run, dense[:, 1]))

    def drift(self, box, count, apart, draw):
        """Plants scattered in a rectangle (x0, y0, x1, y1), a distance apart."""
        placed = []
        for _ in range(count * 14):
            p = self.rng.uniform(box[0], box[2]), self.rng.uniform(box[1], box[3])
            if all(math.hypot(p[0] - q[0], p[1] - q[1]) > apart for q in placed):
                placed.append(p)
                draw(*p)
            if len(placed) == count:
                return

    def finish(self):
        """The sheet's frame, a north arrow and a scale bar, which every plan has."""
        w, h = self.width, self.height
        for a, b, c, d in ((0, 0, w, 50), (0, h - 50, w, h), (0, 0, 50, h), (w - 50, 0, w, h)):
            self.fill(np.array([(a, b), (c, b), (c, d), (a, d)], float), PAPER)
        frame = np.array([(50, 50), (w - 50, 50), (w - 50, h - 50), (50, h - 50)], float)
        self.outline(frame, 3.)
        self.outline(frame + [(-9, -9), (9, -9), (9, 9), (-9, 9)], 1.2)
        x, y = w - 120, h - 135
        self.dot(x, y, 50, PAPER, .9)
        self.outline(np.stack([x + 38 * np.cos(np.linspace(0, 6.283, 50)), y + 38 * np.sin(np.linspace(0, 6.283, 50))], 1)[:-1], 1.5)
        self.fill(np.array([(x, y - 46), (x + 13, y + 26), (x, y + 14)], float), INK)
        self.fill(np.array([(x, y - 46), (x - 13, y + 26), (x, y + 14)], float), PAPER)
        self.outline(np.array([(x, y - 46), (x + 13, y + 26), (x, y + 14), (x - 13, y + 26)], float), 1.4)
        for k in range(4):
            bar = np.array([(90 + 44 * k, h - 92), (134 + 44 * k, h - 92), (134 + 44 * k, h - 80), (90 + 44 * k, h - 80)], float)
            self.fill(bar, INK if k % 2 == 0 else PAPER)
            self.outline(bar, 1.3)
        return self


PINK, WHITE, BLUE, GOLD = '#cf8f9f', '#f4efe2', '#8f9ad0', '#e0b24a'


def house_front(p, left=120, right=930, depth=230):
    """A house along the top edge, with a porch."""
    p.roof([(left, 20), (right, 20), (right, depth), (left, depth)], ((left + 110, depth * .46), (right - 110, depth * .46)))
    p.roof([(right - 290, 40), (right - 60, 40), (right - 60, depth + 90), (right - 290, depth + 90)], ((right - 175, 60), (right - 175, depth + 20)))


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


PLATES = {f'projects-{family}/{name.replace("_", "-")}': draw for family, group in {
    'landscaping': (front_walk_garden, courtyard_garden, hillside_terraces),
    'plants-trees': (shade_tree_grove, layered_shrub_border, flowering_entry_trees),
    'mulch': (mulched_foundation_beds, pine_straw_woodland_edge, tree_rings),
    'lawn-care': (striped_front_lawn, new_sod_backyard, shade_lawn),
    'garden-maintenance': (clipped_hedge, edged_perennial_beds, autumn_cleanup),
}.items() for draw in group for name in (draw.__name__,)}
PLATES |= {f'landscaping/{draw.__name__.replace("_", "-")}': draw for draw in (
    commercial, residential, woodland, native, ornamental, xeriscaping, tropical, hardscape_dominant, sustainable)}
