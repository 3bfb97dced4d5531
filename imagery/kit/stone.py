"""Stones: their shapes (worn, broken, split) and one parametric material."""
import numpy as np

from .geometry import field, icosphere, mesh
from .shader import Shader


def worn(rng, detail, flat=(.38, .68), wide=(.62, .92), lumps=.17):
    """A water-worn pebble: a soft superellipsoid with lumps."""
    points, faces = icosphere(detail)
    power = rng.uniform(2.0, 2.7)
    points = points / (np.abs(points) ** power).sum(1, keepdims=True) ** (1 / power)
    swell = lumps * field(points, 1., rng.uniform(-50, 50, 3))
    swell += .4 * lumps * field(points, 2.1, rng.uniform(-50, 50, 3))
    if detail > 2:
        swell += .016 * field(points, 6, rng.uniform(-50, 50, 3))
        swell += .006 * field(points, 14, rng.uniform(-50, 50, 3))
    axes = np.array([1, rng.uniform(*wide), rng.uniform(*flat)])
    return points * (1 + swell)[:, None] * axes, faces


def broken(rng, detail, flat=(.55, .9), wide=(.65, .95), cuts=13, rough=.03):
    """A crushed stone: what is left between random break planes, with grainy faces."""
    points, faces = icosphere(detail)
    normals = rng.normal(size=(cuts, 3))
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    distance = rng.uniform(.62, .95, cuts)
    facing = np.maximum(points @ normals.T, 1e-3)
    reach = np.minimum((distance / facing).min(1), 1.15)
    grain = rng.uniform(-50, 50, 3)
    reach += rough * field(points, 2.2, grain)
    if detail > 2:
        reach += .5 * rough * field(points, 6, grain) + .25 * rough * field(points, 15, grain)
    axes = np.array([1, rng.uniform(*wide), rng.uniform(*flat)])
    return points * reach[:, None] * axes, faces


def split(rng, detail, flat=(.10, .2), wide=(.55, .9), **rest):
    """A thin chip that split along its layers."""
    return broken(rng, detail, flat, wide, **rest)


def cinder(rng, detail, flat=(.65, .95), wide=(.7, .95), lumps=.26):
    """A lump of lava: irregular and full of holes."""
    points, faces = icosphere(detail)
    swell = lumps * field(points, 1.3, rng.uniform(-50, 50, 3))
    if detail > 2:
        pits = field(points, 5.5, rng.uniform(-50, 50, 3))
        swell -= .16 * np.clip(pits - .12, 0, .4) / .4
        fine = field(points, 11, rng.uniform(-50, 50, 3))
        swell -= .08 * np.clip(fine - .1, 0, .4) / .4
    axes = np.array([1, rng.uniform(*wide), rng.uniform(*flat)])
    return points * (1 + swell)[:, None] * axes, faces


SHAPES = dict(worn=worn, broken=broken, split=split, cinder=cinder)


def meshes(rng, kind, material, variants, coarse, fine, **shape):
    """Pairs of a light stand-in for physics and the fine mesh of the same stone."""
    pairs = {}
    for _ in range(variants):
        seed = rng.integers(1 << 30)
        light, full = (mesh('stone', *SHAPES[kind](np.random.default_rng(seed), detail, **shape), [material])
                       for detail in (coarse, fine))
        pairs[light.name] = full
    return pairs


def material(colors, warm='c9a98a', mottle=.55, pale=.35, dark_flecks=.65, light_flecks=.6,
             veins=.05, strata=.15, grain=5., bump=.45, rough=.36, sheen=.42, dust=None, pores=0.):
    """Stone with per-piece color, mottling, flecks, veins and strata on some pieces."""
    s = Shader('stone')
    at = s.coords(vary=30)
    one, two = s.random(37.7), s.random(91.3)
    base = s.palette(s.random(), colors)
    patch = s.ramp(s.noise(at, 1.6, 3, .62, .4), [(.35, 0), (.68, 1)])
    color = s.mix(s.times(patch, mottle), base, s.tint(base, warm))
    bloom = s.ramp(s.noise(at, 4.5, 4, .7), [(.42, 0), (.62, 1)])
    color = s.mix(s.times(bloom, pale), color, s.mix(.6, color, 'e8e2d6'))
    color = s.mix(s.times(s.spots(at, 30, .56, .66), one, dark_flecks), color, '37332f')
    color = s.mix(s.times(s.spots(at, 47, .6, .68), two, light_flecks), color, 'ded8cc')
    if veins:
        line = s.add('TexWave', Vector=at, Scale=.9, Distortion=5.5, Detail=4, Detail_Scale=1.2).outputs['Fac']
        line = s.ramp(line, [(.9, 0), (.97, 1)])
        color = s.mix(s.times(line, s.math('GREATER_THAN', two, 1 - veins)), color, 'e6e0d3')
    if strata:
        band = s.add('TexWave', Vector=at, Scale=2.6, Distortion=3, Detail=3).outputs['Fac']
        band = s.times(band, .4, s.math('GREATER_THAN', one, 1 - strata))
        color = s.mix(band, color, s.tint(color, 'a08a78'))
    if dust:
        color = _dusted(s, at, color, dust)
    height = s.plus(s.noise(at, grain, 5, .68), s.times(s.noise(at, 45, 1, .7), .22))
    if pores:
        cells = s.add('TexVoronoi', Vector=at, Scale=11.).outputs['Distance']
        height = s.plus(height, s.times(s.ramp(cells, [(.1, 0), (.42, 1)]), pores))
    roughness = s.plus(s.times(s.noise(at, 9, 2), .25), s.times(one, .2), rough)
    return s.finish(dict(Base_Color=color, Roughness=roughness, Specular=sheen,
                         Normal=s.bump(height, bump, .035)))


def _dusted(s, at, color, dust):
    """Pale fines lying on what faces up."""
    up = s.add('SeparateXYZ', Vector=s.add('NewGeometry').outputs['Normal']).outputs[2]
    cover = s.ramp(s.plus(s.times(up, .6), s.times(s.noise(at, 5, 3), .6)), [(.55, 0), (.95, 1)])
    return s.mix(s.times(cover, .7), color, dust)
