"""Bays of a landscape yard: heaps of stone, soil or mulch side by side between concrete blocks. One unit is 10 cm."""
import numpy as np

from families.aggregate import dust_material, grit, grit_material
from kit import objects, stone, studio, wood
from kit.geometry import box, field, mesh, place, quads
from kit.soil import pieces, soil_material

RENDER = dict(samples=10, bounces=3, threshold=.035)
WALL = 1.5


class Pile:
    """A heap that was tipped into a bay: its height is known everywhere."""

    def __init__(self, rng, x, width, crest, foot=-5., slope=.62):
        self.rng, self.x, self.width, self.crest, self.foot, self.slope = rng, x, width, crest, foot, slope
        self.shift = rng.uniform(-50, 50, 3)

    def heights(self, xy):
        flat = np.c_[xy, np.zeros(len(xy))]
        across = (xy[:, 0] - self.x) / (self.width / 2)
        toe = self.foot + 1.9 * across ** 2 + 1. * field(flat, .16, self.shift)
        rise = np.maximum(0, xy[:, 1] - toe) * self.slope
        high = self.crest * (1 - .3 * across ** 2)
        soft = high * (1 - np.exp(-(rise / high) ** 1.25))  # the foot runs out, the crest rounds off
        return soft + np.clip(rise, 0, 1) * (.3 * field(flat, .3, self.shift) + .14 * field(flat, .9, self.shift)) - .06

    def spots(self, spacing, back=9.):
        """Places all over the heap, none nearer to another than about `spacing`, with the slope's normal."""
        rng, (x0, x1) = self.rng, (self.x - self.width / 2, self.x + self.width / 2)
        xs, ys = np.meshgrid(np.arange(x0, x1, spacing), np.arange(self.foot - .6, back, spacing * .84))
        xs[1::2] += spacing / 2
        xy = np.c_[xs.ravel(), ys.ravel()] + rng.uniform(-.32, .32, (xs.size, 2)) * spacing
        z = self.heights(xy)
        xy, z = xy[z > -.02], z[z > -.02]
        dx, dy = self.heights(xy + (.05, 0)) - z, self.heights(xy + (0, .05)) - z
        return np.c_[xy, z], np.c_[dx, dy] / .05

    def surface(self, material, lift=0., cells=150):
        xs, ys = np.meshgrid(np.linspace(self.x - self.width / 2, self.x + self.width / 2, cells), np.linspace(self.foot - 2, 11, cells))
        xy = np.c_[xs.ravel(), ys.ravel()]
        place(mesh('heap', np.c_[xy, self.heights(xy) + lift], quads(cells, cells), [material]))


def stones(rng, pile, kind, look, median, spread=.28, dust=('8b8883', '79766f'), layers=3, shape=None):
    """A heap of stone: sparse layers over one another, small ones in the gaps."""
    material = stone.material(**look)
    shapes = [mesh('stone', *stone.SHAPES[kind](rng, 4, **(shape or {})), [material]) for _ in range(30)]
    pile.surface(soil_material(*dust), -median)
    for layer in range(layers):
        for at, _ in zip(*pile.spots(median * 2.15)):
            size = median * np.clip(rng.lognormal(0, spread), .5, 1.7)
            lift = (layer - layers + 1.3) * median * .75 + rng.uniform(-.25, .25) * median
            place(shapes[rng.integers(30)], at + (0, 0, lift), rng.uniform(0, 6.28, 3), size)


def mulch(rng, pile, colors, raw=None, raw_share=.15, spacing=.26, layers=3, form=None, **look):
    """A heap of shreds, each lying roughly along the slope."""
    material = wood.wood_material(colors, '6b4a40', raw, raw_share, **look)
    shapes = [mesh('shred', *wood.shred(rng, **(dict(length=(.3, 1.25), width=(.05, .2)) | (form or {}))), [material]) for _ in range(36)]
    pile.surface(soil_material('1a0c07', '2a1710'), -.2)
    for layer in range(layers):
        for at, (dx, dy) in zip(*pile.spots(spacing)):
            turn = (np.arctan(dy) + rng.normal(0, .35), -np.arctan(dx) + rng.normal(0, .35), rng.uniform(0, 6.28))
            place(shapes[rng.integers(36)], at + (0, 0, (layer - 1.6) * .12 + rng.uniform(-.05, .08)), turn, rng.uniform(.6, 1.15))


