"""Gardens: zones of lawn, mulch, gravel, straw and paving, with plants standing in them.

A garden is a raster of zones. Ground cover is laid as small patches: whole ones inside a zone,
finer ones along its edges, only where the camera looks.
"""
import math

import numpy as np
from mathutils import noise, Vector

from . import covers, plants, stone
from .geometry import baked, box, icosphere, mesh, place, quads, spline
from .shader import Shader

CELL = .06
LAWN, BED, GRAVEL, STRAW, PAVED, SOIL = range(6)
RAISED = {LAWN: 0., BED: .07, GRAVEL: -.01, STRAW: .05, PAVED: -.02, SOIL: -.035}


class Garden:
    """`zone_at(x, y)` tells the ground cover of each point (arrays in, array out), `rise` its height."""

    def __init__(self, rng, zone_at, camera, toward, lens, extent=((-12, 12), (-9, 9)), mulch='brown', rise=None):
        self.rng, self.extent, self.mulch_color = rng, extent, mulch
        self.eye, self.aim = np.array(camera[:2]), np.array(toward[:2]) - np.array(camera[:2])
        self.half_view = math.atan(18 / lens) + .12
        (x0, x1), (y0, y1) = extent
        self.xs, self.ys = np.arange(x0, x1, CELL), np.arange(y0, y1, CELL)
        self.zones = zone_at(*np.meshgrid(self.xs, self.ys)).astype(int)
        self.high = self._heights()
        if rise:
            self.high = self.high + rise(*np.meshgrid(self.xs, self.ys))
        self._kinds = {}

    # --- ground ---

    def _heights(self):
        level = np.vectorize(RAISED.get)(self.zones).astype(float)
        for _ in range(3):
            level = (level + np.roll(level, 1, 0) + np.roll(level, -1, 0) + np.roll(level, 1, 1) + np.roll(level, -1, 1)) / 5
        return level

    def _cell(self, x, y):
        i = int(round((x - self.xs[0]) / CELL))
        j = int(round((y - self.ys[0]) / CELL))
        return min(max(j, 0), len(self.ys) - 1), min(max(i, 0), len(self.xs) - 1)

    def z(self, x, y):
        return float(self.high[self._cell(x, y)])

    def zone(self, x, y):
        return int(self.zones[self._cell(x, y)])

    def _inside(self, x, y, half, kind):
        return all(self.zone(x + a, y + b) == kind for a in (-half, 0, half) for b in (-half, 0, half))

    def seen(self, x, y, margin=.9):
        """Whether a point is in front of the camera, seen from above."""
        offset = np.array([x, y]) - self.eye
        distance = np.hypot(*offset)
        if distance < margin:
            return True
        ahead = offset @ self.aim / (distance * np.hypot(*self.aim))
        return ahead > math.cos(min(3.1, self.half_view + margin / distance))

    def ground(self, lawn=('3a3a1c', '54532a'), bed=('1e0f0a', '4a2618'), gravel=('6b6152', '8c8070'), far=('3f4a22', '5a6431'),
               earth=('20140c', '4a3221')):
        """The bare surface under all covers, and a wide plain beyond it."""
        materials = [covers.soil(*lawn), covers.soil(*bed), covers.soil(*gravel), covers.soil('4a3018', '6d4a28'), covers.soil('3d352c', '4d4338'),
                     covers.soil(*earth)]
        points = np.stack([*np.meshgrid(self.xs, self.ys), self.high], -1).reshape(-1, 3)
        faces = quads_fast(len(self.xs), len(self.ys))
        zone = self.zones[:-1, :-1].ravel()
        place(mesh('ground', points, faces, materials, material_index=zone))
        low = min(-.1, self.high.min() - .05)
        place(mesh('plain', [(-90, -90, low), (90, -90, low), (90, 90, low), (-90, 90, low)], [(0, 1, 2, 3)], [covers.soil(*far)]))

    def cover(self, kind, large, fine, step, fine_step, keep=.8, far=None, far_at=6., margin=0.):
        """Lay patches of a zone: `large` ones where they fit, `fine` ones along the edges, `margin` inside them."""
        (x0, x1), (y0, y1) = self.extent
        for x in np.arange(x0, x1, step):
            for y in np.arange(y0, y1, step):
                if not self.seen(x, y):
                    continue
                if self._inside(x, y, step * .52, kind):
                    self._patch(x, y, large if far is None or np.hypot(x - self.eye[0], y - self.eye[1]) < far_at else far)
                else:
                    self._edge(x, y, step, fine_step, kind, fine, keep, margin)

    def _patch(self, x, y, meshes):
        """A whole patch, tilted as the ground under it is, but not over the step of a wall."""
        turn = self.rng.integers(4) * math.pi / 2 + self.rng.uniform(-.12, .12)
        at = (x + self.rng.uniform(-.03, .03), y + self.rng.uniform(-.03, .03), self.z(x, y))
        c, s, d = math.cos(turn), math.sin(turn), 3 * CELL
        slopes = [(self.z(x + d * p, y + d * q) - self.z(x - d * p, y - d * q)) / (2 * d) for p, q in ((c, s), (-s, c))]
        a, b = slopes if max(map(abs, slopes)) < .5 else (0, 0)
        place(meshes[self.rng.integers(len(meshes))], at, (math.atan(b), -math.atan(a), turn), (1, 1, self.rng.uniform(.88, 1.08)))

    def _edge(self, x, y, step, fine_step, kind, fine, keep, margin):
        for a in np.arange(-step / 2, step / 2, fine_step):
            for b in np.arange(-step / 2, step / 2, fine_step):
                px, py = x + a + self.rng.uniform(-.03, .03), y + b + self.rng.uniform(-.03, .03)
                if self._inside(px, py, margin, kind) and self.rng.random() < keep:
                    place(fine[self.rng.integers(len(fine))], (px, py, self.z(px, py)), (0, 0, self.rng.uniform(0, 6.28)),
                          self.rng.uniform(.8, 1.05))

    def lawn(self, height=.06, stripe=.5, dry=.05, density=1., keep=.75, surface=None):
        rng = self.rng
        blade = plants.leaf_material('3f6323', '6f8f3c', .28, 'a3b84e', shade=.8, dry=('a39363', dry), drift=.7, stripe=stripe, surface=surface)
        near = [plants.grass_patch(rng, .5, int(5200 * density), height, .0036, blade) for _ in range(4)]
        far = [plants.grass_patch(rng, .5, int(2600 * density), height * .95, .0055, blade) for _ in range(4)]
        tuft = [plants.grass_patch(rng, .14, int(420 * density), height, .004, blade, disc=True) for _ in range(4)]
        self.cover(LAWN, near, tuft, .47, .085, keep, far)

    def mulch(self, kind=BED, colors=None, margin=0.):
        palette = dict(brown=['3d2417', '5c3823', '6e452c', '4a2c1c', '7d5236'], red=['47201a', '6a2f20', '7d3b27', '5a281c', '9a5f40'],
                       black=['1d1a19', '2b2725', '151313', '332e2b', '3d3733'], pine=['8f6a42', 'a9794a', '7a5836', 'bd9262', '9a6b40'])
        material = covers.bits_material(colors or palette[self.mulch_color])
        large = [covers.shreds(self.rng, 460, .44, material) for _ in range(4)]
        fine = [covers.shreds(self.rng, 46, .13, material) for _ in range(4)]
        self.cover(kind, large, fine, .36, .09, .9, margin=margin)

    def straw(self):
        material = covers.bits_material(['8f5330', 'a8673a', '7d4628', 'bd8048', '98602f'])
        large = [covers.stalks(self.rng, 520, .5, material) for _ in range(4)]
        fine = [covers.stalks(self.rng, 60, .14, material) for _ in range(4)]
        self.cover(STRAW, large, fine, .36, .1, .9)

    def gravel(self, colors=('9a9184', '7d766c', 'b3aa9c', '6a645c', 'c2b8a6'), size=(.012, .028), count=420):
        material = covers.bits_material(list(colors), rough=.85)
        large = [covers.pebbles(self.rng, count, .46, size, material) for _ in range(4)]
        fine = [covers.pebbles(self.rng, count // 9, .14, size, material) for _ in range(4)]
        self.cover(GRAVEL, large, fine, .38, .1, .95)

    # --- things laid along a line ---

    def pavers(self, line, width, colors=('7a6f63', '927f6c', '655c56', '8a7360', 'a08f7a'), size=(.2, .15)):
        """A walk in running bond with a soldier course on both sides, following a line of (x, y)."""
        material = covers.paver_material(colors)
        field = baked(box((size[0] - .008, size[1] - .008, .05), (0, 0, -9), material, edge=.008))
        border = baked(box((.092, .192, .05), (0, 0, -9), material, edge=.008))
        points, ways = even_steps(line, size[1])
        inner = width / 2 - .12
        for row, (at, way) in enumerate(zip(points, ways)):
            side, angle = np.array([way[1], -way[0]]), math.atan2(way[1], way[0]) - math.pi / 2
            reach = int(width / size[0] / 2) + 2
            for k in range(-reach, reach):
                shift = k * size[0] + (size[0] / 2 if row % 2 else 0)
                left, right = max(-inner, shift - size[0] / 2), min(inner, shift + size[0] / 2)
                if right - left > .04 and self.seen(*at, 1.5 + width / 2):
                    self._lay(field, at + side * (left + right) / 2, angle, .012, (right - left) / size[0])
        for at, way in zip(*even_steps(line, .2)):
            side, angle = np.array([way[1], -way[0]]), math.atan2(way[1], way[0]) - math.pi / 2
            for hand in (-1, 1):
                self._lay(border, at + side * hand * (width / 2 - .06), angle, .014)

    def _lay(self, data, at, angle, height, share=1.):
        """One paver; `share` is how much of it fits before the border cuts it."""
        r = self.rng
        turn = (r.normal(0, .006), r.normal(0, .006), angle + r.normal(0, .007))
        place(data, (*at, height + r.normal(0, .0015)), turn, (share, 1, 1))

    def edging_stones(self, line, spacing=.236, size=(.115, .065, .06), colors=('7b756c', '938a7d', '696460', 'a79b8a')):
        material = stone.material(list(colors), veins=0, grain=14, rough=.6)
        shapes = []
        for _ in range(8):
            points, faces = icosphere(4)
            points = points / (np.abs(points) ** 5).sum(1, keepdims=True) ** .2
            shift = Vector(self.rng.uniform(-40, 40, 3))
            lumps = [1 + .07 * noise.noise(Vector(p) * 1.4 + shift) + .03 * noise.noise(Vector(p) * 4 + shift) for p in points]
            shapes.append(mesh('edging', points * np.array(lumps)[:, None] * size, faces, [material]))
        for at, way in zip(*even_steps(line, spacing)):
            if self.zone(*at) == PAVED:
                continue
            turn = (self.rng.normal(0, .03), self.rng.normal(0, .03), math.atan2(way[1], way[0]) + self.rng.normal(0, .03))
            place(shapes[self.rng.integers(8)], (*at, .035), turn, self.rng.uniform(.94, 1.04))

    def strip(self, line, color, height=.035, thick=.004, rough=.5, metallic=0.):
        """Metal or plastic edging: a thin band standing along a line."""
        s = Shader('strip')
        at = s.coords()
        tone = s.mix(s.times(s.noise(at, 6, 4), .5), color, s.tint(s.mix(0, color, color), '9a8f84'))
        material = s.finish(dict(Base_Color=tone, Metallic=metallic, Roughness=s.plus(rough, s.times(s.noise(at, 20, 3), .2))))
        center, ways = even_steps(line, .05)
        side = np.stack([ways[:, 1], -ways[:, 0]], 1) * thick / 2
        profile = ((-1, -.05), (-1, height * .9), (-.5, height), (.5, height), (1, height * .9), (1, -.05))
        points = [np.c_[center + side * k, np.full(len(center), z)] for k, z in profile]
        place(mesh('strip', np.stack(points, 1).reshape(-1, 3), quads(len(profile), len(center)), [material]))

    def litter(self, count, area, colors=('a8441c', 'c4682a', 'd89a3c', '8c2a1c', 'b0803a'), size=.07):
        """Fallen leaves lying on the ground of a rectangle (x0, x1, y0, y1)."""
        rng = self.rng
        xy = np.c_[rng.uniform(*area[:2], count), rng.uniform(*area[2:], count)]
        base = np.c_[xy, [self.z(*at) + (.05 if self.zone(*at) == LAWN else .03) for at in xy]]
        ahead = np.c_[rng.normal(0, 1, (count, 2)), rng.normal(0, .25, count)]
        up = np.c_[rng.normal(0, .35, (count, 2)), np.ones(count)]
        material = covers.bits_material(list(colors), rough=.6)
        place(plants.leaves(base, ahead, up, size * rng.uniform(.6, 1.2, count), size * rng.uniform(.6, 1., count), [material],
                            fold=.3, curl=-.2))

    def boulders(self, spots, colors=('8f8b86', '7c7976', 'a19a90', '97897a')):
        """Half-buried rocks at (x, y, size)."""
        material = stone.material(list(colors), strata=.3, grain=3, rough=.6)
        for x, y, size in spots:
            points, faces = stone.SHAPES['worn'](self.rng, 5, flat=(.55, .75), lumps=.22)
            place(mesh('boulder', points, faces, [material]), (x, y, self.z(x, y) + size * .18),
                  (self.rng.normal(0, .15), self.rng.normal(0, .15), self.rng.uniform(0, 6.28)), size)

    # --- plants ---

    def plant(self, kind, x, y, size=1., raised=0.):
        """One plant of `PLANTS` at a place; its meshes are made once and shared."""
        from .planting import PLANTS
        if kind not in self._kinds:
            self._kinds[kind] = PLANTS[kind](self.rng)
        variants = self._kinds[kind]
        parts, spin = variants[self.rng.integers(len(variants))], self.rng.uniform(0, 6.28)
        for data, lift in parts:
            place(data, (x, y, self.z(x, y) + raised + lift * size), (0, 0, spin), size)

    def plant_all(self, rows):
        for kind, x, y, *size in rows:
            self.plant(kind, x, y, *(size or [1.]))

    def drift(self, kind, count, box_, size=(.85, 1.1), apart=.35, zone=BED):
        """Scatter one kind over a rectangle (x0, x1, y0, y1), keeping a distance."""
        placed = []
        for _ in range(count * 12):
            x, y = self.rng.uniform(*box_[:2]), self.rng.uniform(*box_[2:])
            near = any(math.hypot(x - a, y - b) < apart for a, b in placed)
            if not near and self._inside(x, y, .1, zone):
                placed.append((x, y))
                self.plant(kind, x, y, self.rng.uniform(*size))
            if len(placed) == count:
                return

    def woods(self, distance=24., height=2.6, spread=54, step=4.):
        """A soft belt of trees in the distance."""
        for x in np.arange(-spread, spread, step):
            at = (x + self.rng.normal(0, .8), distance + self.rng.normal(0, 2.5))
            self.plant('woods', *at, self.rng.uniform(1.2, 1.9))


def quads_fast(columns, rows):
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    return np.stack([corner, corner + 1, corner + columns + 1, corner + columns], 1)


def even_steps(line, step):
    """Points at equal distances along a smooth line, and the direction at each."""
    dense = spline([(x, y, 0) for x, y in line], 60)[:, :2]
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(dense, axis=0).T))])
    at = np.arange(0, along[-1], step)
    points = np.stack([np.interp(at, along, dense[:, 0]), np.interp(at, along, dense[:, 1])], 1)
    ways = np.gradient(points, axis=0)
    return points, ways / np.linalg.norm(ways, axis=1, keepdims=True)


def distance_to(line, x, y):
    """Distance of each point of a raster to a smooth line of (x, y)."""
    points, _ = even_steps(line, .1)
    best = np.full(np.shape(x), 1e9)
    for a, b in points:
        best = np.minimum(best, (x - a) ** 2 + (y - b) ** 2)
    return np.sqrt(best)
