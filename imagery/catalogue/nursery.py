"""Rows of stock as one walks past them."""
from catalogue import shot

SHRUB, TREE = (.21, .3), (.3, .42)

ROWS = [
    ('salvia', -1.05, .52, .85, *SHRUB, -4.6, 9), ('daisy', -1.6, .52, .85, *SHRUB, -4.4, 9), ('spirea', -2.2, .6, .72, *SHRUB, -4.2, 9),
    ('hydrangea_pink', -2.95, .8, .62, *SHRUB, -4, 9), ('box', -3.7, .7, .6, *SHRUB, -3.6, 9), ('maple', -4.8, 1.5, .42, *TREE, -2.6, 11),
    ('coneflower', 1.2, .52, .85, *SHRUB, -4.6, 9), ('catmint', 1.75, .52, .85, *SHRUB, -4.4, 9), ('azalea_white', 2.45, .72, .6, *SHRUB, -4.2, 9),
    ('barberry', 3.15, .66, .68, *SHRUB, -4, 9), ('holly', 3.9, .75, .6, *SHRUB, -3.6, 9), ('cherry', 5., 1.5, .55, *TREE, -2.4, 11)]

# Flowering plants close together, as at a sale; young trees to both sides of an aisle.
SALE = [(kind, -4.1 + .7 * k, .66, .66, .2, .3, -1.6, 6.4) for k, kind in enumerate((
    'susan', 'catmint', 'coneflower', 'daisy', 'red_salvia', 'goldenspire', 'salvia', 'daisy', 'susan', 'coneflower', 'catmint', 'marigold'))]
YOUNG_TREES = [
    ('liriope', -.95, .6, .9, *SHRUB, -4, 9), ('redbud', -2.05, 1.15, .5, *TREE, -3, 10), ('maple', -3.3, 1.4, .5, *TREE, -2.4, 11), ('holly_tall', -4.3, 1.3, .6, *TREE, -2, 11),
    ('spirea', 1.05, .7, .6, *SHRUB, -4, 9), ('crape', 1.9, 1.2, .55, *TREE, -2.6, 10), ('redbud', 3.1, 1.4, .6, *TREE, -2, 11), ('maple', 4.4, 1.5, .55, *TREE, -2, 11),
    *(('laurel', x, 1, .8, *TREE, 6.2, 7) for x in (-1.2, -.35, .45, 1.3))]  # at the end of the aisle
FAIR = dict(ev=.3, wb=(1.015, 1, .975), look='Medium Contrast')

PICTURES = {
    'home/hero-plants-and-trees': shot('nursery', seed=111, rows=ROWS, grade=FAIR),
    'events/spring-plant-sale': shot('nursery', seed=113, rows=SALE, camera=(.35, -3.5, 1.5), toward=(-.2, .9, .3), lens=32, woods=12.5, grade=FAIR),
    'about/nursery-rows': shot('nursery', seed=114, rows=YOUNG_TREES, camera=(.1, -5.2, 1.6), toward=(.1, 4, 1.05), lens=30, grade=FAIR),
}
