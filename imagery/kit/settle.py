"""Let things fall into place: rigid bodies on coarse stand-ins, fine meshes swapped in after."""
import bpy

from .geometry import box


def tray(width, depth, floor_material, height=14., open_front=False):
    """A floor and invisible walls to pour into. Returns (floor, walls)."""
    floor = box((width + 6, depth + 6, .2), (0, 0, -.1), floor_material, edge=0)
    sides = [((.3, depth, height), (-width / 2, 0, height / 2 - 1)),
             ((.3, depth, height), (width / 2, 0, height / 2 - 1)),
             ((width, .3, height), (0, depth / 2, height / 2 - 1))]
    if not open_front:
        sides.append(((width, .3, height), (0, -depth / 2, height / 2 - 1)))
    return floor, [box(size, at, edge=0) for size, at in sides]


def _rigid(things, kind, shape, friction):
    bpy.ops.object.select_all(action='DESELECT')
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.rigidbody.objects_add(type=kind)
    for thing in things:
        body = thing.rigid_body
        body.collision_shape = shape
        body.friction, body.restitution = friction, .05
        body.use_margin, body.collision_margin = True, .005
        body.linear_damping, body.angular_damping = .08, .3


def settle(things, passive, frames=90, friction=.7, substeps=4, iterations=10):
    """Drop `things` onto `passive` and leave them where they come to rest."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = substeps, iterations
    world.point_cache.frame_end = frames + 5
    _rigid(passive, 'PASSIVE', 'MESH', friction)
    _rigid(things, 'ACTIVE', 'CONVEX_HULL', friction)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    resting = [thing.evaluated_get(graph).matrix_world.copy() for thing in things]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for thing, matrix in zip(things, resting):
        thing.matrix_world = matrix


def swap(things, coarse_to_fine):
    """Give every settled stand-in its fine mesh."""
    for thing in things:
        thing.data = coarse_to_fine[thing.data.name]


def remove(things):
    for thing in things:
        bpy.data.objects.remove(thing)
