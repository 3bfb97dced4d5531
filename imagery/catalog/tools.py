"""Hand tools, alone and at work."""
from catalog import shot

GRADE = dict(ev=.1, vignette=.12)

PICTURES = {
    'products-garden-tools/shovels': shot('tools', seed=101, tool='shovel', grade=GRADE),
    'products-garden-tools/watering-cans': shot('tools', seed=102, tool='watering_can', grade=GRADE),
    'products-garden-tools/pruners-secateurs': shot('tools', seed=103, tool='pruners', grade=GRADE),
    'products-garden-tools/sprayers': shot('tools', seed=104, tool='sprayer', grade=GRADE),
    'products-garden-tools/rake': shot('tools', seed=105, tool='rake', grade=GRADE),
    'products-garden-tools/pick-axe': shot('tools', seed=106, tool='pick_axe', grade=GRADE),
    'events/pruning-class': shot(
        'tools', seed=107, tool='pruners', stems=(((-2.3, 2.5), (-7.6, -.9)), ((-1.1, 3.9), (6.2, 4.3)), ((-3., 3.7), (-9., 3.4)), ((-1.9, -3.1), (-7.4, -4.1)), ((4.6, .9), (8.6, 2.6))),
        grade=dict(ev=.1)),
}
