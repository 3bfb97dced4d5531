import { pictures } from '#content/pictures.ts'
import { drainage } from './drainage.ts'
import { irrigation } from './irrigation.ts'
import type { Service } from './service.ts'

export const irrigationDrainageSolutions: Service = {
  slug: 'irrigation-drainage-solutions',
  name: 'Irrigation & Drainage Solutions',
  summary:
    'Sprinkler, drip and drainage systems that bring water to the roots and carry storm water away from the house.',
  promise: 'Enough water in July, and none in the basement in March. Both plans on one drawing.',
  picture: pictures['services/irrigation-drainage-solutions'],
  sections: [
    {
      slug: 'irrigation',
      title: 'Irrigation',
      intro:
        'A lawn needs about 1 inch of water a week, rain included. Clay accepts it slowly, so good systems here apply less at a time and repeat.',
      items: irrigation,
    },
    {
      slug: 'drainage',
      title: 'Drainage',
      intro:
        'A summer storm can drop 2 inches in an hour, far more than clay can absorb. Good drainage collects that water, moves it downhill and releases it where it does no harm.',
      items: drainage,
    },
  ],
  questions: [
    {
      question: 'When may I run sprinklers in Georgia?',
      answer:
        'State rules allow landscape watering on any day between 4 PM and 10 AM. Drip lines and soaker hoses are exempt from those hours, and so is watering by hand with a can or a hose that has a shut-off nozzle. New plants and sod are exempt for their first 30 days. During a declared drought the rules become stricter.',
    },
    {
      question: 'How do I get my system ready for winter?',
      answer:
        'Before the first hard freeze, usually in November, shut off the supply, drain the lines and insulate the backflow preventer. In March, open the water slowly and look at every head while it runs.',
    },
    {
      question: 'Do I need a French drain or a catch basin?',
      answer:
        'If water stands on the surface after a storm, a catch basin or a channel collects it. If the ground stays spongy for days without a puddle, the water is moving through the soil and a French drain intercepts it.',
    },
    {
      question: 'Is it safe to dig in my yard?',
      answer:
        'Contact Georgia 811 at least three business days before any digging. The service is free and marks public utility lines; sprinkler pipe, invisible dog fences and private gas lines stay unmarked, so show us where those run.',
    },
  ],
  title: 'Irrigation & Drainage in Cumming, GA | Evergreen',
  description:
    'Drip, sprinklers, smart controllers, French drains, catch basins and downspout lines for clay lots near Cumming, GA, with sizes, spacing and slopes.',
}
