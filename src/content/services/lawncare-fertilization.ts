import { pictures } from '#content/pictures.ts'
import type { Service, ServiceItem } from './service.ts'

const treatments: readonly ServiceItem[] = [
  {
    slug: 'granular-fertilizers',
    name: 'Granular Fertilizers',
    picture: pictures['lawn-care/granular-fertilizers'],
    what: 'Dry, slow-release grains that feed for six to eight weeks after a single pass with the spreader. The mix follows your soil test, because many clay lawns already hold enough phosphorus.',
    goodFor:
      'They are the steady base of a feeding program for bermuda, zoysia and tall fescue alike.',
    howMuch:
      'One pound of nitrogen per 1,000 square feet is a full feeding, which takes 6.25 pounds of a 16-4-8 fertilizer.',
  },
  {
    slug: 'liquid-fertilizer',
    name: 'Liquid Fertilizer',
    picture: pictures['lawn-care/liquid-fertilizer'],
    what: 'Nutrients dissolved in water and sprayed on the blades, where they are absorbed within days. Iron can go in the same tank to deepen the color without a flush of growth.',
    goodFor:
      'Use it for a quick green-up before an event, or to carry turf through a stressful part of summer.',
    howMuch:
      'A light dose of 0.25 pound of nitrogen per 1,000 square feet, repeated every 3 to 4 weeks, avoids burning the leaf.',
  },
  {
    slug: 'weed-control',
    name: 'Weed Control',
    picture: pictures['lawn-care/weed-control'],
    what: 'Pre-emergent products stop crabgrass and annual bluegrass as they sprout, while post-emergent sprays treat broadleaf weeds that are already up.',
    goodFor:
      'Thin lawns, new neighborhoods and yards beside open fields receive the heaviest load of weed seed.',
    howMuch:
      'The barrier against crabgrass goes down once soil at 4 inches reaches 55 °F, usually late February or March, and again 8 to 10 weeks later; the one against annual bluegrass by mid-September.',
  },
  {
    slug: 'insect-pest-control-fertilizer',
    name: 'Insect & Pest Control Fertilizer',
    picture: pictures['lawn-care/insect-pest-control-fertilizer'],
    what: 'A lawn food that carries an insect control on the same granule, aimed at white grubs, armyworms, chinch bugs or fire ants.',
    goodFor:
      'Reach for it when birds peck at the turf, when patches lift like loose carpet, or when ant mounds appear.',
    howMuch:
      'Grub products belong in the soil in June or July, followed by half an inch of water, and are worthwhile above 5 to 10 grubs per square foot.',
  },
  {
    slug: 'lawn-repair-soil-enrichment-blends',
    name: 'Lawn Repair & Soil Enrichment Blends',
    picture: pictures['lawn-care/lawn-repair-soil-enrichment-blends'],
    what: 'Seed, starter fertilizer and a fine organic mulch blended in one bag, with lime added where a soil test reports acid ground.',
    goodFor:
      'It repairs dog spots, tire ruts, utility trenches and the bare places that remain after a dry August.',
    howMuch:
      'Overseed tall fescue from mid-September through October with 5 pounds of seed per 1,000 square feet, and keep the top inch moist.',
  },
  {
    slug: 'compost-organic-soil-enhancing',
    name: 'Compost & Organic Soil Enhancing',
    picture: pictures['lawn-care/compost-organic-soil-enhancing'],
    what: 'Screened compost, humic products and other natural materials that build crumbly structure in packed clay. They release nutrients slowly, as soil organisms digest them.',
    goodFor:
      'Choose this for compacted lawns where rain runs off before it can soak down to the roots.',
    howMuch:
      'After core aeration, a quarter inch of compost is plenty: about 0.75 cubic yard spread over 1,000 square feet.',
  },
]

export const lawncareFertilization: Service = {
  slug: 'lawncare-fertilization',
  name: 'Lawn Care & Fertilization',
  summary:
    'Feeding, weed and insect control, and repair for bermuda, zoysia and tall fescue lawns on Georgia clay.',
  promise: 'The right treatment in the right month. Every program starts with your type of grass.',
  picture: pictures['services/lawncare-fertilization'],
  sections: [
    {
      slug: 'treatments',
      title: 'Feeding, Protection & Repair',
      intro:
        'Bermuda and zoysia grow in summer, while tall fescue grows in fall and spring. That calendar decides which of these six treatments your lawn needs next.',
      items: treatments,
    },
  ],
  questions: [
    {
      question: 'When should I fertilize my lawn in north Georgia?',
      answer:
        'Feed bermuda and zoysia from late April, once they are fully green, until the middle of August. Feed tall fescue in September, November and February, and leave it alone during the heat of summer.',
    },
    {
      question: 'Can I put down pre-emergent and grass seed together?',
      answer:
        'Usually not, because most pre-emergent products stop lawn seed as well. Wait about 12 weeks after a spring application before seeding, or follow the interval on the label.',
    },
    {
      question: 'How short should I mow?',
      answer:
        'Keep bermuda at 1 to 2 inches, zoysia at 1 to 2 inches and tall fescue at 3 inches or a little more. Never remove more than a third of the blade in one mowing.',
    },
    {
      question: 'Do I need a soil test?',
      answer:
        'It is worth doing every two or three years. Piedmont soils tend to be acid, and without a test nobody knows whether your lawn needs 50 pounds of lime per 1,000 square feet or none. The county Extension office sends samples to the University of Georgia laboratory.',
    },
  ],
  title: 'Lawn Care & Fertilization in Cumming, GA | Evergreen',
  description:
    'Fertilizer, weed and insect control, lawn repair and compost for bermuda, zoysia and tall fescue in Forsyth County, GA. Rates and timing explained.',
}
