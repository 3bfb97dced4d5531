"""A modest Georgia house: lap siding, gable bay, porch. Only its front is ever seen."""
import math

import numpy as np

from .geometry import box, mesh, place, turned
from .shader import Shader


def painted(color, rough=.6, sheen=.4, relief=None, vary=0.):
    """Painted or cast surface; `relief` is (scale, strength)."""
    s = Shader('painted')
    at = s.coords()
    shade = s.mix(s.times(s.noise(at, 1.3, 4), vary), color, s.tint(s.mix(0, color, color), 'b8ab98')) if vary else color
    inputs = dict(Base_Color=shade, Roughness=rough, Specular=sheen)
    if relief:
        inputs['Normal'] = s.bump(s.noise(at, relief[0], 4, .65), relief[1], .01)
    return s.finish(inputs)


def glass():
    """A window by day: dark inside, the sky on it."""
    s = Shader('glass')
    at = s.coords()
    inside = s.add('BsdfDiffuse', Color=s.ramp(s.noise(at, 1.1, 2), [(.35, '08090a'), (.7, '1d1c19')])).outputs[0]
    ripple = s.bump(s.noise(at, .9, 1), .04, .05)
    mirror = s.add('BsdfGlossy', Roughness=.015, Normal=ripple).outputs[0]
    fresnel = s.add('Fresnel', IOR=1.52).outputs[0]
    return s.finish(s.blend(s.plus(fresnel, .12), inside, mirror))


def courses(light, dark, mortar, width, height, gap=.02, offset=.5, bump=.5, rough=.9, upright=True, vary=.5):
    """Bricks, stone or shingles in courses."""
    s = Shader('courses')
    mapping = s.add('Mapping', Vector=s.add('TexCoord').outputs['Object'])
    if upright:
        mapping.inputs['Rotation'].default_value = (math.pi / 2, 0, 0)
    at = mapping.outputs[0]
    brick = s.add('TexBrick', {'offset': offset}, Vector=at, Scale=1., Color1=light, Color2=dark, Mortar=mortar,
                  Mortar_Size=gap, Brick_Width=width, Row_Height=height, Mortar_Smooth=.15)
    grime = s.noise(at, 9, 5, .7)
    color = s.mix(s.times(grime, vary), brick.outputs['Color'], s.tint(brick.outputs['Color'], '8a8378'))
    relief = s.plus(s.times(brick.outputs['Fac'], -1.), s.times(grime, .5))
    return s.finish(dict(Base_Color=color, Roughness=rough, Specular=.2, Normal=s.bump(relief, bump, .02)))


def slab(corners, thickness, material):
    """A flat plate from its corners, thickened along its normal."""
    low = np.array(corners, float)
    normal = np.cross(low[1] - low[0], low[2] - low[0])
    normal /= np.linalg.norm(normal)
    k = len(low)
    faces = [tuple(range(k))[::-1], tuple(range(k, 2 * k))]
    faces += [(i, (i + 1) % k, (i + 1) % k + k, i + k) for i in range(k)]
    return place(mesh('slab', np.r_[low, low + normal * thickness], faces, [material], smooth=False))


