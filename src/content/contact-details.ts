import type { ChatDetail } from '#domain/chat/book.ts'
import { daysToCome, hoursWords, specialDayTitle } from '#domain/site/special-days.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { Company } from './company.ts'

/** The street address on one line: `2450 Nursery Lane, Cumming, GA 30040`. */
export function addressLine({ address: { street, city, state, zip } }: Company): string {
  return `${street}, ${city}, ${state} ${zip}`
}

/** Opens the address on a map and offers directions, on a phone in its own app. */
const mapHref = (company: Company) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    `${company.name}, ${addressLine(company)}`,
  )}`

const phone = (company: Company): ChatDetail => ({
  label: 'Phone',
  value: company.phone.display,
  href: company.phone.href,
})
const email = (company: Company): ChatDetail => ({
  label: 'Email',
  value: company.email,
  href: `mailto:${company.email}`,
})
const address = (company: Company): ChatDetail => ({
  label: 'Address',
  value: addressLine(company),
  href: mapHref(company),
})

/** How to reach us, in the order in which most people try. */
export const contactDetails = (company: Company): readonly ChatDetail[] => [
  phone(company),
  email(company),
  address(company),
]

/** Our address, and the phone number for the way here. */
export const locationDetails = (company: Company): readonly ChatDetail[] => [
  address(company),
  phone(company),
  email(company),
]

/**
 * When we are open, a line for each group of days, then the days that are not as usual: all of them,
 * as somebody may ask about a holiday that is months away.
 */
export function hoursDetails(company: Company, today: CalendarDate): readonly ChatDetail[] {
  const special = daysToCome(company.specialDays, today).map((day) => ({
    label: specialDayTitle(day),
    value: hoursWords(day),
    href: null,
  }))
  const usual = company.hours.map(({ days, text }) => ({ label: days, value: text, href: null }))
  return [...usual, ...special]
}
