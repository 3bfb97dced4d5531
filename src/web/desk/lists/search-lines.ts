import type { Company } from '#content/company.ts'
import { hasBeginnings, searchedTerms } from '#domain/customers/search-terms.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import { nameOf } from '#domain/events/wording.ts'
import { formatPhone } from '#domain/fields.ts'
import type { RequestStatus } from '#domain/requests/request-status.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { moneyText } from '#domain/payments/wording.ts'
import { priceKindNames } from '#domain/prices/price-item.ts'
import { textKinds } from '#domain/site/page-texts.ts'
import { dateOf, formatDate, formatMoment, formatShortMoment } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { bookingText } from '#web/desk/customers/history-lines.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { emailState, type EmailState } from '#web/desk/emails/email-texts.ts'
import type { QuoteState } from '#web/desk/quotes/marks.tsx'
import { quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { requestRow } from '#web/desk/requests/request-row.ts'
import { stopOf } from '#web/desk/schedule/stop.ts'
import { collections } from '#web/desk/site/collections.ts'
import { textPages, textsAt } from '#web/desk/site/text-pages.ts'

type Everything = DeskResult<'search', 'searchEverything'>

/** Results of one kind, as rows. */
export interface FoundKind {
  readonly title: string
  readonly lines: readonly FoundLine[]
  readonly hasMore: boolean
}

export interface FoundLine {
  readonly id: string
  readonly title: string
  readonly second: string
  /** Null where nothing more is known. */
  readonly to: string | null
  /** Whether it is a page of the public site. */
  readonly isPublic: boolean
  readonly state: LineState | null
}

type LineState =
  | { readonly is: 'request'; readonly status: RequestStatus }
  | { readonly is: 'quote'; readonly state: QuoteState }
  | ({ readonly is: 'email' } & EmailState)
  | { readonly is: 'text'; readonly text: string }

/** The kinds of which a search has found any, people first. */
export function foundKinds(found: Everything, company: Company, now: number): readonly FoundKind[] {
  const { timeZone } = company
  const kinds = [
    { title: 'Customers', hasMore: found.customers.hasMore, lines: customerLines(found) },
    {
      title: 'Requests',
      hasMore: found.requests.hasMore,
      lines: found.requests.rows.map((each) => {
        const { id, name, services, wish, town, status } = requestRow(each, company, now)
        const state = { is: 'request', status } as const
        return line(id, name, joined(services || wish, town), deskPaths.request(id), state)
      }),
    },
    {
      title: 'Quotes',
      hasMore: found.quotes.hasMore,
      lines: found.quotes.rows.map((quote) => {
        const row = quoteRow(quote, dateOf(now, timeZone), timeZone)
        const { id, name, number, title, total, about, state } = row
        return line(id, name, joined(number, title, total, about), deskPaths.quote(id), {
          is: 'quote',
          state,
        })
      }),
    },
    { title: 'Guests', hasMore: found.guests.hasMore, lines: guestLines(found) },
    {
      title: 'Visits',
      hasMore: found.visits.hasMore,
      lines: found.visits.rows.map((visit) => {
        const { id, name, kindName, street, town, stateText } = stopOf(visit, timeZone)
        const when = formatMoment(visit.startsAt, timeZone)
        const place = joined(street, town)
        return line(
          id,
          name,
          [`${kindName} ${when}`, place].filter(Boolean).join('. '),
          deskPaths.visit(id),
          { is: 'text', text: stateText },
        )
      }),
    },
    { title: 'Events', hasMore: found.events.hasMore, lines: eventLines(found) },
    {
      title: 'Payments',
      hasMore: found.payments.hasMore,
      lines: found.payments.rows.map((payment) => {
        const { id, name, about, at } = payment
        const second = joined(moneyText(payment), about, formatDate(at, timeZone))
        return line(id, name || 'Unknown', second, deskPaths.payment(id))
      }),
    },
    {
      title: 'Email that came in',
      hasMore: found.receivedEmails.hasMore,
      lines: receivedLines(found, timeZone),
    },
    {
      title: 'Email that went out',
      hasMore: found.sentEmails.hasMore,
      lines: found.sentEmails.rows.map((email) =>
        line(
          email.id,
          email.customer ?? email.to,
          joined(
            email.subject,
            email.customer === null ? '' : email.to,
            formatShortMoment(email.createdAt, timeZone),
          ),
          deskPaths.sentEmail(email.id),
          { is: 'email', ...emailState(email, timeZone) },
        ),
      ),
    },
  ]
  return kinds.filter(({ lines }) => lines.length > 0)
}

/** Results in the site: entries of its collections, and texts of its pages. */
export function siteKind(found: DeskResult<'search', 'searchDocuments'>, text: string): FoundKind {
  const terms = searchedTerms(text)
  const texts = textKinds.filter(
    (kind) => terms.length > 0 && hasBeginnings(textPages[kind].title, terms),
  )
  const entries = found.rows.flatMap(({ kind, slug, title, isShown }) =>
    collections
      .filter((each) => each.kind === kind)
      .map(({ at, title: list }) =>
        line(
          `${kind} ${slug}`,
          title,
          list,
          deskPaths.document(at, slug),
          isShown ? null : { is: 'text', text: 'Not on the site' },
        ),
      ),
  )
  return {
    title: 'Site',
    hasMore: found.hasMore,
    lines: [
      ...entries,
      ...texts.map((kind) =>
        line(kind, textPages[kind].title, 'Page text', deskPaths.document(textsAt, kind)),
      ),
    ],
  }
}

export const priceKind = ({ rows, hasMore }: DeskResult<'search', 'searchPrices'>): FoundKind => ({
  title: 'Prices',
  hasMore,
  lines: rows.map(({ id, kind, name, unit, priceCents }) =>
    line(
      id,
      name,
      joined(priceKindNames[kind], [amountText(priceCents), unit].filter(Boolean).join(' per ')),
      deskPaths.price(id),
    ),
  ),
})

const customerLines = ({ customers }: Everything) =>
  customers.rows.map(({ id, name, company: firm, phones, emails }) =>
    line(
      id,
      joined(name, firm),
      joined(formatPhone(phones[0] ?? ''), emails[0]),
      deskPaths.customer(id),
    ),
  )

const guestLines = ({ guests }: Everything) =>
  guests.rows.map((guest) => {
    const { id, name, email, customerId, event } = guest
    const to = customerId === null ? null : `${deskPaths.customer(customerId)}?show=bookings`
    const second = joined(nameOf(event), formatDate(event.start, event.timeZone), name && email)
    return line(id, name || email, second, to, { is: 'text', text: bookingText(guest) })
  })

const eventLines = ({ events }: Everything) =>
  events.rows.map((event) => ({
    ...line(
      event.publicId,
      nameOf(event),
      formatMoment(event.start, event.timeZone),
      eventPagePath(event.publicId),
      event.cancelled ? { is: 'text', text: 'Canceled' } : null,
    ),
    isPublic: true,
  }))

const receivedLines = ({ receivedEmails }: Everything, timeZone: string) =>
  receivedEmails.rows.map(({ id, from, subject, receivedAt, requestId }) =>
    line(
      id,
      from.name || from.address,
      joined(subject || 'No subject', formatShortMoment(receivedAt, timeZone)),
      requestId === null ? deskPaths.receivedEmail(id) : deskPaths.request(requestId),
    ),
  )

function line(
  id: string,
  title: string,
  second: string,
  to: string | null,
  state: LineState | null = null,
): FoundLine {
  return { id, title, second, to, isPublic: false, state }
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')
