"""Rows of stock as one walks past them."""
from catalogue import shot

SHRUB, TREE = (.21, .3), (.3, .42)

ROWS = [
    ('salvia', -1.05, .52, .85, *SHRUB, -4.6, 9), ('daisy', -1.6, .52, .85, *SHRUB, -4.4, 9), ('spirea', -2.2, .6, .72, *SHRUB, -4.2, 9),
    ('hydrangea_pink', -2.95, .8, .62, *SHRUB, -4, 9), ('box', -3.7, .7, .6, *SHRUB, -3.6, 9), ('maple', -4.8, 1.5, .42, *TREE, -2.6, 11),
    ('coneflower', 1.2, .52, .85, *SHRUB, -4.6, 9), ('catmint', 1.75, .52, .85, *SHRUB, -4.4, 9), ('azalea_white', 2.45, .72, .6, *SHRUB, -4.2, 9),
    ('barberry', 3.15, .66, .68, *SHRUB, -4, 9), ('holly', 3.9, .75, .6, *SHRUB, -3.6, 9), ('cherry', 5., 1.5, .55, *TREE, -2.4, 11)]

PICTURES = {
    'home/hero-plants-and-trees': shot('nursery', seed=111, rows=ROWS, grade=dict(ev=.3, wb=(1.015, 1, .975), look='Medium Contrast')),
}
