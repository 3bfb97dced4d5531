"""What stands in a garden while it is worked on: a spreader, a pail of granules, a pallet, a spray head at work."""
import math

import numpy as np

from . import covers, objects, plants
from .geometry import box, icosphere, mesh, pivot, place, quads, spline, tube, turned
from .shader import Shader


def spreader(plot, x, y, turn=0., color='2f5a34'):
    """A walk-behind broadcast spreader, full of granules, its handle toward `turn`."""
    hub = pivot((x, y, plot.z(x, y) + .035), (0, 0, turn))
    shell, frame, rubber, gray = objects.enamel(color, .35), objects.enamel('2a2d2f', .35), objects.plastic('1b1c1d', .7), objects.plastic('74787a', .5)
    turned([(.07, .27), (.1, .29), (.235, .56), (.25, .565), (.25, .585), (.222, .583), (.09, .3)], shell, parent=hub, sides=72, radius=.008)
    turned([(.001, .535), (.1, .525), (.192, .5)], covers.bits_material(['d8d0ba', 'b9ae94', 'a89a7c']), parent=hub, sides=48, radius=.02)
    beads, many = covers.pebbles(plot.rng, 2600, .3, (.0026, .0042), covers.bits_material(['e2dac6', 'c4b898', 'b0a488', '9c8a6a', 'd8cba8'])), .53
    place(beads, (0, 0, many - .008), parent=hub)
    turned([(.001, .215), (.13, .215), (.14, .235), (.001, .23)], gray, parent=hub, sides=48, radius=.006)
    tube([(0, 0, .1), (0, 0, .3)], .012, frame, 16, hub)
    tube([(-.27, 0, .16), (.27, 0, .16)], .009, frame, 16, hub)
    for side in (-1, 1):
        circle = [(side * .25, .135 * math.cos(a), .16 + .135 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 49)]
        tube(circle, .032, rubber, 20, hub)
        turned([(.001, -.018), (.1, -.018), (.112, -.026), (.112, .026), (.1, .018), (.001, .018)], gray, (side * .25, 0, .16), (0, math.pi / 2, 0), 64, .004, hub)
        turned([(.001, -.035), (.026, -.035), (.026, .035), (.001, .035)], frame, (side * .25, 0, .16), (0, math.pi / 2, 0), 32, .004, hub)
        tube([(side * .14, .1, .3), (side * .2, 0, .3), (side * .2, -.2, .42), (side * .21, -.72, .95)], .0125, frame, 18, hub)
        tube([(side * .15, .06, .3), (side * .15, .02, .16)], .01, frame, 14, hub)
        tube([(side * .17, -.16, .38), (side * .17, -.3, .02)], .011, frame, 14, hub)
    tube([(-.21, -.72, .95), (.21, -.72, .95)], .0125, frame, 18, hub)
    tube([(-.13, -.72, .95), (.13, -.72, .95)], .019, rubber, 20, hub)
    tube([(-.17, -.3, .02), (.17, -.3, .02)], .011, frame, 14, hub)


def granules(plot, area, count=1400, size=(.0024, .004)):
    """Fertilizer granules lying on blades within a rectangle (x0, x1, y0, y1)."""
    x0, x1, y0, y1 = area
    beads = covers.pebbles(plot.rng, count, y1 - y0, size, covers.bits_material(['e6dfcc', 'cfc4a6', 'bfb391', 'efe9da']))
    place(beads, ((x0 + x1) / 2, (y0 + y1) / 2, plot.z(0, 0) + .035), (0, 0, 0), ((x1 - x0) / (y1 - y0), 1, 1))


def _beads(rng, spots, radius, material, parent=None):
    """Many granules in one mesh, each of its own size and form."""
    ball, faces = icosphere(2)
    form = rng.uniform(.8, 1.15, (len(spots), 1, 3)) * rng.uniform(*radius, (len(spots), 1, 1))
    points = spots[:, None] + ball * form
    every = (faces[None] + len(ball) * np.arange(len(spots))[:, None, None]).reshape(-1, 3)
    place(mesh('beads', points.reshape(-1, 3), every, [material]), parent=parent)