def soil(rng, pile, dark, light, spacing=.15, damp=.2):
    """A heap of screened soil: crumbs and a few clods that rolled to the foot."""
    earth = soil_material(dark, light, damp=damp)
    pile.surface(earth, 0., 320)
    ragged = pieces(rng, 'cinder', earth, 3, 14, lumps=.5) + pieces(rng, 'broken', earth, 3, 8, rough=.22)
    for at, _ in zip(*pile.spots(spacing)):
        place(ragged[rng.integers(22)], at - (0, 0, .02), rng.uniform(0, 6.28, 3), .035 + .15 * rng.random() ** 4)
    for at, _ in zip(*pile.spots(spacing * 3.2)):
        if rng.random() < .2 * (1.25 - min(1, at[2] / pile.crest)):
            place(ragged[rng.integers(22)], at + (0, 0, .03), rng.uniform(0, 6.28, 3), rng.uniform(.1, .3))


KINDS = dict(stones=stones, mulch=mulch, soil=soil)


def blocks(rng, x, y, count, courses, along, size=(4., WALL, 2.)):
    """A wall of big cast blocks laid dry: `along` is 0 for a back wall, a quarter turn for a side."""
    cast = objects.concrete('8a847a', '5f584f', grain=3.5, strength=.7)
    length, thick, high = size
    way = np.array([np.cos(along), np.sin(along), 0])
    for row in range(courses):
        for k in range(count):
            step = (k + .5 + .5 * (row % 2)) * length  # the upper course starts half a block back
            at = np.array([x, y, high * (row + .5)]) + way * step + rng.normal(0, .025, 3)
            box((length - .06, thick - rng.uniform(0, .06), high - .04), at, cast, edge=.12, turn=(0, 0, along + rng.normal(0, .006)), segments=3)


def yard_floor(rng):
    """Trodden stone dust with stray bits."""
    gray = ['777065', '665f55', '8a8275', '575149', '9c9385']
    place(mesh('floor', [(-60, -30, 0), (60, -30, 0), (60, 30, 0), (-60, 30, 0)], [(0, 1, 2, 3)], [dust_material(gray, 12.)]))
    xy = np.c_[rng.uniform(-14, 14, 9000), rng.uniform(-13, 1, 9000)]
    sizes = .03 + .1 * rng.random(9000) ** 3
    grit(rng, np.c_[xy, sizes * .2], sizes, grit_material(gray))


def build(rng, heaps, width=9., crest=5.6, courses=3, at=(1.5, -19., 8.8), toward=(0, 1.2, 1.9), lens=40, fstop=.3):
    """`heaps` from left to right, each a kind with its parameters."""
    yard_floor(rng)
    left = -len(heaps) * (width + WALL) / 2
    for k, (kind, options) in enumerate(heaps):
        pile = Pile(rng, left + (k + .5) * (width + WALL), width + .2, crest * rng.uniform(.94, 1.06), -5 + rng.uniform(-.5, .5))
        KINDS[kind](rng, pile, **options)
    for k in range(len(heaps) + 1):
        blocks(rng, left + k * (width + WALL), -1.5, 3, courses - 1 if 0 < k < len(heaps) else courses, np.pi / 2)
    blocks(rng, left - 4, 9., int(2 + len(heaps) * (width + WALL) / 4 + 2), courses + 1, 0.)
    studio.sky(elevation=42, rotation=126, clouds=.6)
    studio.camera(at, toward, lens, fstop)
    studio.focus_on(.5, .5)
