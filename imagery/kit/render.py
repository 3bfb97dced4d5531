"""Cycles settings and the three passes that the denoiser needs."""
import os

import bpy

PASSES = (('Image', 'color'), ('Denoising Albedo', 'albedo'), ('Denoising Normal', 'normal'))


def frame(width, height):
    """Set the picture's size; call before aiming the focus."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100


def _cycles(samples, bounces, threshold):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = min(4, bounces)
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect, cycles.blur_glossy = 8, .5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.3
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.view_layers[0].cycles.denoising_store_passes = True


def render(folder, samples=32, bounces=4, threshold=.03):
    """Render the scene's camera into `folder` as color, albedo and normal EXR."""
    os.makedirs(folder, exist_ok=True)
    _cycles(samples, bounces, threshold)
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    for source, name in PASSES:
        file = tree.nodes.new('CompositorNodeOutputFile')
        file.base_path = folder
        file.format.file_format, file.format.color_depth = 'OPEN_EXR', '32'
        file.format.color_mode = 'RGB'
        file.file_slots[0].path = name + '_'
        tree.links.new(layers.outputs[source], file.inputs[0])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render()
    for _, name in PASSES:
        os.replace(f'{folder}/{name}_{scene.frame_current:04d}.exr', f'{folder}/{name}.exr')
