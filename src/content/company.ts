/** The business. Every fact about it is written here, once. */
export const company = {
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
  /** Degrees, WGS 84; search engines want at least five decimals. */
  position: { latitude: 34.20731, longitude: -84.14018 },
  timeZone: 'America/New_York',
  /** Where an event takes place that names no venue. */
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
  /** Local time, 24-hour clock. */
  hours: [
    { days: 'Monday to Saturday', opens: '07:00', closes: '19:00', words: '7 AM to 7 PM' },
    { days: 'Sunday', opens: '09:00', closes: '12:00', words: '9 AM to 12 PM' },
  ],
} as const
