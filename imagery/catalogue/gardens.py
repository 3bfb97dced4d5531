"""Whole gardens. Each plan is its own: edge of the beds, walk, house or fence, planting."""
import math

from catalogue import shot


def sweeping_edge(x):
    """The front yard's bed line: it swings toward the viewer on the left."""
    swing = 7.2 / (1 + math.exp((x + 3.1) / .8))
    return 2.3 + .45 * math.sin(x * .75 + .4) - swing - 1.5 / (1 + math.exp(-(x - 6.2) / .7))


def walk_line(y):
    return 2.45 + 2.3 * max(0, (4.8 - y) / 12) ** 1.5


SWEEP = [(x / 2, sweeping_edge(x / 2)) for x in range(-26, 27)]
WALK = [(walk_line(y / 2), y / 2) for y in range(10, -19, -1)]
MORNING = dict(ev=.32, wb=(1.015, 1, .975), look='Medium Contrast')

FOUNDATION = (
    [('yew', -5.6, 6.1), ('box', -4.9, 6.05, .9), ('box', -3.2, 6.1, 1.), ('box', -2.5, 6.15, .9), ('box', -1.6, 6.05, 1.)]
    + [('hydrangea_white', x, 5.85, 1.05) for x in (-4.05, -.75, .25)]
    + [('box', x, 5.05, .92) for x in (4.3, 5.1, 6.0, 6.9, 7.7)]
    + [('yew', 8.6, 5.6, 1.35), ('yew', 1.05, 6.0, .95)]
    + [('fountain_grass', x, 4.75, .85) for x in (-5.2, -3.6, -2.0, -.3, .7)]
    + [('barberry', x, 4.0, .95) for x in (-2.8, -1.2, 4.6, 6.4)]
    + [('salvia', x, 3.35 + .1 * (x > 3), 1.) for x in (-1.9, -.5, .4, 3.9, 5.4, 7.2)]
    + [('spirea', x, 3.35, .92) for x in (1.15, 5.9, 7.9)])

SWEEPING_BED = [
    ('box', -5.0, -.6, 1.05), ('salvia', -4.3, -1.55, 1.1), ('salvia', -4.9, -2.2, 1.05), ('barberry', -5.4, -1.4, 1.1),
    ('spirea', -4.0, -.5, 1.05), ('salvia', -3.1, .15, 1.05), ('spirea', -2.75, 1.0, .95), ('fountain_grass', -4.6, .6, .95),
    ('fountain_grass', -6.0, .4, 1.1), ('hydrangea_pink', -5.6, 1.8, 1.1), ('hydrangea_pink', -6.8, -.9, 1.1),
    ('box', -2.5, 2.3, .95), ('barberry', -4.4, 2.8, 1.05), ('yew', -6.6, 2.6, 1.1), ('box', -5.9, -2.9, .95),
    ('goldenspire', -5.1, -3.1, 1.), ('fountain_grass', -6.7, -3.9, .9), ('goldenspire', -3.5, -.95, .9),
    ('goldenspire', -3.0, 3.3, .95)]

STREET_TREES = [('maple', -3.6, 1.35, 1.), ('maple', -9.5, 9.5, 1.7), ('maple', -12.5, 5.5, 1.8), ('maple', 11.2, 9, 1.6),
                ('maple', 13.5, 6.5, 1.8), ('maple', -9.6, 1.5, 1.3), ('maple', 15.5, 11, 2.), ('maple', -15, 10, 2.),
                ('maple', 7.4, -8.4, 1.2), ('maple', 2.3, -10., 1.15)]

PICTURES = {
    'home/hero-landscaping': shot(
        'garden', seed=21, camera=(-.2, -6.5, 1.28), toward=(.12, 5, 1.36), edge=SWEEP, path=WALK, mulch='red', house={},
        plants=FOUNDATION + SWEEPING_BED + STREET_TREES, grade=MORNING, render=dict(samples=30)),
}
