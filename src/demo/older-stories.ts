import type { LostReason } from '#domain/requests/request-status.ts'
import { people, seededRandom } from './people.ts'
import type { Happening, Story } from './story.ts'

const wishes = [
  { service: 'soil-mulch', text: 'Mulch for the front beds, about 8 yards, dumped on the drive.' },
  { service: 'plants-sod', text: 'Sod for the side yard after the pool was dug, 1,200 sq ft.' },
  {
    service: 'stone-aggregates',
    text: 'Gravel for the drive, 10 tons, and someone to spread it.',
  },
  { service: 'hardscaping-materials', text: 'A low wall around the maple, about 24 ft of it.' },
  { service: 'irrigation-drainage-solutions', text: 'The lawn by the garage never dries.' },
  {
    service: 'edging-borders',
    text: 'Edging for three beds, something that a mower can run over.',
  },
  { service: 'lawncare-fertilization', text: 'Aeration and seed for half an acre.' },
  { service: 'landscaping-services', text: 'A plan for the whole front, we have just moved in.' },
] as const

const reasons: readonly LostReason[] = [
  'price',
  'elsewhere',
  'no-answer',
  'too-far',
  'changed-mind',
]

/** People without a story of their own. */
const others = people
  .slice(15)
  .filter(({ firstName }) => !['Hank', 'Buck', 'Victor'].includes(firstName))

/** Requests from four months to four weeks ago, most of them won or lost. */
export function olderStories(): readonly Story[] {
  const chance = seededRandom(20)
  return Array.from({ length: 46 }, (_, index) => {
    const days = 118 - index * 2
    const { firstName, lastName } = others[chance(others.length)] ?? nobody
    const wish = wishes[chance(wishes.length)] ?? wishes[0]
    const by = chance(3) === 0 ? 'june' : 'ruth'
    const answeredAfter = chance(4) === 0 ? 1 : 0
    const after: Happening[] = [
      {
        at: [days - answeredAfter, answeredAfter === 0 ? '14:40' : '09:10'],
        by,
        is: 'call',
        outcome: chance(3) === 0 ? 'voicemail' : 'reached',
      },
      { at: [days - answeredAfter, '15:05'], by, is: 'assign', to: by },
      { at: [days - 3, '10:20'], by, is: 'status', to: 'quoted' },
      chance(5) < 3
        ? { at: [days - 9, '16:30'], by, is: 'status', to: 'won' }
        : {
            at: [days - 12, '16:30'],
            by,
            is: 'status',
            to: 'lost',
            reason: reasons[chance(reasons.length)] ?? 'other',
          },
    ]
    return {
      who: `${firstName} ${lastName}`,
      came: [days, `${String(8 + chance(6)).padStart(2, '0')}:${String(10 + chance(40))}`],
      by: chance(4) === 0 ? by : 'form',
      services: [wish.service],
      text: wish.text,
      after,
    }
  })
}

const nobody = { firstName: '', lastName: '' }
