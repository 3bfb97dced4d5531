"""A garden by plan: zones of cover, a walk, plants, trees, a house or a fence behind.

Everything is data of the catalog, in meters: x to the right, y away from the viewer.
"""
import numpy as np

from families import tools
from kit import bonsai, equipment, features as stands
from kit import garden as g
from kit import masonry, studio, turf
from kit.garden import Garden, distance_to, even_steps
from kit.house import House, Storefront, fence as board_fence

RENDER = dict(samples=9, bounces=3, threshold=.04)
COVERS = dict(lawn=g.LAWN, mulch=g.BED, gravel=g.GRAVEL, straw=g.STRAW, paved=g.PAVED, soil=g.SOIL)
TRENCH = .065  # half the width of an edge cut with a spade

STRIPS = dict(metal=dict(color='4a4038', height=.115, thick=.008, rough=.35, metallic=.8),
              plastic=dict(color='161717', height=.11, thick=.024, rough=.4))


def zones(edge, path, path_width, open_cover, bed_cover, rings, patio, bands, trench):
    """The zone of every point: beds beyond the edge line, then bands, rings, patio and walk over them."""
    line, _ = even_steps(edge, .1)
    order = np.argsort(line[:, 0])

    def zone_at(x, y):
        beyond = y > np.interp(x, line[order, 0], line[order, 1])
        zone = np.where(beyond, COVERS[bed_cover], COVERS[open_cover])
        if trench:
            zone = np.where(distance_to(edge, x, y) < TRENCH, g.SOIL, zone)
        for band, width, cover in bands:
            zone = np.where(distance_to(band, x, y) < width / 2, COVERS[cover], zone)
        for cx, cy, radius in rings:
            if trench:
                zone = np.where(np.hypot(x - cx, y - cy) < radius + 2 * TRENCH, g.SOIL, zone)
            zone = np.where(np.hypot(x - cx, y - cy) < radius, COVERS[bed_cover], zone)
        if patio:
            x0, x1, y0, y1 = patio
            zone = np.where((x > x0) & (x < x1) & (y > y0) & (y < y1), g.PAVED, zone)
        if path:
            zone = np.where(distance_to(path, x, y) < path_width / 2, g.PAVED, zone)
        return zone
    return zone_at


def heights(levels, bank, hollow):
    """Terraces begin at the lines of `levels`, each `step` higher; a `bank` (from, to, height) swells along y;
    a `hollow` (line, width, depth) sinks along a line."""
    def rise(x, y):
        total = np.zeros(np.shape(x))
        for line, step in levels:
            points, _ = even_steps(line, .1)
            order = np.argsort(points[:, 0])
            total += np.where(y > np.interp(x, points[order, 0], points[order, 1]), step, 0)
        if bank:
            t = np.clip((y - bank[0]) / (bank[1] - bank[0]), 0, 1)
            total += bank[2] * t * t * (3 - 2 * t)
        if hollow:
            t = np.clip(1 - distance_to(hollow[0], x, y) / hollow[1] * 2, 0, 1)
            total -= hollow[2] * t * t * (3 - 2 * t)
        return total
    return rise


def feature(name):
    """What a garden holds besides plants, by the name that the catalog gives it."""
    return next(getattr(module, name) for module in (stands, equipment, masonry, turf, tools, bonsai) if hasattr(module, name))


def build(rng, camera, toward, edge, lens=25, fstop=2.4, path=None, path_width=1.24, open_cover='lawn', bed_cover='mulch',
          mulch='brown', rings=(), patio=None, plants=(), drifts=(), house=None, fence=None, woods=24, boulders=(),
          edging='stone', litter=None, storefront=None, lawn=None, pavers=None, gravel=None, sky=None,
          bands=(), features=(), levels=(), bank=None, hollow=None, ground=None, surface=None, extent=((-12.5, 12.5), (-8.5, 8.))):
    zone_at = zones(edge, path, path_width, open_cover, bed_cover, rings, patio, bands, edging == 'trench')
    plot = Garden(rng, zone_at, camera, toward, lens, extent, mulch, heights(levels, bank, hollow))
    plot.ground(**(ground or {}))
    used = {open_cover, bed_cover, *(cover for *_, cover in bands)}
    if 'lawn' in used:
        plot.lawn(surface=surface and getattr(turf, surface[0])(*surface[1:]), **(lawn or {}))
    if 'mulch' in used:
        plot.mulch(margin=.06 if edging in STRIPS else 0.)  # no shred lies through a metal or plastic strip
    if 'straw' in used:
        plot.straw()
    if 'gravel' in used:
        plot.gravel(**(gravel or {}))
    if path:
        plot.pavers(path, path_width, **(pavers or {}))
    if patio:
        x0, x1, y0, y1 = patio
        middle = (x0 + x1) / 2
        plot.pavers([(middle, y0), (middle, (y0 + y1) / 2), (middle, y1)], x1 - x0, **(pavers or {}))
    if edging == 'stone':
        plot.edging_stones(edge)
        for cx, cy, radius in rings:
            turn = np.linspace(0, 2 * np.pi, 13)
            plot.edging_stones([(cx + radius * np.cos(a), cy + radius * np.sin(a)) for a in turn])
    elif edging and edging != 'trench':
        plot.strip(edge, **STRIPS[edging])
    plot.boulders(boulders)
    if litter:
        plot.litter(*litter)
    plot.plant_all(plants)
    for kind, count, area, *size in drifts:
        plot.drift(kind, count, area, *size, zone=COVERS[bed_cover])
    if house is not None:
        House(**{k: v for k, v in house.items() if k in ('siding', 'door', 'shutter', 'wall', 'left', 'right')}).build(
            **{k: v for k, v in house.items() if k in ('bay', 'windows')} | dict(door=house.get('porch', 2.45)))
    if storefront is not None:
        Storefront(**storefront).build()
    if fence:
        board_fence(**fence) if isinstance(fence, dict) else board_fence(fence)
    for name, options in features:
        feature(name)(plot, **options)
    if woods:
        plot.woods(woods)
    studio.sky(**(dict(elevation=41, rotation=232, sun_size=1., clouds=.85, dust=1.2) | (sky or {})))
    studio.camera(camera, toward, lens, fstop)
    studio.focus_on(.5, .4)
