"""Blocks split by a machine: one block, and a low wall of them in a garden."""
import math

import numpy as np
from mathutils import Vector, noise

from . import stone
from .garden import even_steps
from .geometry import mesh, place

COURSE = .62  # the height of a course in units of 20 cm


def split_block(rng, width, height, depth, material, rough=1.25):
    """A block whose front was split: fractured face, chipped edges, plain sides."""
    shift = Vector(rng.uniform(-80, 80, 3))
    nx, nz, ny = int(width * 30), int(height * 30), 8

    def relief(x, z):
        q = Vector((x, 0, z))
        face = (noise.noise(q * .85 + shift) * .16 + abs(noise.noise(q * 1.9 + shift)) * .13 + noise.noise(q * 4.3 + shift) * .04
                + abs(noise.noise(q * 8 + shift)) * .045 + noise.noise(q * 19 + shift) * .018)
        edge = max(0, min(x + width / 2, width / 2 - x, z + height / 2, height / 2 - z))
        chip = max(.02, .06 + .06 * noise.noise(q * 3.1 + shift))
        worn = max(0, 1 - edge / chip)
        return -(face * rough + .05) + .13 * worn * worn

    points, index, faces = [], {}, []

    def add(key, point):
        index[key] = len(points)
        points.append(point)

    for j in range(nz + 1):
        for i in range(nx + 1):
            x, z = -width / 2 + width * i / nx, -height / 2 + height * j / nz
            wobble = noise.noise(Vector((x * 3, z * 3, 1)) + shift) * .012
            add((i, j, 0), (x + wobble, -depth / 2 + relief(x, z), z + wobble))
    rim = [(i, nz) for i in range(nx + 1)] + [(nx, j) for j in range(nz - 1, -1, -1)]
    rim += [(i, 0) for i in range(nx - 1, -1, -1)] + [(0, j) for j in range(1, nz)]
    for i, j in rim:
        x, y, z = points[index[i, j, 0]]
        for k in range(1, ny + 1):
            add((i, j, k), (x, y + (depth / 2 - y) * k / ny, z))
    for j in range(nz):
        for i in range(nx):
            faces.append((index[i, j, 0], index[i + 1, j, 0], index[i + 1, j + 1, 0], index[i, j + 1, 0]))
    for (i, j), (a, b) in zip(rim, rim[1:] + rim[:1]):
        for k in range(ny):
            faces.append((index[i, j, k], index[a, b, k], index[a, b, k + 1], index[i, j, k + 1]))
    return mesh('block', np.array(points), np.array(faces), [material])


def block_wall(plot, line, height, base=0., colors=('857866', 'a08d74', '6a625b', 'a8967d', '8d7a62'), scale=.2):
    """A low retaining wall of split blocks with a cap along a line of (x, y); its face is toward the viewer."""
    rng = plot.rng
    block = stone.material(list(colors), veins=0, strata=0, mottle=.7, grain=6, bump=.8, rough=.8, sheen=.25)
    cap = stone.material(['a4998a', 'b3a795', '958a7d'], veins=0, strata=0, rough=.8, sheen=.25, bump=.6)
    width, rows = 1.5, max(1, round(height / scale / COURSE))
    blocks = [split_block(rng, width - .03, COURSE - .035, 1.1, block) for _ in range(6)]
    caps = [split_block(rng, 1.97, .36, 1.5, cap, .55) for _ in range(3)]
    rise = height / rows / scale / COURSE
    for row in range(rows):
        points, ways = even_steps(line, width * scale)
        for k, (at, way) in enumerate(zip(points, ways)):
            back = np.array([-way[1], way[0]]) * row * .012
            shift = way * (width * scale / 2 if row % 2 else 0)
            place(blocks[rng.integers(6)], (*(at + shift + back), base + COURSE * scale * rise * (row + .5)),
                  (0, 0, math.atan2(way[1], way[0]) + rng.normal(0, .006)), (scale, scale, scale * rise))
    points, ways = even_steps(line, 1.99 * scale)
    for at, way in zip(points, ways):
        place(caps[rng.integers(3)], (*(at + np.array([-way[1], way[0]]) * rows * .012), base + height + .18 * scale),
              (0, 0, math.atan2(way[1], way[0]) + rng.normal(0, .006)), scale)
