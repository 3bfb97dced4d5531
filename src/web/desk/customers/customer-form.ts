import * as z from 'zod'
import { addressPurposes, type Customer } from '#domain/customers/customer.ts'
import { customerLimits, usPhone } from '#domain/customers/read-row.ts'
import { overField } from '#web/desk/forms.ts'
import { emailKey, emailMessage, isEmail, isZip } from '#domain/fields.ts'

const tooLong = { error: 'This is too long.' }
const tooMany = { error: `At most ${customerLimits.contacts}.` }

const text = (most: number) =>
  z.optional(z.string().trim().max(most, tooLong)).transform((typed) => typed ?? '')

const email = z
  .optional(z.string().trim())
  .transform((typed) => typed ?? '')
  .refine((typed) => typed === '' || isEmail(typed), { error: emailMessage })

const phone = z
  .optional(z.string())
  .refine((typed) => typed === undefined || usPhone(typed) !== null, {
    error: 'A phone number has ten digits.',
  })
  .transform((typed) => usPhone(typed ?? '') ?? '')

const address = z
  .object({
    street1: text(customerLimits.street),
    city: text(customerLimits.city),
    state: text(customerLimits.state),
    zip: text(5).refine((typed) => typed === '' || isZip(typed), {
      error: 'A ZIP Code has five digits.',
    }),
    purpose: z.enum(addressPurposes).default('both'),
  })
  .refine(({ street1, city, zip }) => street1 !== '' || (city === '' && zip === ''), {
    path: ['street1'],
    error: 'Enter the street.',
  })

const isFilled = (typed: string) => typed !== ''

/** A customer as a colleague writes them down, or corrects them. */
export const customerForm = z
  .object({
    intent: z.enum(['add', 'save']),
    /** The revision that the colleague has seen; 0 of somebody new. */
    seen: z.number().int(),
    ...overField,
    /** Adds somebody all the same who may be known. */
    anyway: z.optional(z.literal('yes')),
    name: z
      .string({ error: 'Enter a name.' })
      .trim()
      .min(1, { error: 'Enter a name.' })
      .max(customerLimits.name, tooLong),
    company: text(customerLimits.name),
    emails: z
      .array(email)
      .max(customerLimits.contacts, tooMany)
      .transform((all) => all.filter(isFilled)),
    phones: z
      .array(phone)
      .max(customerLimits.contacts, tooMany)
      .transform((all) => [...new Set(all.filter(isFilled))]),
    addresses: z
      .array(address)
      .max(customerLimits.contacts, tooMany)
      .transform((all) => all.filter(({ street1 }) => isFilled(street1))),
    replyEmail: text(254),
  })
  .refine(
    ({ intent, anyway, emails, phones }) =>
      intent === 'save' || anyway === 'yes' || emails.length + phones.length > 0,
    { path: ['phones', 0], error: 'Enter a phone number or an email address.' },
  )

type Typed = Pick<Customer, 'name' | 'company' | 'emails' | 'phones' | 'addresses' | 'replyEmail'>

/** What was typed of a customer; an address that was taken out takes no replies. */
export function customerFacts(typed: Typed): Typed {
  const { name, company, emails, phones, addresses, replyEmail } = typed
  const isTheirs = emails.some((each) => emailKey(each) === emailKey(replyEmail))
  return { name, company, emails, phones, addresses, replyEmail: isTheirs ? replyEmail : '' }
}

const written = { error: 'Write something first.' }

export const customerNoteForm = z.object({
  intent: z.literal('note'),
  text: z.string(written).trim().min(1, written).max(customerLimits.note, tooLong),
})

/** Steps on the page of a customer beside its form. */
export const customerSteps = z.discriminatedUnion('intent', [
  customerNoteForm,
  z.object({ intent: z.literal('take-apart'), merge: z.string() }),
])
