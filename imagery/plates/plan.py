"""The symbols of landscape drawing: gardens seen from above, as a designer hands them over."""
import math

import numpy as np

from .pen import INK, PAPER, Sheet, inside, mix, smooth

LAWN, MULCH, STONE, PAVING, WATER = '#b9c48f', '#b08a66', '#d8cdb6', '#cfc0a8', '#a9c0c4'
GREENS = ('#7f9464', '#93a56f', '#6b8458', '#a3ad72', '#5f7a54')
PINK, WHITE, BLUE, GOLD = '#cf8f9f', '#f4efe2', '#8f9ad0', '#e0b24a'


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
                if inside(shape, p):
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
                    if inside(shape, (px + a, py)):
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
        if all(inside(shape, p) for p in (corners * .96 + corners.mean(0) * .04)):
            self.fill(corners, mix(tint, self.rng.choice(['#b09a80', '#e0d4bc', '#c4b298']), .5), .8)
            self.outline(corners, .9)

    def walk(self, line, width, size=26, tint=PAVING):
        """A curved walk laid in courses across its line."""
        center = smooth(line, 30)
        way = np.gradient(center, axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        side = np.stack([-way[:, 1], way[:, 0]], 1) * width / 2
        shape = np.vstack([center + side, (center - side)[::-1]])
        self.fill(shape + (4, 5), INK, .10)
        self.fill(shape, mix(tint, PAPER, .2))
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(center, axis=0), axis=1))])
        for k, d in enumerate(np.arange(0, along[-1], size * .72)):
            i = min(int(np.searchsorted(along, d)), len(center) - 1)
            self.line(np.array([center[i] + side[i], center[i] - side[i]]), 1., (1, 1))
            j = min(int(np.searchsorted(along, d + size * .72)), len(center) - 1)
            for share in (np.arange(-.66, 1, .66) if k % 2 else np.arange(-.99, 1, .66)):
                self.line(np.array([center[i] + side[i] * share, center[j] + side[j] * share]), 1., (1, 1))
        for hand in (1, -1):
            self.line(center + side * hand, 2.6, (1, 1))

    def wall(self, line, width=15):
        """A stone wall: two edges and the joints between."""
        center = smooth(line, 20)
        way = np.gradient(center, axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        side = np.stack([-way[:, 1], way[:, 0]], 1) * width / 2
        self.fill(np.vstack([center + side, (center - side)[::-1]]) + (6, 8), INK, .22)
        self.fill(np.vstack([center + side, (center - side)[::-1]]), '#b5a996')
        for i in range(0, len(center), 4):
            self.line(np.array([center[i] + side[i], center[i] - side[i]]), 1.3, (1, 1))
        for hand in (1, -1):
            self.line(center + side * hand, 2.2, (1, 1))

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


def house_front(p, left=120, right=930, depth=230):
    """A house along the top edge, with a porch."""
    p.roof([(left, 20), (right, 20), (right, depth), (left, depth)], ((left + 110, depth * .46), (right - 110, depth * .46)))
    p.roof([(right - 290, 40), (right - 60, 40), (right - 60, depth + 90), (right - 290, depth + 90)], ((right - 175, 60), (right - 175, depth + 20)))
