import type { CharacterRule } from '#domain/fields.ts'
import { checkQuote, type QuoteField } from '#domain/quote-requests/check-quote.ts'
import type { QuoteDraft } from '#domain/quote-requests/quote-draft.ts'

export interface QuoteSection {
  readonly id: string
  readonly title: string
  readonly fields: readonly QuoteField[]
}

/** The groups of the form from top to bottom. */
export const quoteSections = {
  contact: {
    id: 'quote-contact',
    title: 'Contact',
    fields: ['firstName', 'lastName', 'email', 'phone'],
  },
  address: {
    id: 'quote-address',
    title: 'Address',
    fields: ['street1', 'city', 'state', 'zip', 'addressType'],
  },
  serviceAddress: {
    id: 'quote-service-address',
    title: 'Service Address',
    fields: ['serviceStreet1', 'serviceCity', 'serviceState', 'serviceZip', 'serviceAddressType'],
  },
  project: {
    id: 'quote-project',
    title: 'Project Details',
    fields: ['projectDetails', 'interestOptions', 'materialOptions'],
  },
  notes: {
    id: 'quote-notes',
    title: 'Additional Notes (Optional)',
    fields: ['additionalNotes'],
  },
} as const satisfies Record<string, QuoteSection>

/** The name of each field, as its label and its messages have it. */
export const fieldLabels: Readonly<Record<QuoteField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
  street1: 'Street 1',
  city: 'City',
  state: 'State',
  zip: 'ZIP Code',
  addressType: 'Address Type',
  serviceStreet1: 'Service Street 1',
  serviceCity: 'Service City',
  serviceState: 'Service State',
  serviceZip: 'Service ZIP Code',
  serviceAddressType: 'Service Address Type',
  projectDetails: 'Project Details',
  interestOptions: 'I am interested in:',
  materialOptions: 'Materials (Optional)',
  additionalNotes: 'Additional Notes (Optional)',
}

/** The sections that the form shows now. */
export const sectionsShown = (draft: QuoteDraft): readonly QuoteSection[] =>
  Object.values(quoteSections).filter(
    (section) => section !== quoteSections.serviceAddress || !draft.sameAddress,
  )

/** Whether a section holds all it needs; one that needs nothing is done when it holds something. */
export function isSectionDone(
  section: QuoteSection,
  draft: QuoteDraft,
  rule: CharacterRule,
): boolean {
  const errors = checkQuote(draft, rule)
  const holds = section.fields.every((field) => errors[field] === undefined)
  return holds && section.fields.some((field) => draft[field].length > 0)
}
