"""Every picture that is rendered: which family builds it, with which parameters.

The order is the order of the queue: what a visitor sees first comes first. A file of this
folder defines `PICTURES`, a dict from the manifest's id to `shot(...)`.
"""
import importlib
import json
import os
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))

# Size rendered, by the manifest's shape: served widths never exceed it.
SIZES = dict(card=(768, 576), square=(720, 720), cover=(1080, 720), portrait=(672, 864),
             banner=(1280, 480), hero=(1600, 900))

# Share of the size and of the samples.
QUALITY = dict(preview=(.45, .4), final=(1., 1.))


@dataclass(frozen=True)
class Picture:
    id: str
    family: str
    parameters: dict
    seed: int = 1
    size: tuple = SIZES['card']
    grade: dict = field(default_factory=dict)
    render: dict = field(default_factory=dict)


def shot(family, seed=1, grade=None, render=None, **parameters):
    """One picture: a family of scenes with its parameters, a seed and its own small corrections."""
    return dict(family=family, seed=seed, grade=grade or {}, render=render or {}, parameters=parameters)


def _manifest():
    with open(os.path.join(HERE, '../../media/manifest.json')) as file:
        return json.load(file)


ORDER = ('gardens', 'nursery', 'borders', 'hardscape', 'parts', 'tools', 'mulches', 'stones', 'soils', 'seeds')


# These come before all others.
FIRST = (
    'home/hero-landscaping', 'home/hero-plants-and-trees', 'mulches/black-mulch', 'stones/gravel',
    'irrigation/smart-controllers', 'products-garden-tools/shovels', 'mulches/bark-nuggets', 'stones/crushed-granite',
    'irrigation/rotor-sprinklers', 'products-garden-tools/watering-cans', 'mulches/cedar-mulch', 'stones/lava-rock',
    'products-garden-tools/pruners-secateurs', 'products-seeds/sunflower', 'soils/compost', 'stones/slate-chips',
    'products-garden-tools/rake', 'best-sellers/stones', 'irrigation/valves-manifolds',
    'products-garden-tools/pick-axe', 'products-garden-tools/sprayers', 'stones/mexican-beach-pebbles',
    'products-fertilizers/yara', 'mulches/pine-mulch', 'soils/sandy-loam', 'irrigation/rain-soil-sensors',
    'irrigation/pvc-poly-pipe', 'irrigation/backflow-preventers', 'stones/marble-chips', 'products-seeds/bean',
    'products-fertilizers/nutrien', 'mulches/hardwood-mulch', 'drainage/perforated-drain-pipe',
    'drainage/catch-basins', 'drainage/channel-drains', 'drainage/pop-up-emitters', 'soils/coconut-coir',
    'soils/garden-soil', 'products-mulch/red', 'products-mulch/black', 'products-mulch/brown',
    'products-mulch/pine-bark-nuggets', 'drainage/downspout-extensions', 'drainage/solid-drain-pipe',
    'drainage/dry-wells', 'drainage/drainage-fabric', 'landscaping/residential', 'landscaping/tropical',
    'edging/metal-edging', 'edging/stone-edging')


def _load():
    shapes = _manifest()
    pictures = {}
    for name in ORDER:
        for identifier, options in importlib.import_module(f'catalogue.{name}').PICTURES.items():
            pictures[identifier] = Picture(id=identifier, size=SIZES[shapes[identifier]['shape']], **options)
    return {identifier: pictures[identifier] for identifier in dict.fromkeys([*FIRST, *pictures])}


PICTURES = _load()


def find(identifier):
    if identifier not in PICTURES:
        raise SystemExit(f'{identifier} is not in the catalogue')
    return PICTURES[identifier]
