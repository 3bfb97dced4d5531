"""Foliage: a leaf material, many leaves as one mesh, and the plants built from them."""
import math

import numpy as np
from mathutils import Vector, noise

from .geometry import join_arrays, mesh, tube_arrays
from .shader import Shader


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def leaf_material(dark, light, through=.3, glow='b9cf4f', rough=.42, shade=.55, dry=None, drift=0., stripe=0.,
                  surface=None):
    """Foliage: each leaf its own green, darker inside the plant, lit through from behind.

    `dry` is (color, share) of dead leaves, `drift` the scale of patches over a lawn, `stripe`
    the strength of mowing stripes, `surface` (see `turf`) recolors by place.
    """
    s = Shader('leaf')
    thing = s.add('ObjectInfo')
    color = s.mix(s.island(), dark, light)
    if dry:
        color = s.mix(s.math('GREATER_THAN', s.island(53.7), 1 - dry[1]), color, dry[0])
    color = s.mix(s.times(s.random(), .35), color, s.tint(color, 'a8a07c'))
    if drift:
        patch = s.ramp(s.noise(thing.outputs['Location'], drift, 3), [(.35, 0), (.65, 1)])
        color = s.mix(s.times(patch, .55), color, s.tint(color, 'b9b47a'))
    if stripe:
        color = _striped(s, color, thing.outputs['Location'], stripe)
    if surface:
        color = surface(s, color)
    inside = s.ramp(s.attribute('t'), [(0, shade), (.6, 0)])
    color = s.mix(inside, color, s.tint(color, '55553c'))
    front = s.principled(Base_Color=color, Roughness=rough, Specular=.35)
    back = s.add('BsdfTranslucent', Color=s.mix(.55, color, glow)).outputs[0]
    return s.finish(s.blend(through, front, back))


def _striped(s, color, location, strength):
    parts = s.add('SeparateXYZ', Vector=location)
    across = s.plus(parts.outputs[0], s.times(parts.outputs[1], .22))
    wave = s.math('SINE', s.times(across, math.pi / .62))
    return s.mix(s.ramp(wave, [(.4, 0), (.6, strength)]), color, s.tint(color, 'c9d09a'))


LEAF_FACES = np.array([(0, 2, 1), (0, 3, 2), (1, 2, 5), (1, 5, 4), (2, 3, 6), (2, 6, 5), (4, 5, 7), (5, 6, 7)])
# Along the leaf, across it, and above its plane (in widths): base, two ribs of three, tip.
LEAF_POINTS = ((0, 0, 0), (.35, -.5, 1), (.38, 0, 0), (.35, .5, 1), (.7, -.38, .8), (.72, 0, 0), (.7, .38, .8), (1, 0, 0))


def leaves(base, direction, normal, length, width, materials, t=None, fold=.25, curl=.15, index=None):
    """Many leaves as one mesh, each folded along its midrib and curled down at the tip."""
    count = len(base)
    ahead = unit(direction)
    side = unit(np.cross(ahead, normal))
    up = np.cross(side, ahead)
    long = np.broadcast_to(length, (count,))[:, None]
    wide = np.broadcast_to(width, (count,))[:, None]
    points = [base + ahead * long * a + side * wide * s + up * (wide * fold * u - long * curl * a * a)
              for a, s, u in LEAF_POINTS]
    faces = (LEAF_FACES[None] + 8 * np.arange(count)[:, None, None]).reshape(-1, 3)
    inside = np.repeat(np.ones(count) if t is None else t, 8)
    return mesh('leaves', np.stack(points, 1).reshape(-1, 3), faces, materials, attributes=dict(t=inside),
                material_index=None if index is None else np.repeat(index, 8))


