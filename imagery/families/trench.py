"""A French drain cut open: turf, topsoil over red clay, and the lined trench of stone with its pipe. One unit is 10 cm."""
import bpy
import numpy as np

from kit import plants, settle, stone, studio, wood
from kit.fittings import corrugated
from kit.geometry import box, field, mesh, place, quads, spline, tube
from kit.objects import plastic
from kit.pour import drop_points
from kit.shader import Shader
from kit.soil import fibers, pieces

RENDER = dict(samples=10, bounces=3, threshold=.035)
HALF, FLOOR, BACK = 1.6, -5.1, 2.4  # of the trench: half its width, its bottom, how deep stone was poured


def ground_material(top=('2e2117', '46331f'), clay=('6f3f2b', '935b40')):
    """Dark topsoil that turns into red clay a hand below the turf."""
    s = Shader('ground')
    at = s.coords()
    grain = s.noise(at, 2.6, 6, .74)
    low = s.add('SeparateXYZ', Vector=s.add('NewGeometry').outputs['Position']).outputs[2]
    share = s.ramp(s.plus(s.times(low, -.28), s.times(s.noise(at, .5, 5, .7), .9)), [(.62, 0), (.86, 1)])
    color = s.mix(share, s.mix(s.ramp(grain, [(.35, 0), (.65, 1)]), *top), s.mix(s.ramp(grain, [(.35, 0), (.65, 1)]), *clay))
    color = s.mix(s.times(s.ramp(s.noise(at, .9, 4), [(.5, 0), (.7, 1)]), .4), color, s.tint(color, 'c2a284'))
    height = s.plus(grain, s.times(s.noise(at, 12, 4, .75), .5))
    return s.finish(dict(Base_Color=color, Roughness=.95, Specular=.12, Normal=s.bump(height, 1., .1)))


def cut_face(rng, material, reach=9., bottom=-9.):
    """The spade's cut on both sides of the trench and below it, rough and a little crumbled."""
    shift = rng.uniform(-50, 50, 3)

    def sheet(x0, x1, z0, z1, cell=.06):
        xs, zs = np.meshgrid(np.linspace(x0, x1, int((x1 - x0) / cell)), np.linspace(z0, z1, int((z1 - z0) / cell)))
        flat = np.c_[xs.ravel(), np.zeros(xs.size), zs.ravel()]
        y = .22 * field(flat, .5, shift) + .1 * np.abs(field(flat, 1.3, shift)) + .06 * field(flat, 3.5, shift) + .03 * field(flat, 9, shift)
        y += .25 * np.clip(flat[:, 2] + .25, 0, 1)  # the upper edge rounds back
        place(mesh('face', flat + np.outer(y, (0, 1, 0)), quads(xs.shape[1], xs.shape[0]), [material]))

    sheet(-reach, -HALF, FLOOR, 0)
    sheet(HALF, reach, FLOOR, 0)
    sheet(-reach, reach, bottom, FLOOR)
    for hand in (-1, 1):
        box((reach - HALF - .1, 12, .3), (hand * (reach + HALF + .1) / 2, 6.2, -.17), material, edge=0)
    shapes = pieces(rng, 'cinder', material, 3, 12, lumps=.5) + pieces(rng, 'broken', material, 3, 8, rough=.2)
    pebble = pieces(rng, 'worn', stone.material(['8d8375', 'b5a892', '7a6f62'], veins=0), 4, 8)
    for k in range(2400):
        x, z = rng.uniform(-7.5, 7.5), rng.uniform(-7.6, -.05)
        if abs(x) < HALF + .1 and z > FLOOR - .1:
            continue
        kind = pebble if k % 40 == 0 else shapes
        place(kind[rng.integers(len(kind))], (x, .1 * rng.normal(), z), rng.uniform(0, 6.28, 3), (.03 + .2 * rng.random() ** 4) * (.9 if kind is pebble else .62))


def roots(rng, count=700):
    hair = fibers(rng, wood.straw_material(['b09a78', '8a7050', 'c9b692']), (.5, 1.3), .011, 1.2)
    for _ in range(count):
        x = rng.choice((-1, 1)) * rng.uniform(HALF + .1, 7)
        place(hair[rng.integers(len(hair))], (x, -.06, -.05 - 1.5 * rng.random() ** 2), (rng.normal(0, .3), rng.uniform(.9, 2.2), rng.normal(0, .4)), rng.uniform(.4, 1.))


