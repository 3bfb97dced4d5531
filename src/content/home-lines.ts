import { company } from './company.ts'

/** Small lines of the home page: over headings, and at its end. */
export const homeLines = {
  /** The one first-order heading of the page, over the slides. */
  title: `Landscaping company and plant nursery in ${company.address.city}, Georgia`,
  about: 'The nursery',
} as const

/** The call to action before the footer. */
export const quoteCall = {
  heading: 'Tell us about your yard',
  text: 'A few lines about the place and what you would like to do there are enough to begin. We write back with the work, the materials and what they would cost.',
} as const
