"""What stands in a garden while it is worked on: a spreader, a pallet, a spray head at work."""
import math

import numpy as np

from . import covers, objects, plants
from .geometry import box, pivot, place, tube, turned
from .shader import Shader


def spreader(plot, x, y, turn=0., color='2f5a34'):
    """A walk-behind broadcast spreader, full of granules, its handle toward `turn`."""
    hub = pivot((x, y, plot.z(x, y) + .035), (0, 0, turn))
    shell, frame, rubber, grey = objects.enamel(color, .35), objects.enamel('2a2d2f', .35), objects.plastic('1b1c1d', .7), objects.plastic('74787a', .5)
    turned([(.07, .27), (.1, .29), (.235, .56), (.25, .565), (.25, .585), (.222, .583), (.09, .3)], shell, parent=hub, sides=72, radius=.008)
    turned([(.001, .535), (.1, .525), (.192, .5)], covers.bits_material(['d8d0ba', 'b9ae94', 'a89a7c']), parent=hub, sides=48, radius=.02)
    beads, many = covers.pebbles(plot.rng, 2600, .3, (.0026, .0042), covers.bits_material(['e2dac6', 'c4b898', 'b0a488', '9c8a6a', 'd8cba8'])), .53
    place(beads, (0, 0, many - .008), parent=hub)
    turned([(.001, .215), (.13, .215), (.14, .235), (.001, .23)], grey, parent=hub, sides=48, radius=.006)
    tube([(0, 0, .1), (0, 0, .3)], .012, frame, 16, hub)
    tube([(-.27, 0, .16), (.27, 0, .16)], .009, frame, 16, hub)
    for side in (-1, 1):
        circle = [(side * .25, .135 * math.cos(a), .16 + .135 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 49)]
        tube(circle, .032, rubber, 20, hub)
        turned([(.001, -.018), (.1, -.018), (.112, -.026), (.112, .026), (.1, .018), (.001, .018)], grey, (side * .25, 0, .16), (0, math.pi / 2, 0), 64, .004, hub)
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


def pallet(plot, x, y, turn=0., width=12., depth=9.):
    """A wooden pallet on the ground; its deck is 15 cm up. Sizes in decimetres."""
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
