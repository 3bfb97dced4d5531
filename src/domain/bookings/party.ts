import { isAttendeeField, parseAttendeeCount } from '#domain/events/attendee-count.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import type { FormField } from '#domain/events/form-field.ts'
import { textAnswer, type Answers } from './answers.ts'

/** The people who come: at least one adult. */
export interface Party {
  readonly adults: number
  readonly children: number
}

export const partySize = (party: Party): number => party.adults + party.children

/**
 * The maximum party of a booking: the event's limit, or the booking's present seats if those are
 * more. Null for no limit.
 */
export function partyLimitFor(
  { partyLimit }: Pick<GardenEvent, 'partyLimit'>,
  ownSeats: number,
): number | null {
  return partyLimit === null ? null : Math.max(partyLimit, ownSeats)
}

/** The message about the limit, shown before and after it is exceeded. */
export function partyLimitMessage(limit: number): string {
  return limit === 1
    ? 'One registration is for 1 person only.'
    : `One registration is for ${limit} people at most.`
}

/**
 * The party of the answers; null for an invalid count. If the count is not asked, or optional and
 * empty, the party is one adult.
 */
export function partyOf(fields: readonly FormField[], answers: Answers): Party | null {
  const party = { adults: 1, children: 0 }
  for (const { name, required } of fields) {
    if (!isAttendeeField(name)) continue
    const text = textAnswer(answers, name)
    if (text === '' && !required) continue
    const count = parseAttendeeCount(name, text)
    if (count === null) return null
    party[name] = count
  }
  return party
}
