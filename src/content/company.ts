/** The business, as every page, email and link shows it. */
export interface Company {
  readonly name: string
  readonly shortName: string
  readonly phone: { readonly display: string; readonly href: string; readonly e164: string }
  readonly email: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly country: string
  }
  /** Degrees, WGS 84; search engines want at least five decimals. */
  readonly position: { readonly latitude: number; readonly longitude: number }
  /** IANA name. */
  readonly timeZone: string
  /** The venue of events without one. */
  readonly defaultVenue: string
  /** The town of the office, its county, then the others. */
  readonly areaServed: readonly [town: string, county: string, ...others: readonly string[]]
  readonly social: readonly { readonly name: SocialNetwork; readonly href: string }[]
  readonly hours: readonly OpeningHours[]
}

export type SocialNetwork = 'X' | 'Facebook' | 'Instagram' | 'LinkedIn'

/** When we are open on one group of days: local time, 24-hour clock. */
export interface OpeningHours {
  readonly days: 'Monday to Saturday' | 'Sunday'
  readonly opens: string
  readonly closes: string
  /** As shown: `7 AM to 7 PM`. */
  readonly text: string
}

/** Every fact about the business is written here, once. */
export const company: Company = {
  name: 'Evergreen Landscaping & Garden Supply',
  shortName: 'Evergreen',
  phone: { display: '(770) 555-0142', href: 'tel:+17705550142', e164: '+17705550142' },
  email: 'hello@evergreen.example',
  address: {
    street: '2450 Nursery Lane',
    city: 'Cumming',
    state: 'GA',
    zip: '30040',
    country: 'US',
  },
  position: { latitude: 34.20731, longitude: -84.14018 },
  timeZone: 'America/New_York',
  defaultVenue: 'Evergreen Farm',
  areaServed: [
    'Cumming',
    'Forsyth County',
    'Alpharetta',
    'Johns Creek',
    'Milton',
    'Dawsonville',
    'Gainesville',
  ],
  social: [
    { name: 'X', href: 'https://x.com/evergreen_example' },
    { name: 'Facebook', href: 'https://www.facebook.com/evergreen.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/evergreen.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/evergreen-example' },
  ],
  hours: [
    { days: 'Monday to Saturday', opens: '07:00', closes: '19:00', text: '7 AM to 7 PM' },
    { days: 'Sunday', opens: '09:00', closes: '12:00', text: '9 AM to 12 PM' },
  ],
}
