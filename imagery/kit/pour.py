"""Fill a tray with many pieces: drop light stand-ins, then show the fine meshes."""
import bpy
import numpy as np

from . import settle
from .geometry import place
from .ground import earth


def drop_points(rng, count, step, width, depth):
    """Places above the tray, layer upon layer, so that nothing starts inside anything."""
    across, along = max(1, int((width - step[0]) / step[0])), max(1, int((depth - step[1]) / step[1]))
    for i in range(count):
        layer, cell = divmod(i, across * along)
        x, y = cell % across - (across - 1) / 2, cell // across - (along - 1) / 2
        jitter = rng.uniform(-.12, .12, 3) * step
        yield np.array([x * step[0], y * step[1], (layer + .7) * step[2]]) + jitter


def pour(rng, pairs, scales, step, width, depth, turn, floor=None, **physics):
    """Drop one piece per scale. `pairs` maps a stand-in's name to its fine mesh, `step` is the
    spacing of the drop, `turn(rng)` the starting orientation. Returns the settled pieces."""
    names = list(pairs)
    things = []
    for at, scale in zip(drop_points(rng, len(scales), np.array(step), width, depth), scales):
        stand_in = bpy.data.meshes[names[rng.integers(len(names))]]
        things.append(place(stand_in, at, turn(rng), float(scale)))
    bottom, walls = settle.tray(width, depth, floor or earth())
    settle.settle(things, [bottom, *walls], **physics)
    settle.remove(walls)
    settle.swap(things, pairs)
    return things


def sprinkle(rng, meshes, count, area, scale=(.6, 1.3), lift=.012, tilt=.22):
    """Lay small pieces onto whatever is under them, each along the surface it lands on."""
    from mathutils import Euler, Vector
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    scene = bpy.context.scene
    landed = []
    for _ in range(count):
        x, y = rng.uniform(*area[0]), rng.uniform(*area[1])
        hit, point, normal, *_ = scene.ray_cast(graph, Vector((x, y, 20)), Vector((0, 0, -1)))
        if hit:
            spin = Euler((rng.normal(0, tilt), rng.normal(0, tilt), rng.uniform(0, 6.28)))
            turn = (normal.to_track_quat('Z', 'Y') @ spin.to_quaternion()).to_euler()
            landed.append((point + normal * lift, turn))
    return [place(meshes[rng.integers(len(meshes))], at, turn, rng.uniform(*scale)) for at, turn in landed]
