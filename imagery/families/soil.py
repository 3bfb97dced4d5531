"""A heap of soil close up. The recipe of crumbs, clods, fibre and chips tells the soils apart."""
from kit import studio, wood
from kit.soil import Heap, chips, fibres, pieces, plain, soil_material

RENDER = dict(samples=7, bounces=3, threshold=.04)


def build(rng, dark, light, warm=None, damp=.15, mound=.6, lumps=.2, relief=.05, crumbs=(9000, .03, .13),
          clods=(500, .1, .34), clod_shape='cinder', pebbles=None, roots=None, bark=None, perlite=None,
          straw=None, pellets=None, at=(.3, -5.5, 5.4), lens=52):
    """Every ingredient is (count, smallest, largest), or None."""
    earth = soil_material(dark, light, warm, damp=damp)
    heap = Heap(rng, mound, lumps)
    heap.surface(earth, relief)
    ragged = pieces(rng, 'cinder', earth, 3, 10, lumps=.55) + pieces(rng, 'broken', earth, 3, 6, rough=.22)
    heap.scatter(rng, ragged, crumbs[0], crumbs[1:])
    if clods:
        heap.scatter(rng, pieces(rng, clod_shape, earth, 4, 12), clods[0], clods[1:])
    if pellets:
        worm = pieces(rng, 'worn', earth, 3, 12, flat=(.55, .75), wide=(.55, .75), lumps=.2)
        heap.scatter(rng, worm, pellets[0], pellets[1:], sink=.1)
    if pebbles:
        stone = plain('8d8375', 'b5a892')
        heap.scatter(rng, pieces(rng, 'worn', stone, 3), pebbles[0], pebbles[1:])
    if perlite:
        white = plain('ece8e0', 'f6f3ee', grain=9)
        heap.scatter(rng, pieces(rng, 'cinder', white, 3, lumps=.2), perlite[0], perlite[1:], sink=.15)
    if bark:
        material = wood.wood_material(['4a3020', '5f3f2a', '3a261a', '7a5538'], highlight='8f6a48')
        heap.scatter(rng, chips(rng, material), bark[0], bark[1:], flat=True, sink=.45, lift=.02)
    if roots:
        heap.scatter(rng, fibres(rng, wood.straw_material(roots[3])), roots[0], roots[1:3], flat=True, sink=.45, lift=.03)
    if straw:
        stalks = fibres(rng, wood.straw_material(['c9a552', 'd8bd78', 'a98a48']), (.4, 1.2), .022, .1)
        heap.scatter(rng, stalks, straw[0], straw[1:], flat=True, sink=.45, lift=.03)
    studio.sky(elevation=35, rotation=118)
    studio.camera(at, (0, -.3, .35), lens, .26)
    studio.focus_on(.5, .45)
