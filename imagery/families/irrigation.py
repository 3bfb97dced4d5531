"""Irrigation parts on seamless paper. One unit is about 2 cm."""
import math

import numpy as np

from kit import objects
from kit.fittings import BLACK, GREEN, GRAY, WHITE, hexagon, hollow, photograph, ribbed, thread
from kit.geometry import box, field, helix, mesh, pivot, place, spline, tube, tube_arrays, turned
from kit.objects import brass, enamel, plastic

RENDER = dict(samples=10, bounces=4, threshold=.03)


def popup_head(at, raised=2.4, nozzle=GREEN):
    """A spray head with its riser up."""
    black, gray = plastic(BLACK), plastic('2b2d2f', .45)
    hub = pivot(at)
    ribbed([(.001, 0), (.62, 0), (.62, .9), (.72, 1.), (.72, 5.), (.8, 5.1), (.8, 5.25), (.3, 5.25)], black, 12, 1.15, 4.9, .035, parent=hub)
    thread(.5, -.01, .85, .14, black, parent=hub)
    ribbed([(.4, 5.22), (1.05, 5.22), (1.1, 5.3), (1.1, 5.95), (1.02, 6.05), (.52, 6.08), (.42, 6.), (.4, 5.9)], gray, 36, 5.32, 5.95, .03, parent=hub)
    top = 5.72 + raised
    turned([(.36, 5.8), (.36, top), (.3, top + .05), (.001, top + .05)], black, parent=hub)
    turned([(.36, 5.98), (.47, 6.02), (.47, 6.14), (.37, 6.18)], plastic('5a5c5e', .6), parent=hub)
    head = plastic(nozzle, .35)
    shape = [(.34, 0), (.43, .04), (.43, .3), (.4, .34), (.4, .54), (.34, .6), (.09, .6), (.08, .52), (.001, .52)]
    ribbed([(r, z + top) for r, z in shape], head, 28, top + .06, top + .3, .03, parent=hub)
    return hub


def popups(rng):
    popup_head((-1.7, .3, 0))
    popup_head((1.1, 1.1, 0), .35, 'b5651c')
    barb_fitting((1.3, -1.3, .78), math.radians(62))
    return 1.08, 4.2


def barb_fitting(at, heading):
    """A brass hose barb lying on its side."""
    metal, turn = brass(), (math.pi / 2, 0, heading)
    hexagon(.78, 0, .7, metal, at, turn)
    thread(.55, .7, 1.75, .17, metal, at, turn)
    turned([(.54, .68), (.54, 1.78), (.5, 1.84), (.4, 1.84), (.38, 1.7), (.38, 1.)], metal, at, turn)
    ridges = [(.5, .02), (.5, -.1), (.42, -.14), (.42, -.3), (.52, -.32), (.4, -.62), (.4, -.66), (.52, -.68), (.4, -.98), (.4, -1.02),
              (.52, -1.04), (.38, -1.42), (.27, -1.44), (.25, -1.3), (.25, -.5)]
    turned(ridges, metal, at, turn)


def rotor(rng):
    for x, y, raised in ((-1.5, .2, 2.6), (1.9, 1., .5)):
        black, hub = plastic(BLACK), pivot((x, y, 0))
        ribbed([(.001, 0), (.7, 0), (.75, .6), (1.0, 1.4), (1.05, 5.6), (1.12, 5.7), (.5, 5.7)], black, 10, 1.5, 5.5, .03, parent=hub)
        ribbed([(.5, 5.65), (1.42, 5.65), (1.48, 5.75), (1.48, 6.5), (1.4, 6.62), (.8, 6.66), (.7, 6.5)], plastic(GRAY, .45), 44, 5.8, 6.45, .025, parent=hub)
        top = 6.2 + raised
        turned([(.66, 6.4), (.66, top), (.001, top)], plastic('1d1f21', .3), parent=hub)
        turned([(.66, top - .1), (.86, top), (.9, top + .12), (.9, top + 1.0), (.8, top + 1.15), (.001, top + 1.2)], plastic('2f3234', .4), parent=hub)
        turned([(.001, 0), (.3, 0), (.3, .12), (.16, .14), (.14, .04), (.001, .04)], plastic('8f2f24', .4), (0, -.86, top + .62), (math.pi / 2, 0, 0), parent=hub)
        turned([(.001, 0), (.42, 0), (.42, .06), (.001, .06)], plastic('b8922c', .5), (0, 0, top + 1.18), parent=hub)
    return 1.22, 4.6


