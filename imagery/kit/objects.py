"""Finishes for made things: molded plastic, brass, steel, painted metal, wood, concrete, glazed clay."""
from .shader import Shader


def plastic(color, rough=.42, sheen=.5):
    s = Shader('plastic')
    at = s.coords()
    relief = s.plus(s.noise(at, 40, 2), s.times(s.noise(at, 2, 3), .4))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(s.times(s.noise(at, 3, 4), .18), rough - .08), Specular=sheen,
                         Normal=s.bump(relief, .06, .01)))


def brass(light='d6ac5c', dark='9c7434'):
    s = Shader('brass')
    at = s.coords()
    return s.finish(dict(Base_Color=s.mix(s.times(s.noise(at, 3, 4), .4), light, dark), Metallic=1.,
                         Roughness=s.plus(s.times(s.noise(at, 6, 4), .2), .16), Normal=s.bump(s.noise(at, 60, 2), .05, .01)))


def steel(color='5d6367', rough=.28, brushed=(30, 1.2, 30)):
    """Tempered or brushed steel; brush marks run along the short stretch."""
    s = Shader('steel')
    at = s.coords()
    marks, patch = s.noise(s.coords(brushed), 2, 4), s.noise(at, 1.6, 5, .62)
    color = s.mix(s.ramp(patch, [(.3, 0), (.7, .6)]), color, s.mix(.35, color, 'ffffff'))
    return s.finish(dict(Base_Color=color, Metallic=.95, Roughness=s.plus(s.times(marks, .16), s.times(patch, .1), rough - .1),
                         Normal=s.bump(s.plus(s.times(marks, .5), s.times(patch, .8)), .08, .02)))


def enamel(color, rough=.3):
    """Powder-coated or painted metal."""
    s = Shader('enamel')
    at = s.coords()
    return s.finish(dict(Base_Color=color, Roughness=s.plus(rough, s.times(s.noise(at, 4, 3), .12)), Specular=.5, Clearcoat=.2,
                         Normal=s.bump(s.noise(at, 55, 2), .05, .006)))


def galvanized():
    """Zinc with its crystal pattern."""
    s = Shader('zinc')
    at = s.coords()
    cells = s.add('TexVoronoi', {'feature': 'F1'}, Vector=at, Scale=9.).outputs['Color']
    tone = s.ramp(s.times(cells, 1.), [(.2, '8f9698'), (.8, 'b9bfc0')])
    return s.finish(dict(Base_Color=tone, Metallic=.9, Roughness=s.plus(.34, s.times(s.noise(at, 5, 3), .15)),
                         Normal=s.bump(s.noise(at, 30, 2), .05, .01)))


def ash(stretch=(5.5, .16, 5.5), light='c99c62', dark='9c6a36'):
    """Oiled ash of a tool handle; the grain runs along the smallest stretch."""
    s = Shader('ash')
    at = s.coords()
    grain = s.noise(s.coords(stretch), 1.5, 3, .55, .6)
    rings = s.math('FRACT', s.times(grain, 7.))
    pores = s.noise(s.coords(tuple(11 * v if v > 1 else 7 * v for v in stretch)), 2, 2)
    color = s.mix(s.ramp(rings, [(0, 0), (.75, .35), (.93, 1), (1, .1)]), light, dark)
    color = s.mix(s.ramp(pores, [(.52, 0), (.72, .55)]), color, '7d5227')
    color = s.mix(s.times(s.noise(at, .5, 3), .35), color, 'b98a52')
    return s.finish(dict(Base_Color=color, Roughness=s.plus(s.times(pores, .2), .32), Specular=.45, Clearcoat=.25,
                         Normal=s.bump(s.plus(s.times(pores, .6), rings), .06, .01)))


def boards(light='a57f58', dark='6f4f34', along=0, rough=.55):
    """Weathered boards, one tone per board; `along` is the axis of the grain."""
    s = Shader('boards')
    wide, fine = [6., 6., 6.], [60., 60., 60.]
    wide[along], fine[along] = .35, 1.2
    grain = s.noise(s.coords(tuple(wide), vary=15), 2, 5, .6, .5)
    fiber = s.noise(s.coords(tuple(fine), vary=15), 2, 2)
    color = s.mix(s.ramp(fiber, [(.45, 0), (.7, .5)]), s.ramp(grain, [(.3, dark), (.7, light)]), '3c2817')
    color = s.mix(s.times(s.random(), .4), color, '5a3f2a')
    return s.finish(dict(Base_Color=color, Roughness=rough, Normal=s.bump(s.plus(grain, fiber), .2, .01)))


def terracotta(light='c47a50', dark='b5663f', salt='dcc3ae'):
    s = Shader('terracotta')
    at = s.coords()
    cloud, grain = s.noise(at, 1.1, 6, .62), s.noise(at, 7, 5, .7)
    color = s.mix(s.ramp(cloud, [(.35, 0), (.65, 1)]), dark, light)
    color = s.mix(s.times(grain, .35), color, 'a2552f')
    bloom = s.ramp(s.plus(s.times(cloud, .9), s.times(grain, .35)), [(.60, 0), (.78, 1)])
    color = s.mix(s.times(bloom, .5), color, salt)
    rings = s.noise(s.coords((.6, .6, 26)), 2, 3)
    relief = s.plus(s.times(rings, .5), s.times(s.noise(at, 40, 4, .7), .35), s.times(grain, .3))
    return s.finish(dict(Base_Color=color, Roughness=s.plus(.72, s.times(grain, .2)), Specular=.25, Normal=s.bump(relief, .22, .03)))


def concrete(color='a9a49b', stain='7d776d', rough=.9, grain=8., strength=.6):
    """Cast concrete: block, paver or basin."""
    s = Shader('concrete')
    at = s.coords(vary=20)
    tone = s.mix(s.times(s.random(), .3), color, s.tint(s.mix(0, color, color), 'b5aca0'))
    tone = s.mix(s.times(s.ramp(s.noise(at, 1.2, 5, .7), [(.4, 0), (.7, 1)]), .5), tone, stain)
    tone = s.mix(s.times(s.spots(at, grain * 4, .6, .68), .5), tone, '5a554d')
    relief = s.plus(s.noise(at, grain, 5, .75), s.times(s.noise(at, grain * 6, 2), .6))
    return s.finish(dict(Base_Color=tone, Roughness=rough, Specular=.2, Normal=s.bump(relief, strength, .02)))
