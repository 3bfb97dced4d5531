"""The one grade of every picture, in Blender's compositor (Filmic).

Usage: blender -b -P grade.py -- FOLDER OUT.png '{"ev": 0.2, "wb": [1, 1, 1]}'
"""
import json
import sys

import bpy

folder, target, settings = sys.argv[sys.argv.index('--') + 1:]
grade = dict(ev=0., wb=(1, 1, 1), look='Medium High Contrast', saturation=1., glow=.06,
             sharpen=.08, vignette=.15) | json.loads(settings)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
image = bpy.data.images.load(f'{folder}/clean.exr')
image.colorspace_settings.name = 'Linear'
scene.render.resolution_x, scene.render.resolution_y = image.size
scene.render.resolution_percentage = 100
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = grade['look']
scene.view_settings.exposure = grade['ev']
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()


def add(kind, **properties):
    node = tree.nodes.new('CompositorNode' + kind)
    for key, value in properties.items():
        setattr(node, key, value)
    return node


def multiply(a, b, factor=1.):
    """Multiply a picture by a color or by another picture."""
    node = add('MixRGB', blend_type='MULTIPLY')
    node.inputs[0].default_value = factor
    tree.links.new(a, node.inputs[1])
    if isinstance(b, bpy.types.NodeSocket):
        tree.links.new(b, node.inputs[2])
    else:
        node.inputs[2].default_value = (*b, 1)
    return node.outputs[0]


def through(node, value, key, setting):
    """Pass the picture through a filter node with one setting."""
    node.inputs[key].default_value = setting
    picture = next(s for s in node.inputs if s.name == 'Image')
    tree.links.new(value, picture)
    return node.outputs[0]


pixels = add('Image', image=image).outputs[0]
if grade['glow']:
    glare = add('Glare', glare_type='FOG_GLOW', quality='MEDIUM', size=7, threshold=1.2,
                mix=grade['glow'] * 2 - 1)
    tree.links.new(pixels, glare.inputs[0])
    pixels = glare.outputs[0]
pixels = multiply(pixels, grade['wb'])
pixels = through(add('HueSat'), pixels, 'Saturation', grade['saturation'])
pixels = through(add('Filter', filter_type='SHARPEN'), pixels, 'Fac', grade['sharpen'])
if grade['vignette']:
    mask = add('EllipseMask', width=1.05, height=1.05)
    soft = add('Blur', filter_type='FAST_GAUSS', use_relative=True, factor_x=35, factor_y=35)
    tree.links.new(mask.outputs[0], soft.inputs[0])
    pixels = multiply(pixels, soft.outputs[0], grade['vignette'])
tree.links.new(pixels, add('Composite').inputs[0])
scene.render.image_settings.file_format = 'PNG'
scene.render.filepath = target
bpy.ops.render.render(write_still=True)