def scoop(plot, x, y, turn=0., grains=('b08a58', 'c4a06c', '9a7444', 'cdb082', '8a6a42'), spilled=420):
    """A steel scoop full of granules lying on a lawn, open toward -y, and what fell out of it. Sizes in 5 cm."""
    rng, hub, material = plot.rng, pivot((x, y, plot.z(x, y) + .03), (.06, 0, turn), .05), covers.bits_material(list(grains), .8)
    metal, wood = objects.steel('8f9497', .45), objects.ash((.9, .16, .9))
    t, angle = (a.ravel() for a in np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1.75, 1.75, 49), indexing='ij'))
    around = np.sqrt(np.clip(1 - np.clip(1 - t / .3, 0, 1) ** 2, .0004, 1))  # the closed back is a quarter of a ball
    y_at = -4.1 * t + 1.15 * np.abs(angle / 1.75) ** 1.5 * t ** 2
    points = np.c_[1.35 * around * np.sin(angle), y_at, 1.35 - 1.35 * around * np.cos(angle)]
    place(mesh('scoop', points, quads(49, 40), [metal]), parent=hub).modifiers.new('shell', 'SOLIDIFY').thickness = .09
    line = spline([(0, -.1, 1.3), (0, .5, 1.42), (0, 1.2, 1.5), (0, 3., 1.62)], 12)
    tube(line[:14], .2, metal, 28, hub)
    ahead = np.linspace(0, 1, len(line) - 10)
    tube(line[10:], (.27 + .08 * np.sin(ahead * 2.6)) * np.sqrt(np.clip((1.02 - ahead) / .08, .05, 1)), wood, 32, hub)
    u, v = rng.uniform(-1, 1, 1500), rng.uniform(.05, .93, 1500)
    wide = 1.2 * np.sqrt(np.clip(1 - np.clip(1 - v / .3, 0, 1) ** 2, 0, 1))
    heap = 1.25 + .55 * (1 - u * u) * np.sin(np.pi * np.clip(v, 0, 1)) ** .7 - .95 * np.clip((v - .62) / .35, 0, 1) ** 2
    _beads(rng, np.c_[u * wide, -4.1 * v, heap + rng.uniform(-.12, .05, 1500)], (.045, .08), material, hub)
    _beads(rng, rng.normal(0, 1, (spilled, 3)) * (1.3, 1.2, .15) + (0, -4.9, .1), (.05, .08), material, hub)


def pail(plot, x, y, turn=0., grains=('b08a58', 'c4a06c', '9a7444', 'cdb082', '8a6a42')):
    """A galvanized pail full of granules, its bail hanging toward -y. Sizes in decimeters."""
    rng, hub, zinc = plot.rng, pivot((x, y, plot.z(x, y)), (0, 0, turn), .1), objects.galvanized()
    turned([(.001, .08), (1., .08), (1.02, 0), (1.06, 0), (1.08, .14), (1.16, .74), (1.19, .8), (1.18, .87), (1.25, 1.6), (1.28, 1.66), (1.27, 1.73), (1.37, 2.62), (1.41, 2.66),
            (1.42, 2.71), (1.38, 2.74), (1.34, 2.7), (1.28, 2.1)], zinc, parent=hub, sides=128, radius=.03)
    material = covers.bits_material(list(grains), .8)
    turned([(.001, 2.62), (.5, 2.58), (1.33, 2.38)], material, parent=hub, sides=64, radius=.1)
    r, angle = 1.3 * np.sqrt(rng.random(9000)), rng.uniform(0, 6.28, 9000)
    _beads(rng, np.c_[r * np.cos(angle), r * np.sin(angle), 2.62 - .15 * r ** 2 + rng.uniform(-.03, .05, 9000)], (.022, .036), material, hub)
    t = np.linspace(0, math.pi, 60)
    bail = np.c_[1.47 * np.cos(t), -1.42 * np.sin(t) ** .8, 2.5 - 1.2 * np.sin(t)]
    tube(bail, .035, objects.steel('8f9497', .4), 14, hub)
    grip = bail[21:39]
    tube(grip, .11 + .03 * np.sin(np.linspace(0, math.pi, 18)), objects.ash((1.5, 1.5, 1.5)), 28, hub)
    for side in (-1, 1):
        turned([(.001, -.06), (.13, -.06), (.13, .03), (.001, .05)], zinc, (side * 1.4, 0, 2.46), (0, math.pi / 2 * side, 0), 32, .02, hub)


