import {
  digitsOf,
  emailMessage,
  isEmail,
  isName,
  isStreet,
  isZip,
  lengthOf,
  type CharacterRule,
} from '#domain/fields.ts'
import { addressTypes, type QuoteDraft } from './quote-draft.ts'

/** A field of the quote form that a rule speaks about. */
export type QuoteField = Exclude<keyof QuoteDraft, 'sameAddress'>

/** The message to show under each invalid field. */
export type QuoteFieldErrors = Readonly<Partial<Record<QuoteField, string>>>

/** Shown over a form that is sent with errors. */
export const quoteErrorsMessage = 'Please correct the errors in the form.'

/** Shown when the chosen suggestion has no place on the map. */
export const addressWithoutPlaceMessage = 'Please select a valid address from the suggestions.'

/** The fields of who asks, from top to bottom; they go to the server before the others. */
export const clientFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street1',
  'city',
  'state',
  'zip',
  'addressType',
] as const satisfies readonly QuoteField[]

const serviceFields: readonly QuoteField[] = [
  'serviceStreet1',
  'serviceCity',
  'serviceState',
  'serviceZip',
  'serviceAddressType',
]

/** The form's fields from top to bottom, also the order in which errors are listed. */
export const quoteFields: readonly QuoteField[] = [
  ...clientFields,
  ...serviceFields,
  'projectDetails',
  'interestOptions',
  'materialOptions',
  'additionalNotes',
]

/** The errors of all fields; empty where the form can be sent. Service fields count only when shown. */
export function checkQuote(draft: QuoteDraft, rule: CharacterRule): QuoteFieldErrors {
  const fieldErrors: Partial<Record<QuoteField, string>> = {}
  for (const field of quoteFields) {
    const message = checkQuoteField(field, draft, rule)
    if (message !== undefined) fieldErrors[field] = message
  }
  return fieldErrors
}

/** The error of one field; undefined where it is valid. */
export function checkQuoteField(
  field: QuoteField,
  draft: QuoteDraft,
  rule: CharacterRule,
): string | undefined {
  if (draft.sameAddress && serviceFields.includes(field)) return undefined
  switch (field) {
    case 'firstName':
      return checkName(draft.firstName, 'First Name', rule)
    case 'lastName':
    case 'materialOptions':
      return undefined
    case 'email':
      return checkEmail(draft.email)
    case 'phone':
      return checkPhone(draft.phone)
    case 'street1':
      return checkStreet(draft.street1, 'Street 1', rule)
    case 'serviceStreet1':
      return checkStreet(draft.serviceStreet1, 'Service Street 1', rule)
    case 'city':
      return checkName(draft.city, 'City', rule)
    case 'serviceCity':
      return checkName(draft.serviceCity, 'Service City', rule)
    case 'state':
      return checkName(draft.state, 'State', rule)
    case 'serviceState':
      return checkName(draft.serviceState, 'Service State', rule)
    case 'zip':
      return checkZip(draft.zip, 'ZIP Code')
    case 'serviceZip':
      return checkZip(draft.serviceZip, 'Service ZIP Code')
    case 'addressType':
      return checkAddressType(draft.addressType, 'Address Type')
    case 'serviceAddressType':
      return checkAddressType(draft.serviceAddressType, 'Service Address Type')
    case 'projectDetails':
      return checkProjectDetails(draft.projectDetails)
    case 'interestOptions':
      return draft.interestOptions.length === 0 ? 'Please select at least one service.' : undefined
    case 'additionalNotes':
      return lengthOf(draft.additionalNotes.trim()) > 500
        ? 'Additional Notes must not exceed 500 characters.'
        : undefined
  }
}

function checkName(text: string, label: string, rule: CharacterRule): string | undefined {
  const name = text.trim()
  if (name === '') return `${label} is required.`
  const length = lengthOf(name)
  return length >= 2 && length <= 50 && isName(name, rule)
    ? undefined
    : `${label} must be 2-50 characters and contain only letters and spaces.`
}

function checkEmail(text: string): string | undefined {
  const email = text.trim()
  if (email === '') return 'Email is required.'
  return isEmail(email) ? undefined : emailMessage
}

function checkPhone(text: string): string | undefined {
  const digits = digitsOf(text)
  if (digits === '') return 'Phone Number is required.'
  return digits.length === 10 ? undefined : 'Phone Number must be exactly 10 digits.'
}

function checkStreet(text: string, label: string, rule: CharacterRule): string | undefined {
  const street = text.trim()
  if (street === '') return `${label} is required.`
  return isStreet(street, rule)
    ? undefined
    : `${label} must contain only alphanumeric characters and spaces.`
}

function checkZip(text: string, label: string): string | undefined {
  return isZip(text.trim()) ? undefined : `${label} must be exactly 5 digits only.`
}

function checkAddressType(text: string, label: string): string | undefined {
  return addressTypes.some((type) => type === text)
    ? undefined
    : `Please select a valid ${label} (Home or Business).`
}

function checkProjectDetails(text: string): string | undefined {
  const details = text.trim()
  if (details === '') return 'Project Details are required.'
  const length = lengthOf(details)
  return length >= 10 && length <= 500
    ? undefined
    : 'Project Details must be between 10 and 500 characters.'
}
