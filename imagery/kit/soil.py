"""Heaped soil: a lumpy ground with crumbs, clods, fibers, chips and perlite lying on it."""
import numpy as np

from . import wood
from .geometry import field, mesh, place, quads
from .shader import Shader
from .stone import SHAPES


class Heap:
    """A ground whose height is known everywhere, so that things can lie on it without physics."""

    def __init__(self, rng, mound=.5, lumps=.18, extent=((-4.2, 4.2), (-3.2, 4.4))):
        self.mound, self.lumps, self.extent = mound, lumps, extent
        self.shift = rng.uniform(-50, 50, 3)

    def heights(self, xy):
        xy = np.atleast_2d(xy)
        flat = np.c_[xy, np.zeros(len(xy))]
        ridge = self.mound * np.exp(-((xy[:, 0] - .4) / 3.2) ** 2 - ((xy[:, 1] - .8) / 2.6) ** 2)
        return (ridge + self.lumps * field(flat, .55, self.shift) + .5 * self.lumps * field(flat, 1.4, self.shift))

    def surface(self, material, fine=.05, cells=200):
        """The ground itself, with fine relief."""
        (x0, x1), (y0, y1) = self.extent
        xs, ys = np.meshgrid(np.linspace(x0, x1, cells), np.linspace(y0, y1, cells))
        xy = np.c_[xs.ravel(), ys.ravel()]
        flat = np.c_[xy, np.zeros(len(xy))]
        z = self.heights(xy) + fine * field(flat, 4.5, self.shift) + .5 * fine * field(flat, 11, self.shift)
        return place(mesh('heap', np.c_[xy, z], quads(cells, cells), [material]))

    def scatter(self, rng, meshes, count, scale, sink=.25, flat=False, lift=0.):
        """Lay `count` pieces per 120 square units; small ones are the most."""
        (x0, x1), (y0, y1) = self.extent
        count = int(count * (x1 - x0) * (y1 - y0) / 120)
        xy = np.c_[rng.uniform(x0, x1, count), rng.uniform(y0, y1, count)]
        z = self.heights(xy)
        small, large = scale
        sizes = small + (large - small) * rng.uniform(0, 1, count) ** 3
        for (x, y), high, size in zip(xy, z, sizes):
            turn = (rng.normal(0, .25), rng.normal(0, .25), rng.uniform(0, 6.28)) if flat else rng.uniform(0, 6.28, 3)
            at = (x, y, high + lift + size * (.5 - sink) * rng.uniform(0, 1))
            place(meshes[rng.integers(len(meshes))], at, turn, size)


def soil_material(dark, light, warm=None, rough=.95, damp=.15, grain=14.):
    """Crumbly earth; `damp` brings a faint sheen."""
    s = Shader('soil')
    at = s.coords(vary=25)
    color = s.mix(s.random(), dark, light)
    color = s.mix(s.ramp(s.noise(at, grain * .4, 5, .7), [(.35, .7), (.65, 0)]), color, s.tint(color, '6b5d52'))
    if warm:
        color = s.mix(s.spots(at, grain * .7, .58, .68, 2), color, warm)
    height = s.plus(s.noise(at, grain, 5, .7), s.times(s.noise(at, grain * 3.5, 2), .35))
    return s.finish(dict(Base_Color=color, Roughness=rough, Specular=damp, Normal=s.bump(height, .9, .05)))


def plain(color_a, color_b, rough=.8, sheen=.3, grain=20):
    """One color with a little variation: perlite, pebbles, shells."""
    s = Shader('plain')
    at = s.coords(vary=20)
    color = s.mix(s.random(), color_a, color_b)
    color = s.mix(s.times(s.noise(at, 3, 3), .4), color, s.tint(color, 'a59a8c'))
    return s.finish(dict(Base_Color=color, Roughness=rough, Specular=sheen, Normal=s.bump(s.noise(at, grain, 4), .5, .03)))


def pieces(rng, kind, material, detail=3, variants=10, **shape):
    return [mesh('piece', *SHAPES[kind](rng, detail, **shape), [material]) for _ in range(variants)]


def fibers(rng, material, length=(.5, 1.4), thick=.012, bow=.9):
    return [wood.needles(rng, length, thick, 1, bow, material) for _ in range(14)]


def chips(rng, material, **form):
    shapes = [wood.shred(rng, **(dict(length=(.25, .8), width=(.06, .18)) | form)) for _ in range(10)]
    return [mesh('chip', points, faces, [material]) for points, faces in shapes]
