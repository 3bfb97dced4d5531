import type { Company } from '#content/company.ts'
import { hasBeginnings, searchedTerms } from '#domain/customers/search-terms.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import { nameOf } from '#domain/events/wording.ts'
import { formatPhone } from '#domain/fields.ts'
import type { RequestStatus } from '#domain/requests/request-status.ts'
import { moneyText } from '#domain/payments/wording.ts'
import { priceKindNames } from '#domain/prices/price-item.ts'
import { textKinds } from '#domain/site/page-texts.ts'
import { dateOf, formatDate, formatMomentWithZone, formatShortMomentFrom } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { bookingText } from '#web/desk/customers/history-lines.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { emailState, type EmailState } from '#web/desk/emails/email-texts.ts'
import { priceText } from '#web/desk/prices/price-lines.ts'
import type { QuoteState } from '#web/desk/quotes/marks.tsx'
import { quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { requestRow } from '#web/desk/requests/request-row.ts'
import { stopOf } from '#web/desk/schedule/stop.ts'
import { collections } from '#web/desk/site/collections.ts'
import { textPages, textsAt } from '#web/desk/site/text-pages.ts'

type Everything = DeskResult<'search', 'searchEverything'>

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
  readonly isPublic?: boolean
  readonly state?: LineState | null
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
    kindOf('Customers', found.customers, ({ id, name, company: firm, phones, emails }) => ({
      id,
      title: joined(name, firm),
      second: joined(formatPhone(phones[0] ?? ''), emails[0]),
      to: deskPaths.customer(id),
    })),
    kindOf('Requests', found.requests, (each) => {
      const { id, name: title, services, wish, town, status } = requestRow(each, company, now)
      const second = joined(services || wish, town)
      return { id, title, second, to: deskPaths.request(id), state: { is: 'request', status } }
    }),
    kindOf('Quotes', found.quotes, (quote) => {
      const row = quoteRow(quote, dateOf(now, timeZone), timeZone)
      return {
        id: row.id,
        title: row.name,
        second: joined(row.number, row.title, row.total, row.about),
        to: deskPaths.quote(row.id),
        state: { is: 'quote', state: row.state },
      }
    }),
    kindOf('Guests', found.guests, (guest) => {
      const { id, name, email, customerId, event } = guest
      return {
        id,
        title: name || email,
        second: joined(nameOf(event), formatDate(event.start, event.timeZone), name && email),
        to: customerId === null ? null : `${deskPaths.customer(customerId)}?show=bookings`,
        state: { is: 'text', text: bookingText(guest) },
      }
    }),
    kindOf('Visits', found.visits, (visit) => {
      const { id, name, kindName, street, town, stateText } = stopOf(visit, timeZone)
      const what = `${kindName} ${formatMomentWithZone(visit.startsAt, timeZone)}`
      return {
        id,
        title: name,
        second: [what, joined(street, town)].filter(Boolean).join('. '),
        to: deskPaths.visit(id),
        state: { is: 'text', text: stateText },
      }
    }),
    kindOf('Events', found.events, (event) => ({
      id: event.publicId,
      title: nameOf(event),
      second: formatMomentWithZone(event.start, event.timeZone),
      to: eventPagePath(event.publicId),
      isPublic: true,
      state: event.cancelled ? { is: 'text', text: 'Canceled' } : null,
    })),
    kindOf('Payments', found.payments, (payment) => ({
      id: payment.id,
      title: payment.name || 'Unknown',
      second: joined(moneyText(payment), payment.about, formatDate(payment.at, timeZone)),
      to: deskPaths.payment(payment.id),
    })),
    kindOf('Email that came in', found.receivedEmails, (email) => ({
      id: email.id,
      title: email.from.name || email.from.address,
      second: joined(
        email.subject || 'No subject',
        formatShortMomentFrom(now, email.receivedAt, timeZone),
      ),
      to:
        email.requestId === null
          ? deskPaths.receivedEmail(email.id)
          : deskPaths.request(email.requestId),
    })),
    kindOf('Email that went out', found.sentEmails, (email) => ({
      id: email.id,
      title: email.customer ?? email.to,
      second: joined(
        email.subject,
        email.customer === null ? '' : email.to,
        formatShortMomentFrom(now, email.createdAt, timeZone),
      ),
      to: deskPaths.sentEmail(email.id),
      state: { is: 'email', ...emailState(email, now, timeZone) },
    })),
  ]
  return kinds.filter(({ lines }) => lines.length > 0)
}

/** Results in the site: entries of its collections, and texts of its pages. */
export function siteResults(
  found: DeskResult<'search', 'searchDocuments'>,
  text: string,
): FoundKind {
  const terms = searchedTerms(text)
  const entries = found.rows.flatMap(({ kind, slug, title, isShown }) =>
    collections
      .filter((each) => each.kind === kind)
      .map(({ at, title: second }): FoundLine => ({
        id: `${kind} ${slug}`,
        title,
        second,
        to: deskPaths.document(at, slug),
        state: isShown ? null : { is: 'text', text: 'Not on the site' },
      })),
  )
  const texts = textKinds
    .filter((kind) => terms.length > 0 && hasBeginnings(textPages[kind].title, terms))
    .map((kind) => ({
      id: kind,
      title: textPages[kind].title,
      second: 'Page text',
      to: deskPaths.document(textsAt, kind),
    }))
  return { title: 'Site', hasMore: found.hasMore, lines: [...entries, ...texts] }
}

export const priceResults = (found: DeskResult<'search', 'searchPrices'>): FoundKind =>
  kindOf('Prices', found, (item) => ({
    id: item.id,
    title: item.name,
    second: joined(priceKindNames[item.kind], priceText(item)),
    to: deskPaths.price(item.id),
  }))

const kindOf = <Row>(
  title: string,
  { rows, hasMore }: { readonly rows: readonly Row[]; readonly hasMore: boolean },
  lineOf: (row: Row) => FoundLine,
): FoundKind => ({ title, hasMore, lines: rows.map(lineOf) })

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')
