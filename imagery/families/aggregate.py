"""Stone with its own fines: crusher run and decomposed granite. One unit is about 3 cm."""
import math

import bpy
import numpy as np
from mathutils import Vector

from kit import stone, studio
from kit.geometry import mesh, place
from kit.pour import pour
from kit.shader import Shader
from kit.soil import Heap

RENDER = dict(samples=8, bounces=3, threshold=.04)
WIDTH, DEPTH = 9., 9.4  # what the camera sees, and a little more
REACH = 5.2


def grit_material(colors, rough=.75, fleck='3a3632'):
    """Many small angular bits in one mesh, each of its own color."""
    s = Shader('grit')
    color = s.palette(s.island(), colors)
    color = s.mix(s.times(s.noise(s.coords(), 26, 2), .45), color, s.tint(color, fleck))
    return s.finish(dict(Base_Color=color, Roughness=rough, Specular=.3))


def dust_material(colors, grain=42.):
    """What lies between the bits: sand and dust, too fine to model."""
    s = Shader('dust')
    at = s.coords()
    cells = s.add('TexVoronoi', Vector=at, Scale=grain)
    color = s.palette(s.math('FRACT', s.times(cells.outputs['Color'], 7.3)), colors)
    color = s.mix(.55, color, colors[0])
    color = s.mix(s.times(s.noise(at, 1.3, 4, .65), .5), color, s.tint(color, 'b3a698'))
    height = s.plus(s.noise(at, 18, 4, .75), s.times(cells.outputs['Distance'], -.6))
    return s.finish(dict(Base_Color=color, Roughness=.95, Specular=.12, Normal=s.bump(height, .8, .03)))


def turns(rng, count):
    """Random rotations, one matrix each."""
    w, x, y, z = rng.normal(size=(count, 4)).T
    length = np.sqrt(w * w + x * x + y * y + z * z)
    w, x, y, z = w / length, x / length, y / length, z / length
    return np.stack([1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w),
                     2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
                     2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)], -1).reshape(-1, 3, 3)


def grit(rng, spots, sizes, material, detail=2, shapes=24, **form):
    """One mesh of broken bits lying at `spots`."""
    parts, faces, offset = [], [], 0
    owner = rng.integers(shapes, size=len(spots))
    for k in range(shapes):
        points, triangles = stone.broken(rng, detail, cuts=9, **form)
        mine = owner == k
        turned = np.einsum('nij,pj->npi', turns(rng, mine.sum()), points) * sizes[mine, None, None]
        parts.append((turned + spots[mine, None]).reshape(-1, 3))
        faces.append((triangles[None] + len(points) * np.arange(mine.sum())[:, None, None]).reshape(-1, 3) + offset)
        offset += mine.sum() * len(points)
    return place(mesh('grit', np.concatenate(parts), np.concatenate(faces), [material], smooth=False))


def fall(rng, xy, on_stone=.04):
    """Where bits come to lie that were dropped at these places; few stay on a stone. Also which they are."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    scene, landed, kept = bpy.context.scene, [], []
    for k, (x, y) in enumerate(xy):
        _, point, _, _, thing, _ = scene.ray_cast(graph, Vector((x, y, 20)), Vector((0, 0, -1)))
        if not thing.name.startswith('stone') or rng.random() < on_stone:
            landed.append(point)
            kept.append(k)
    return np.array(landed), kept


def strewn(rng, count, smallest, largest, power):
    """Places and sizes of bits; the small ones are by far the most."""
    xy = rng.uniform(-REACH, REACH, (count, 2))
    sizes = smallest * (1 - rng.random(count) * (1 - (smallest / largest) ** power)) ** (-1 / power)
    return xy, sizes


def ground(rng, material, level, relief):
    Heap(rng, .0, relief, ((-6, 6), (-6, 6))).surface(material, relief * .5, 260).location.z = level


def build(rng, dust, bits, stones=None, fill=.3, relief=.1, scatter=((26000, .02, .12, 1.6),), sink=.35,
          at=(.3, -5.7, 6.4), lens=50, fstop=.26):
    """`stones` are poured first, `dust` fills up to the level `fill`, `bits` are strewn over all of it.

    Every entry of `scatter` is (count, smallest, largest, how fast large ones get rare).
    """
    if stones:
        count = int(stones['layers'] * WIDTH * DEPTH / (math.pi * (stones['median'] * .82) ** 2))
        radii = np.clip(rng.lognormal(math.log(stones['median']), stones['spread'], count), *stones['limits'])
        pairs = stone.meshes(rng, 'broken', stone.material(**stones['look']), 22, 1, 5, **stones.get('shape', {}))
        pour(rng, pairs, radii, [np.quantile(radii, .9) * 2.3] * 3, WIDTH, DEPTH, lambda r: r.uniform(0, 6.28, 3), frames=70)
    ground(rng, dust_material(dust), fill, relief)
    material = grit_material(bits)
    for count, smallest, largest, power in scatter:
        xy, sizes = strewn(rng, count, smallest, largest, power)
        spots, kept = fall(rng, xy)
        sizes = sizes[kept]
        grit(rng, spots + np.outer(sizes * (.5 - sink), (0, 0, 1)), sizes, material, 2 if largest < .1 else 3)
    top = fill + relief
    studio.sky(elevation=33, rotation=118)
    studio.camera(np.add(at, (0, 0, top - .6)), (0, -.25, top), lens, fstop)
    studio.focus_on(.5, .42)
