import type { Company } from '#content/company.ts'
import { mapLink } from '#domain/contact/map-link.ts'

/** The office as the strip, the menu, the footer and the contact page show it. */
export function officeOf({
  name,
  address: { street, city, state, zip },
}: Pick<Company, 'name' | 'address'>) {
  const town = `${city}, ${state} ${zip}`
  const line = `${street}, ${town}`
  return { street, town, line, map: mapLink(`${name}, ${line}`) }
}

/** The menu's target on narrow screens without scripts. */
export const footerId = 'site-footer'
