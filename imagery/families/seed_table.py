"""Seeds in bowls and saucers, with plain envelopes, on a wooden table or on paper. One unit is about 1 cm."""
import math

import bpy
import numpy as np

from families.feed_bag import paper
from families.seeds import coat, seed_shape
from kit import objects, settle, studio
from kit.geometry import box, field, mesh, pivot, place, quads, turned
from kit.pour import drop_points
from kit.shader import Shader

RENDER = dict(samples=9, bounces=4, threshold=.03)

# Radius and height as shares of a vessel's radius: up the outside, over the rim, down inside.
PROFILES = dict(
    bowl=[(.001, 0), (.5, 0), (.56, .03), (.8, .2), (.94, .4), (1, .6), (.94, .61), (.87, .42), (.74, .26), (.5, .13), (.001, .1)],
    saucer=[(.001, 0), (.72, 0), (.78, .03), (.95, .3), (1, .33), (1, .4), (.91, .4), (.86, .32), (.72, .1), (.001, .08)])


def turned_wood(light, dark):
    """Oiled wood of a bowl, its grain straight along x."""
    s = Shader('turned wood')
    grain, fiber = s.noise(s.coords((.12, 1.6, 1.6)), 1.5, 4, .6, .4), s.noise(s.coords((.5, 16, 16)), 1.5, 2)
    color = s.mix(s.ramp(fiber, [(.45, 0), (.75, .4)]), s.ramp(grain, [(.3, dark), (.7, light)]), '5a3c20')
    return s.finish(dict(Base_Color=color, Roughness=.5, Specular=.35, Normal=s.bump(s.plus(grain, fiber), .08, .02)))


FINISHES = dict(wood=lambda: turned_wood('b98c5a', '94673c'), dark=lambda: turned_wood('8a6038', '61442a'), clay=objects.terracotta)


def kinds_of(rng, seeds):
    """For each kind its stand-ins for physics, its fine meshes, its coat and its size."""
    made = {}
    for name, (shape, skin, size) in seeds.items():
        material, pairs = coat(**skin), {}
        for _ in range(8):
            number = rng.integers(1 << 30)
            coarse, fine = (mesh('seed', *seed_shape(np.random.default_rng(number), detail, **shape), [material]) for detail in (1, 4))
            pairs[coarse.name] = fine
        made[name] = pairs, material, size * 1.6
    return made


def drop(rng, kind, count, at, width, depth, mix=()):
    """Seeds in the air over a place, the first layer at its height."""
    things = []
    kinds = (kind, *mix)
    for spot in drop_points(rng, count, np.full(3, kind[2] * 1.05), width, depth):
        pairs, _, size = kinds[rng.integers(len(kinds))]
        stand_in = bpy.data.meshes[list(pairs)[rng.integers(len(pairs))]]
        things.append(place(stand_in, spot + at, rng.uniform(0, 2 * math.pi, 3), size * rng.normal(1, .08)))
    return things


def envelope(rng, x, y, turn, color='b08a5c', width=7., height=10.5, full=.7, lift=0.):
    """A closed envelope lying flat, a little fuller in its middle, its flap folded down."""
    hub, kraft = pivot((x, y, .02 + lift), (0, 0, turn)), paper(color)
    u, v = (a.ravel() for a in np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 56)))
    shift = rng.uniform(-40, 40, 3)
    flat = np.c_[u * width / 2, v * height / 2, np.zeros(len(u))]

    def high(p, q):
        edge = (1 - np.abs(p) ** 3) * (1 - np.abs(q) ** 3)
        return .05 + full * edge * (.8 + .25 * field(np.c_[p * width / 2, q * height / 2, 0 * p], .25, shift)) + .05 * edge

    place(mesh('envelope', flat + np.c_[0 * u, 0 * u, high(u, v)], quads(40, 56), [kraft]), parent=hub)
    place(mesh('back', [(-width / 2, -height / 2, 0), (width / 2, -height / 2, 0), (width / 2, height / 2, .04), (-width / 2, height / 2, .04)],
               [(0, 1, 2, 3)], [kraft], smooth=False), parent=hub)
    w, t = (a.ravel() for a in np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 16)))
    p, q = w * (1 - .16 * t), 1 - .5 * t
    points = np.c_[p * width / 2, q * height / 2, high(p, q) + .05 + .1 * t]
    shell = place(mesh('flap', points, quads(30, 16), [kraft]), parent=hub).modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = .04


def build(rng, seeds, vessels, envelopes=(), loose=(), table=True, boards=('8f6f4e', '604630'), camera=(-.5, -35, 34.5), toward=(-.5, .3, .8), lens=50,
          fstop=.09, focus=(.5, .45)):
    """`seeds` maps a name to (shape, skin, size); `vessels` are (profile, finish, x, y, radius, [names], count), `loose`
    seeds are (name, x, y, width, depth, count)."""
    made = kinds_of(rng, seeds)
    finishes = {name: make() for name, make in FINISHES.items()}
    things, solid, walls = [], [box((120, 120, .4), (0, 0, -.2), edge=0)], []
    for profile, finish, x, y, radius, names, count in vessels:
        solid.append(turned([(a * radius, b * radius) for a, b in PROFILES[profile]], finishes[finish], (x, y, 0), sides=72, radius=.12))
        rim = max(b for _, b in PROFILES[profile]) * radius
        dome = [(.9 * radius * a, .62 * rim + .42 * rim * (1 - a * a)) for a in np.linspace(1, .001, 8)]
        solid.append(turned(dome, made[names[0]][1], (x, y, 0), sides=48, radius=0))
        walls.append(turned([(.93 * radius, .5 * rim), (.93 * radius, 60)], None, (x, y, 0), sides=32, radius=0))
        things += drop(rng, made[names[0]], count, (x, y, rim * 1.15), 1.25 * radius, 1.25 * radius, [made[name] for name in names[1:]])
    for name, x, y, width, depth, count in loose:
        things += drop(rng, made[name], count, (x, y, .1), width, depth)
    settle.settle(things, solid + walls, frames=70, friction=.7, substeps=3, iterations=8)
    settle.remove(walls + solid[:1])
    for pairs, *_ in made.values():
        settle.swap([thing for thing in things if thing.data.name in pairs], pairs)
    for spot in envelopes:
        envelope(rng, *spot)
    if table:
        planks, hub = objects.boards(*boards), pivot((0, 0, 0), (0, 0, .04), 10)
        for k, y in enumerate(np.arange(-4.9, 7, 1.44)):
            box((14, 1.4, .3), (rng.uniform(-1, 1), y, -.15 - .004 * rng.random()), planks, edge=.035, parent=hub)
        studio.sky(elevation=38, rotation=118, sun_size=2.)
    else:
        studio.sweep('e2ded6', reach=40, back=26, width=120)
        studio.product_light(9.)
    studio.camera(camera, toward, lens, fstop)
    studio.focus_on(*focus)
