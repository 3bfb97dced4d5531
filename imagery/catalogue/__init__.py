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


# These come before all others: what has no stand-in, then what is seen most.
FIRST = (
    'home/hero-landscaping', 'home/hero-plants-and-trees', 'irrigation/smart-controllers',
    'products-garden-tools/shovels', 'products-garden-tools/watering-cans', 'irrigation/rotor-sprinklers',
    'products-garden-tools/pruners-secateurs', 'products-garden-tools/sprayers', 'products-garden-tools/rake',
    'products-garden-tools/pick-axe', 'irrigation/valves-manifolds', 'irrigation/rain-soil-sensors',
    'irrigation/pvc-poly-pipe', 'irrigation/backflow-preventers', 'drainage/catch-basins',
    'drainage/perforated-drain-pipe', 'drainage/channel-drains', 'drainage/pop-up-emitters',
    'drainage/downspout-extensions', 'drainage/solid-drain-pipe', 'drainage/dry-wells', 'drainage/drainage-fabric',
    'hardscaping/retaining-wall-blocks', 'hardscaping/brick-pavers', 'hardscaping/concrete-blocks',
    'best-sellers/mulch-second', 'best-sellers/stones-second', 'best-sellers/trees-second', 'articles/mulching',
    'mulches/bark-nuggets', 'stones/gravel', 'best-sellers/stones', 'mulches/cedar-mulch', 'stones/crushed-granite',
    'soils/compost', 'stones/lava-rock', 'stones/slate-chips', 'mulches/pine-mulch', 'stones/marble-chips',
    'stones/mexican-beach-pebbles', 'soils/sandy-loam', 'mulches/hardwood-mulch', 'landscaping/residential',
    'landscaping/tropical')


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