def turf(rng, size=1.5):
    blade = plants.leaf_material('3a5f22', '6f8f3c', .28, 'a3b84e', shade=.8, dry=('a39363', .07), drift=.2)
    patches = [plants.grass_patch(rng, size, 2600, .75, .05, blade) for _ in range(4)]
    tuft = [plants.grass_patch(rng, .45, 240, .75, .05, blade, disc=True) for _ in range(4)]
    for hand in (-1, 1):
        for x in np.arange(HALF + .22 + size / 2, 9, size * .94):
            for y in np.arange(.2 + size / 2, 11, size * .94):
                place(patches[rng.integers(4)], (hand * x, y, 0), (0, 0, rng.integers(4) * np.pi / 2 + rng.normal(0, .1)))
        for x in np.arange(HALF + .3, 8, .2):
            place(tuft[rng.integers(4)], (hand * x, .22 + rng.normal(0, .07), -.03), (rng.uniform(.1, .45), 0, rng.normal(0, .6)), rng.uniform(.75, 1.05))
        for y in np.arange(.2, 11, .2):
            place(tuft[rng.integers(4)], (hand * (HALF + .3 + rng.normal(0, .06)), y, -.03), (0, 0, rng.uniform(0, 6.28)), rng.uniform(.7, 1.))


def lining(rng):
    """Gray fabric along the trench, its ends lying on the ground at both sides."""
    cloth = plastic('777b7c', .95, .1)
    turn = spline([(HALF + .5, 0, .1), (HALF + .1, 0, .08), (HALF - .06, 0, -.25), (HALF - .08, 0, -2.5), (HALF - .1, 0, FLOOR + .5),
                   (HALF - .5, 0, FLOOR + .08), (0, 0, FLOOR + .05)], 14)
    line = np.vstack([turn, (turn * (-1, 1, 1))[::-1][1:]])
    rows = np.linspace(-.12, 10, 60)
    points = np.concatenate([line + (0, y, 0) for y in rows])
    shift = rng.uniform(-50, 50, 3)
    points[:, 0] += .07 * field(points, .8, shift) * np.sign(points[:, 0])
    points[:, 2] += .05 * field(points, 1.1, shift + 3)
    thing = place(mesh('fabric', points, quads(len(line), len(rows)), [cloth]))
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .05


def filling(rng, median, look, pipe_at, pipe):
    """Washed stone poured around the pipe against a pane that is taken away afterwards."""
    pairs = stone.meshes(rng, 'broken', stone.material(**look), 18, 1, 4, rough=.05)
    names = list(pairs)
    wide, deep = 2 * HALF - .3, BACK
    count = int(wide * deep * -FLOOR * 1.12 / (median ** 3 * 2.6))
    radii = np.clip(rng.lognormal(np.log(median), .2, count), .6 * median, 1.5 * median)
    things = []
    for at, radius in zip(drop_points(rng, count, np.full(3, median * 2.7), wide, deep - .1), radii):
        stand_in = bpy.data.meshes[names[rng.integers(len(names))]]
        things.append(place(stand_in, at + (0, deep / 2, FLOOR + 1.6), rng.uniform(0, 6.28, 3), float(radius)))
    sides = [box((.4, deep + 2, 60), (hand * (HALF + .05), deep / 2, 20), edge=0) for hand in (-1, 1)]
    sides += [box((8, .4, 60), (0, -.2, 20), edge=0), box((8, .4, 60), (0, deep + .2, 20), edge=0), box((8, 8, .4), (0, 1, FLOOR - .1), edge=0)]
    stand_in = tube([(pipe_at[0], -.3, pipe_at[2]), (pipe_at[0], deep + .3, pipe_at[2])], pipe, None, 20)
    settle.settle(things, [*sides, stand_in], frames=125, friction=.5)
    settle.remove([*sides, stand_in])
    settle.swap(things, pairs)
    fine = list(pairs.values())
    for thing in things:
        thing.hide_render = thing.location.z > .15
    for _ in range(900):  # the strip of stone that runs on between the turf
        at = (rng.uniform(-1, 1) * (HALF - .15), rng.uniform(BACK - .4, 10), rng.uniform(-.6, -.02))
        place(fine[rng.integers(len(fine))], at, rng.uniform(0, 6.28, 3), float(rng.choice(radii)))


def build(rng, median=.21, pipe=.62, look=None, at=(2.2, -15.5, 5.4), toward=(.1, 0, -2.35), lens=54, fstop=.5):
    look = look or dict(colors=['8b867d', '75716a', '9c958a', '66625c', 'a9a192', '80776b'], veins=.04, rough=.5)
    earth = ground_material()
    pipe_at = (.0, 0, FLOOR + .42 + pipe)
    filling(rng, median, look, pipe_at, pipe)
    corrugated([(pipe_at[0], y, pipe_at[2]) for y in np.linspace(-.35, BACK + 1, 12)], pipe, plastic('191a1b', .5), .3, .1)
    box((2, .1, 2), (*pipe_at[:1], BACK + .9, pipe_at[2]), plastic('020202', .9, 0), edge=0)
    cut_face(rng, earth)
    lining(rng)
    roots(rng)
    turf(rng)
    studio.sky(elevation=42, rotation=226, clouds=.5)
    studio.camera(at, toward, lens, fstop)
    studio.focus_on(.5, .5)
