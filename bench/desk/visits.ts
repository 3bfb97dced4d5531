import { company } from '#content/company.ts'
import { addDays, dateOf, hour, instantAt, type Instant } from '#domain/time.ts'
import { visitKinds } from '#domain/visits/visit.ts'
import type { RowsOfPerson } from './people.ts'

/** Days before and after now on which they lie. */
const span = { before: 3285, after: 365 } as const

/** Visits spread evenly over ten years and the colleagues; some are not assigned yet. */
export function* visitsOfYears(
  count: number,
  staff: readonly string[],
  now: Instant,
): Generator<RowsOfPerson> {
  const today = dateOf(now, company.timeZone)
  const days = span.before + span.after
  const whose = [...staff, null]
  for (let index = 0; index < count; index += 1) {
    const day = addDays(today, Math.floor((index * days) / count) - span.before)
    const startsAt = instantAt(
      day,
      `${String(8 + (index % 9)).padStart(2, '0')}:00`,
      company.timeZone,
    )
    yield {
      visits: [
        {
          id: `visit-${index}`,
          kind: visitKinds[index % visitKinds.length] ?? 'delivery',
          name: `Customer ${index}`,
          phone: '',
          email: '',
          email_key: '',
          street1: `${index % 900} Oak Street`,
          city: 'Cumming',
          state: 'GA',
          zip: '30040',
          about: 'mulch, 4 yards',
          day,
          starts_at: startsAt,
          ends_at: startsAt + hour,
          assigned_to: whose[index % whose.length] ?? null,
          truck: '',
          note: '',
          status: startsAt < now ? 'done' : 'planned',
          done_note: '',
          sequence: 0,
          created_at: startsAt,
          revision: 1,
        },
      ],
      photographs: [
        {
          id: index.toString(16).padStart(32, '0'),
          visit_id: `visit-${index}`,
          was_claimed: 2,
          created_at: startsAt,
          caption: '',
          size: 1,
          arrived: 1,
          state: 'ready',
          leased_until: 0,
          tries: 1,
          width: 4,
          height: 3,
        },
      ],
    }
  }
}
