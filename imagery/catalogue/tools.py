"""Hand tools."""
from catalogue import shot

GRADE = dict(ev=.1, vignette=.12)

PICTURES = {
    'products-garden-tools/shovels': shot('tools', seed=101, tool='shovel', grade=GRADE),
    'products-garden-tools/watering-cans': shot('tools', seed=102, tool='watering_can', grade=GRADE),
    'products-garden-tools/pruners-secateurs': shot('tools', seed=103, tool='pruners', grade=GRADE),
    'products-garden-tools/sprayers': shot('tools', seed=104, tool='sprayer', grade=GRADE),
    'products-garden-tools/rake': shot('tools', seed=105, tool='rake', grade=GRADE),
    'products-garden-tools/pick-axe': shot('tools', seed=106, tool='pick_axe', grade=GRADE),
}
