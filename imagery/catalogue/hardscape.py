"""Walls, stacked masonry and paved surfaces."""
from catalogue import shot

PICTURES = {
    'services/hardscaping-materials': shot('wall', seed=11, grade=dict(ev=-.05)),
    'hardscaping/retaining-wall-blocks': shot(
        'wall', seed=12, courses=4, at=(-3.4, -7.6, 2.9), toward=(.3, 0, 1.7), colors=('8f8a84', '7c7874', 'a39d95', '6d6a68', '97918a'),
        cap=('aaa49b', '9c968d', 'b5afa6'), gravel=('8d8578', 'a89f90', '6f685e', 'bdb4a4'), grade=dict(ev=-.05)),
    'hardscaping/concrete-blocks': shot('pallet', seed=13, kind='blocks', colors=('8f8b84', '76716a'), grade=dict(ev=-.1)),
    'hardscaping/brick-pavers': shot('pallet', seed=14, kind='bricks', colors=('8f4a38', 'a35a44', '7a3f32', 'b06a50', '6b3a30', '95503c')),
}
