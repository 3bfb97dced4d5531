"""Drainage parts on seamless paper. One unit is about 2 cm."""
import math

import numpy as np

from kit import objects
from kit.fittings import BLACK, WHITE, corrugated, hollow, photograph, ribbed
from kit.geometry import box, helix, mesh, pivot, place, quads, spline, tube, turned
from kit.objects import enamel, plastic

RENDER = dict(samples=10, bounces=4, threshold=.03)


def perforated(rng):
    black = plastic('191a1b', .5)
    coil = helix(2.3, 4.4, 2.3, wobble=.1, steps=70) + (1.2, 2.4, 1.15)
    tail = spline([coil[0] + (0, 1, 0), coil[0], (5.2, -1.6, 1.1), (2.6, -4.2, 1.1), (-3.4, -4.0, 1.1), (-7., -4.8, 1.1)], 40)[40:]
    corrugated(coil, 1.05, black)
    corrugated(tail, 1.05, black)
    slit = plastic('d8d4cc', .9, .1)
    for k in range(14, len(tail) - 8, 7):
        way = tail[k + 1] - tail[k]
        heading = math.atan2(way[1], way[0])
        for lift, out in ((.98, .6), (.45, 1.06)):
            side = np.array([math.sin(heading), -math.cos(heading)]) * out
            box((.4, .05, .06), (tail[k][0] + side[0], tail[k][1] + side[1], 1.1 + lift), slit, edge=.01, turn=(0, 0, heading))
    return 1.32, 2.3


def solid(rng):
    green, white = plastic('6c8668', .4), plastic(WHITE, .35)
    for k, (y, z) in enumerate(((0, 1.6), (3.3, 1.6), (1.65, 4.45))):
        hollow(1.6, 1.42, 14.5 - .8 * k, green if k != 1 else white, (-7.2, y - .6, z), (0, math.pi / 2, .0))
    bend = spline([(0, 0, 0), (0, 0, 1.2), (.5, 0, 2.4), (1.6, 0, 3.), (2.8, 0, 3.)], 14)
    tube(bend, np.where((np.arange(len(bend)) < 12) | (np.arange(len(bend)) > 44), 1.62, 1.46), white, 64, at=(-1.6, -4.2, 0), turn=(0, 0, -.4))
    return 1.3, 2.4


def emitter(rng):
    green, dark = plastic('3f6b3a', .4), plastic(BLACK)
    for x, y, lift, tilt in ((-2.6, .4, 0, 0), (3.2, 1.4, .55, .0)):
        hub = pivot((x, y, 0))
        turned([(1.7, 0), (1.85, .1), (1.85, 3.4), (2.3, 3.5), (2.45, 3.65), (2.45, 3.95), (1.8, 4.)], dark, parent=hub)
        turned([(.001, 0), (2.2, 0), (2.3, .08), (2.3, .22), (2.1, .34), (1.2, .5), (.001, .55)], green, (0, 0, 3.98 + lift), parent=hub)
        for k in range(3):
            turned([(1.95 - .55 * k, 0), (2.02 - .55 * k, .06), (1.9 - .55 * k, .1)], green, (0, 0, 4.30 + lift + .07 * k), parent=hub, radius=.01)
        if lift:
            for a in range(4):
                box((.14, .14, lift + .3), (1.2 * math.cos(a * 1.57 + .4), 1.2 * math.sin(a * 1.57 + .4), 3.85 + lift / 2), green, edge=.03, parent=hub)
        hollow(1.5, 1.3, 3.2, dark, (0, -.6, 1.55), (math.pi / 2, 0, -.5), parent=hub)
    return 1.0, 2.4


def grate(size, bars, material, at, turn=(0, 0, 0)):
    """A square grate of bars in a frame."""
    hub, (sx, sy) = pivot(at, turn), size
    for side in (-1, 1):
        box((sx, .3, .3), (0, side * (sy / 2 - .15), 0), material, edge=.06, parent=hub)
        box((.3, sy - .6, .3), (side * (sx / 2 - .15), 0, 0), material, edge=.06, parent=hub)
    for k in range(bars):
        x = -sx / 2 + .3 + (sx - .6) * (k + .5) / bars
        box((.2, sy - .6, .28), (x, 0, 0), material, edge=.05, parent=hub)
    box((sx - .6, .2, .24), (0, 0, -.02), material, edge=.05, parent=hub)
    return hub


