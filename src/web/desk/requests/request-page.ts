import { mapLink } from '#domain/contact/map-link.ts'
import { canBeDelivered } from '#domain/deliveries/price-delivery.ts'
import { assignableStaff } from '#domain/desk/staff.ts'
import { isSpam, spamSignalText } from '#domain/quote-requests/spam-signals.ts'
import { filledText } from '#domain/placeholders.ts'
import { greetingFor } from '#domain/requests/reply-template.ts'
import { isOpen, lostReasonNames } from '#domain/requests/request-status.ts'
import {
  dateOf,
  formatMomentWithZone,
  formatShortMomentFrom,
  formatTime,
  zoneName,
} from '#domain/time.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { type Context, requireSession } from '#web/desk/desk-context.ts'
import { shownPhotographs } from '#web/desk/photographs/shown-photograph.ts'
import { quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { visitLines } from '#web/desk/schedule/visits-part.tsx'
import { siteContext } from '#web/site-context.ts'
import { handOverEntry, handOverLine } from './hand-over-text.ts'
import { placeholderValues } from './placeholder-values.ts'
import { requestRow } from './request-row.ts'
import { replySubject, timelineLine } from './timeline-text.ts'
import { wantedOf } from './wanted.tsx'

export type LoadedRequest = NonNullable<Awaited<ReturnType<typeof loadRequest>>>

export async function loadRequest(context: Context, requestId: string) {
  const { desk, member } = requireSession(context)
  const { company, materials } = context.get(siteContext).content
  const { timeZone } = company
  const [found, photographs, pageLink, staff, templates, visits, quotes] = await Promise.all([
    desk.requests.findRequest(requestId),
    desk.photographs.listPhotographs(requestId),
    desk.photographs.linkOfRequest(requestId),
    desk.staff.listStaff(),
    desk.settings.readTemplates(),
    desk.visits.visitsOfRequest(requestId),
    desk.quotes.quotesOfRequest(requestId),
  ])
  if (found === null) return null
  const { lead, work } = found
  const now = desk.now()
  const row = requestRow(found, company, now)
  const handOver = handOverLine(found, now, timeZone)
  const values = placeholderValues(found.lead, member.name, company)
  const replied = found.timeline.findLast(
    (entry) => entry.is === 'email' && entry.email.kind === 'desk-reply',
  )
  const asked = found.timeline.findLast(
    (entry) => entry.is === 'email' && entry.email.kind === 'photographs-wanted',
  )
  return {
    row,
    customerId: found.customerId,
    revision: work.revision,
    contact: {
      /** Empty if unknown. */
      firstName: lead.contact.firstName,
      phone: row.phone,
      phoneDigits: row.phoneDigits,
      /** Empty where none is known. */
      email: found.replyTo,
      addressLines: [lead.address.street1, addressLine({ ...lead.address, street1: '' })].filter(
        Boolean,
      ),
      mapHref: mapLink(addressLine(lead.address)),
      /** As given; empty for a request entered by a colleague. */
      consent:
        lead.consent.wording === ''
          ? ''
          : `“${lead.consent.wording}” Given ${formatMomentWithZone(lead.consent.at, timeZone)}, on the quote form.`,
    },
    /** The text that the composer starts with. */
    reply: {
      email: found.replyTo,
      /** Customer whose page can get an email address; null if there is none. */
      customerId: found.customerId,
      subject: replySubject(found.timeline),
      /** The last reply, for a colleague who is writing another; null if there is none. */
      last:
        replied === undefined
          ? null
          : { id: replied.id, by: replied.by, at: formatTime(replied.at, timeZone) },
      /** Empty if no first name is known. */
      greeting: greetingFor(templates.value, values),
      /** With their placeholders filled in. */
      templates: templates.value.map(({ name, subject, text }) => ({
        name,
        subject: filledText(subject, values),
        text: filledText(text, values),
      })),
      /** Proposed follow-up date after a reply or a call; null for won or lost requests. */
      followUpOn: isOpen(work.status) ? await desk.requests.proposeFollowUp(work.followUpOn) : null,
    },
    wanted: wantedOf(lead),
    canBeDelivered: canBeDelivered(lead.request, materials.coverages),
    pageLink,
    /** When photographs were last asked for; null if never. */
    photographsAskedAt: asked === undefined ? null : formatShortMomentFrom(now, asked.at, timeZone),
    photographs: shownPhotographs(photographs, member, { timeZone, now }),
    spamSignals: isSpam(lead.signs) ? lead.signs.map(spamSignalText) : [],
    repliedAt: work.repliedAt,
    work: {
      followUpOn: work.followUpOn,
      followUpNote: work.followUpNote,
      assignedTo: work.assignedTo,
      lostReason: work.lostReason === null ? null : lostReasonNames[work.lostReason],
    },
    today: dateOf(now, timeZone),
    staff: assignableStaff(staff, work.assignedTo),
    visits: visitLines(visits, timeZone),
    quotes: quotes.map((quote) => quoteRow(quote, desk.today(), timeZone)),
    zone: zoneName(timeZone),
    timeline: [
      ...found.timeline.map((entry) => timelineLine(entry, now, timeZone)),
      ...(handOver === null ? [] : [handOverEntry(handOver)]),
    ],
    handOver,
    printed: `${company.name}. Printed ${formatMomentWithZone(now, timeZone)}.`,
  }
}
