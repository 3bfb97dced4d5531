"""Pen and paper: lines that swell and taper, flat tints, and the sheet they are drawn on."""
import numpy as np

PAPER, INK = '#f8f4ea', '#35312a'
WIDTH, HEIGHT = 1200, 900


def rgb(color):
    return np.array([int(color[i:i + 2], 16) for i in (1, 3, 5)], float)


def mix(a, b, share):
    """Color between `a` and `b`; `share` 1 gives b."""
    return '#' + ''.join(f'{round(v):02x}' for v in rgb(a) * (1 - share) + rgb(b) * share)


def path_of(points, closed=True):
    body = ' '.join(f'{x:.1f},{y:.1f}' for x, y in points)
    return f'M{body}{"Z" if closed else ""}'


def smooth(points, steps=12):
    """Catmull-Rom line through the points."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    line = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, steps, endpoint=False):
            line.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return np.array(line + [p[-2]])


def inside(polygon, point):
    x, y = point
    a, b = polygon, np.roll(polygon, -1, 0)
    crosses = (a[:, 1] > y) != (b[:, 1] > y)
    at = a[:, 0] + (y - a[:, 1]) / np.where(b[:, 1] == a[:, 1], 1e-9, b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
    return np.count_nonzero(crosses & (x < at)) % 2 == 1


class Sheet:
    """Collects shapes from back to front; later ones cover earlier ones, as on a drawing board."""

    def __init__(self, seed, width=WIDTH, height=HEIGHT):
        self.rng = np.random.default_rng(seed)
        self.width, self.height = width, height
        self.shapes, self.gradients = [], []
        self.crop = (0, 0, width, height)

    def fill(self, points, color, opacity=1.):
        self.shapes.append(f'<path d="{path_of(points)}" fill="{color}" fill-opacity="{opacity:.2f}"/>')

    def gradient(self, points, center, radius, light, dark):
        """A tint that deepens away from the lit side."""
        name = f'g{len(self.gradients)}'
        self.gradients.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{center[0]:.0f}" cy="{center[1]:.0f}" r="{radius:.0f}">'
            f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></radialGradient>')
        self.fill(points, f'url(#{name})')

    def line(self, points, width=1.6, taper=(.35, .15), color=INK, opacity=1.):
        """A pen stroke, full in the middle and thin at its ends."""
        points = np.asarray(points, float)
        if len(points) < 9:
            points = np.stack([np.interp(np.linspace(0, 1, 13), np.linspace(0, 1, len(points)), axis) for axis in points.T], 1)
        t = np.linspace(0, 1, len(points))
        swell = np.minimum(1, np.minimum(taper[0] + t * 4, taper[1] + (1 - t) * 3))
        self.swelling(points, width * swell, color, opacity)

    def swelling(self, points, widths, color=INK, opacity=1.):
        """A stroke whose width is given at each point; it vanishes where the width is nearly nothing."""
        points, widths = np.asarray(points, float), np.asarray(widths, float)
        inked = widths > .22
        edges = np.flatnonzero(np.diff(np.r_[0, inked.astype(int), 0]))
        for start, end in zip(edges[::2], edges[1::2]):
            if end - start >= 2:
                self._ribbon(points[start:end], widths[start:end], color, opacity)

    def _ribbon(self, points, widths, color, opacity):
        way = np.gradient(points, axis=0)
        way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
        side = np.stack([-way[:, 1], way[:, 0]], 1) * widths[:, None] / 2
        self.fill(np.vstack([points + side, (points - side)[::-1]]), color, opacity)

    def outline(self, points, width=1.7):
        """A closed contour, heavier below and to the right, as an engraver weights it."""
        closed = np.vstack([points, points[:2]])
        way = np.gradient(closed, axis=0)
        way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
        area = np.sum(closed[:-1, 0] * closed[1:, 1] - closed[1:, 0] * closed[:-1, 1])
        normal = np.stack([way[:, 1], -way[:, 0]], 1) * np.sign(area)
        weight = .75 + .45 * (normal @ np.array([.6, .8]))
        self._ribbon(closed, width * weight, INK, 1.)

    def dot(self, x, y, radius, color=INK, opacity=1.):
        self.shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.2f}" fill="{color}" fill-opacity="{opacity:.2f}"/>')

    def paste(self, other, x, y, scale):
        """Put another sheet's drawing (without its paper) onto this one."""
        prefix = f'p{len(self.gradients)}'
        rename = lambda text: text.replace('url(#', f'url(#{prefix}').replace('id="', f'id="{prefix}')
        self.gradients += [rename(one) for one in other.gradients]
        self.shapes.append(f'<g transform="translate({x} {y}) scale({scale})">' + rename(''.join(other.shapes)) + '</g>')

    def svg(self):
        foxing = ''.join(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{r:.0f}" ry="{r * .7:.0f}" fill="#e9dfc6" fill-opacity=".10"/>'
            for x, y, r in zip(self.rng.uniform(0, self.width, 14), self.rng.uniform(0, self.height, 14), self.rng.uniform(80, 320, 14)))
        x, y, wide, high = self.crop
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {wide} {high}" width="{wide}" '
                f'height="{high}"><defs>{"".join(self.gradients)}</defs><rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{PAPER}"/>'
                f'{foxing}{"".join(self.shapes)}</svg>')
