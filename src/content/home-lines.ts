import type { Company } from './company.ts'

/** Small lines of the home page: over headings, and at its end. */
export const homeLinesOf = ({ address }: Pick<Company, 'address'>) => ({
  /** The one first-order heading of the page, over the slides. */
  title: `Landscaping company and plant nursery in ${address.city}, Georgia`,
  about: 'The nursery',
})

/** The call to action before the footer. */
export const quoteCall = {
  heading: 'Tell us about your yard',
  text: 'A few lines about the place and what you would like to do there are enough to begin. We write back with the work, the materials and what they would cost.',
} as const
