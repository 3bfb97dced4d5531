import {
  digitsOf,
  emailMessage,
  errorsIn,
  isEmail,
  isName,
  isStreet,
  isZip,
  lengthOf,
  type CharacterRule,
} from '#domain/fields.ts'
import { addressTypes, type AddressText } from '#domain/addresses/address-parts.ts'
import type { LeadContact } from './lead.ts'
import { serviceAddressOf, serviceFieldsOf, type QuoteDraft } from './quote-draft.ts'
import { plainText } from '#domain/text.ts'

/** Shown over a form that is sent with errors. */
export const quoteErrorsMessage = 'Please correct the errors in the form.'

/** Shown when the chosen suggestion has no place on the map. */
export const addressWithoutPlaceMessage = 'Please select a valid address from the suggestions.'

/** The fields that have a rule, from top to bottom, also the order in which errors are listed. */
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
] as const satisfies readonly (keyof QuoteDraft)[]

/** A field of the quote form that has a rule. */
export type QuoteField = (typeof quoteFields)[number]

export type QuoteFieldErrors = Readonly<Partial<Record<QuoteField, string>>>

/** The errors of the whole form. The service address is skipped while it is the customer's own. */
export const checkQuote = (draft: QuoteDraft, rule: CharacterRule): QuoteFieldErrors => ({
  ...checkClient(draft, rule),
  ...checkAddress(draft, rule),
  ...(draft.sameAddress ? {} : checkServiceAddress(serviceAddressOf(draft), rule)),
  ...checkProject(draft),
})

/** The errors of the customer's name, email address and phone number. */
export const checkClient = (client: LeadContact, rule: CharacterRule): QuoteFieldErrors =>
  errorsIn<QuoteField>({
    firstName: checkName('First Name', client.firstName, rule),
    email: checkEmail(client.email),
    phone: checkPhone(client.phone),
  })

/** The errors of the customer's own address. */
export const checkAddress = (address: AddressText, rule: CharacterRule): QuoteFieldErrors =>
  errorsIn<QuoteField>(checkAddressFields('', address, rule))

/** The errors of the address of the work. */
export const checkServiceAddress = (address: AddressText, rule: CharacterRule): QuoteFieldErrors =>
  errorsIn<QuoteField>(serviceFieldsOf(checkAddressFields('Service ', address, rule)))

/** The errors of the texts of a request. */
export function checkProject(project: {
  readonly projectDetails: string
  readonly additionalNotes: string
  /** Ids of the services asked for. */
  readonly interestOptions: readonly string[]
}): QuoteFieldErrors {
  return errorsIn<QuoteField>({
    projectDetails: checkProjectDetails(project.projectDetails),
    interestOptions:
      project.interestOptions.length === 0 ? 'Please select at least one service.' : undefined,
    additionalNotes:
      lengthOf(plainText(project.additionalNotes)) > 500
        ? 'Additional Notes must not exceed 500 characters.'
        : undefined,
  })
}

/** `prefix` begins the label of each field. */
function checkAddressFields(prefix: '' | 'Service ', address: AddressText, rule: CharacterRule) {
  return {
    street1: checkStreet(`${prefix}Street 1`, address.street1, rule),
    city: checkName(`${prefix}City`, address.city, rule),
    state: checkName(`${prefix}State`, address.state, rule),
    zip: isZip(plainText(address.zip))
      ? undefined
      : `${prefix}ZIP Code must be exactly 5 digits only.`,
    addressType: addressTypes.some((type) => type === address.addressType)
      ? undefined
      : `Please select a valid ${prefix}Address Type (Home or Business).`,
  }
}

function checkName(label: string, text: string, rule: CharacterRule): string | undefined {
  const typed = plainText(text)
  if (typed === '') return `${label} is required.`
  const length = lengthOf(typed)
  return length >= 2 && length <= 50 && isName(typed, rule)
    ? undefined
    : `${label} must be 2-50 characters and contain only letters and spaces.`
}

function checkStreet(label: string, text: string, rule: CharacterRule): string | undefined {
  const typed = plainText(text)
  if (typed === '') return `${label} is required.`
  return isStreet(typed, rule)
    ? undefined
    : `${label} must contain only alphanumeric characters and spaces.`
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
