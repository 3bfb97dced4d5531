import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import {
  type CustomerMatch,
  useCustomerMatches,
  useCustomerSearch,
} from '#web/desk/customers/customer-match.ts'
import { CustomerOptions } from '#web/desk/customers/customer-options.tsx'
import { Field, FieldMessage, properName } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'

interface PayerFields {
  readonly name: FieldMetadata<string>
  readonly customerId: FieldMetadata<string | undefined>
  readonly email: FieldMetadata<string | undefined>
  readonly phone: FieldMetadata<string | undefined>
}

/** The payer: a customer found by search, or someone else. */
export function PayerField({
  fields,
  customer,
}: {
  readonly fields: PayerFields
  readonly customer: CustomerMatch | null
}) {
  const [chosen, setChosen] = useState(customer)
  const { offered, look, end } = useCustomerSearch()
  const [draftedId, setDraftedId] = useState('')
  const [found = null] = useCustomerMatches(draftedId === '' ? null : { id: draftedId })
  const name = useRef<HTMLInputElement>(null)
  const id = useRef<HTMLInputElement>(null)
  // A restored draft has only the customer's id.
  useEffect(() => {
    const kept = id.current?.value ?? ''
    if (kept !== '' && kept !== customer?.id) setDraftedId(kept)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, as the form is there
  }, [])
  useEffect(() => {
    if (found !== null) setChosen(found)
  }, [found])
  // Dispatches an input event, so that the form's draft includes it. An untouched form has no draft.
  const announced = useRef(chosen)
  useEffect(() => {
    if (announced.current === chosen) return
    announced.current = chosen
    id.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosen])

  function choose(match: CustomerMatch | null) {
    setChosen(match)
    end()
    const { current: input } = name
    if (input === null) return
    if (match !== null) input.value = match.name
    input.focus()
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
          // A restored draft is no search.
          if (document.activeElement !== currentTarget) return
          setChosen(null)
          look(currentTarget.value)
        }}
      />
      <input ref={id} type="hidden" name={fields.customerId.name} value={chosen?.id ?? ''} />
      <FieldMessage field={fields.customerId} />
      <CustomerOptions offered={offered} onChoose={choose} />
      {chosen === null ? (
        <NotChosen fields={fields} />
      ) : (
        <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <Icon name="check" className="size-4 text-moss" />
          <span>
            <span className="font-semibold">{chosen.name}</span>
            {chosen.about === '' ? '' : `, ${chosen.about}`}
          </span>
          <Button onClick={() => choose(null)}>Someone else</Button>
        </p>
      )}
    </div>
  )
}

/** Contact fields of a payer who is not a customer yet. */
function NotChosen({ fields }: { readonly fields: PayerFields }) {
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
