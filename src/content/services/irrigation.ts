import { pictures } from '#content/pictures.ts'
import type { ServiceItem } from './service.ts'

export const irrigation: readonly ServiceItem[] = [
  {
    slug: 'drip-irrigation',
    name: 'Drip Irrigation',
    picture: pictures['irrigation/drip-irrigation'],
    what: 'Tubing with built-in emitters that releases water at the root, beneath the mulch, with a filter and a pressure regulator at its head.',
    goodFor:
      'Shrub beds, vegetable rows and narrow strips by a walk lose almost nothing to wind or runoff.',
    howMuch:
      'On clay, emitters of 0.5 to 1 gallon an hour stand 18 inches apart and run 45 to 60 minutes twice a week.',
  },
  {
    slug: 'soaker-hoses',
    name: 'Soaker Hoses',
    picture: pictures['irrigation/soaker-hoses'],
    what: 'Porous rubber hose that sweats along its entire length and connects to an ordinary outdoor faucet.',
    goodFor: 'Use it for hedges, new foundation plantings and gardens with no buried pipe.',
    howMuch:
      'Keep each run under 100 feet, loop it 18 to 24 inches apart and leave it on for about 90 minutes a week.',
  },
  {
    slug: 'pop-up-spray-heads',
    name: 'Pop-Up Spray Heads',
    picture: pictures['irrigation/pop-up-spray-heads'],
    what: 'Fixed spray nozzles that rise 4 to 12 inches, water a set pattern and drop below the mower again.',
    goodFor: 'They suit small lawns, side yards and groundcover less than 30 feet across.',
    howMuch:
      'They throw 8 to 15 feet and apply 1.5 inches an hour, so split the time into cycles of 6 minutes on clay.',
  },
  {
    slug: 'rotor-sprinklers',
    name: 'Rotor Sprinklers',
    picture: pictures['irrigation/rotor-sprinklers'],
    what: 'Gear-driven heads that sweep one or more streams slowly across the turf.',
    goodFor: 'Large open lawns need fewer heads and less trenching when rotors do the work.',
    howMuch:
      'Place them 25 to 40 feet apart, each reaching the next; half an inch an hour means 2 hours for a full week of water.',
  },
  {
    slug: 'smart-controllers',
    name: 'Smart Controllers',
    picture: pictures['irrigation/smart-controllers'],
    what: 'A timer that reads local weather, or a sensor in the yard, and shortens or skips watering on its own.',
    goodFor:
      'It helps frequent travelers, rental properties and anyone who forgets to adjust the clock in October.',
    howMuch:
      'Most models run 4 to 16 zones; look over the program 4 times a year, once per season.',
  },
  {
    slug: 'rain-soil-sensors',
    name: 'Rain & Soil Sensors',
    picture: pictures['irrigation/rain-soil-sensors'],
    what: 'Switches that hold the system off after rainfall, or while a probe in the root zone still reads moist.',
    goodFor:
      'Any automatic system should carry one; Georgia law calls for a rain shut-off on most new installations around metro Atlanta.',
    howMuch:
      'Set the rain switch to trip at a quarter inch, and bury soil probes about 4 inches deep in the driest part of the lawn.',
  },
  {
    slug: 'valves-manifolds',
    name: 'Valves & Manifolds',
    picture: pictures['irrigation/valves-manifolds'],
    what: 'Electric valves that open one zone at a time, gathered on a manifold inside a covered box.',
    goodFor:
      'They divide lawn from shrubs and sun from shade, so that each area receives only what it needs.',
    howMuch:
      'A house zone usually flows 8 to 13 gallons a minute through a 1-inch valve; leave 3 inches between valves for repairs.',
  },
  {
    slug: 'pvc-poly-pipe',
    name: 'PVC & Poly Pipe',
    picture: pictures['irrigation/pvc-poly-pipe'],
    what: 'Rigid PVC carries the constant pressure of the main line, while flexible polyethylene bends around roots to reach the heads.',
    goodFor:
      'You need one or both for new systems, added zones, and repairs after fence or cable work.',
    howMuch:
      'Bury lateral lines 8 to 12 inches and mains 12 to 18 inches, and limit 1-inch pipe to about 13 gallons a minute.',
  },
  {
    slug: 'backflow-preventers',
    name: 'Backflow Preventers',
    picture: pictures['irrigation/backflow-preventers'],
    what: 'A valve assembly that keeps sprinkler water, with its fertilizer and bacteria, from being drawn back into the drinking supply.',
    goodFor: 'Every irrigation system connected to a public or household water line must have one.',
    howMuch:
      'A pressure vacuum breaker sits at least 12 inches above the highest head, and most utilities ask for a certified test every 12 months.',
  },
]