def pallet(plot, x, y, turn=0., width=12., depth=9.):
    """A wooden pallet on the ground; its deck is 15 cm up. Sizes in decimeters."""
    hub = pivot((x, y, plot.z(x, y) + .015), (0, 0, turn), .1)
    wood = objects.boards('b59a72', '8a6f4c')
    for at in np.linspace(-depth / 2 + .5, depth / 2 - .5, 7):
        box((width, .9, .18), (plot.rng.normal(0, .03), at, 1.28), wood, edge=.02, parent=hub, turn=(0, 0, plot.rng.normal(0, .004)))
    for at in np.linspace(-width / 2 + .4, width / 2 - .4, 3):
        box((.5, depth, .95), (at, 0, .7), wood, edge=.03, parent=hub)
    for at in (-depth / 2 + .5, 0, depth / 2 - .5):
        box((width, .9, .18), (0, at, .11), wood, edge=.02, parent=hub)


def spray_head(plot, x, y, reach=2.6, fan=(-1.2, 1.2), drops=9000, height=.1):
    """A pop-up head, up and watering: a fan of drops around the direction +y turned by `fan`."""
    rng, z = plot.rng, plot.z(x, y) - .03
    black = objects.plastic('191a1b', .45)
    turned([(.001, .0), (.028, 0), (.03, .04), (.03, .052), (.015, .056), (.001, .056)], black, (x, y, z), sides=48, radius=.003)
    turned([(.001, .05), (.009, .05), (.009, height), (.013, height + .004), (.013, height + .022), (.008, height + .026), (.001, height + .026)],
           black, (x, y, z), sides=40, radius=.002)
    s = Shader('drop')
    white = s.add('BsdfTranslucent', Color='ffffff').outputs[0]
    water = s.finish(s.blend(.6, s.add('BsdfTransparent', Color='ffffff').outputs[0], s.blend(.5, s.principled(Base_Color='f4f8fa', Roughness=.12), white)))
    angle = rng.uniform(*fan, drops)
    lift = np.radians(rng.normal(27, 5, drops))
    speed = np.sqrt(9.8 * reach * rng.uniform(.45, 1.08, drops) / np.sin(2 * np.clip(lift, .2, 1.2)))
    flight = 2 * speed * np.sin(lift) / 9.8
    t = flight * rng.uniform(.0, 1., drops) ** .8
    out, up = speed * np.cos(lift) * t, speed * np.sin(lift) * t - 4.9 * t * t
    way = np.c_[np.sin(angle), np.cos(angle)]
    jitter = rng.normal(0, .012, (drops, 3)) * (1 + out[:, None])
    base = np.c_[way * out[:, None] + (x, y), z + height + .018 + np.maximum(up, -.05)] + jitter
    fall = np.c_[way * (speed * np.cos(lift))[:, None], speed * np.sin(lift) - 9.8 * t]
    size = rng.uniform(.0016, .0034, drops)
    place(plants.leaves(base, fall, rng.normal(0, 1, (drops, 3)), size * rng.uniform(2.5, 7, drops), size, [water], fold=.5, curl=0))
