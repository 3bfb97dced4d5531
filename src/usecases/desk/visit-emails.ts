import type { Email } from '#domain/emails/email.ts'
import { isEmail } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import { isConfirmed, isSameWindow } from '#domain/visits/visit.ts'
import type { VisitReport } from '#domain/visits/visit-report.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import type { ListedVisit, VisitTerms } from '#ports/visit-store.ts'

/** Whether the customer gets an email about a change, with a message of a colleague. */
export interface EmailChoice {
  readonly isWanted: boolean
  readonly message: string
}

/** The email about a change of a visit; none if the customer knows already, or has no address. */
export function visitEmails(
  { isWanted, message }: EmailChoice,
  timeZone: string,
  at: Instant,
): VisitTerms['emailFor'] {
  return (after, before, pickAgain) => {
    if (!isWanted || !isEmail(after.email)) return null
    const kind = kindOf(after, before)
    if (kind === null) return null
    const data = { ...reportOf(after, timeZone), before: kind.before, message, pickAgain, at }
    const { id, requestId } = after
    const about =
      requestId === null
        ? ({ kind: 'visit', id } as const)
        : ({ kind: 'lead', id: requestId } as const)
    return { to: after.email, email: { kind: kind.is, data }, about }
  }
}

type Kind = Extract<Email['kind'], `visit-${string}`>

/** Kind of email for a customer who knew, or did not know, of the visit before. */
function kindOf(
  after: ListedVisit,
  before: ListedVisit | null,
): { readonly is: Kind; readonly before: VisitReport['before'] } | null {
  if (after.status === 'done' || after.status === 'missed') return null
  // A customer who did not know of a visit gets no cancellation.
  if (after.status === 'canceled') {
    return before?.notified == null ? null : { is: 'visit-canceled', before: null }
  }
  if (before === null || before.notified === null) return { is: 'visit-set', before: null }
  // The customer may not have been emailed about the last move.
  const { startsAt, endsAt } = before.notified.window ?? before
  if (!isSameWindow(after, { startsAt, endsAt })) {
    return { is: 'visit-moved', before: { startsAt, endsAt } }
  }
  return isConfirmed(after) ? null : { is: 'visit-set', before: null }
}

function reportOf(visit: ListedVisit, timeZone: string): Pick<VisitReport, 'visit'> {
  const { id, kind, name, about, address, startsAt, endsAt, assignee: who, sequence } = visit
  return {
    visit: {
      id,
      kind,
      name,
      about,
      place: addressLine(address),
      startsAt,
      endsAt,
      timeZone,
      who,
      sequence,
    },
  }
}