def basin(rng):
    black, green = plastic('1b1d1e', .45), plastic('3f6b3a', .4)
    for sx in (-1, 1):
        box((.25, 6, 5), (sx * 2.9 - 1.2, 0, 2.5), black, edge=.08)
        box((6, .25, 5), (-1.2, sx * 2.9, 2.5), black, edge=.08)
        box((.5, 6.5, .35), (sx * 3.1 - 1.2, 0, 4.9), black, edge=.08)
        box((6.5, .5, .35), (-1.2, sx * 3.1, 4.9), black, edge=.08)
    box((5.6, 5.6, .2), (-1.2, 0, .2), black, edge=0)
    turned([(1.5, 0), (1.7, .05), (1.7, 1.1), (1.5, 1.15), (1.4, .4)], black, (-1.2, -2.95, 2.2), (math.pi / 2, 0, 0))
    grate((6., 6.), 9, green, (4.3, -1.2, 2.4), (0, math.radians(-58), .1))
    return 1.12, 2.6


def channel(rng):
    gray, metal = objects.concrete('9a968e', '827d75', grain=6, strength=.3), objects.galvanized()
    hub = pivot((0, 0, 0), (0, 0, math.radians(32)))
    for side in (-1, 1):
        box((16, .35, 3.4), (0, side * 1.6, 1.7), gray, edge=.06, parent=hub)
    box((16, 3.4, .4), (0, 0, .2), gray, edge=.05, parent=hub)
    for side in (-1, 1):
        box((11.5, .28, .2), (2.2, side * 1.22, 3.28), metal, edge=.04, parent=hub)
    for k in range(29):
        box((.2, 2.4, .2), (-3.4 + k * .4, 0, 3.28), metal, edge=.04, parent=hub)
    return 1.2, 1.9


def dry_well(rng):
    black = plastic('1d1f20', .5)
    profile = [(.001, 0), (3.1, 0)] + [(3.2 + .14 * (k % 2), .2 + k * .55) for k in range(13)] + [(3.2, 7.4), (3.5, 7.5), (3.5, 7.9), (.001, 8.)]
    turned(profile, black, radius=.05)
    dark = plastic('050505', .9, .1)
    for row in range(6):
        for k in range(18):
            a = 2 * math.pi * (k + .5 * (row % 2)) / 18
            turned([(.001, 0), (.17, 0), (.17, .03), (.001, .03)], dark, (3.25 * math.cos(a), 3.25 * math.sin(a), 1.05 + row * 1.1), (0, math.pi / 2, a), sides=20, radius=0)
    ribbed([(.4, 7.95), (2.0, 7.95), (2.1, 8.05), (2.1, 8.4), (1.9, 8.6), (.001, 8.65)], black, 14, 7.98, 8.4, .04)
    hollow(1.2, 1.0, 3.6, plastic(WHITE, .35), (2.6, -1.2, 5.9), (0, math.pi / 2, -.45))
    return 1.08, 4.1


def downspout(rng):
    metal, black = enamel('d8d5cc', .35), plastic('1d1f20', .5)
    box((2.6, 1.8, 6.6), (-4.2, 1.6, 6.6), metal, edge=.2)
    for k in (-.7, 0, .7):
        box((.16, .1, 6.5), (-4.2 + k, .68, 6.6), metal, edge=.04)
    line = spline([(-4.2, 1.6, 3.6), (-4.2, 1.4, 2.4), (-3.4, .8, 1.3), (-1.2, -.4, 1.15), (2.4, -1.4, 1.1), (6.2, -2.4, 1.1)], 40)
    corrugated(line, 1.15, black, .5, .2)
    return 1.15, 3.6


def fabric(rng):
    cloth = objects.plastic('5d6163', .95, .1)
    t = np.linspace(0, 9, 420)
    spiral = np.c_[(1.9 - .13 * t) * np.cos(2 * np.pi * t), (1.9 - .13 * t) * np.sin(2 * np.pi * t) + 1.9]
    sheet = np.vstack([[(9.5 - k * .25, .03 + .05 * math.sin(k * .7)) for k in range(36)], [(.5, .0), (.2, .0)], spiral[np.argmin(spiral[:, 1]):]])
    width = 11.
    rows = np.linspace(-width / 2, width / 2, 24)
    points = np.array([(x, y, z + .03 * math.sin(y * 1.7 + x)) for y in rows for x, z in sheet])
    thing = place(mesh('fabric', points, quads(len(sheet), len(rows)), [cloth]), (-2.4, 2.2, .04), (0, 0, math.radians(-24)))
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .05
    return 1.3, 1.7


SUBJECTS = {f.__name__: f for f in (perforated, solid, emitter, basin, channel, dry_well, downspout, fabric)}


def build(rng, subject, side=.05, raise_=8.6):
    photograph(*SUBJECTS[subject](rng), side, raise_)
