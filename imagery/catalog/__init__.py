"""Every picture that is rendered: which family builds it, with which parameters.

The order is the order of the queue: what a visitor sees first comes first. A file of this
folder defines `PICTURES`, a dict from the manifest's id to `shot(...)`.
"""
import importlib
import json
import os
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))

# Size rendered, by the manifest's shape: what is served is hardly ever wider.
SIZES = dict(card=(720, 540), square=(720, 720), cover=(1080, 720), portrait=(672, 864),
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


ORDER = (
    'gardens', 'projects', 'services', 'nursery', 'borders', 'hardscape', 'yard', 'parts', 'tools', 'mulches', 'stones',
    'soils', 'seeds',
)


# These come before all others: what is seen most, and among those what costs least.
FIRST = (
    'home/hero-landscaping', 'services/landscaping-services', 'services/edging-borders', 'best-sellers/stones',
    'stones/crushed-granite', 'mulches/hardwood-mulch', 'soils/compost', 'stones/lava-rock', 'mulches/bark-nuggets',
    'stones/slate-chips', 'mulches/cedar-mulch', 'soils/garden-soil', 'stones/limestone', 'stones/mexican-beach-pebbles',
    'mulches/pine-mulch', 'soils/sandy-loam', 'stones/marble-chips', 'products-mulch/brown', 'products-mulch/red',
    'products-mulch/black', 'products-mulch/pine-bark-nuggets', 'stones/blue-stone',
    'stones/crushed-concrete', 'soils/raised-bed-mix', 'soils/mushroom-compost', 'mulches/straw-mulch',
    'hardscaping/retaining-wall-blocks', 'hardscaping/brick-pavers', 'hardscaping/concrete-blocks',
    'best-sellers/mulch-second', 'best-sellers/stones-second', 'best-sellers/trees-second', 'articles/mulching',
    'irrigation/rotor-sprinklers', 'irrigation/backflow-preventers', 'irrigation/pvc-poly-pipe',
    'irrigation/rain-soil-sensors', 'drainage/catch-basins', 'drainage/channel-drains', 'drainage/perforated-drain-pipe',
    'drainage/pop-up-emitters', 'drainage/downspout-extensions', 'drainage/solid-drain-pipe', 'drainage/dry-wells',
    'drainage/drainage-fabric', 'soils/fill-dirt', 'soils/worm-castings', 'soils/peat-moss', 'soils/coconut-coir',
    'edging/stone-edging', 'edging/metal-edging', 'edging/plastic-edging')


def _load():
    shapes = _manifest()
    pictures = {}
    for name in ORDER:
        for identifier, options in importlib.import_module(f'catalog.{name}').PICTURES.items():
            pictures[identifier] = Picture(id=identifier, size=SIZES[shapes[identifier]['shape']], **options)
    return {identifier: pictures[identifier] for identifier in dict.fromkeys([*FIRST, *pictures])}


PICTURES = _load()


def find(identifier):
    if identifier not in PICTURES:
        raise SystemExit(f'{identifier} is not in the catalog')
    return PICTURES[identifier]
