"""Draw plates: python3 -m plates [--draft] [ID ...]   (from imagery/)

A draft goes to .work/plates/; otherwise the master in media/masters/ is replaced, unless a
photograph of that name has been rendered since.
"""
import json
import os
import subprocess
import sys

from . import banners, materials, more, plans, scenes, species, things

PLATES = species.PLATES | scenes.PLATES | more.PLATES | plans.PLATES | banners.PLATES | materials.PLATES | things.PLATES

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, '../.work/plates')
MASTERS = os.path.join(HERE, '../../media/masters')


def draw(identifier, draft):
    """Write one plate as SVG and let sharp rasterise it."""
    os.makedirs(WORK, exist_ok=True)
    name = identifier.replace('/', '-')
    vector = f'{WORK}/{name}.svg'
    with open(vector, 'w') as file:
        file.write(PLATES[identifier]().svg())
    target = f'{WORK}/{name}.png' if draft else f'{MASTERS}/{identifier}.webp'
    os.makedirs(os.path.dirname(target), exist_ok=True)
    subprocess.run(['nice', 'node', os.path.join(HERE, '../tools/plate.mjs'), vector, target,
                    'night' if identifier in banners.PLATES else 'day'], check=True)


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
