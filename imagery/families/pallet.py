"""Masonry stacked and ready to lay: brick pavers, concrete blocks, slabs. One unit is 10 cm."""
import numpy as np

from kit import objects, studio
from kit.geometry import baked, bevel, box, mesh, place
from kit.ground import earth
from kit.plants import ball, leaf_material
from kit.stone import material as stone_material

RENDER = dict(samples=10, bounces=3, threshold=.03)


def hollow_block(material, size=(3.9, 1.9, 1.9), wall=.34):
    """A concrete masonry unit with two cores, lying with its cores upward."""
    x, y, z = (s / 2 for s in size)
    cuts = [-x, -x + wall, -wall / 2, wall / 2, x - wall, x]
    rows = [-y, -y + wall, y - wall, y]
    solid = {(i, j) for i in range(5) for j in range(3) if not (i in (1, 3) and j == 1)}
    points, index, faces = [], {}, []

    def corner(i, j, k):
        if (i, j, k) not in index:
            index[i, j, k] = len(points)
            points.append((cuts[i], rows[j], z if k else -z))
        return index[i, j, k]

    for i, j in solid:
        faces.append((corner(i, j, 1), corner(i + 1, j, 1), corner(i + 1, j + 1, 1), corner(i, j + 1, 1)))
        faces.append((corner(i, j, 0), corner(i, j + 1, 0), corner(i + 1, j + 1, 0), corner(i + 1, j, 0)))
        for (di, dj), (a, b) in (((0, -1), ((0, 0), (1, 0))), ((1, 0), ((1, 0), (1, 1))), ((0, 1), ((1, 1), (0, 1))), ((-1, 0), ((0, 1), (0, 0)))):
            if (i + di, j + dj) not in solid:
                faces.append((corner(i + a[0], j + a[1], 0), corner(i + b[0], j + b[1], 0), corner(i + b[0], j + b[1], 1), corner(i + a[0], j + a[1], 1)))
    thing = place(mesh('block', np.array(points), np.array(faces), [material], smooth=False))
    return baked(bevel(thing, .06, 2))


def pallet(at, width=12., depth=10.):
    wood = objects.boards('b59a72', '8a6f4c')
    for y in np.linspace(-depth / 2 + .5, depth / 2 - .5, 7):
        box((width, .95, .18), (at[0], at[1] + y, 1.28), wood, edge=.02)
    for x in np.linspace(-width / 2 + .4, width / 2 - .4, 3):
        box((.5, depth, .95), (at[0] + x, at[1], .7), wood, edge=.03)
    for y in (-depth / 2 + .5, 0, depth / 2 - .5):
        box((width, .95, .18), (at[0], at[1] + y, .11), wood, edge=.02)
    return 1.38


def stack(rng, make, size, base, counts, at=(0, 0), missing=0, gap=.03, turn_rows=False):
    """Layers of units on a pallet; the top layer may lack some."""
    nx, ny, nz = counts
    for k in range(nz):
        turned = turn_rows and k % 2
        sx, sy = (size[1], size[0]) if turned else size[:2]
        mx, my = (round(nx * size[0] / sx), round(ny * size[1] / sy))
        for i in range(mx):
            for j in range(my):
                if k == nz - 1 and i * my + j >= mx * my - missing:
                    continue
                x, y = (i - (mx - 1) / 2) * (sx + gap), (j - (my - 1) / 2) * (sy + gap)
                where = (at[0] + x + rng.normal(0, .02), at[1] + y + rng.normal(0, .02), base + size[2] * (k + .5) + .012 * k)
                place(make[rng.integers(len(make))], where, (0, 0, (np.pi / 2 if turned else 0) + rng.normal(0, .008)))


def build(rng, kind, colors, camera=((9., -21., 11.5), (.2, 0, 4.1)), lens=52):
    camera_at, toward = camera
    if kind == 'blocks':
        block = hollow_block(objects.concrete(colors[0], colors[1], grain=5., strength=.9))
        base = pallet((0, 0), 12.4, 8.4)
        stack(rng, [block], (3.9, 1.9, 1.9), base, (3, 4, 3), missing=5)
        for x, y, spin in ((-9.2, -3.4, .4), (-8.4, 1.6, -.15)):
            place(block, (x, y, .98), (0, 0, spin))
    else:
        material = stone_material(list(colors), veins=0, strata=0, mottle=.3, pale=.12, dark_flecks=.25, light_flecks=.15, grain=8, bump=.5, rough=.75, sheen=.2)
        unit = [baked(box((1.97, .97, .58), (0, 0, -30), material, edge=.035)) for _ in range(3)]
        base = pallet((0, 0), 12., 10.)
        stack(rng, unit, (2., 1., .6), base, (6, 10, 9), missing=14, gap=.004, turn_rows=True)
        for i in range(13):
            place(unit[0], (rng.uniform(-11, -7.4), rng.uniform(-6, 1), .3 + .6 * (i > 9)), (0, 0, rng.uniform(0, 3)))
    place(mesh('yard', [(-90, -90, 0), (90, -90, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)], [earth('6f675a', '938a7a', 1.2)]))
    leaf = leaf_material('31521f', '5c7d35', .3)
    shrubs = [ball(rng, 6000, 12., 1.1, .7, leaf, (1, 1, 1.1), .25) for _ in range(2)]
    for x in np.arange(-70, 75, 13):
        place(shrubs[rng.integers(2)], (x, 62 + rng.normal(0, 4), 7), (0, 0, rng.uniform(0, 6)), rng.uniform(1., 1.4))
    studio.sky(elevation=34, rotation=118)
    studio.camera(camera_at, toward, lens, .5)
    studio.focus_on(.5, .45)
