import { companyOf, originalFacts } from '#content/company.ts'

/** A company elsewhere, as its desk has published it. */
export const bluebird = companyOf({
  company: {
    ...originalFacts,
    name: 'Bluebird Gardens & Nursery',
    shortName: 'Bluebird Gardens',
    phone: '8285550123',
    email: 'hello@bluebird.test',
    street: '18 Haywood Road',
    city: 'Asheville',
    state: 'NC',
    zip: '28806',
    defaultVenue: 'Bluebird Barn',
  },
  specialDays: null,
  brand: { main: '#1b3a5c', accent: '#24618e', action: '#a63d00' },
})

/** Traces of the company that comes with the program. */
export const traces =
  /Evergreen|Cumming|\bGA\b|30040|555-0142|evergreen[._-]example|#1f3b2c|#4f6f3a|#8fae5d/g
