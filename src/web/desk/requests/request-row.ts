import { excerptOf } from '#domain/emails/quoted-text.ts'
import { formatPhone } from '#domain/fields.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import { followUpState, followUpText } from '#domain/requests/follow-up.ts'
import { holdsAcknowledgment, isOpen } from '#domain/requests/request-status.ts'
import { type Opening, waitingSinceText } from '#domain/requests/opening-hours.ts'
import { dateOf } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'

type Listed = DeskResult<'requests', 'listRequests'>['requests'][number]

export type RequestRow = ReturnType<typeof requestRow>

export function requestRow({ lead, work, assignee }: Listed, company: Opening, now: number) {
  const today = dateOf(now, company.timeZone)
  const services = lead.request?.services ?? []
  const place = services[0]?.address ?? lead.address
  const { status, followUpOn, followUpNote: note, waitingSince } = work
  return {
    id: lead.id,
    name: fullName(lead.contact),
    phone: formatPhone(lead.contact.phone),
    /** 10 digits; empty where none is known. */
    phoneDigits: lead.contact.phone,
    email: lead.contact.email,
    town: place.city,
    services: services.map(({ name }) => name).join(', '),
    /** Beginning of the customer's text; empty without one. */
    wish: excerptOf(lead.request?.projectDetails ?? ''),
    status,
    followUp:
      isOpen(status) && (status !== 'new' || followUpOn !== null)
        ? { state: followUpState(followUpOn, today), text: followUpText(followUpOn, today), note }
        : null,
    assignee,
    /** Waiting time of the customer in opening hours; null if we wait for them. */
    waiting: waitingSince === null ? null : waitingSinceText(waitingSince, now, company),
    /** Whether "Not spam" sends the acknowledgment that was held back. */
    holdsAcknowledgment: holdsAcknowledgment({ lead, work }),
    /** Sent with every action on the request. */
    revision: work.revision,
  }
}
