import { formatPhone } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { addDays, dateOf } from '#domain/time.ts'
import { visitKindNames } from '#domain/visits/visit.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import type { VisitEntry } from '#ports/calendar-writer.ts'
import type { TextFile } from '#ports/mail-outbox.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { ListedVisit } from '#ports/visit-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Days before and after today that a calendar shows. */
const shown = { before: 30, after: 365 } as const

/** Token that opens a staff member's calendar until its number rises. */
export const feedToken = (secrets: Secrets, staffId: string, revocation: number): string =>
  `${staffId}.${secrets.hash(`calendar feed ${staffId} ${revocation}`)}`

/** The visits of the colleague with that link; null for any other token. */
export function calendarFeed(dependencies: Dependencies) {
  const { calendarFeeds, visits, calendar, secrets, clock } = dependencies
  return async (token: string): Promise<Result<TextFile, { readonly code: 'unknown-feed' }>> => {
    const staffId = /^([\w-]{1,64})\.[\w-]{20,100}$/.exec(token)?.[1]
    const revocation = staffId === undefined ? null : await calendarFeeds.revocationOf(staffId)
    if (staffId === undefined || revocation === null) return err({ code: 'unknown-feed' })
    const known = feedToken(secrets, staffId, revocation)
    if (!secrets.isEqual(token, known)) return err({ code: 'unknown-feed' })
    const now = clock.now()
    const company = dependencies.company()
    const today = dateOf(now, company.timeZone)
    const all = await visits.between({
      from: addDays(today, -shown.before),
      to: addDays(today, shown.after),
      assignedTo: staffId,
    })
    return ok(
      calendar.feed(
        `${company.shortName} visits`,
        all.map((visit) => entryOf(visit, now)),
      ),
    )
  }
}

/** A colleague's own calendar names the customers. */
function entryOf(visit: ListedVisit, at: number): VisitEntry {
  const { id, kind, name, about, phone, truck, note, address, startsAt, endsAt } = visit
  const description = [about, formatPhone(phone), truck, note].filter(Boolean).join('\n')
  return {
    visit: {
      id,
      summary: `${visitKindNames[kind]}: ${name}`,
      description,
      place: addressLine(address),
      startsAt,
      endsAt,
      sequence: visit.sequence,
    },
    at,
    state: visit.status === 'canceled' ? 'cancelled' : 'confirmed',
  }
}
