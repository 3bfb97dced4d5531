"""Irrigation and drainage parts, one morning in the studio."""
from catalogue import shot

GRADE = dict(ev=.15, vignette=.1)


def part(subject, seed, **rest):
    return shot('parts', seed=seed, grade=GRADE | rest.pop('grade', {}), subject=subject, **rest)


PICTURES = {
    'irrigation/pop-up-spray-heads': part('popups', 81),
    'irrigation/drip-irrigation': part('drip', 82, raise_=12.),
    'irrigation/soaker-hoses': part('soaker', 83, raise_=11.),
    'irrigation/rotor-sprinklers': part('rotor', 84),
    'irrigation/smart-controllers': part('controller', 85, side=.22),
    'irrigation/valves-manifolds': part('valves', 86, side=-.3, raise_=11.),
    'irrigation/pvc-poly-pipe': part('pipes', 87, side=.4, raise_=9.),
    'irrigation/backflow-preventers': part('backflow', 88, side=.2),
    'irrigation/rain-soil-sensors': part('sensors', 89),
    'drainage/perforated-drain-pipe': part('perforated', 90, raise_=11.),
    'drainage/catch-basins': part('basin', 91, raise_=12.),
    'drainage/channel-drains': part('channel', 92, raise_=11.),
    'drainage/pop-up-emitters': part('emitter', 93, raise_=10.),
    'drainage/downspout-extensions': part('downspout', 94, side=.2),
    'drainage/solid-drain-pipe': part('solid', 95, side=-.4),
    'drainage/dry-wells': part('dry_well', 96),
    'drainage/drainage-fabric': part('fabric', 97, side=.2, raise_=10.),
}
