import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { useRef, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import {
  type CustomerMatch,
  useCustomerMatches,
  useCustomerSearch,
} from '#web/desk/customers/customer-match.ts'
import { CustomerOptions } from '#web/desk/customers/customer-options.tsx'
import { Field, FieldMessage, properName, typeInto } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'

interface PayerFields {
  readonly name: FieldMetadata<string>
  readonly customerId: FieldMetadata<string | undefined>
  readonly email: FieldMetadata<string | undefined>
  readonly phone: FieldMetadata<string | undefined>
}

export function PayerField({
  fields,
  customer,
}: {
  readonly fields: PayerFields
  readonly customer: CustomerMatch | null
}) {
  const [picked, setPicked] = useState(customer)
  const { offered, look, end } = useCustomerSearch()
  const name = useRef<HTMLInputElement>(null)
  const id = useRef<HTMLInputElement>(null)
  const { key, ...idProps } = getInputProps(fields.customerId, { type: 'text' })
  const chosenId = fields.customerId.value ?? ''
  const isPicked = picked?.id === chosenId
  // A restored draft has only the customer's id.
  const [found] = useCustomerMatches(chosenId === '' || isPicked ? null : { id: chosenId })
  const chosen = isPicked ? picked : found?.id === chosenId ? found : null

  function choose(match: CustomerMatch | null) {
    setPicked(match)
    if (match !== null) typeInto(name.current, match.name)
    typeInto(id.current, match?.id ?? '')
    end()
    name.current?.focus()
  }

  return (
    <div className="desk:col-span-2">
      <Field
        field={fields.name}
        ref={name}
        label="Who paid"
        hint="Start with a name, an email address or a phone number, and choose the customer."
        {...properName}
        maxLength={100}
        onInput={({ currentTarget }) => {
          // Not what is filled in.
          if (document.activeElement !== currentTarget) return
          typeInto(id.current, '')
          look(currentTarget.value)
        }}
      />
      {/* In a text field, so that it is part of the draft, and goes back with it. */}
      <input key={key} {...idProps} ref={id} hidden aria-label="Customer" />
      <FieldMessage field={fields.customerId} />
      <CustomerOptions offered={offered} onChoose={choose} />
      {chosenId === '' ? (
        <NewPayerFields fields={fields} />
      ) : chosen === null ? null : (
        <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <Icon name="check" className="size-4 text-moss" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{chosen.name}</span>
            {chosen.about === '' ? '' : `, ${chosen.about}`}
          </span>
          <Button onClick={() => choose(null)}>Someone else</Button>
        </p>
      )}
    </div>
  )
}

function NewPayerFields({ fields }: { readonly fields: PayerFields }) {
  return (
    <div className="mt-3 grid gap-4 desk:grid-cols-2">
      <Field field={fields.phone} label="Phone, if you have it" inputMode="tel" maxLength={40} />
      <Field
        field={fields.email}
        type="email"
        label="Email, if you have it"
        hint="With either one, they are matched to a customer or added as a new one."
        maxLength={254}
      />
    </div>
  )
}