def ball(rng, count, radius, leaf, width, material, squash=(1, 1, .9), bump=.14, frequency=2.2, jitter=.8, depth=.28):
    """A shrub: leaves over a lumpy ball, some of them deeper inside."""
    out = unit(rng.normal(0, 1, (count, 3)))
    shift = Vector(rng.uniform(-50, 50, 3))
    swell = np.array([1 + bump * noise.noise(Vector(q) * frequency + shift)
                      + bump * .5 * noise.noise(Vector(q) * frequency * 2.6 + shift) for q in out])
    deep = rng.uniform(0, 1, count) ** 2 * depth
    base = out * (swell * (1 - deep))[:, None] * radius * np.array(squash)
    direction = unit(out * .9 + rng.normal(0, jitter, (count, 3)) * .6 + (0, 0, .25))
    normal = unit(out + rng.normal(0, .4, (count, 3)) + (0, 0, .4))
    return leaves(base, direction, normal, leaf * rng.uniform(.65, 1.2, count),
                  width * rng.uniform(.7, 1.15, count), [material], t=1 - deep / depth * .9)


def grass_patch(rng, size, count, height, width, material, lean=.45, curve=.7, disc=False):
    """A square (or a tuft) of grass blades."""
    base = np.c_[rng.uniform(-.5, .5, (count, 2)) * size, np.zeros(count)]
    if disc:
        angle, r = rng.uniform(0, 6.283, count), size * .5 * np.sqrt(rng.random(count))
        base[:, 0], base[:, 1] = r * np.cos(angle), r * np.sin(angle)
    azimuth, facing = rng.uniform(0, 6.283, (2, count))
    high = height * rng.uniform(.55, 1.15, count)
    wide = width * rng.uniform(.7, 1.3, count)
    way = np.c_[np.cos(azimuth), np.sin(azimuth), np.zeros(count)]
    side = np.c_[np.cos(facing), np.sin(facing), np.zeros(count)]
    tilt, bend = np.abs(rng.normal(0, lean, count)), curve * rng.uniform(.2, 1.6, count)
    points = []
    for t, share in ((0, 1.), (.4, .95), (.75, .62)):
        middle = base + way * ((tilt * t + bend * t * t) * high)[:, None]
        middle[:, 2] += high * t * (1 - .22 * bend * t)
        half = side * (wide * share * .5)[:, None]
        points += [middle - half, middle + half]
    tip = base + way * ((tilt + bend) * high)[:, None]
    tip[:, 2] += high * (1 - .3 * bend)
    pattern = np.array([(0, 1, 3), (0, 3, 2), (2, 3, 5), (2, 5, 4), (4, 5, 6)])
    faces = (pattern[None] + 7 * np.arange(count)[:, None, None]).reshape(-1, 3)
    return mesh('grass', np.stack(points + [tip], 1).reshape(-1, 3), faces, [material],
                attributes=dict(t=np.tile([0, 0, .4, .4, .75, .75, 1], count)))


