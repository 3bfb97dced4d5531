import type { Company } from '#content/company.ts'
import { mapLink } from '#domain/contact/map-link.ts'

/** The office as the strip, the menu, the footer and the contact page show it. */
export function officeOf({ name, address: { street, city, state, zip } }: Company) {
  const town = `${city}, ${state} ${zip}`
  const line = `${street}, ${town}`
  return { street, town, line, map: mapLink(`${name}, ${line}`) }
}

/** Where the menu leads on narrow screens while scripts do not run. */
export const footerId = 'site-footer'
