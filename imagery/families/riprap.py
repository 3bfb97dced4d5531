"""Riprap: blocks of quarried stone tipped down the bank of a swale, a lawn above it. One unit is 1 m."""
import bmesh
import bpy
import numpy as np
from mathutils import Vector

from kit import garden as g
from kit import settle, stone, studio
from kit.garden import Garden
from kit.geometry import box, field, mesh, place

RENDER = dict(samples=10, bounces=3, threshold=.035)
FOOT, HEAD, RISE = -.7, 1.5, .8  # where the bank begins and ends, and how high it is


def _block(rng, cuts):
    """A block that was blasted out of a face: a crooked box, its corners broken off along planes."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    axes = Vector((1, rng.uniform(.62, .92), rng.uniform(.45, .8)))
    for corner in shape.verts:
        corner.co = Vector(a * b + c for a, b, c in zip(corner.co, axes, rng.normal(0, .16, 3)))
    for _ in range(cuts):
        way = rng.normal(0, 1, 3)
        way = Vector(way / np.linalg.norm(way))
        far = max(corner.co @ way for corner in shape.verts)
        bmesh.ops.bisect_plane(shape, geom=shape.verts[:] + shape.edges[:] + shape.faces[:], plane_co=way * far * rng.uniform(.62, .86), plane_no=way, clear_outer=True)
        left = bmesh.new()
        for corner in shape.verts:
            left.verts.new(corner.co)
        shape.free()
        bmesh.ops.convex_hull(left, input=left.verts[:])
        bmesh.ops.dissolve_limit(left, angle_limit=.02, verts=left.verts[:], edges=left.edges[:])
        shape = left
    return shape


def _arrays(shape):
    shape.verts.index_update()
    return np.array([v.co[:] for v in shape.verts]), [tuple(v.index for v in f.verts) for f in shape.faces]


def quarried(rng, material):
    """A stand-in for physics and the fine mesh of the same block: flat faces, chipped edges."""
    shape = _block(rng, rng.integers(5, 9))
    light = mesh('block', *_arrays(shape), [material], smooth=False)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=rng.uniform(.015, .035), segments=1, profile=.5, affect='EDGES')
    bmesh.ops.triangulate(shape, faces=shape.faces[:])
    for _ in range(6):
        long = [edge for edge in shape.edges if edge.calc_length() > .075]
        bmesh.ops.subdivide_edges(shape, edges=long, cuts=1)
        bmesh.ops.triangulate(shape, faces=[face for face in shape.faces if len(face.verts) > 3])
    points, faces = _arrays(shape)
    shape.free()
    shift = rng.uniform(-50, 50, 3)
    out = points / np.linalg.norm(points, axis=1, keepdims=True)
    swell = .05 * field(points, 1.4, shift) + .03 * field(points, 3.4, shift) + .02 * field(points, 8, shift) + .012 * field(points, 17, shift)
    fine = mesh('block fine', points + out * swell[:, None], np.array(faces), [material])
    fine.use_auto_smooth, fine.auto_smooth_angle = True, .5
    return light, fine


def bank(x, y):
    t = np.clip((y - FOOT) / (HEAD - FOOT), 0, 1)
    return RISE * t * t * (3 - 2 * t) + 0 * x


def tipped(rng, plot, pairs, sizes, area):
    """Blocks dropped on the bank layer upon layer until they lie still."""
    (x0, x1), (y0, y1) = area
    step, things, names = 2.1 * np.quantile(sizes, .9), [], list(pairs)
    xs, ys = np.arange(x0, x1, step), np.arange(y0, y1, step)
    for k, size in enumerate(sizes):
        layer, cell = divmod(k, len(xs) * len(ys))
        x, y = xs[cell % len(xs)] + rng.normal(0, .03), ys[cell // len(xs)] + rng.normal(0, .03)
        things.append(place(bpy.data.meshes[names[rng.integers(len(names))]], (x, y, plot.z(x, y) + .3 + layer * step), rng.uniform(0, 6.28, 3), float(size)))
    walls = [box((.2, 9, 8), (x, 0, 2), edge=0) for x in (x0 - .4, x1 + .4)] + [box((9, .2, 8), (0, y, 2), edge=0) for y in (y0 - .4, y1 + .35)]
    settle.settle(things, [bpy.data.objects['ground'], *walls], frames=110, friction=.85)
    settle.remove(walls)
    settle.swap(things, pairs)


def build(rng, look, count=430, median=.115, spread=.32, limits=(.065, .2), spalls=160, camera=(-.3, -2.6, 1.7), toward=(0, .6, .36), lens=42, fstop=5.6, plants=()):
    """`look` is the stone's material, `median` and `limits` half the length of a block."""
    plot = Garden(rng, lambda x, y: np.where(y > HEAD + .12 + .1 * np.sin(x * 1.7), g.LAWN, g.GRAVEL), camera, toward, lens, ((-5, 5), (-2.6, 7)), rise=bank)
    plot.ground(gravel=('17171a', '2b2a2a'))
    plot.lawn(height=.055, keep=1.)
    material = stone.material(**look)
    pairs = {}
    for _ in range(26):
        light, fine = quarried(rng, material)
        pairs[light.name] = fine
    sizes = np.r_[np.sort(np.clip(rng.lognormal(np.log(median), spread, count), *limits)), rng.uniform(.03, .06, spalls)]
    tipped(rng, plot, pairs, rng.permutation(sizes), ((-2.5, 2.5), (-1.5, HEAD)))
    plot.plant_all(plants)
    plot.woods(16)
    studio.sky(elevation=30, rotation=262, clouds=.85, dust=1.2)
    studio.camera(camera, toward, lens, fstop)
    studio.focus_on(.5, .4)
