import type { FieldMetadata } from '@conform-to/react'
import { useRef } from 'react'
import {
  type CustomerMatch,
  useCustomerMatches,
  useCustomerSearch,
} from '#web/desk/customers/customer-match.ts'
import { CustomerOptions } from '#web/desk/customers/customer-options.tsx'
import { Field, properName, typeInto } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'

/** The name for a new visit; a customer found by it fills in the fields, and the visit is theirs. */
export function VisitName({
  fields,
}: {
  readonly fields: {
    readonly name: FieldMetadata<string>
    readonly customerId: FieldMetadata<string | null | undefined>
  }
}) {
  const { offered, look, end } = useCustomerSearch()
  const linkedId = fields.customerId.value ?? ''
  const [linked] = useCustomerMatches(linkedId === '' ? null : { id: linkedId })
  const name = useRef<HTMLInputElement>(null)
  const id = useRef<HTMLInputElement>(null)

  function choose({ id: customerId, name: chosen, contact }: CustomerMatch) {
    const form = name.current?.form
    for (const [field, text] of Object.entries({ ...contact, name: chosen })) {
      const input = form?.elements.namedItem(field)
      if (!(input instanceof HTMLInputElement)) continue
      // Without an address, it is in the company's own state.
      typeInto(input, field === 'state' ? text || input.defaultValue : text)
    }
    typeInto(id.current, customerId)
    end()
    name.current?.focus()
  }

  return (
    <div>
      <Field
        field={fields.name}
        ref={name}
        label="Name"
        {...properName}
        onInput={({ currentTarget }) => {
          // Not what is filled in.
          if (document.activeElement !== currentTarget) return
          typeInto(id.current, '')
          look(currentTarget.value)
        }}
      />
      {/* Without a value of its own, which React would put back. */}
      <input ref={id} type="hidden" name={fields.customerId.name} />
      <CustomerOptions offered={offered} onChoose={choose} />
      {linked?.id === linkedId ? (
        <p className="mt-1 flex items-start gap-1.5 text-second text-bark-soft">
          <Icon name="check" className="size-4 text-moss" />
          <span className="min-w-0 break-words">
            Linked to <span className="font-semibold">{linked.name}</span>
            {linked.about === '' ? '' : `, ${linked.about}`}
          </span>
        </p>
      ) : null}
    </div>
  )
}
