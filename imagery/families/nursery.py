"""Nursery stock in rows of black pots on gravel, with an aisle down the middle. In meters."""
import numpy as np

from kit import garden as g
from kit import studio
from kit.garden import Garden
from kit.geometry import mesh, lathe, place
from kit.objects import plastic
from kit.soil import soil_material

RENDER = dict(samples=12, bounces=3, threshold=.04)


def pot_meshes(radius, height, body, soil):
    """A nursery pot and the soil in it."""
    r, h = radius, height
    shape = [(.001, 0), (r * .78, 0), (r * .97, h * .9), (r * 1.04, h * .91), (r * 1.04, h), (r * .96, h), (r * .94, h * .88)]
    pot = mesh('pot', *lathe(shape, 40, .008), [body])
    top = mesh('soil', *lathe([(.001, h * .91), (r * .6, h * .9), (r * .95, h * .88)], 32, 0), [soil])
    return pot, top


def build(rng, rows, camera=(.1, -5.4, 1.55), toward=(.25, 4, .95), lens=26, gravel=('9a9184', '7d766c', 'b3aa9c', '6a645c'), woods=22, sky=None):
    """`rows` is a list of (kind, x, spacing, plant size, pot radius, pot height, first y, last y)."""
    plot = Garden(rng, lambda x, y: np.full(x.shape, g.GRAVEL), camera, toward, lens, ((-9, 9), (-6, 6)))
    plot.ground(far=('6b6152', '8c8070'))
    plot.gravel(colors=gravel, count=300)
    body, soil = plastic('1f2122', .5), soil_material('2b2018', '463424')
    for kind, x, spacing, size, radius, height, first, last in rows:
        pot, top = pot_meshes(radius, height, body, soil)
        for y in np.arange(first, last, spacing):
            at = (x + rng.normal(0, .025), y + rng.normal(0, .03), 0)
            place(pot, at, (0, 0, rng.uniform(0, 6)))
            place(top, at)
            plot.plant(kind, *at[:2], size * rng.uniform(.9, 1.1), height * .88)
    if woods:
        plot.woods(woods)
    studio.sky(**(dict(elevation=33, rotation=228, sun_size=1., clouds=.85, dust=1.2) | (sky or {})))
    studio.camera(camera, toward, lens, 2.8)
    studio.focus_on(.5, .35)
