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
import { addressTypes } from '#domain/addresses/address-parts.ts'
import type { QuoteDraft } from './quote-draft.ts'
import { plainText } from '#domain/text.ts'

/** A field of the quote form that a rule speaks about. */
export type QuoteField = Exclude<keyof QuoteDraft, 'sameAddress' | 'estimates' | 'preferences'>

/** The message to show under each invalid field. */
export type QuoteFieldErrors = Readonly<Partial<Record<QuoteField, string>>>

/** Shown over a form that is sent with errors. */
export const quoteErrorsMessage = 'Please correct the errors in the form.'

/** Shown when the chosen suggestion has no place on the map. */
export const addressWithoutPlaceMessage = 'Please select a valid address from the suggestions.'

/** The form's fields from top to bottom, also the order in which errors are listed. */
export const quoteFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street1',
  'city',
  'state',
  'zip',
  'addressType',
  'serviceStreet1',
  'serviceCity',
  'serviceState',
  'serviceZip',
  'serviceAddressType',
  'projectDetails',
  'interestOptions',
  'materialOptions',
  'additionalNotes',
] as const satisfies readonly QuoteField[]

/**
 * The errors of the fields that are there: the whole form in the browser, what a call submits on the
 * server. The service address is skipped while it is the customer's own.
 */
export function checkQuote(fields: Partial<QuoteDraft>, rule: CharacterRule): QuoteFieldErrors {
  const errors: Partial<Record<QuoteField, string>> = {}
  for (const field of quoteFields) {
    if (fields.sameAddress === true && field.startsWith('service')) continue
    const message = checkField(field, fields[field], rule)
    if (message !== undefined) errors[field] = message
  }
  return errors
}

function checkField<Field extends QuoteField>(
  field: Field,
  value: QuoteDraft[Field] | undefined,
  rule: CharacterRule,
): string | undefined {
  return value === undefined ? undefined : checks[field](value, rule)
}

/** Answers the message for an invalid value. */
type Check<Value> = (value: Value, rule: CharacterRule) => string | undefined

const checks: { readonly [Field in QuoteField]: Check<QuoteDraft[Field]> } = {
  firstName: name('First Name'),
  lastName: () => undefined,
  email: checkEmail,
  phone: checkPhone,
  street1: street('Street 1'),
  city: name('City'),
  state: name('State'),
  zip: zip('ZIP Code'),
  addressType: addressType('Address Type'),
  serviceStreet1: street('Service Street 1'),
  serviceCity: name('Service City'),
  serviceState: name('Service State'),
  serviceZip: zip('Service ZIP Code'),
  serviceAddressType: addressType('Service Address Type'),
  projectDetails: checkProjectDetails,
  interestOptions: (ids) => (ids.length === 0 ? 'Please select at least one service.' : undefined),
  materialOptions: () => undefined,
  additionalNotes: (text) =>
    lengthOf(plainText(text)) > 500
      ? 'Additional Notes must not exceed 500 characters.'
      : undefined,
}

function name(label: string): Check<string> {
  return (text, rule) => {
    const typed = plainText(text)
    if (typed === '') return `${label} is required.`
    const length = lengthOf(typed)
    return length >= 2 && length <= 50 && isName(typed, rule)
      ? undefined
      : `${label} must be 2-50 characters and contain only letters and spaces.`
  }
}

function street(label: string): Check<string> {
  return (text, rule) => {
    const typed = plainText(text)
    if (typed === '') return `${label} is required.`
    return isStreet(typed, rule)
      ? undefined
      : `${label} must contain only alphanumeric characters and spaces.`
  }
}

function zip(label: string): Check<string> {
  return (text) => (isZip(plainText(text)) ? undefined : `${label} must be exactly 5 digits only.`)
}

function addressType(label: string): Check<string> {
  return (text) =>
    addressTypes.some((type) => type === text)
      ? undefined
      : `Please select a valid ${label} (Home or Business).`
}

function checkEmail(text: string): string | undefined {
  const email = plainText(text)
  if (email === '') return 'Email is required.'
  return isEmail(email) ? undefined : emailMessage
}

function checkPhone(text: string): string | undefined {
  const digits = digitsOf(text)
  if (digits === '') return 'Phone Number is required.'
  return digits.length === 10 ? undefined : 'Phone Number must be exactly 10 digits.'
}

function checkProjectDetails(text: string): string | undefined {
  const details = plainText(text)
  if (details === '') return 'Project Details are required.'
  const length = lengthOf(details)
  return length >= 10 && length <= 500
    ? undefined
    : 'Project Details must be between 10 and 500 characters.'
}
