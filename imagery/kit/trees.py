"""Trees: branches that grow by rule, their leaves, and the bark."""
import math

import numpy as np

from .geometry import mesh, tube_arrays
from .plants import leaves, unit
from .shader import Shader


class _Growth:
    """Collects the branches and leaf places of one tree."""

    def __init__(self, rng, per, lengths, children, angles, sway):
        self.rng, self.per, self.lengths, self.children, self.angles, self.sway = rng, per, lengths, children, angles, sway
        self.parts, self.places, self.ways = [], [], []

    def branch(self, foot, way, length, radius, level):
        steps = 9 if level < 2 else 5
        line, way = [foot], way / np.linalg.norm(way)
        lift = (.10, .07, .03, .0, -.03)[level]
        for _ in range(steps):
            way = way + self.rng.normal(0, .10 + .04 * level if level else self.sway, 3) + (0, 0, lift)
            way /= np.linalg.norm(way)
            line.append(line[-1] + way * length / steps)
        line, t = np.array(line), np.arange(steps + 1) / steps
        trunk = radius * (1.35 - .35 * np.minimum(1, t * 2)) * (1 - .2 * t)
        radii = radius * (1 - .55 * t) if level else trunk
        self.parts.append(tube_arrays(line, radii, 10 if radius > .03 else 5))
        if level == len(self.lengths):
            self._leaves(line, way, steps)
        else:
            self._children(line, radii, steps, level)

    def flare(self, radius, count):
        """Root buttresses: ridges that leave the trunk and dive into the ground."""
        for k in range(count):
            azimuth = (k + self.rng.uniform(-.25, .25)) * 2 * math.pi / count
            way = np.array([math.cos(azimuth), math.sin(azimuth), 0])
            reach = radius * self.rng.uniform(1.9, 2.7)
            t = np.linspace(0, 1, 9)[:, None]
            line = way * (radius * .5 + reach * t ** 1.6) + np.array([0, 0, 1.]) * (radius * 2.9 * (1 - t) ** 2.2 - .05 * t)
            thick = .03 + .5 * np.minimum(1, t[:, 0] / .4) ** .8 * (1 - .4 * t[:, 0])  # its upper end is lost in the trunk
            self.parts.append(tube_arrays(line, radius * thick, 10))

    def _leaves(self, line, way, steps):
        for t in self.rng.uniform(.1, 1.05, self.per):
            q = min(t, .999) * steps
            i = int(q)
            self.places.append(line[i] + (line[i + 1] - line[i]) * (q - i))
            self.ways.append(way * .5 + self.rng.normal(0, .75, 3) - (0, 0, .15))

    def _children(self, line, radii, steps, level):
        count = self.children[level]
        for c in range(count):
            t = .82 + .18 * c / count if level == 0 else .28 + .72 * (c + self.rng.random()) / count
            q = min(.999, t) * steps
            i = int(q)
            axis = unit(line[i + 1] - line[i])
            side = unit(np.cross(axis, [.2, .3, .93] if abs(axis[2]) < .9 else [1, 0, 0]))
            other = np.cross(axis, side)
            azimuth = c * 2.4 + self.rng.normal(0, .3)
            angle = math.radians(self.rng.normal(self.angles[level], 8))
            way = axis * math.cos(angle) + (side * math.cos(azimuth) + other * math.sin(azimuth)) * math.sin(angle)
            length = self.lengths[level] * self.rng.uniform(.7, 1.15) * (1.1 - .4 * t if level else 1)
            self.branch(line[i] + (line[i + 1] - line[i]) * (q - i), way, length,
                        radii[i] * (.55, .5, .45, .4)[level], level + 1)


def tree(rng, bark, leaf, trunk=1.6, radius=.11, leaf_size=(.10, .075), per=20, lengths=(2.1, 1.25, .65, .3),
         children=(6, 7, 6, 5), angles=(36, 48, 52, 50), lean=.05, roots=0, sway=.1):
    """A branching tree whose trunk wanders by `sway`, `roots` of them flaring from its foot. Returns the meshes of its wood and of its leaves."""
    growth = _Growth(rng, per, lengths, children, angles, sway)
    growth.branch(np.array([0, 0, -.05]), np.array([rng.normal(0, lean), rng.normal(0, lean), 1.]), trunk, radius, 0)
    growth.flare(radius * 1.3, roots)
    points, faces = [], []
    count = 0
    for vertices, polygons in growth.parts:
        points.append(vertices)
        faces += [tuple(i + count for i in f) for f in polygons]
        count += len(vertices)
    places, ways = np.array(growth.places), np.array(growth.ways)
    number = len(places)
    normal = unit(rng.normal(0, .55, (number, 3)) + (0, 0, 1))
    foliage = leaves(places, ways, normal, leaf_size[0] * rng.uniform(.7, 1.2, number),
                     leaf_size[1] * rng.uniform(.75, 1.15, number), [leaf], fold=.15, curl=.2)
    return mesh('wood', np.concatenate(points), faces, [bark]), foliage


def bark_material(dark='3a3028', light='7d7062'):
    s = Shader('bark')
    ridges = s.noise(s.coords((6, 6, 1.6)), 3, 6, .7)
    return s.finish(dict(Base_Color=s.ramp(ridges, [(.3, dark), (.7, light)]), Roughness=.95, Specular=.1,
                         Normal=s.bump(ridges, 1, .06)))