def fountain(rng, count, length, width, material, droop=.8, spread=.3, segments=8, base=.06, upright=.15):
    """An ornamental grass, a yucca, a daylily: strap leaves from one crown, bending over."""
    azimuth = rng.uniform(0, 6.283, count)
    long, wide = rng.uniform(*length, count), rng.uniform(*width, count)
    lean = np.abs(rng.normal(upright, spread, count))
    fall = droop * rng.uniform(.5, 1.4, count)
    way = np.c_[np.cos(azimuth), np.sin(azimuth)]
    side = np.c_[-way[:, 1], way[:, 0], np.zeros(count)]
    at = np.c_[way * rng.uniform(0, base, (count, 1)), np.zeros(count)]
    points, shade = [], []
    for j in range(segments + 1):
        t = j / segments
        if j:
            angle = lean + fall * t * t * 1.9
            step = np.c_[way * np.sin(angle)[:, None], np.cos(angle)]
            at = at + step * (long / segments)[:, None]
        half = side * (wide * (.6 + .8 * t - 1.4 * t * t) + .0006)[:, None]
        points += [at - half, at + half]
        shade += [t, t]
    rows = 2 * (segments + 1)
    strip = np.array([(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(segments)])
    faces = (strip[None] + rows * np.arange(count)[:, None, None]).reshape(-1, 4)
    return mesh('fountain', np.stack(points, 1).reshape(-1, 3), faces, [material], attributes=dict(t=np.tile(shade, count)))


def spikes(rng, count, height, material, petal=(.020, .013), lean=.35, spread=.1, per=60, start=.45):
    """Flower spikes (salvia, lavender): small florets up a bundle of stems."""
    base, ahead = [], []
    for _ in range(count):
        azimuth, tilt = rng.uniform(0, 6.28), abs(rng.normal(0, lean))
        stem = np.array([math.cos(azimuth) * math.sin(tilt), math.sin(azimuth) * math.sin(tilt), math.cos(tilt)])
        foot = np.array([*rng.normal(0, spread, 2), .08])
        t = rng.uniform(start, 1, per)
        base.append(foot + stem * rng.uniform(*height) * t[:, None])
        around = rng.uniform(0, 6.28, per)
        ahead.append(np.c_[np.cos(around), np.sin(around), np.full(per, .5)])
    base, ahead = np.concatenate(base), np.concatenate(ahead)
    return leaves(base, ahead, np.tile([0, 0, 1.], (len(base), 1)), *petal, [material])


def clusters(rng, count, radius, size, material, squash=(1.06, 1.06, .92), petal=.034, per=420):
    """Round flower heads (hydrangea, ixora) over the top of a shrub."""
    base, out = [], []
    for _ in range(count):
        u = rng.normal(0, 1, 3)
        u[2] = abs(u[2]) * .9 + .12
        center = unit(u) * np.array(squash) * radius * rng.uniform(.95, 1.12)
        q = unit(rng.normal(0, 1, (per, 3)))
        base.append(center + q * (1, 1, .8) * rng.uniform(*size))
        out.append(q)
    base, out = np.concatenate(base), np.concatenate(out)
    tangent = unit(np.cross(out, rng.normal(0, 1, out.shape)))
    both = np.concatenate([tangent, -tangent]) + np.concatenate([out, out]) * .3
    return leaves(np.concatenate([base, base]), both, np.concatenate([out, out]), petal, petal, [material],
                  fold=.1, curl=.1)


def florets(rng, at, facing, size, petal, rays=5, wide=.95):
    """Open flowers of a few petals at the given places, each facing its way."""
    side = unit(np.cross(facing, rng.normal(0, 1, facing.shape)))
    other = np.cross(facing, side)
    angle = np.linspace(0, 2 * math.pi, rays, endpoint=False)
    ray = side[:, None] * np.cos(angle)[:, None] + other[:, None] * np.sin(angle)[:, None]
    long = np.repeat(size * rng.uniform(.7, 1.15, len(at)), rays)
    return leaves(np.repeat(at, rays, 0) + ray.reshape(-1, 3) * size * .06, (ray + facing[:, None] * .25).reshape(-1, 3), np.repeat(facing, rays, 0), long,
                  long * wide, [petal], fold=.08, curl=.22)


def blooms(rng, count, radius, size, petal, heart, squash=(1, 1, .75), rays=5, wide=.95):
    """Open flowers lying over the upper side of a mound and facing out of it. Returns their petals and their hearts."""
    out = unit(rng.normal(0, 1, (count * 2, 3)) + (0, 0, .55))
    out = out[out[:, 2] > -.15][:count]
    at = out * np.array(squash) * radius * rng.uniform(1.04, 1.2, (len(out), 1))
    facing = unit(out + rng.normal(0, .3, out.shape) + (0, 0, .35))
    middle = unit(rng.normal(0, 1, (len(out) * 12, 3)))
    eyes = leaves(np.repeat(at + facing * size * .1, 12, 0) + middle * size * .1, middle, rng.normal(0, 1, middle.shape), size * .12, size * .1, [heart])
    return [florets(rng, at, facing, size, petal, rays, wide), eyes]


def mopheads(rng, count, radius, size, petal, squash=(1.06, 1.06, .92), floret=.021, per=130):
    """The round heads of a hydrangea seen near: domes of four-petaled florets over the top of a shrub."""
    at, facing = [], []
    for _ in range(count):
        u = unit(rng.normal(0, 1, 3) * (1, 1, .5) + (0, 0, .75))
        out = unit(rng.normal(0, 1, (per, 3)) + u * .7)
        at.append(u * np.array(squash) * radius * rng.uniform(.98, 1.12) + out * (1, 1, .82) * rng.uniform(*size))
        facing.append(unit(out + rng.normal(0, .22, out.shape)))
    return florets(rng, np.concatenate(at), np.concatenate(facing), floret, petal, 4)


def trailing(rng, count, reach, fall, leaf, width, green, stem, step=.016):
    """A plant that climbs over a pot's rim and hangs down outside it. Returns its leaves and its stems."""
    stems, base, ahead = [], [], []
    for k in range(count):
        azimuth, out, low = (k + rng.uniform(-.4, .4)) * 6.283 / count, reach * rng.uniform(.96, 1.08), fall * rng.uniform(.3, 1.1)
        t = np.linspace(0, 1, 26)
        over = np.clip(t / .45, 0, 1)
        wander = azimuth + np.cumsum(rng.normal(0, .035, 26))
        r = out * np.sin(over * 1.571) + .03 * np.clip(t - .45, 0, 1)
        z = reach * .36 * np.sin(over * 2.5) - low * np.clip((t - .4) / .6, 0, 1) ** 1.25
        line = np.c_[r * np.cos(wander), r * np.sin(wander), z]
        stems.append(tube_arrays(line, .0016, 5))
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        for at in np.arange(.04, along[-1], step):
            base.append([np.interp(at, along, line[:, j]) for j in range(3)])
            ahead.append(np.array([math.cos(azimuth), math.sin(azimuth), -.5]) * .6 + rng.normal(0, .6, 3))
    base, ahead = np.array(base), np.array(ahead)
    outward = unit(base * (1, 1, 0)) * .8 + rng.normal(0, .35, base.shape) + (0, 0, .6)
    size = rng.uniform(.65, 1.15, len(base))
    return [leaves(base, ahead, outward, leaf * size, width * size, [green], fold=.12, curl=.2), mesh('stems', *join_arrays(stems), [stem])]


def daisies(rng, count, height, petals, heart, size=.05, rays=12, spread=.25, stem=None):
    """Composite flowers on stems (coneflower, black-eyed Susan, sunflower). Returns one mesh."""
    foot = np.c_[rng.normal(0, spread, (count, 2)), np.zeros(count)]
    lean = rng.normal(0, .16, (count, 2))
    top = foot + np.c_[lean, np.ones(count)] * rng.uniform(*height, count)[:, None]
    facing = unit(np.c_[lean + rng.normal(0, .3, (count, 2)), np.ones(count)])
    side = unit(np.cross(facing, [.3, .8, .1]))
    other = np.cross(facing, side)
    angle = np.linspace(0, 2 * math.pi, rays, endpoint=False)
    ray = (side[:, None] * np.cos(angle)[:, None] + other[:, None] * np.sin(angle)[:, None])
    base = top[:, None] + ray * size * .28
    ring = leaves(base.reshape(-1, 3), (ray - facing[:, None] * .12).reshape(-1, 3), np.repeat(facing, rays, 0), size,
                  size * .42, [petals], fold=.1, curl=.12)
    middle = unit(rng.normal(0, 1, (count * 40, 3)))
    heads = np.repeat(top, 40, 0) + middle * size * (.3, .3, .22) + np.repeat(facing, 40, 0) * size * .06
    hearts = leaves(heads, middle, rng.normal(0, 1, heads.shape), size * .16, size * .1, [heart])
    stalks = leaves(foot, top - foot, rng.normal(0, 1, foot.shape), np.linalg.norm(top - foot, axis=1), size * .09,
                    [stem or petals], fold=.4, curl=0)
    return [ring, hearts, stalks]