class House:
    """The front of a house whose wall stands at y = `wall`."""

    def __init__(self, wall=7., left=-6.2, right=9.8, siding='bdb9ac', door='2c4a3c', shutter='2c3b44'):
        self.wall, self.left, self.right = wall, left, right
        self.floor, self.eave = .45, 3.15
        self.siding = painted(siding, .55, .3, (14, .05), .5)
        self.trim = painted('dedbd2', .45, .4, vary=.25)
        self.shutter = painted(shutter, .45, .4, (30, .1))
        self.door = painted(door, .32, .5)
        self.concrete = painted('a39c90', .9, .2, (20, .4), .6)
        self.metal = painted('20201f', .35, .6)
        self.roof = courses('3d3b3a', '55514d', '232221', .29, .105, .010, .37, .8, .95, upright=False)
        self.stone = courses('8d8475', '6f675c', '4b463f', .42, .17, .02, .42, 1.)
        self.glass = glass()

    def build(self, bay=(4.5, 8.6), windows=(-4.1, -.9), door=2.45):
        self._wall()
        self._main_roof()
        self._bay(*bay)
        for x in windows:
            self.window(x, 1.85, 1.15, 1.45, self.wall)
        self._porch(door)

    def _lap(self, x0, x1, z0, z1, y, edges=None):
        """Lap siding as thin overlapping boards."""
        points, faces, z = [], [], z0
        while z < z1:
            top = min(z + .115, z1)
            (a, b), (c, d) = (edges(z), edges(top + .01)) if edges else ((x0, x1), (x0, x1))
            if b - a > .05:
                s = len(points)
                points += [(a, y - .022, z), (b, y - .022, z), (d, y - .004, top + .01), (c, y - .004, top + .01),
                           (a, y, z), (b, y, z)]
                faces += [(s, s + 1, s + 2, s + 3), (s + 4, s + 5, s + 1, s)]
            z += .115
        place(mesh('siding', points, np.array(faces), [self.siding], smooth=False))

    def _wall(self):
        middle, width = (self.left + self.right) / 2, self.right - self.left
        self._lap(self.left, self.right, self.floor, self.eave, self.wall)
        box((width, 6, self.eave), (middle, self.wall + 3.02, self.eave / 2), self.siding, edge=0)
        box((width + .06, .2, self.floor), (middle, self.wall - .02, self.floor / 2), self.stone)
        self._corners((self.left, self.right), self.wall)

    def _corners(self, xs, y):
        for x in xs:
            box((.14, .14, self.eave - self.floor), (x, y - .03, (self.floor + self.eave) / 2), self.trim, edge=.008)

    def _main_roof(self):
        l, r, y, z = self.left - .45, self.right + .45, self.wall, self.eave
        slab([(l, y - .55, z - .02), (r, y - .55, z - .02), (r, y + 3.6, z + 2.7), (l, y + 3.6, z + 2.7)], .05, self.roof)
        middle, width = (l + r) / 2, r - l
        box((width, .04, .2), (middle, y - .56, z - .1), self.trim, edge=.006)
        box((width, .6, .03), (middle, y - .28, z - .12), self.trim, edge=0)
        box((width, .12, .11), (middle, y - .63, z - .04), self.trim, edge=.03)

    def _bay(self, x0, x1, rise=2.05):
        """A projecting gable with three windows."""
        y, z, middle, half = self.wall - 1.1, self.eave, (x0 + x1) / 2, (x1 - x0) / 2
        self._lap(x0, x1, self.floor, z, y)
        self._lap(x0, x1, z, z + rise, y, lambda h: (middle - half * (1 - (h - z) / rise), middle + half * (1 - (h - z) / rise)))
        box((x1 - x0, 1.1, z), (middle, y + .57, z / 2), self.siding, edge=0)
        box((x1 - x0 + .06, .2, self.floor + .5), (middle, y - .03, (self.floor + .5) / 2), self.stone)
        box((x1 - x0 + .12, .26, .06), (middle, y - .05, self.floor + .53), self.concrete)
        self._corners((x0, x1), y)
        for side in (-1, 1):
            self._gable_side(middle, half, side, y, z, rise)
        for dx in (-.9, 0, .9):
            self.window(middle + dx, 1.95, .66, 1.45, y, panes=(1, 3), shutters=False)
        box((.55, .05, .7), (middle, y - .05, z + .85), self.trim)
        box((.42, .06, .56), (middle, y - .055, z + .85), self.shutter)

    def _gable_side(self, middle, half, side, y, z, rise):
        foot = (middle + side * (half + .4), z - .4 * rise / half)
        corners = [(foot[0], y - .4, foot[1]), (middle, y - .4, z + rise), (middle, y + 5, z + rise), (foot[0], y + 5, foot[1])]
        slab(corners if side > 0 else corners[::-1], -.05, self.roof)
        box((.04, 1.9, .21), (foot[0] - side * .03, y + .59, foot[1] - .115), self.trim, edge=.006)
        box((.4, 1.9, .03), (foot[0] - side * .2, y + .59, foot[1] - .2), self.trim, edge=0)
        chop = [(foot[0], foot[1] - .21), (foot[0] - side * .4, foot[1] - .21), (foot[0] - side * .4, z - .05), (foot[0], foot[1] - .05)]
        slab([(x, y - .36, height) for x, height in chop][::side], .05, self.trim)
        board = [foot, (middle, z + rise), (middle, z + rise - .23), (foot[0], foot[1] - .23)]  # plumb cut at the ridge
        slab([(x, y - .385, height) for x, height in board][::side], .05, self.trim)

    def window(self, x, z, width, height, y, panes=(2, 3), shutters=True):
        frame = .1
        box((width, .02, height), (x, y - .03, z), self.glass, edge=0)
        for side in (-1, 1):
            box((frame, .07, height + 2 * frame), (x + side * (width / 2 + frame / 2), y - .05, z), self.trim, edge=.008)
        box((width + .3, .1, .07), (x, y - .06, z - height / 2 - frame / 2), self.trim)
        box((width + .236, .08, frame + .03), (x, y - .055, z + height / 2 + frame / 2), self.trim)
        box((width, .05, .05), (x, y - .05, z), self.trim, edge=.005)
        for i in range(1, panes[0]):
            box((.022, .03, height), (x - width / 2 + width * i / panes[0], y - .045, z), self.trim, edge=.004)
        for j in range(1, panes[1]):
            box((width, .03, .022), (x, y - .044, z - height / 2 + height * j / panes[1]), self.trim, edge=.004)
        if shutters:
            self._shutters(x, z, width / 2 + frame + .24, height, y)

    def _shutters(self, x, z, reach, height, y):
        for side in (-1, 1):
            box((.42, .04, height + .14), (x + side * reach, y - .05, z), self.shutter, edge=.008)
            for i in range(int(height / .06)):
                box((.33, .02, .05), (x + side * reach, y - .073, z - height / 2 + .06 * i + .04), self.shutter, edge=0,
                    turn=(.5, 0, 0))

    def _porch(self, x):
        y, f, z = self.wall, self.floor, self.eave
        box((1.35, .08, 2.35), (x, y - .03, f + 1.17), self.trim)
        box((.98, .06, 2.1), (x, y - .06, f + 1.05), self.door)
        for i in (0, 1):
            for j in (0, 1):
                box((.34, .03, .55 if j else .7), (x - .22 + .44 * i, y - .085, f + .5 + .95 * j), self.door, edge=.03)
        box((.7, .03, .28), (x, y - .09, f + 1.86), self.glass, edge=0)
        box((.05, .09, .2), (x + .4, y - .11, f + 1.), self.metal, edge=.02)
        box((2.6, 1.6, f - .03), (x, y - .8, (f - .03) / 2), self.concrete, edge=.015)
        for k in range(2):
            box((2.0, .4, .15 * (2 - k)), (x, y - 1.8 - .36 * k, .075 * (2 - k)), self.concrete, edge=.015)
        for size, height in (((.24, .24, 2.55), 1.25), ((.31, .31, .2), .1), ((.31, .31, .12), 2.5)):
            box(size, (x - 1.15, y - 1.45, f + height), self.trim)
        box((2.75, 1.6, .24), (x + .05, y - .78, z - .12), self.trim)
        box((2.98, .15, .1), (x, y - 1.665, z - .04), self.trim, edge=.006)
        for side in (-1, 1):
            cheek = [(y - 1.56, z - .01), (y - .3, z - .01), (y + .3, z + .5), (y - 1.56, z + .05)]
            slab([(x + .05 + side * 1.3, *corner) for corner in cheek], .05, self.siding)
        slab([(x - 1.5, y - 1.75, z + .02), (x + 1.5, y - 1.75, z + .02), (x + 1.5, y + .6, z + .62), (x - 1.5, y + .6, z + .62)],
             .05, self.roof)


