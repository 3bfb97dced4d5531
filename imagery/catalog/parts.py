"""Irrigation and drainage parts, one morning in the studio."""
from catalog import shot

GRADE = dict(ev=.15, vignette=.1)


def part(family, subject, seed, **rest):
    return shot(family, seed=seed, grade=GRADE | rest.pop('grade', {}), subject=subject, **rest)


PICTURES = {
    'irrigation/pop-up-spray-heads': part('irrigation', 'popups', 81),
    'irrigation/drip-irrigation': part('irrigation', 'drip', 82, raise_=12.),
    'irrigation/soaker-hoses': part('irrigation', 'soaker', 83, raise_=11.),
    'irrigation/rotor-sprinklers': part('irrigation', 'rotor', 84),
    'irrigation/smart-controllers': part('irrigation', 'controller', 85, side=.22),
    'irrigation/valves-manifolds': part('irrigation', 'valves', 86, side=-.3, raise_=11.),
    'irrigation/pvc-poly-pipe': part('irrigation', 'pipes', 87, side=.4, raise_=9.),
    'irrigation/backflow-preventers': part('irrigation', 'backflow', 88, side=.2),
    'irrigation/rain-soil-sensors': part('irrigation', 'sensors', 89),
    'drainage/perforated-drain-pipe': part('drainage', 'perforated', 90, raise_=11.),
    'drainage/catch-basins': part('drainage', 'basin', 91, raise_=12.),
    'drainage/channel-drains': part('drainage', 'channel', 92, raise_=11.),
    'drainage/pop-up-emitters': part('drainage', 'emitter', 93, raise_=10.),
    'drainage/downspout-extensions': part('drainage', 'downspout', 94, side=.2),
    'drainage/solid-drain-pipe': part('drainage', 'solid', 95, side=-.4),
    'drainage/dry-wells': part('drainage', 'dry_well', 96),
    'drainage/drainage-fabric': part('drainage', 'fabric', 97, side=.2, raise_=10.),
}
