"""Quarry rock laid as riprap on a slope below a lawn. One unit is 10 cm."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from families.aggregate import dust_material, fall, grit, grit_material
from families.boulders import weathered
from families.paving import granite_material
from kit import plants, studio
from kit.geometry import mesh, place
from kit.pour import pour

RENDER = dict(samples=8, bounces=3, threshold=.04)
WIDTH, DEPTH = 25., 20.


def rocks(rng, material, variants=22):
    """Pairs of a light stand-in and the fine mesh of the same rock: sharp, flat-faced, twice as long as thick."""
    pairs = {}
    for _ in range(variants):
        seed, axes = rng.integers(1 << 30), (1.1, rng.uniform(.65, .95), rng.uniform(.5, .75))
        coarse, fine = (mesh('rock', *weathered(np.random.default_rng(seed), axes, 11, detail, 46), [material]) for detail in (2, 5))
        pairs[coarse.name] = fine
    return pairs


def lawn(rng, tilt):
    """The grass above the slope, hanging over the uppermost rocks."""
    blade = plants.leaf_material('3a5f22', '6f8f3c', .28, 'a3b84e', shade=.8, dry=('a39363', .1), drift=.2)
    patches = [plants.grass_patch(rng, 2., 2600, .9, .055, blade) for _ in range(4)]
    edge = DEPTH / 2 - .6
    y, z = edge * math.cos(tilt), edge * math.sin(tilt) + .9
    for x in np.arange(-18, 18.1, 1.8):
        for step in np.arange(0, 12, 1.8):
            at = (x + rng.normal(0, .1), y + step + rng.normal(0, .25), z + .06 * step)
            place(patches[rng.integers(4)], at, (0, 0, rng.integers(4) * math.pi / 2), rng.uniform(.9, 1.1))


def build(rng, colors, median=.95, spread=.3, limits=(.55, 1.6), layers=1.75, slope=24, at=(-2.5, -21., 11.5), toward=(0, 0, 1.), lens=50, fstop=.3):
    tilt = math.radians(slope)
    count = int(layers * WIDTH * DEPTH / (math.pi * (median * .82) ** 2))
    radii = np.clip(rng.lognormal(math.log(median), spread, count), *limits)
    pairs = rocks(rng, granite_material(colors))
    pour(rng, pairs, radii, [np.quantile(radii, .9) * 2.4] * 3, WIDTH, DEPTH, lambda r: r.uniform(0, 6.28, 3), frames=75, friction=.8)
    turn = Matrix.Rotation(tilt, 4, 'X')
    for thing in bpy.context.scene.objects:  # it settled on the level, floor and all
        thing.matrix_world = turn @ thing.matrix_world
    dust = ['6f675c', '5c554b', '857c6f', '4d473f', '948b7d']
    bank = place(mesh('bank', [(-40, -30, .25), (40, -30, .25), (40, 30, .25), (-40, 30, .25)], [(0, 1, 2, 3)], [dust_material(dust, 12.)]))
    bank.rotation_euler = (tilt, 0, 0)
    spots, kept = fall(rng, rng.uniform(-11, 11, (6000, 2)), .5)
    sizes = (.03 + .2 * rng.random(6000) ** 4)[kept]
    grit(rng, spots + np.outer(sizes * .2, (0, 0, 1)), sizes, grit_material(dust), 3)
    lawn(rng, tilt)
    studio.sky(elevation=36, rotation=112)
    studio.camera(at, toward, lens, fstop)
    studio.focus_on(.5, .45)
