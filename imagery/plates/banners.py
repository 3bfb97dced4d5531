"""Banners: drawings of the other plates gathered on a wide sheet, printed pale on evergreen.

The left half stays quiet, because the page's title stands there.
"""
from . import beds, fruit, nursery, project_plans, trees
from .pen import Sheet


def _wide(seed, *pasted):
    """A 2000 × 750 sheet with (plate, x, y, scale) laid out on it."""
    sheet = Sheet(seed, 2000, 750)
    for plate, x, y, scale in pasted:
        sheet.paste(plate(), x, y, scale)
    return sheet


def about():
    return _wide(201, (nursery.saplings, 1000, 20, .78), (nursery.saplings, 1480, 90, .7), (nursery.foliage_in_pots, 690, 300, .48))


def products():
    return _wide(202, (fruit.pineapple, 1370, 60, .75), (fruit.apples, 930, 160, .66), (fruit.grapes, 1560, 30, .62), (nursery.one_pot, 730, 330, .42))


def projects():
    plan = project_plans.front_walk_garden()
    sheet = Sheet(203, 2000, 750)
    sheet.paste(plan, 980, -190, 1.02)
    return sheet


def events():
    return _wide(204, (nursery.planted_pots, 820, -30, .98))


def contact():
    return _wide(205, (trees.acer, 1020, 30, .84), (trees.oak, 640, 150, .66))


def blog():
    return _wide(206, (beds.spade_and_plan, 880, -30, .92))


def get_a_quote():
    plan = project_plans.flowering_entry_trees()
    sheet = Sheet(207, 2000, 750)
    sheet.paste(plan, 940, -40, 1.06)
    return sheet


PLATES = {f'banners/{draw.__name__.replace("_", "-")}': draw for draw in (about, products, projects, events, contact, blog, get_a_quote)}