def drip(rng):
    brown = plastic('2b211b', .5)
    line = helix(4.3, 2.4, .42, wobble=.07) + (1.6, 1.6, .24)
    tail = spline([line[0] + (0, .3, 0), line[0], (3.2, -1.2, .22), (.4, -2.6, .22), (-3.6, -2.0, .22), (-5.4, -2.9, .22)], 24)
    tube(line, .2, brown)
    tube(tail[24:], .2, brown)
    for k in range(40, len(line), 62):
        _emitter(line[k], line[k + 1] - line[k])
    for x, y, spin in ((-4., .2, .4), (-3.1, 1., 2.), (-4.6, 1.6, 1.)):
        _emitter(np.array([x, y, .32]), np.array([math.cos(spin), math.sin(spin), 0]))
    stake(rng, (-2.2, .6, .12), .7)
    stake(rng, (-1.5, -.5, .12), .5)
    return .62, 1.9


def _emitter(at, way):
    """A small red-capped dripper across the tube."""
    heading = math.atan2(way[1], way[0])
    turned([(.001, -.3), (.12, -.3), (.26, -.2), (.3, 0), (.26, .2), (.12, .3), (.001, .3)], plastic('1d1d1e', .4), at, (0, math.pi / 2, heading), sides=40)
    turned([(.001, 0), (.14, 0), (.14, .1), (.06, .16), (.001, .16)], plastic('a33226', .4), (at[0], at[1], at[2] + .24), sides=32)


def stake(rng, at, heading):
    hub = pivot(at, (0, math.pi / 2, heading))
    turned([(.001, -2.), (.1, -1.4), (.14, .4), (.24, .5), (.24, .7), (.001, .72)], plastic(BLACK), parent=hub, sides=32)


def soaker(rng):
    rubber = objects.plastic('1c1b1a', .85, .2)
    line = helix(3.6, 2.7, .62, wobble=.1, steps=110) + (.3, 1.2, .36)
    tail = spline([line[0] + (0, .3, 0), line[0], (2.9, -.9, .36), (1., -2.4, .36), (-1.3, -2.3, .36)], 40)[40:]
    for part in (line, tail):
        points, faces = tube_arrays(part, .34, 40)
        points = points + .03 * field(points, 4.5, (3, 5, 7))[:, None] + .02 * field(points, 11, (1, 2, 3))[:, None]
        place(mesh('soaker', points, faces, [rubber]))
    green = plastic(GREEN, .4)
    end, way = tail[-1], tail[-1] - tail[-4]
    turn = (0, math.pi / 2, math.atan2(way[1], way[0]))
    ribbed([(.001, -.2), (.45, -.2), (.56, -.05), (.56, .8), (.45, .92), (.3, .92), (.28, .3)], green, 22, 0, .75, .04, end, turn)
    thread(.46, .85, 1.4, .16, brass(), end, turn)
    top = line[-1]
    turned([(.001, -.3), (.45, -.3), (.5, .5), (.42, .7), (.001, .7)], green, top, (0, math.pi / 2, math.atan2(*(line[-1] - line[-3])[[1, 0]])))
    return .72, 1.9


def controller(rng):
    shell, dark = plastic('d9d9d4', .45), plastic('26292b', .35)
    box((6.4, 1.5, 8.2), (0, 0, 4.1), shell, edge=.35, segments=6)
    box((5.4, .1, 3.0), (0, -.74, 6.2), dark, edge=.2, segments=4)
    screen = plastic('9db0a0', .18)
    box((4.4, .06, 1.9), (0, -.81, 6.35), screen, edge=.05)
    ink = plastic('26302a', .5)
    _digits(ink, '6:30', (-1.25, -.855, 6.6))
    for k in range(6):
        box((.42, .02, .12), (-1.75 + k * .7, -.845, 5.72), ink, edge=.01)
    ribbed([(.001, 0), (1.15, 0), (1.15, .25), (1.0, .5), (.001, .55)], dark, 40, .02, .3, .02, (-1.3, -.72, 2.5), (math.pi / 2, 0, 0))
    box((.12, .08, .7), (-1.3, -1.3, 3.0), plastic('e8e8e2', .4), edge=.03)
    for k, tint in enumerate(('4f7a3c', 'c9c9c4', 'c9c9c4')):
        turned([(.001, 0), (.36, 0), (.34, .2), (.001, .24)], plastic(tint, .4), (1.5, -.72, 3.5 - k * 1.0), (math.pi / 2, 0, 0), sides=48)
    tube(spline([(1.2, .3, .2), (1.6, 1.2, .15), (3.4, .8, .14), (5.6, 1.8, .14)], 20), .14, plastic(GRAY, .5))
    return .95, 4.1


SEGMENTS = {'6': 'afgedc', '3': 'abgcd', '0': 'abcdef', ':': 'xy'}
BARS = dict(a=(0, 1., 0), d=(0, -1., 0), g=(0, 0, 0), f=(-.3, .5, 1), e=(-.3, -.5, 1), b=(.3, .5, 1), c=(.3, -.5, 1), x=(0, .35, 2), y=(0, -.35, 2))


