import { company } from '#content/company.ts'
import { pictures } from '#content/pictures.ts'
import type { Service, ServiceItem } from './service.ts'

const areas = new Intl.ListFormat('en-US').format(company.areaServed)

const styles: readonly ServiceItem[] = [
  {
    slug: 'residential',
    name: 'Residential Landscaping',
    picture: pictures['landscaping/residential'],
    what: 'One plan for the whole property: lawn, planting beds, shade trees, paths and the route that stormwater takes off the lot.',
    goodFor:
      'It suits new construction on bare red clay as well as older yards whose shrubs have outgrown the windows.',
    howMuch:
      'Foundation beds look balanced at 6 to 8 feet deep, with every shrub set at least 3 feet away from the wall.',
  },
  {
    slug: 'commercial',
    name: 'Commercial Landscaping',
    picture: pictures['landscaping/commercial'],
    what: 'Grounds for offices, shops, churches and neighborhood entrances, planted so that a small crew can keep them tidy all year.',
    goodFor:
      'Property managers choose it where customers, parked cars and open views of the road have to share one narrow strip.',
    howMuch:
      'Beside driveways we keep shrubs under 30 inches tall and raise tree limbs to 8 feet, which leaves a clear line of sight.',
  },
  {
    slug: 'woodland',
    name: 'Woodland Landscaping',
    picture: pictures['landscaping/woodland'],
    what: 'A garden beneath the trees you already own. We clear invasive privet and vines, then plant ferns, hellebores and oakleaf hydrangeas along a soft path.',
    goodFor: 'It suits shady lots where grass has failed several years in a row.',
    howMuch:
      'Fallen leaves can stay 2 to 3 inches deep over tree roots, but anything thicker keeps air from reaching them.',
  },
  {
    slug: 'native',
    name: 'Native Landscaping',
    picture: pictures['landscaping/native'],
    what: 'Planting drawn from species of the Georgia piedmont, including arrowwood viburnum, American beautyberry, purple coneflower and little bluestem.',
    goodFor:
      'Choose it to feed bees, birds and butterflies, and for ground that you would rather not fertilize or spray.',
    howMuch:
      'New natives need about 1 inch of water a week through their first summer and very little extra after that.',
  },
  {
    slug: 'ornamental',
    name: 'Ornamental Landscaping',
    picture: pictures['landscaping/ornamental'],
    what: 'A formal composition of clipped hedges, flowering trees and seasonal beds that change color several times a year.',
    goodFor:
      'Front entries, courtyards and any view from a kitchen or office window repay this level of care.',
    howMuch:
      'Expect to shear hedges 2 or 3 times a year and to replace bedding flowers twice, in early May and again in October.',
  },
  {
    slug: 'xeriscaping',
    name: 'Xeriscaping',
    picture: pictures['landscaping/xeriscaping'],
    what: 'A design that groups plants by thirst, so the driest areas need almost no irrigation. Yucca, sedum, rosemary and muhly grass grow in gritty, fast-draining soil.',
    goodFor: 'It suits south-facing slopes, driveway edges and lots without a sprinkler system.',
    howMuch:
      'After an establishment period of about 1 year, one deep soaking every 2 to 3 weeks of drought is enough.',
  },
  {
    slug: 'tropical',
    name: 'Tropical Landscaping',
    picture: pictures['landscaping/tropical'],
    what: 'Enormous leaves and hot colors from plants that survive a north Georgia winter, such as windmill palm, hardy banana, canna and ginger lily.',
    goodFor: 'It belongs beside pools and patios, and in sheltered corners near a masonry wall.',
    howMuch:
      'After the first hard frost, cut bananas and cannas to the ground and protect the roots with 6 inches of mulch.',
  },
  {
    slug: 'hardscape-dominant',
    name: 'Hardscape-Dominant Landscaping',
    picture: pictures['landscaping/hardscape-dominant'],
    what: 'A yard where patios, steps, retaining walls and seating take the lead, softened by a limited number of strong plants.',
    goodFor:
      'It turns steep or very small properties into level outdoor rooms with hardly anything to mow.',
    howMuch:
      'A patio for a table and 6 chairs needs 12 by 14 feet, pitched 1 inch in every 4 feet away from the building.',
  },
  {
    slug: 'sustainable',
    name: 'Sustainable Landscaping',
    picture: pictures['landscaping/sustainable'],
    what: 'A property that uses its own rainfall, leaves and grass clippings. Rain gardens, compost and deep-rooted perennials replace some of the pipe and most of the fertilizer.',
    goodFor:
      'Consider it when runoff is cutting gullies through your beds or the water bill climbs every July.',
    howMuch:
      'A rain garden 6 inches deep should cover about 20 percent of the roof area that drains into it, and more on tight clay.',
  },
]

export const landscapingServices: Service = {
  slug: 'landscaping-services',
  name: 'Landscaping Services',
  summary:
    'Design, planting and stonework for homes and businesses, from a single flower bed to the entire property.',
  promise: 'A landscape planned for your slope, soil and sunlight. Nine styles to begin from.',
  picture: pictures['services/landscaping-services'],
  sections: [
    {
      slug: 'styles',
      title: 'Landscape Styles',
      intro:
        'Most properties combine two or three of these. Tell us which ones you like, and we will explain what your light, slope and soil allow.',
      items: styles,
    },
  ],
  questions: [
    {
      question: 'Which towns do you work in?',
      answer: `We serve ${areas}. If your address is just outside that area, please ask us anyway.`,
    },
    {
      question: 'When is the best time to plant in north Georgia?',
      answer:
        'Fall is the better season for trees and shrubs. Between October and early December the soil is still warm, rainfall returns, and roots have several months to grow before the first heat. Spring planting also works if you can water regularly until September.',
    },
    {
      question: 'Will anything grow in red clay?',
      answer:
        'Yes, because clay holds plenty of water and nutrients; what it lacks is air. We loosen a wide area, blend compost into the entire bed and set plants an inch or two above grade so that their crowns stay dry.',
    },
    {
      question: 'What should I have ready before asking for a quote?',
      answer:
        'Approximate measurements, a few photographs and a note about where water stands after a storm. A copy of your property plat is useful when walls or drainage are part of the project.',
    },
  ],
  title: 'Landscaping Services in Cumming, GA | Evergreen',
  description:
    'Residential, commercial, woodland, native and five more landscape styles, planned for red clay and hot summers around Cumming, GA. Ask for a free quote.',
}
