import { addressLine } from '#domain/addresses/address-parts.ts'
import { mapLink } from '#domain/contact/map-link.ts'
import { purposeNames } from '#domain/customers/customer.ts'
import { dateOf, formatCalendarDate, formatDate, formatMomentWithZone } from '#domain/time.ts'
import { companyOf, type Context, requireSession } from '#web/desk/desk-context.ts'
import { quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { visitLines } from '#web/desk/schedule/visits-part.tsx'
import { historyLines, readPart } from './history-lines.ts'

export type CustomerData = NonNullable<Awaited<ReturnType<typeof loadCustomer>>>

export async function loadCustomer(context: Context, id: string, search: URLSearchParams) {
  const { desk } = requireSession(context)
  const company = companyOf(context)
  const { timeZone } = company
  const only = readPart(search)
  const found = await desk.customers.findCustomer(id, only)
  if (found === null) return null
  const { customer, consent, merges, bounced } = found
  const [visits, quotes] = await Promise.all([
    desk.visits.visitsOfCustomer(customer.id),
    desk.quotes.quotesOfCustomer(customer.id),
  ])
  return {
    customer,
    visits: visitLines(visits, timeZone),
    quotes: quotes.map((quote) => quoteRow(quote, desk.today(), timeZone)),
    bounced,
    addresses: customer.addresses.map((address) => ({
      lines: [
        address.street1,
        [address.city, [address.state, address.zip].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', '),
      ].filter(Boolean),
      href: mapLink(addressLine(address)),
      purpose:
        customer.addresses.length > 1 || address.purpose !== 'both'
          ? purposeNames[address.purpose]
          : '',
    })),
    since: formatCalendarDate(dateOf(customer.createdAt, timeZone)),
    consent:
      consent === null
        ? ''
        : `“${consent.wording}” Given ${formatMomentWithZone(consent.at, timeZone)}, on the quote form.`,
    merges: merges.map(({ id, name, by, at }) => ({
      id,
      name,
      about: [`Merged ${formatDate(at, timeZone)}`, by].filter(Boolean).join(', '),
    })),
    only,
    pageLength: found.pageLength,
    parts: historyLines(found.parts, company, desk.now()),
    state: company.address.state,
  }
}
