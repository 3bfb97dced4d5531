"""Earth: the plain ground under things."""
from .shader import Shader


def earth(dark='2b221b', light='4d4034', scale=9, rough=.95):
    """Bare soil as a backdrop between stones or shreds."""
    s = Shader('earth')
    at = s.coords()
    return s.finish(dict(Base_Color=s.ramp(s.noise(at, scale, 6), [(.3, dark), (.7, light)]),
                         Roughness=rough, Specular=.1,
                         Normal=s.bump(s.noise(at, scale * 2, 6), 1, .05)))
