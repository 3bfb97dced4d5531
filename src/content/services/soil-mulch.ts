import { pictures } from '#content/pictures.ts'
import { mulches } from './mulches.ts'
import type { Service } from './service.ts'
import { soils } from './soils.ts'

export const soilMulch: Service = {
  slug: 'soil-mulch',
  name: 'Soil & Mulch',
  summary:
    'Twelve soils and nine mulches, in bulk or by the bag, matched to what you plan to grow.',
  promise:
    'Good ground first, then a cover that keeps it moist. A rule of thumb for all twenty-one.',
  picture: pictures['services/soil-mulch'],
  sections: [
    {
      slug: 'soils',
      title: 'Types of Soils',
      intro:
        'North Georgia clay is rich but tight. These soils and amendments loosen it, build on top of it, or replace it where roots need something lighter.',
      isBulk: true,
      items: soils,
    },
    {
      slug: 'mulches',
      title: 'Types of Mulch',
      intro:
        'Mulch shades the soil, holds moisture between storms and smothers most annual weeds. The right kind depends on slope, on drainage and on how often you care to renew it.',
      isBulk: true,
      items: mulches,
    },
  ],
  questions: [
    {
      question: 'How do I work out how many cubic yards to order?',
      answer:
        'Multiply length by width in feet, multiply that by the depth in inches, and divide by 324. A bed of 10 by 20 feet at 3 inches comes to 1.85, so order 2 cubic yards.',
    },
    {
      question: 'Should I choose bulk or bags?',
      answer:
        'Thirteen and a half bags of 2 cubic feet equal one cubic yard. Under half a yard, bags are easier to carry and store; beyond that, a bulk load saves a great deal of lifting and plastic.',
    },
    {
      question: 'Is there such a thing as too much mulch?',
      answer:
        'Yes, because more than 4 inches keeps rain from reaching the roots, and mulch heaped against a trunk rots the bark. Leave a bare ring of 3 inches around stems and 6 inches along the siding, where termites are a concern.',
    },
    {
      question: 'Can I add sand to loosen clay?',
      answer:
        'We advise against it, because a small amount of sand in clay sets almost like brick. Compost opens the soil and keeps it open as long as you renew it.',
    },
  ],
  title: 'Soil & Mulch in Bulk or Bags, Cumming, GA | Evergreen',
  description:
    'Topsoil, compost, raised bed mix, pine straw, hardwood and colored mulch near Cumming, GA, with a rule of thumb for every soil and mulch we carry.',
}
