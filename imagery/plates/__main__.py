"""Draw plates: python3 -m plates [--draft] [ID ...]   (from imagery/)

A draft goes to .work/plates/; otherwise the master in media/masters/ is replaced, unless a
photograph of that name has been rendered since.
"""
import json
import os
import subprocess
import sys

from . import (banners, beds, bulk, drainage, flowers, foliage, fruit, garden_plans, irrigation, lawn, masonry, nursery,
               project_plans, tools, trees)

PLATES = {identifier: plate for module in (
    banners, beds, bulk, drainage, flowers, foliage, fruit, garden_plans, irrigation, lawn, masonry, nursery, project_plans,
    tools, trees) for identifier, plate in module.PLATES.items()}

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, '../.work/plates')
MASTERS = os.path.join(HERE, '../../media/masters')
MANIFEST = os.path.join(HERE, '../../media/manifest.json')

# A master is as wide as the widest file made from it; no shape is served wider than its sheet.
WIDTHS = dict(card=960, square=720, portrait=840, cover=1200, banner=2000)


def width_of(identifier):
    with open(MANIFEST) as file:
        return WIDTHS[json.load(file)[identifier]['shape']]


def draw(identifier, draft):
    """Write one plate as SVG and let sharp rasterize it."""
    os.makedirs(WORK, exist_ok=True)
    name = identifier.replace('/', '-')
    vector = f'{WORK}/{name}.svg'
    with open(vector, 'w') as file:
        file.write(PLATES[identifier]().svg())
    target = f'{WORK}/{name}.png' if draft else f'{MASTERS}/{identifier}.webp'
    os.makedirs(os.path.dirname(target), exist_ok=True)
    subprocess.run(['nice', 'node', os.path.join(HERE, '../tools/plate.mjs'), vector, target,
                    str(width_of(identifier)), 'night' if identifier in banners.PLATES else 'day'], check=True)


def photographed():
    """Ids whose master is a rendered photograph by now."""
    with open(os.path.join(HERE, '../rendered.json')) as file:
        return set(json.load(file))


if __name__ == '__main__':
    words = [word for word in sys.argv[1:] if word != '--draft']
    kept = set() if '--draft' in sys.argv else photographed()
    for wanted in words or PLATES:
        if wanted not in kept:
            draw(wanted, '--draft' in sys.argv)
