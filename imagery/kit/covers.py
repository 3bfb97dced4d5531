"""What lies on the ground of a garden: materials, and small patches of shreds, straw and pebbles."""
import numpy as np
from mathutils import Euler

from .geometry import icosphere, mesh
from .shader import Shader


def paver_material(colors):
    s = Shader('paver')
    at = s.coords(vary=30)
    grain = s.noise(at, 7, 5, .7)
    color = s.mix(s.times(grain, .6), s.palette(s.random(), list(colors), hard=False), '5f574e')
    relief = s.plus(grain, s.noise(at, 60, 2))
    return s.finish(dict(Base_Color=color, Roughness=.9, Specular=.2, Normal=s.bump(relief, .35, .01)))


def soil(dark, light):
    s = Shader('soil')
    at = s.coords()
    grain = s.noise(at, 14, 6, .72)
    return s.finish(dict(Base_Color=s.ramp(grain, [(.3, dark), (.7, light)]), Roughness=1., Specular=.1,
                         Normal=s.bump(grain, 1, .04)))


def bits_material(colors, rough=.85):
    s = Shader('bits')
    color = s.palette(s.island(), colors, hard=False)
    color = s.mix(s.times(s.noise(s.coords(), 40, 3), .6), color, s.tint(color, '6a5a50'))
    return s.finish(dict(Base_Color=color, Roughness=rough, Specular=.2))


def _turns(rng, count, tilt):
    return [np.array(Euler((rng.normal(0, tilt), rng.normal(0, tilt * .7), rng.uniform(0, 6.28))).to_matrix())
            for _ in range(count)]


def shreds(rng, count, size, material):
    """A patch of coarse mulch: bent four-sided splinters."""
    profile = ((-.5, .3), (-.2, 1), (.25, .9), (.5, .25))
    square = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    points = []
    for turn in _turns(rng, count, .5):
        length, wide = rng.uniform(.03, .10), rng.uniform(.006, .016)
        at = np.array([*rng.uniform(-.5, .5, 2) * size, rng.uniform(0, .03)])
        local = [(t * length, a * wide * .5 * k, b * wide * .25 * k + .1 * length * t * t) for t, k in profile for a, b in square]
        points.append(at + np.array(local) @ turn.T)
    side = np.array([(q * 4 + e, q * 4 + (e + 1) % 4, q * 4 + 4 + (e + 1) % 4, q * 4 + 4 + e) for q in range(3) for e in range(4)])
    faces = (side[None] + 16 * np.arange(count)[:, None, None]).reshape(-1, 4)
    return mesh('shreds', np.concatenate(points), faces, [material], smooth=False)


def stalks(rng, count, size, material):
    """A patch of pine straw: thin needles across each other."""
    points = []
    for turn in _turns(rng, count, .22):
        length, wide = rng.uniform(.12, .24), rng.uniform(.0012, .002)
        at = np.array([*rng.uniform(-.5, .5, 2) * size, rng.uniform(0, .05)])
        local = [(t * length, a * wide, b * wide + .15 * length * t * t) for t in (-.5, 0, .5) for a, b in ((-1, -.6), (1, -.6), (0, 1))]
        points.append(at + np.array(local) @ turn.T)
    side = np.array([(q * 3 + e, q * 3 + (e + 1) % 3, q * 3 + 3 + (e + 1) % 3, q * 3 + 3 + e) for q in range(2) for e in range(3)])
    faces = (side[None] + 9 * np.arange(count)[:, None, None]).reshape(-1, 4)
    return mesh('straw', np.concatenate(points), faces, [material])


def pebbles(rng, count, size, radius, material):
    """A patch of small stones."""
    ball, faces = icosphere(2)
    points = []
    for turn in _turns(rng, count, 3.):
        at = np.array([*rng.uniform(-.5, .5, 2) * size, rng.uniform(0, .02)])
        lumps = 1 + rng.normal(0, .06, (len(ball), 1))
        points.append(at + (ball * lumps * (1, .8, .6) * rng.uniform(*radius)) @ turn.T)
    every = (faces[None] + len(ball) * np.arange(count)[:, None, None]).reshape(-1, 3)
    return mesh('pebbles', np.concatenate(points), every, [material])
