import { excerptOf } from '#domain/emails/quoted-text.ts'
import { formatPhone } from '#domain/fields.ts'
import { fullName } from '#domain/quotes/lead.ts'
import { followUpState, followUpText, type FollowUpState } from '#domain/requests/follow-up.ts'
import { holdsAcknowledgement } from '#domain/requests/held-back.ts'
import { openTimeBetween, waitingText } from '#domain/requests/opening-hours.ts'
import { isOpen, type RequestStatus } from '#domain/requests/request-status.ts'
import { dateOf } from '#domain/time.ts'
import type { Company } from '#content/company.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'

type Listed = DeskResult<'requests', 'listRequests'>['requests'][number]

/** A request as a row of a list shows it. */
export interface RequestRow {
  readonly id: string
  readonly name: string
  readonly phone: string
  /** 10 digits; empty where none is known. */
  readonly phoneDigits: string
  readonly email: string
  readonly town: string
  readonly services: string
  /** Beginning of the customer's text; empty without one. */
  readonly wish: string
  readonly status: RequestStatus
  /** Null where no follow-up is due. */
  readonly followUp: {
    readonly state: FollowUpState
    readonly text: string
    readonly note: string
  } | null
  readonly assignee: string | null
  /** Waiting time of the customer in opening hours; null if we wait for them. */
  readonly waiting: string | null
  /** Whether "Not spam" sends the acknowledgement that was held back. */
  readonly holdsAcknowledgement: boolean
  /** Sent with every action on the request. */
  readonly revision: number
}

export function requestRow(
  { lead, work, assignee }: Listed,
  company: Pick<Company, 'hours' | 'specialDays' | 'timeZone'>,
  now: number,
): RequestRow {
  const today = dateOf(now, company.timeZone)
  const services = lead.request?.services ?? []
  const place = services[0]?.address ?? lead.address
  const { status, followUpOn, followUpNote: note, waitingSince } = work
  return {
    id: lead.id,
    name: fullName(lead.contact),
    phone: formatPhone(lead.contact.phone),
    phoneDigits: lead.contact.phone,
    email: lead.contact.email,
    town: place.city,
    services: services.map(({ name }) => name).join(', '),
    wish: excerptOf(lead.request?.projectDetails ?? ''),
    status,
    followUp:
      isOpen(status) && (status !== 'new' || followUpOn !== null)
        ? { state: followUpState(followUpOn, today), text: followUpText(followUpOn, today), note }
        : null,
    assignee,
    waiting:
      waitingSince === null
        ? null
        : waitingText(openTimeBetween(waitingSince, now, company), company),
    holdsAcknowledgement: holdsAcknowledgement({ lead, work }),
    revision: work.revision,
  }
}