class Storefront:
    """A one-story brick office with wide windows and a flat parapet."""

    def __init__(self, wall=7., left=-14., right=14., bays=7):
        self.wall, self.left, self.right, self.bays = wall, left, right, bays

    def build(self):
        brick = courses('8a5544', '744437', 'a39a8c', .21, .075, .012, bump=.6)
        stone, metal = painted('cfc8ba', .8, .2, (20, .2), .4), painted('26282a', .35, .5)
        pane = glass()
        middle, width = (self.left + self.right) / 2, self.right - self.left
        box((width, .5, 4.2), (middle, self.wall + .25, 2.1), brick, edge=0)
        box((width + .2, .6, .22), (middle, self.wall + .22, 4.3), stone)
        box((width, .06, .35), (middle, self.wall - .01, .175), stone)
        step = width / self.bays
        for i in range(self.bays):
            x = self.left + (i + .5) * step
            self._window(x, step * .68, pane, metal, stone)

    def _window(self, x, width, pane, metal, stone):
        y = self.wall
        box((width, .04, 2.2), (x, y - .005, 1.85), pane, edge=0)
        box((width + .3, .14, .16), (x, y - .03, 3.04), stone)
        box((width + .3, .16, .1), (x, y - .04, .70), stone)
        for k in range(4):
            box((.06, .09, 2.2), (x - width / 2 + width * k / 3, y - .03, 1.85), metal, edge=.006)
        for z in (.78, 2.3, 2.92):
            box((width, .085, .06), (x, y - .03, z), metal, edge=.006)


def fence(points, height=1.8, color='8a7358'):
    """A board fence along straight runs between points (x, y)."""
    s = Shader('boards')
    grain = s.noise(s.coords((14, 14, 1.2), vary=30), 2., 4, .65)
    tone = s.mix(s.times(s.random(), .5), color, s.tint(s.mix(0, color, color), 'b0a08c'))
    boards = s.finish(dict(Base_Color=s.mix(s.ramp(grain, [(.4, .6), (.65, 0)]), tone, s.tint(tone, '80705f')), Roughness=.85,
                           Specular=.2, Normal=s.bump(grain, .4, .01)))
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length, angle = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        count = int(length / .147)
        for i in range(count):
            t = (i + .5) / count
            box((.14, .022, height), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, height / 2 + .03), boards, edge=.004,
                turn=(0, 0, angle))


def pot(at, radius=.2, height=.38, material=None):
    """A plain planter with a rim, filled to just below it."""
    r, h = radius, height
    turned([(.001, 0), (r * .72, 0), (r * .95, h * .88), (r * 1.05, h * .9), (r * 1.05, h), (r * .92, h), (r * .88, h * .86),
            (.001, h * .86)], material or painted('b06a45', .8, .2, (30, .3), .5), at, sides=48, radius=.01)
