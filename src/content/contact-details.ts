import type { ChatDetail } from '#domain/chat/book.ts'
import { mapLink } from '#domain/contact/map-link.ts'
import { daysToCome, hoursText, specialDayTitle } from '#domain/site/special-days.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { Company } from './company.ts'

/** The company's address on one line: `2450 Nursery Lane, Cumming, GA 30040`. */
export const companyAddress = ({ address: { street, city, state, zip } }: Company): string =>
  `${street}, ${city}, ${state} ${zip}`

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
  value: companyAddress(company),
  href: mapLink(`${company.name}, ${companyAddress(company)}`),
})

/** Contact details, in the order in which most people try them. */
export const contactDetails = (company: Company): readonly ChatDetail[] => [
  phone(company),
  email(company),
  address(company),
]

/** The address, and the phone number for asking the way. */
export const locationDetails = (company: Company): readonly ChatDetail[] => [
  address(company),
  phone(company),
  email(company),
]

/**
 * Opening hours, one line for each group of days, then all special days, because somebody may ask
 * about a holiday that is months away.
 */
export function hoursDetails(company: Company, today: CalendarDate): readonly ChatDetail[] {
  const special = daysToCome(company.specialDays, today).map((day) => ({
    label: specialDayTitle(day, today),
    value: hoursText(day),
    href: null,
  }))
  const usual = company.hours.map(({ days, text }) => ({ label: days, value: text, href: null }))
  return [...usual, ...special]
}