def _digits(material, text, at):
    """Seven-segment figures."""
    x = at[0]
    for letter in text:
        for bar in SEGMENTS[letter]:
            dx, dz, upright = BARS[bar]
            size = ((.5, .02, .11), (.11, .02, .42), (.12, .02, .12))[upright]
            box(size, (x + dx, at[1], at[2] + dz * .52 - .05), material, edge=.01)
        x += .5 if letter == ':' else .95


def sensors(rng):
    gray, black = plastic('c9cac6', .45), plastic(BLACK)
    hub = pivot((-1.9, 0, 0))
    box((2.4, 1.6, .2), (0, 0, .1), plastic(GRAY), edge=.06, parent=hub)
    box((.5, .3, 3.2), (0, .3, 1.7), plastic(GRAY), edge=.1, parent=hub)
    turned([(.001, 3.), (.95, 3.), (1., 3.1), (1., 4.8), (.9, 5.), (.001, 5.)], gray, (0, -.5, 0), parent=hub)
    for k in range(14):
        a = k / 14 * 2 * math.pi
        box((.1, .06, 1.1), (math.cos(a) * 1.0, -.5 + math.sin(a) * 1.0, 4.), black, edge=.02, turn=(0, 0, a + math.pi / 2), parent=hub)
    ribbed([(.3, 4.98), (1.08, 4.98), (1.12, 5.1), (1.0, 5.5), (.5, 5.7), (.001, 5.72)], black, 20, 5., 5.4, .03, (0, -.5, 0), parent=hub)
    probe = pivot((2.1, .3, 0), (0, math.radians(0), 0))
    box((2.2, .9, 3.), (0, 0, 5.), plastic('4f7a3c', .4), edge=.3, segments=5, parent=probe)
    box((1.3, .06, 1.), (0, -.46, 5.5), plastic('1a1c1a', .2), edge=.1, parent=probe)
    steel = objects.steel('9aa0a3', .3)
    for x in (-.6, 0, .6):
        turned([(.001, .0), (.12, .7), (.12, 3.6)], steel, (x, 0, 0), sides=32, parent=probe)
    tube(spline([(2.1, .4, 6.4), (2.4, .9, 7.2), (3.6, 1.3, 5.), (4.2, 1.6, .4), (5.8, 1.2, .15)], 24), .12, black)
    return .9, 3.2


AXIS = .84  # of a valve's ports and of the manifold: all of it rests on the ground


def valve(at):
    """A globe valve with a solenoid, standing on its foot, its ports along y."""
    body, black, steel, hub = plastic('2b2f2c', .45), plastic(BLACK, .35), objects.steel('9aa0a3', .3), pivot(at)
    turned([(.001, 0), (.85, 0), (1.12, .3), (1.2, .85), (1.05, 1.4), (1.02, 1.72), (1.5, 1.8), (1.56, 1.88), (1.56, 2.06), (1.5, 2.12), (.001, 2.12)],
           body, radius=.12, parent=hub)
    turned([(.001, 2.16), (1.5, 2.16), (1.56, 2.22), (1.56, 2.44), (1.46, 2.52), (1.12, 2.58), (.95, 2.86), (.6, 3.), (.001, 3.02)], body, radius=.12, parent=hub)
    for k in range(8):
        a = (k + .5) * math.pi / 4
        turned([(.001, 0), (.12, 0), (.12, .08), (.09, .1), (.001, .1)], steel, (1.33 * math.cos(a), 1.33 * math.sin(a), 2.51), sides=24, radius=.01, parent=hub)
    for side in (-1, 1):
        turn = (-side * math.pi / 2, 0, 0)
        turned([(.74, .7), (.74, 1.35), (.86, 1.4), (.86, 1.5)], body, (0, 0, AXIS), turn, parent=hub)
        hexagon(.96, 1.4, 2.05, body, (0, 0, AXIS), turn, parent=hub)
        turned([(.63, 2.), (.78, 2.), (.8, 2.1), (.8, 2.2), (.74, 2.24), (.63, 2.24)], body, (0, 0, AXIS), turn, parent=hub)
    turned([(.001, 0), (.36, 0), (.36, .3), (.53, .34), (.54, .45), (.54, 1.75), (.46, 1.92), (.2, 1.96), (.2, 2.06), (.001, 2.08)], black, (.66, .1, 2.5),
           radius=.06, parent=hub)
    ribbed([(.001, 0), (.14, 0), (.14, .2), (.5, .22), (.53, .28), (.53, .56), (.45, .64), (.001, .66)], black, 14, .24, .6, .05, (-.42, -.05, 2.94), parent=hub)
    turned([(.001, 0), (.16, 0), (.18, .16), (.08, .26), (.001, .26)], plastic('8f7a2c', .4), (.3, -.85, 2.6), sides=40, parent=hub)
    for x, tint in ((-.07, 'a83226'), (.07, 'e4e4e0')):
        tube(spline([(.66 + x, .1, 4.5), (.7 + x, .14, 4.85), (1.15 + x, .4, 5.), (1.62 + x, .8, 3.9), (1.76 + x, 1.1, 1.8), (1.78 + x, 1.6, .3), (1.8 + 1.6 * x, 2.6, .06),
                     (1.8 + 2.4 * x, 4.4, .06), (1.8, 7., .06)], 16), .05, plastic(tint, .4), sides=12, parent=hub)


