import * as z from 'zod/mini'
import { addressPurposes, type CustomerFacts } from '#domain/customers/customer.ts'
import { customerLimits } from '#domain/customers/read-row.ts'
import { addedNote, undoForm } from '#web/desk/forms/undo-forms.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { emailKey } from '#domain/fields.ts'
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalZip,
  requiredText,
} from '#domain/typed-fields.ts'

/** Rows of one kind without the empty ones. */
const rows = <Output, Input>(
  row: z.ZodMiniType<Output, Input>,
  filled: (all: Output[]) => Output[],
) =>
  z.pipe(
    z
      .array(row)
      .check(
        z.maxLength(customerLimits.contacts, { error: `At most ${customerLimits.contacts}.` }),
      ),
    z.transform(filled),
  )

const address = z.object({
  street1: optionalText(customerLimits.street),
  city: optionalText(customerLimits.city),
  state: optionalText(customerLimits.state),
  zip: optionalZip,
  purpose: z._default(z.enum(addressPurposes), 'both'),
})

const isFilled = (typed: string) => typed !== ''

const fields = z.object({
  intent: z.enum(['add', 'save']),
  seen: seenField,
  /** Adds the customer although a similar one exists. */
  anyway: z.optional(z.literal('yes')),
  name: requiredText('Enter a name.', customerLimits.name),
  company: optionalText(customerLimits.name),
  emails: rows(optionalEmail, (all) => all.filter(isFilled)),
  phones: rows(optionalPhone, (all) => [...new Set(all.filter(isFilled))]),
  // A caller may have given only the town.
  addresses: rows(address, (all) => all.filter(({ street1, city, zip }) => street1 + city + zip)),
  replyEmail: optionalText(254),
})

export const customerForm = fields.check(
  z.refine(
    ({ intent, anyway, emails, phones }) =>
      intent === 'save' || anyway === 'yes' || emails.length + phones.length > 0,
    { path: ['phones', 0], error: 'Enter a phone number or an email address.' },
  ),
)

/** A customer before a change, for the undo; the name may be empty. */
const formerCustomer = z.extend(fields, { name: optionalText(customerLimits.name) })

/** The typed customer; a removed address no longer gets the replies. */
export function customerFacts(typed: CustomerFacts): CustomerFacts {
  const { name, company, emails, phones, addresses, replyEmail } = typed
  const isTheirs = emails.some((each) => emailKey(each) === emailKey(replyEmail))
  return { name, company, emails, phones, addresses, replyEmail: isTheirs ? replyEmail : '' }
}

export const customerNoteForm = z.object({
  intent: z.literal('note'),
  text: requiredText('Write something first.', customerLimits.note),
})

export const customerActions = z.discriminatedUnion('intent', [
  z.safeExtend(customerForm, { intent: z.literal('save') }),
  customerNoteForm,
  z.object({ intent: z.literal('take-apart'), merge: z.string() }),
  undoForm(z.union([addedNote, formerCustomer])),
])
