"""Inside Blender: build one picture of the catalog and render its passes.

Usage: blender -b -P scene.py -- ID QUALITY FOLDER
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import catalog
from kit.geometry import reset
from kit.render import frame, render

identifier, quality, folder = sys.argv[sys.argv.index('--') + 1:]
picture = catalog.find(identifier)
family = importlib.import_module(f'families.{picture.family}')
scale, effort = catalog.QUALITY[quality]

generator = reset(picture.seed)
frame(*(round(side * scale) for side in picture.size))
family.build(generator, **picture.parameters)
settings = {'samples': 32, 'bounces': 4, 'threshold': .03} | getattr(family, 'RENDER', {}) | picture.render
settings['samples'] = max(6, round(settings['samples'] * effort))
render(folder, **settings)
print('DONE', identifier)
