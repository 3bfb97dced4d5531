"""A heap of soil close up. The recipe of crumbs, clods, fiber and chips tells the soils apart."""
import numpy as np

from kit import plants, studio, wood
from kit.geometry import mesh, place, spline, tube_arrays
from kit.planting import broad_leaves
from kit.soil import Heap, chips, fibers, pieces, plain, soil_material

RENDER = dict(samples=7, bounces=3, threshold=.04)


def seedling(rng, leaf, stalk, first):
    """A young plant: a bent stem, two seed leaves, and between them the first true ones."""
    top = np.array([*rng.normal(0, .09, 2), rng.uniform(.55, .85)])
    stem = spline([(0, 0, -.2), (0, 0, .05), top * (.2, .2, .6), top], 8)
    turn = rng.uniform(0, 6.28)
    around = turn + np.array([0, np.pi])
    out = np.c_[np.cos(around), np.sin(around), rng.uniform(.1, .45, 2)]
    size = rng.uniform(.85, 1.15)
    pair = broad_leaves(rng, np.tile(top, (2, 1)), out, np.tile([0, 0, 1.], (2, 1)), .52 * size, .36 * size, .35, leaf, shape=.9)
    around = around + np.pi / 2 + rng.normal(0, .2)
    out = np.c_[np.cos(around), np.sin(around), rng.uniform(.5, 1.1, 2)]
    young = broad_leaves(rng, np.tile(top + (0, 0, .03), (2, 1)), out, np.tile([0, 0, 1.], (2, 1)), .36 * size, .17 * size, .5, first)
    return [mesh('stem', *tube_arrays(stem, np.linspace(.036, .026, len(stem)), 12), [stalk]), pair, young]


def sow(rng, heap, across, along, leaf=('5f9036', '86b350')):
    """Seedlings in rows; a few did not come up."""
    leaf, first = plants.leaf_material(*leaf, .32, 'cfe06a', .45), plants.leaf_material('4f8430', '76a844', .32, 'c3dc60', .5)
    stalk = plants.leaf_material('a9c08a', 'c9d3a4', .2)
    makes = [seedling(rng, leaf, stalk, first) for _ in range(14)]
    (x0, x1), (y0, y1) = heap.extent
    for x in np.arange(x0, x1, across):
        for y in np.arange(y0, y1, along):
            if rng.random() < .93:
                at = np.array([x, y]) + rng.normal(0, .09, 2)
                spin, size = rng.uniform(0, 6.28), rng.uniform(.75, 1.15)
                for part in makes[rng.integers(len(makes))]:
                    place(part, (*at, heap.heights(at)[0]), (*rng.normal(0, .06, 2), spin), size)


def build(rng, dark, light, warm=None, damp=.15, mound=.6, lumps=.2, relief=.05, crumbs=(9000, .03, .13),
          clods=(500, .1, .34), clod_shape='cinder', clod_form={}, pebbles=None, pebble=('8d8375', 'b5a892'), roots=None, bark=None, perlite=None,
          straw=None, pellets=None, seedlings=None, at=(.3, -5.5, 5.4), toward=(0, -.3, .35), lens=52):
    """Every ingredient is (count, smallest, largest), or None; `seedlings` are (between rows, within a row)."""
    earth = soil_material(dark, light, warm, damp=damp)
    heap = Heap(rng, mound, lumps)
    heap.surface(earth, relief)
    ragged = pieces(rng, 'cinder', earth, 3, 10, lumps=.55) + pieces(rng, 'broken', earth, 3, 6, rough=.22)
    heap.scatter(rng, ragged, crumbs[0], crumbs[1:])
    if clods:
        heap.scatter(rng, pieces(rng, clod_shape, earth, 4, 12, **clod_form), clods[0], clods[1:])
    if pellets:
        worm = pieces(rng, 'worn', earth, 3, 12, flat=(.55, .75), wide=(.55, .75), lumps=.2)
        heap.scatter(rng, worm, pellets[0], pellets[1:], sink=.1)
    if pebbles:
        heap.scatter(rng, pieces(rng, 'worn', plain(*pebble), 3), pebbles[0], pebbles[1:])
    if perlite:
        white = plain('ece8e0', 'f6f3ee', grain=9)
        heap.scatter(rng, pieces(rng, 'cinder', white, 3, lumps=.2), perlite[0], perlite[1:], sink=.15)
    if bark:
        material = wood.wood_material(['4a3020', '5f3f2a', '3a261a', '7a5538'], highlight='8f6a48')
        heap.scatter(rng, chips(rng, material), bark[0], bark[1:], flat=True, sink=.45, lift=.02)
    if roots:
        heap.scatter(rng, fibers(rng, wood.straw_material(roots[3])), roots[0], roots[1:3], flat=True, sink=.45, lift=.03)
    if straw:
        stalks = fibers(rng, wood.straw_material(['c9a552', 'd8bd78', 'a98a48']), (.4, 1.2), .022, .1)
        heap.scatter(rng, stalks, straw[0], straw[1:], flat=True, sink=.45, lift=.03)
    if seedlings:
        sow(rng, heap, *seedlings)
    studio.sky(elevation=35, rotation=118)
    studio.camera(at, toward, lens, .26)
    studio.focus_on(.5, .45)
