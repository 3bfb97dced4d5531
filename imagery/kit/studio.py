"""Light and camera: one sun for outdoors, one studio for objects."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .geometry import mesh, place
from .shader import Shader, linear


def _world():
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    return world


def sky(elevation=35, rotation=118, strength=.1, sun_size=1.2, dust=1., clouds=0.):
    """A low morning sun in a physical sky, with optional cloud for reflections and depth."""
    shader = Shader('sky', _world().node_tree)
    node = shader.add('TexSky', {'sky_type': 'NISHITA', 'sun_elevation': math.radians(elevation),
                                 'sun_rotation': math.radians(rotation), 'dust_density': dust,
                                 'sun_size': math.radians(sun_size)})
    color = node.outputs[0]
    if clouds:
        color = _with_clouds(shader, color, clouds)
    shader.add('OutputWorld', Surface=shader.add('Background', Color=color, Strength=strength).outputs[0])


def _with_clouds(shader, color, amount):
    parts = shader.add('SeparateXYZ', Vector=shader.add('TexCoord').outputs['Generated'])
    height = shader.plus(shader.math('MAXIMUM', parts.outputs[2], .02), .08)
    flat = shader.add('CombineXYZ', X=shader.math('DIVIDE', parts.outputs[0], height),
                      Y=shader.math('DIVIDE', parts.outputs[1], height)).outputs[0]
    cover = shader.ramp(shader.noise(flat, 1.1, 9, .62, .3), [(.47, 0), (.75, 1)])
    return shader.mix(shader.times(cover, amount), color, (12.5, 12.6, 12.8))


def ambient(color, strength):
    """An even surround for the studio."""
    background = _world().node_tree.nodes['Background']
    background.inputs[0].default_value = linear(color)
    background.inputs[1].default_value = strength


def lamp(at, toward, size, power, color=(1, 1, 1), height=None):
    """A soft box."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.size, light.color = power, size, color
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    turn = (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return place(light, at, turn)


def sweep(color='e2ded6', reach=9., back=3., width=40., rough=.75):
    """Seamless paper: floor that curves up behind the subject."""
    shader = Shader('paper')
    paper = shader.finish(dict(Base_Color=color, Roughness=rough, Specular=.2))
    curve = [(back + back * math.sin(a), back - back * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
    profile = [(-reach * 3, 0), *curve, (2 * back, 5 * back + 20)]
    points = [(x, y, z) for y, z in profile for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return place(mesh('paper', points, faces, [paper]))


def product_light(size=1., key=1.):
    """Key from the upper left, strip from the right, rim from behind; `size` is the subject's height in units."""
    s = size
    ambient('e9edf0', .35)
    lamp((-2.0 * s, -.6 * s, 2.8 * s), (0, 0, .5 * s), 1.25 * s, 95 * s * s * key, (1, .97, .93))
    lamp((2.3 * s, -.3 * s, 1.5 * s), (0, 0, .6 * s), .5 * s, 35 * s * s, (.94, .97, 1), 1.8 * s)
    lamp((.5 * s, 2. * s, 2.3 * s), (0, 0, .8 * s), s, 28 * s * s)


def camera(at, toward, lens=50, fstop=None, focus=None):
    """A camera of a real lens length, looking at a point; `fstop` depends on the scene's units."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, .005, 500
    turn = (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing = place(data, at, turn)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or toward) - Vector(at)).length
    bpy.context.scene.camera = thing
    return thing


def focus_on(x=.5, y=.5):
    """Focus on whatever the camera sees at a point of the frame (0..1, from the lower left)."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    eye = scene.camera
    wide = 36 / eye.data.lens
    high = wide * scene.render.resolution_y / scene.render.resolution_x
    ray = eye.matrix_world.to_3x3() @ Vector(((x - .5) * wide, (y - .5) * high, -1)).normalized()
    graph = bpy.context.evaluated_depsgraph_get()
    hit, point, *_ = scene.ray_cast(graph, eye.matrix_world.translation, ray)
    if hit:
        eye.data.dof.focus_distance = -(eye.matrix_world.inverted() @ point).z
