import { pictures } from '#content/pictures.ts'
import type { ServiceItem } from './service.ts'

export const drainage: readonly ServiceItem[] = [
  {
    slug: 'french-drains',
    name: 'French Drains',
    picture: pictures['drainage/french-drains'],
    what: 'A gravel trench, wrapped in fabric, with a perforated pipe along the bottom that collects groundwater and carries it away.',
    goodFor:
      'Soggy lawns, wet crawl spaces and the uphill side of a house are the usual reasons to dig one.',
    howMuch:
      'Allow a trench 12 inches wide and 24 inches deep, falling 1 inch every 8 feet, with 1 ton of gravel for each 10 feet.',
  },
  {
    slug: 'channel-drains',
    name: 'Channel Drains',
    picture: pictures['drainage/channel-drains'],
    what: 'A long, narrow trough with a grate, set flush in paving so that water drops in along its full width.',
    goodFor:
      'Install one across a driveway that slopes toward the garage, or beside a pool deck or patio door.',
    howMuch:
      'Residential channels are 4 to 5 inches wide; set the grate an eighth of an inch below the paving and rinse the trough twice a year.',
  },
  {
    slug: 'catch-basins',
    name: 'Catch Basins',
    picture: pictures['drainage/catch-basins'],
    what: 'A square box with a grate on top and a sump below the outlet, where leaves and silt settle before they can enter the pipe.',
    goodFor: 'Put one at the lowest point of a lawn, swale or planting bed where a puddle forms.',
    howMuch:
      'A 12-inch basin serves most low spots, provided that its 6-inch sump is emptied every fall after the leaves come down.',
  },
  {
    slug: 'dry-wells',
    name: 'Dry Wells',
    picture: pictures['drainage/dry-wells'],
    what: 'A buried chamber, surrounded by stone and fabric, that stores runoff and lets it soak away slowly.',
    goodFor:
      'It helps flat lots without an outlet, although dense clay may be too slow to accept the water.',
    howMuch:
      'One inch of rain on 500 square feet of roof yields 310 gallons; stay 10 feet from the foundation and test that a filled hole empties in 24 hours.',
  },
  {
    slug: 'perforated-drain-pipe',
    name: 'Perforated Drain Pipe',
    picture: pictures['drainage/perforated-drain-pipe'],
    what: 'Pipe with rows of small holes or slots that admit water from the surrounding gravel.',
    goodFor:
      'It is the working part of French drains and of the drainage zone behind every retaining wall.',
    howMuch:
      'Use 4-inch pipe on 2 inches of clean gravel, with the holes facing down so that the water table rises into it.',
  },
  {
    slug: 'solid-drain-pipe',
    name: 'Solid Drain Pipe',
    picture: pictures['drainage/solid-drain-pipe'],
    what: 'Pipe without openings, either smooth PVC or corrugated, that moves collected water without leaking along the way.',
    goodFor:
      'Connect downspouts, basins and channels to it, and use it wherever a line passes tree roots or the house.',
    howMuch:
      'At a slope of 1 percent, smooth 4-inch pipe carries roughly 100 gallons a minute, which is 3 inches of rain an hour on 3,000 square feet.',
  },
  {
    slug: 'pop-up-emitters',
    name: 'Pop-Up Emitters',
    picture: pictures['drainage/pop-up-emitters'],
    what: 'A capped outlet in the lawn that lifts under the pressure of water and closes when the flow ends, keeping out leaves and animals.',
    goodFor:
      'Finish a buried downspout line with it when the lot has no ditch or bank to drain to.',
    howMuch:
      'Locate it at least 10 feet downhill of the house, and give the elbow a quarter-inch weep hole over 1 cubic foot of gravel.',
  },
  {
    slug: 'downspout-extensions',
    name: 'Downspout Extensions',
    picture: pictures['drainage/downspout-extensions'],
    what: 'Rigid, flexible or buried pieces that continue the gutter past the planting beds.',
    goodFor:
      'Try this first for damp basements, washed-out mulch and splashed siding, since it is the least digging.',
    howMuch:
      'Release the water 6 to 10 feet out, on ground that drops 6 inches over that distance.',
  },
  {
    slug: 'drainage-fabric',
    name: 'Drainage Fabric',
    picture: pictures['drainage/drainage-fabric'],
    what: 'Non-woven geotextile, a felt-like cloth that passes water and holds back silt.',
    goodFor: 'It keeps clay out of the gravel in a trench, beneath riprap and behind a wall.',
    howMuch:
      'Choose a weight of 4 ounces and overlap the seams 12 inches; wrapping a trench of 12 by 24 inches takes a width of 7 feet.',
    unit: 'per roll',
  },
]
