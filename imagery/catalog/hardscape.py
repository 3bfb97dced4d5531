"""Walls, stacked masonry and paved surfaces."""
from catalog import shot

SAND = ['b3a48c', 'a08f76', 'c7b99f', '8d7d67', 'd6cab4']
GRIT = ['9a9080', '857b6c', 'aea491', '6f675b', 'bdb3a0']
DAYLIGHT = dict(wb=(.95, 1, 1.06))  # gray stays neutral in the low sun
FINES = ['8f8a81', '7c776f', 'a39d92', '69655f', 'b5aea1']

PICTURES = {
    'services/hardscaping-materials': shot('wall', seed=11, grade=dict(ev=-.05)),
    'hardscaping/retaining-wall-blocks': shot(
        'wall', seed=12, courses=4, at=(-3.4, -7.6, 2.9), toward=(.3, 0, 1.7), colors=('8f8a84', '7c7874', 'a39d95', '6d6a68', '97918a'),
        cap=('aaa49b', '9c968d', 'b5afa6'), gravel=('8d8578', 'a89f90', '6f685e', 'bdb4a4'), grade=dict(ev=-.05)),
    'hardscaping/concrete-blocks': shot('pallet', seed=13, kind='blocks', colors=('8f8b84', '76716a'), grade=dict(ev=-.1)),
    'hardscaping/brick-pavers': shot('pallet', seed=14, kind='bricks', colors=('8f4a38', 'a35a44', '7a3f32', 'b06a50', '6b3a30', '95503c')),
    'stones/paver-a': shot(
        'paving', seed=31, pattern='grid', size=3.05, material='concrete', turn=.52, sand=FINES,
        look=dict(colors=['a3a09a', '96938d', 'aeaba4', '9c9890', 'a8a39a'], sand='cfcac0', worn='c2beb5'),
        shape=dict(joint=.075, corner=.05, edge=.05, chip=.35, relief=.006), joints=dict(depth=.055, spread=.04),
        uneven=.018, grade=dict(ev=-.45, wb=(.94, 1, 1.09), saturation=.8)),
    'stones/paver-b': shot(
        'paving', seed=32, pattern='herringbone', size=1.02, material='concrete', turn=.2, sand=SAND,
        look=dict(colors=['8a4f3c', '7a4437', '9a604a', '5f4a44', '6b5650', '94705a'], sand='b9a08c', worn='b08872', blend=.8),
        shape=dict(joint=.045, corner=.05, edge=.07, chip=.45, relief=.008, step=.045), at=(.5, -9., 6.6), uneven=.014,
        joints=dict(depth=.06, spread=.03), grade=dict(ev=-.35, saturation=.9)),
    'stones/paver-c': shot(
        'paving', seed=33, pattern='honeycomb', size=2.03, material='concrete', turn=.22, sand=SAND,
        look=dict(colors=['8f8c88', '7f7d7a', '9c9892', '87827c', '767472'], sand='bdb8ae', worn='b3aea5', blend=.3),
        shape=dict(joint=.06, corner=.06, edge=.07, chip=.4, relief=.008), joints=dict(depth=.06, spread=.035),
        grade=DAYLIGHT | dict(ev=-.45)),
    'stones/cobblestones': shot(
        'paving', seed=34, pattern='rows', size=(2.3, 1.35), material='granite', turn=.3, sand=GRIT,
        look=dict(colors=['8d8b89', '7a7878', '9f9b96', '6c6a6b', '96877c', 'a89f96']),
        shape=dict(joint=.09, corner=.16, wobble=.06, edge=.17, chip=.6, dome=.06, relief=.06), uneven=.04, tilt=.025,
        joints=dict(depth=.17, size=(.012, .04), count=36000, spread=.07), at=(.5, -10.5, 7.8), grade=DAYLIGHT | dict(ev=-.35)),
    'stones/flagstone': shot(
        'paving', seed=35, pattern='crazy', size=4.6, material='sandstone', turn=.1, sand=FINES, reach=22.,
        look=dict(colors=['a08a6c', '8d7d68', '7d776d', '918b80', 'ad9a7c', '746d64', '94765c', '857f72']),
        shape=dict(joint=.24, corner=.3, wobble=.16, edge=.055, chip=.9, relief=.035, layers=.022, step=.06), uneven=.03, tilt=.008,
        joints=dict(depth=.09, size=(.015, .06), count=52000, spread=.09), at=(.5, -15., 10.8), fstop=.2,
        grade=dict(ev=-.4, saturation=.92)),
    'stones/blue-stone': shot(
        'paving', seed=17, pattern='rows', size=(4.2, 2.8), material='sandstone', turn=.34, sand=FINES, reach=22.,
        look=dict(colors=['66737d', '5a6872', '73808a', '6f7378', '59626c', '7d8890'], rust='66707a'),
        shape=dict(joint=.09, corner=.06, edge=.04, chip=.5, relief=.02, layers=.012, step=.06), uneven=.016, tilt=.004,
        joints=dict(depth=.06, size=(.012, .035), count=40000, spread=.035), at=(.5, -15., 10.8), fstop=.2,
        grade=dict(ev=-.4, wb=(.91, 1, 1.13))),
}
