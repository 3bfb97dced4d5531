import { pictures } from '#content/pictures.ts'
import type { Service, ServiceItem } from './service.ts'

const edgings: readonly ServiceItem[] = [
  {
    slug: 'plastic-edging',
    name: 'Plastic Edging',
    picture: pictures['edging/plastic-edging'],
    what: 'Flexible black polyethylene with a rounded upper edge, supplied in coils that follow any curve.',
    goodFor:
      'It separates lawn from mulch around trees and curved beds, and it is the easiest material to install without special tools.',
    howMuch:
      'Each coil runs 20 feet; sink it so that half an inch shows, with a stake every 3 to 4 feet and at each joint.',
    unit: 'per 20 ft',
  },
  {
    slug: 'metal-edging',
    name: 'Metal Edging',
    picture: pictures['edging/metal-edging'],
    what: 'Thin strips of steel or aluminum that leave a crisp line and almost disappear between the grass and the bed.',
    goodFor:
      'Straight runs, generous curves and gravel paths look cleanest with it, and winter frost rarely lifts it out of position.',
    howMuch:
      'A strip 4 inches tall and one-eighth of an inch thick needs a stake every 30 inches, with 1 inch left above grade.',
    unit: 'per linear ft',
  },
  {
    slug: 'stone-edging',
    name: 'Stone Edging',
    picture: pictures['edging/stone-edging'],
    what: 'Granite blocks, natural fieldstone or cast concrete units, set end to end as a visible border.',
    goodFor:
      'Choose it to elevate a bed above the lawn, or to provide a level strip that mower wheels can follow.',
    howMuch:
      'Bed the stones in 3 to 4 inches of compacted crusher run and bury them by a third of their height.',
    unit: 'per linear ft',
  },
]

export const edgingBorders: Service = {
  slug: 'edging-borders',
  name: 'Edging & Borders',
  summary:
    'Plastic, metal and stone edging that keeps grass out of the beds and mulch off the lawn.',
  promise: 'A clean line that survives the mower. Sold by the coil or by the foot.',
  picture: pictures['services/edging-borders'],
  sections: [
    {
      slug: 'edging',
      title: 'Edging by Material',
      intro:
        'Bermuda spreads by runners above and below the ground, so an edge around a Georgia garden has real work to do. The shape of the bed, and how visible you want the border to be, will decide the material.',
      items: edgings,
    },
  ],
  questions: [
    {
      question: 'Will edging stop bermuda grass?',
      answer:
        'It slows the grass considerably but cannot stop it entirely. An edge that reaches 4 inches into the soil blocks most runners, and a pass with a string trimmer every two weeks controls the remainder.',
    },
    {
      question: 'How do I measure a curved bed?',
      answer:
        'Lay a garden hose along the line, mark both ends, then straighten the hose and measure it. Add 5 percent for overlaps and for any curves that you adjust during installation.',
    },
    {
      question: 'Does edging trap water in the bed?',
      answer:
        'It can on a slope, where a continuous strip behaves like a miniature dam. We leave gaps or a short section of gravel at the low point, so that stormwater has a way out.',
    },
  ],
  title: 'Lawn & Garden Edging in Cumming, GA | Evergreen',
  description:
    'Plastic edging in 20-foot coils, steel and aluminum edging, and stone borders by the foot in Cumming, GA. Stake spacing, depth and uses for each.',
}
