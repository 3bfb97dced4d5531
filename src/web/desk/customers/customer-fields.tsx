import type { CustomerFacts } from '#domain/customers/customer.ts'
import { formatPhone } from '#domain/fields.ts'
import { Button } from '#web/desk/button.tsx'
import { Field, Options, SelectField, properName } from '#web/desk/forms/field.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { SeenField } from '#web/desk/forms/seen-field.tsx'
import { useDeskForm, type DeskFormOptions } from '#web/desk/forms/use-desk-form.tsx'
import type { useFetcher } from 'react-router'
import type { CustomerAnswer } from './customer-answers.ts'
import { customerForm } from './customer-form.ts'
import { AddressFields, AddRow, RemovableRow } from './customer-rows.tsx'

interface CustomerFormProps extends Pick<
  DeskFormOptions<typeof customerForm>,
  'name' | 'action' | 'onDone'
> {
  readonly intent: 'add' | 'save'
  readonly fetcher: ReturnType<typeof useFetcher<CustomerAnswer>>
  /** Initial values of the fields. */
  readonly customer: CustomerFacts
  /** Revision of those values; 0 for a new customer. */
  readonly revision: number
  /** Two-letter code of the state that addresses are in, unless they say otherwise. */
  readonly state: string
  /** Whether the first field takes the focus. */
  readonly takesFocus?: boolean
  readonly onCancel: () => void
  /** Content above the buttons. */
  readonly children?: React.ReactNode
  readonly buttons: React.ReactNode
}

export function CustomerForm({
  intent,
  fetcher,
  customer,
  state,
  takesFocus = false,
  onCancel,
  children,
  buttons,
  ...rest
}: CustomerFormProps) {
  const answer = fetcher.data
  const { fields, props, insert, remove, forget, seen, unsaved } = useDeskForm(fetcher, {
    ...rest,
    schema: customerForm,
    defaultValue: {
      name: customer.name,
      company: customer.company,
      replyEmail: customer.replyEmail,
      // A row to type into, where there is none yet.
      emails: orOne(customer.emails),
      phones: orOne(customer.phones.map((each) => formatPhone(each))),
      addresses: [...customer.addresses],
    },
    done: 'added',
    isIdempotent: intent === 'add',
  })
  const emails = fields.emails.getFieldList()
  const phones = fields.phones.getFieldList()
  const addresses = fields.addresses.getFieldList()
  const typedEmails = emails.map(({ value }) => value ?? '').filter((email) => email !== '')
  const removes = (list: string, index: number) => () => remove({ name: list, index })
  return (
    <form {...props} className="grid gap-4 desk:grid-cols-2">
      <input type="hidden" name="intent" value={intent} />
      <SeenField seen={seen} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes in place of the pressed button */}
      <Field field={fields.name} label="Name" {...properName} autoFocus={takesFocus} />
      <Field field={fields.company} label="Company" {...properName} />
      <div data-rows className="grid content-start gap-2">
        {phones.map((phone, index) => (
          <RemovableRow
            key={phone.key}
            what={numbered('Phone', index)}
            remove={phones.length > 1 ? removes(fields.phones.name, index) : null}
          >
            <Field field={phone} label={numbered('Phone', index)} inputMode="tel" />
          </RemovableRow>
        ))}
        <AddRow onAdd={() => insert({ name: fields.phones.name })}>Add a phone</AddRow>
      </div>
      <div data-rows className="grid content-start gap-2">
        {emails.map((email, index) => (
          <RemovableRow
            key={email.key}
            what={numbered('Email', index)}
            remove={emails.length > 1 ? removes(fields.emails.name, index) : null}
          >
            <Field field={email} label={numbered('Email', index)} type="email" />
          </RemovableRow>
        ))}
        <AddRow onAdd={() => insert({ name: fields.emails.name })}>Add an email</AddRow>
        {intent === 'add' || typedEmails.length === 0 ? null : (
          <SelectField field={fields.replyEmail} label="Replies go to" className="mt-2">
            <option value="">The email address the request came from</option>
            <Options of={[...new Set(typedEmails)].map((email) => [email, email])} />
          </SelectField>
        )}
      </div>
      <div data-rows className="grid gap-4 desk:col-span-2">
        {addresses.map((address, index) => (
          <AddressFields
            key={address.key}
            address={address}
            title={numbered('Address', index)}
            remove={removes(fields.addresses.name, index)}
          />
        ))}
        <AddRow
          onAdd={() =>
            insert({ name: fields.addresses.name, defaultValue: { ...emptyAddress, state } })
          }
        >
          Add an address
        </AddRow>
      </div>
      <div className="desk:col-span-2">
        {children}
        <div className="flex flex-wrap items-center gap-3">
          {buttons}
          {unsaved}
          <Button
            variant="word"
            onClick={() => {
              forget()
              onCancel()
            }}
          >
            Cancel
          </Button>
          <AnswerLine
            answer={answer?.is === 'saved' ? undefined : answer}
            isBusy={fetcher.state !== 'idle'}
          />
        </div>
      </div>
    </form>
  )
}

const orOne = (typed: readonly string[]) => (typed.length === 0 ? [''] : [...typed])

const emptyAddress = { street1: '', city: '', zip: '', purpose: 'both' } as const

const numbered = (noun: string, index: number) => (index === 0 ? noun : `${noun} ${index + 1}`)