def valves(rng):
    white = plastic(WHITE, .35)
    socket = [(.63, -1.2), (.8, -1.2), (.83, -1.12), (.83, 1.12), (.8, 1.2), (.63, 1.2)]
    for x in (-3.6, 0, 3.6):
        valve((x, 0, 0))
        hollow(.62, .5, 1.7, white, (x, -2., AXIS), (math.pi / 2, 0, 0))
        hollow(.62, .5, 3.2, white, (x, 2., AXIS), (-math.pi / 2, 0, 0))
        turned(socket, white, (x, 5.2, AXIS), (0, math.pi / 2, 0))
        turned([(.82, .4), (.83, 1.3), (.8, 1.38), (.63, 1.38)], white, (x, 5.2, AXIS), (math.pi / 2, 0, 0))
    hollow(.62, .5, 12.6, white, (-6.3, 5.2, AXIS), (0, math.pi / 2, 0))
    return 1.12, 1.7


def pipes(rng):
    white, black = plastic(WHITE, .35), plastic('1b1c1d', .45)
    for k, (x, z) in enumerate(((0, .82), (1.68, .82), (3.36, .82), (.84, 2.26), (2.52, 2.26), (1.68, 3.7))):
        hollow(.8, .62, 13 - .6 * (k % 3), white, (-6.4, 3.4 - x + .6, z), (0, math.pi / 2, 0))
    elbow = spline([(0, 0, 0), (0, 0, 1.0), (.25, 0, 1.6), (.9, 0, 1.9), (1.8, 0, 1.9)], 14)
    for x, spin in ((-4.2, .5), (-1.6, 2.5)):
        tube(elbow, np.where(np.arange(len(elbow)) < 12, .98, np.where(np.arange(len(elbow)) > 44, .98, .86)), white, 48, at=(x, -2.8, 0), turn=(0, 0, spin))
    line = helix(4.2, 2.1, .5, wobble=.05) + (3.9, -1.9, .24)
    tube(line, .25, black)
    return 1.12, 2.0


def backflow(rng):
    # Cast bronze: paler and browner than polished brass.
    metal, steel, blue = brass('b39c78', '7d6647'), objects.steel('a9adae', .3), enamel('2f5a94', .35)
    bar = lambda at, turn, length: hollow(.7, .5, length, metal, at, turn)
    bar((-3.2, 0, 0), (0, 0, 0), 2.4)
    bar((3.2, 0, 0), (0, 0, 0), 2.4)
    for x, side in ((-3.2, -1), (3.2, 1)):
        hexagon(1.05, 2.2, 2.9, metal, (x, 0, 0))
        turned([(.7, 2.8), (1.15, 3.), (1.2, 3.5), (1.15, 4.), (.7, 4.2)], metal, (x, 0, 0))
        hexagon(1.05, 4.1, 4.7, metal, (x, 0, 0))
        box((.5, 2.4, .12), (x, -1.2, 3.5), blue, edge=.05, turn=(math.pi / 2, 0, 0))
        turned([(.001, 0), (.3, 0), (.3, 1.2), (.001, 1.2)], steel, (x, 0, 3.5), (math.pi / 2, 0, 0), sides=32)
        curve = spline([(x, 0, 4.6), (x, 0, 5.4), (x - side * .3, 0, 6.1), (x - side * 1.1, 0, 6.5), (x - side * 1.8, 0, 6.5)], 14)
        tube(curve, .72, metal, 40)
    turned([(.7, -2.), (1., -1.7), (1.3, -1.2), (1.4, 0), (1.3, 1.2), (1., 1.7), (.7, 2.)], metal, (0, 0, 6.5), (0, math.pi / 2, 0))
    turned([(.8, 7.2), (1.4, 7.5), (1.5, 7.7), (1.5, 8.6), (1.3, 9.1), (.7, 9.4), (.001, 9.5)], metal)
    hexagon(.4, 9.4, 9.8, metal)
    return 1.24, 4.9


SUBJECTS = {f.__name__: f for f in (popups, rotor, drip, soaker, controller, sensors, valves, pipes, backflow)}


def build(rng, subject, side=.05, raise_=8.6):
    photograph(*SUBJECTS[subject](rng), side, raise_)
