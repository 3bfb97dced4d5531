"""Landscape boulders of weathered granite in a gravel bed at the edge of a lawn. One unit is 1 m."""
import numpy as np

from kit import garden as g
from kit import stone, studio
from kit.garden import Garden, even_steps
from kit.geometry import field, icosphere, mesh, place
from kit.shader import Shader

RENDER = dict(samples=10, bounces=3, threshold=.035)


def weathered(rng, size, cuts=15, detail=7):
    """A rock that broke long ago: break planes whose edges wore round, a rough skin, a few cracks."""
    points, faces = icosphere(detail)
    normals = rng.normal(size=(cuts, 3))
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    distance = rng.uniform(.66, 1.02, cuts)
    near = np.maximum(points @ normals.T, 0) / distance
    reach = np.minimum(((near ** 14).sum(1) + 1e-9) ** (-1 / 14), 1.2)
    shift = rng.uniform(-50, 50, 3)
    reach += .10 * field(points, 1.1, shift) - .06 * np.abs(field(points, 2.3, shift)) + .032 * field(points, 4.6, shift)
    reach += .014 * field(points, 11, shift) + .007 * field(points, 27, shift) + .0045 * field(points, 60, shift)
    for normal in normals[:3]:
        split = points @ normal - .25 + .22 * field(points, 1.6, shift + 5)
        reach -= .03 * np.exp(-(split / .011) ** 2) * np.clip(field(points, 1.3, shift + 9) * 3, 0, 1)
    return points * reach[:, None] * size, faces


def granite(light, dark, lichen='b3b8a2', moss='5f6b35'):
    """Weathered granite: crystals, stains that water drew, lichen on top, moss at the foot."""
    s = Shader('boulder')
    at = s.coords(vary=20)
    color = s.mix(s.ramp(s.noise(at, 1.4, 5, .66, .5), [(.34, 0), (.68, 1)]), light, dark)
    crystal = s.add('TexVoronoi', Vector=at, Scale=75.).outputs['Color']
    color = s.mix(.45, color, s.ramp(s.math('FRACT', s.times(crystal, 5.1)), [(0, '3f3d3b'), (.2, '8f8a84'), (.6, 'a8a29a'), (.9, 'd2ccc2')]), 'OVERLAY')
    color = s.mix(s.times(s.ramp(s.noise(at, 3.1, 4, .7), [(.5, 0), (.7, 1)]), .4), color, s.tint(color, 'c79a70'))
    drawn = s.noise(s.coords((5, 5, .8), vary=20), 1.1, 5, .7)
    color = s.mix(s.times(s.ramp(drawn, [(.5, 0), (.72, 1)]), .55), color, s.tint(color, '6f6a64'))
    up = s.add('SeparateXYZ', Vector=s.add('NewGeometry').outputs['Normal']).outputs[2]
    patches = s.times(s.spots(at, 7., .56, .6, 5), s.ramp(up, [(.0, 0), (.5, 1)]), s.ramp(s.noise(at, 1.1, 2), [(.45, 0), (.6, .75)]))
    color = s.mix(patches, color, s.mix(s.noise(at, 30, 2), lichen, '8f957f'))
    low = s.add('SeparateXYZ', Vector=s.add('NewGeometry').outputs['Position']).outputs[2]
    green = s.times(s.ramp(s.plus(s.times(low, -2.2), s.noise(at, 4, 5, .75)), [(.3, 0), (.52, .8)]), s.ramp(s.random(13.), [(.2, .3), (.8, 1)]))
    color = s.mix(green, color, s.mix(s.noise(at, 60, 3), moss, '3a4420'))
    height = s.plus(s.noise(at, 6, 6, .74), s.times(s.noise(at, 60, 3, .7), .3))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(.7, s.times(s.noise(at, 5, 2), .2)), Specular=.28,
                         Normal=s.bump(height, .7, .03)))


def strew(rng, plot, count, size, colors, around):
    """Stones of the bed: each its own, more of them at the foot of the boulders."""
    material = stone.material(list(colors), veins=.03)
    shapes = [mesh('pebble', *stone.worn(rng, 4), [material]) for _ in range(24)]
    for k in range(count):
        x, y = rng.uniform(-2.6, 2.6), rng.uniform(-1.6, 2.6)
        if k % 3 == 0:
            cx, cy, wide = around[rng.integers(len(around))]
            turn, far = rng.uniform(0, 6.28), wide * rng.uniform(.85, 1.25)
            x, y = cx + far * np.cos(turn), cy + far * np.sin(turn)
        if plot.zone(x, y) == g.GRAVEL:
            radius = rng.lognormal(np.log(size), .3)
            place(shapes[rng.integers(24)], (x, y, plot.z(x, y) + radius * rng.uniform(.1, .5)), rng.uniform(0, 6.28, 3), radius)


def build(rng, rocks, edge, camera, toward, light='8f8b86', dark='5f5c5a', lens=40, fstop=4., plants=(),
          pebbles=('8a7a66', '6f6252', 'a39078', '5a5046', 'b3a088', '7d6b58')):
    """`rocks` are (x, y, size, how much of it stands above the ground); the lawn ends at `edge`."""
    line, _ = even_steps(edge, .05)
    order = np.argsort(line[:, 0])

    def zone_at(x, y):
        return np.where(y > np.interp(x, line[order, 0], line[order, 1]), g.LAWN, g.GRAVEL)

    plot = Garden(rng, zone_at, camera, toward, lens, ((-4, 4), (-2.2, 7)))
    plot.ground()
    plot.lawn(height=.05, keep=1.)
    plot.gravel(size=(.01, .022), count=520, colors=pebbles)
    surface = granite(light, dark)
    for x, y, size, above in rocks:
        points, faces = weathered(rng, size * np.array([1.15, .95, .82]))
        top = points[:, 2].max()
        place(mesh('boulder', points, faces, [surface]), (x, y, plot.z(x, y) + top * (2 * above - 1)),
              (rng.normal(0, .12), rng.normal(0, .12), rng.uniform(0, 6.28)))
    strew(rng, plot, 2600, .022, pebbles, [(x, y, size) for x, y, size, _ in rocks])
    plot.plant_all(plants)
    plot.woods(13)
    studio.sky(elevation=32, rotation=262, clouds=.85, dust=1.2)
    studio.camera(camera, toward, lens, fstop)
    studio.focus_on(.5, .45)
