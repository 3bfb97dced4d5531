import type { ChatDetail } from '#domain/chat/book.ts'
import { company } from './company.ts'

const { street, city, state, zip } = company.address

/** The street address on one line: `2450 Nursery Lane, Cumming, GA 30040`. */
export const addressLine = `${street}, ${city}, ${state} ${zip}`

/** Opens the address on a map and offers directions, on a phone in its own app. */
export const mapHref = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  `${company.name}, ${addressLine}`,
)}`

const phone: ChatDetail = {
  label: 'Phone',
  value: company.phone.display,
  href: company.phone.href,
}
const email: ChatDetail = {
  label: 'Email',
  value: company.email,
  href: `mailto:${company.email}`,
}
const address: ChatDetail = { label: 'Address', value: addressLine, href: mapHref }

/** How to reach us, in the order in which most people try. */
export const contactDetails: readonly ChatDetail[] = [phone, email, address]

/** Our address, and the phone number for the way here. */
export const locationDetails: readonly ChatDetail[] = [address, phone, email]

/** When we are open, a line for each group of days. */
export const hoursDetails: readonly ChatDetail[] = company.hours.map(({ days, text }) => ({
  label: days,
  value: text,
  href: null,
}))
