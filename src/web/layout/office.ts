import { company } from '#content/company.ts'
import { mapLink } from '#domain/contact/map-link.ts'

const { street, city, state, zip } = company.address

/** The office as the strip, the menu and the footer show it. */
export const office = {
  street,
  town: `${city}, ${state} ${zip}`,
  line: `${street}, ${city}, ${state} ${zip}`,
  map: mapLink(`${company.name}, ${street}, ${city}, ${state} ${zip}`),
} as const

/** Where the menu leads on narrow screens while scripts do not run. */
export const footerId = 'site-footer'
