"""Meshes from numpy arrays, and the few solids that everything is made of."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise


def reset(seed):
    """Empty scene; returns the random generator that the whole picture draws from."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return np.random.default_rng(seed)


def mesh(name, vertices, faces, materials=(), smooth=True, attributes=None, material_index=None):
    """A mesh from vertices and faces (one array of equal faces, or a list of any)."""
    data = bpy.data.meshes.new(name)
    points = np.asarray(vertices, 'f4')
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', points.ravel())
    counts = np.array([len(f) for f in faces]) if isinstance(faces, list) else np.full(len(faces), faces.shape[1])
    flat = np.concatenate([np.asarray(f) for f in faces]) if isinstance(faces, list) else faces.ravel()
    data.loops.add(len(flat))
    data.loops.foreach_set('vertex_index', flat.astype('i4'))
    data.polygons.add(len(counts))
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    data.polygons.foreach_set('loop_start', starts.astype('i4'))
    data.polygons.foreach_set('loop_total', counts.astype('i4'))
    if smooth:
        data.polygons.foreach_set('use_smooth', np.ones(len(counts), bool))
    if material_index is not None:
        data.polygons.foreach_set('material_index', np.asarray(material_index, 'i4'))
    data.update(calc_edges=True)
    data.validate()
    for key, values in (attributes or {}).items():
        layer = data.attributes.new(key, 'FLOAT', 'POINT')
        layer.data.foreach_set('value', np.asarray(values, 'f4'))
    for material in materials:
        data.materials.append(material)
    return data


def place(data, at=(0, 0, 0), turn=(0, 0, 0), scale=1., name=None, parent=None):
    """Put a mesh (or light, curve, camera) into the scene."""
    thing = bpy.data.objects.new(name or getattr(data, 'name', 'thing'), data)
    thing.location = at
    thing.rotation_euler = turn
    thing.scale = (scale,) * 3 if np.isscalar(scale) else scale
    thing.parent = parent
    bpy.context.scene.collection.objects.link(thing)
    return thing


def pivot(at=(0, 0, 0), turn=(0, 0, 0), scale=1.):
    """An empty that carries several parts."""
    return place(None, at, turn, scale, name='pivot')


def bevel(thing, width=.01, segments=2):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'
    return thing


BOX_FACES = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]


def box_mesh(size, materials=()):
    x, y, z = (s / 2 for s in size)
    corners = [(a, b, c) for c in (-z, z) for b in (-y, y) for a in (-x, x)]
    return mesh('box', corners, BOX_FACES, materials, smooth=False)


def box(size, at=(0, 0, 0), material=None, edge=.01, turn=(0, 0, 0), parent=None, segments=2):
    """A box with softened edges; `edge=0` leaves them sharp."""
    thing = place(box_mesh(size, [material] if material else []), at, turn, parent=parent)
    return bevel(thing, edge, segments) if edge else thing


def baked(thing):
    """The mesh of an object with its modifiers applied; the object itself goes away."""
    bpy.context.view_layer.update()
    result = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    return result


def icosphere(subdivisions=4):
    """Vertices and faces of a unit sphere of triangles."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=subdivisions, radius=1)
    points = np.array([v.co[:] for v in shape.verts])
    faces = np.array([[v.index for v in f.verts] for f in shape.faces])
    shape.free()
    return points, faces


def field(points, frequency, offset):
    """Smooth noise (-1..1) at each point."""
    shift = Vector(offset)
    return np.array([noise.noise(Vector(p) * frequency + shift) for p in points])


def quads(columns, rows, closed=False):
    """Faces of a grid whose vertices run along columns first."""
    across = columns if closed else columns - 1
    return np.array([(j * columns + i, j * columns + (i + 1) % columns,
                      (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i)
                     for j in range(rows - 1) for i in range(across)])


def rounded(profile, radius=.03, steps=5):
    """A profile line with its corners rounded."""
    points = [np.array(p, float) for p in profile]
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        back, forth = before - corner, after - corner
        r = min(radius, np.linalg.norm(back) * .45, np.linalg.norm(forth) * .45)
        start = corner + back / np.linalg.norm(back) * r
        end = corner + forth / np.linalg.norm(forth) * r
        for t in np.linspace(0, 1, steps):
            result.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    return np.array(result + [points[-1]])


def lathe(profile, sides=96, radius=.03):
    """Vertices and faces of a profile (radius, height) turned about the z axis."""
    line = rounded(profile, radius) if radius else np.array(profile, float)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    points = np.stack([line[:, None, 0] * np.cos(angle), line[:, None, 0] * np.sin(angle),
                       np.repeat(line[:, 1:2], sides, 1)], -1).reshape(-1, 3)
    return points, quads(sides, len(line), closed=True)


def turned(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=96, radius=.03, parent=None):
    """A lathed solid in the scene."""
    points, faces = lathe(profile, sides, radius)
    return place(mesh('turned', points, faces, [material]), at, turn, parent=parent)


def spline(points, steps=10):
    """A smooth line (Catmull-Rom) through the given points."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    line = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, steps, endpoint=False):
            line.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                              + (3 * b - a - 3 * c + d) * t ** 3))
    return np.array(line + [p[-2]])


def tube_arrays(line, radii, sides=24, start_up=(0, 0, 1)):
    """Vertices and faces of a capped tube along a line, its frame carried without twisting."""
    line = np.asarray(line, float)
    radii = np.broadcast_to(radii, len(line))
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    up = np.array(start_up, float)
    if abs(up @ ahead[0]) > .95:
        up = np.array([1., .2, 0])
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rings = []
    for point, direction, radius in zip(line, ahead, radii):
        up = up - direction * (up @ direction)
        up /= np.linalg.norm(up)
        side = np.cross(direction, up)
        rings.append(point + radius * (np.outer(np.cos(angle), side) + np.outer(np.sin(angle), up)))
    faces = [tuple(f) for f in quads(sides, len(line), closed=True)]
    last = (len(line) - 1) * sides
    faces += [tuple(range(sides))[::-1], tuple(range(last, last + sides))]
    return np.concatenate(rings), faces


def tube(line, radii, material, sides=24, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A capped tube in the scene."""
    points, faces = tube_arrays(line, radii, sides)
    return place(mesh('tube', points, faces, [material]), at, turn, parent=parent)


def join_arrays(parts):
    """Several (vertices, faces) as one."""
    points, faces, count = [], [], 0
    for vertices, polygons in parts:
        points.append(np.asarray(vertices))
        faces += [tuple(int(i) + count for i in f) for f in polygons]
        count += len(vertices)
    return np.concatenate(points), faces


def helix(turns, radius, rise, steps=60, wobble=0., seed=1):
    """A coil line: `rise` per turn, with a little irregularity."""
    t = np.linspace(0, turns, int(turns * steps))
    a = 2 * math.pi * t
    r = radius + wobble * np.sin(a * .37 + seed)
    return np.c_[r * np.cos(a), r * np.sin(a), rise * t + wobble * np.sin(a * .5)]
