import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { useRef, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { Field, FieldMessage, properName, typeInto } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { type CustomerMatch, useCustomerMatches, useCustomerSearch } from './customer-match.ts'
import { CustomerOptions } from './customer-options.tsx'

/** The name of a person, by which a customer can be chosen; `children` show while none is. */
export function CustomerField({
  fields,
  label,
  hint,
  customer = null,
  onChoose,
  className = '',
  children,
}: {
  readonly fields: {
    readonly name: FieldMetadata<string>
    readonly customerId: FieldMetadata<string | null | undefined>
  }
  readonly label: string
  readonly hint?: string
  /** The one who is chosen at first. */
  readonly customer?: CustomerMatch | null
  /** Called before the name is filled in; `former` is the one who was chosen until then. */
  readonly onChoose?: (
    match: CustomerMatch | null,
    former: CustomerMatch | null,
    form: HTMLFormElement | null | undefined,
  ) => void
  readonly className?: string
  readonly children?: React.ReactNode
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
    onChoose?.(match, chosen, name.current?.form)
    if (match !== null) typeInto(name.current, match.name)
    typeInto(id.current, match?.id ?? '')
    end()
    name.current?.focus()
  }

  return (
    <div className={className}>
      <Field
        field={fields.name}
        ref={name}
        label={label}
        hint={hint}
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
      {chosenId === '' ? children : null}
      {chosen === null ? null : (
        <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="flex min-w-0 items-start gap-1.5">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-moss" />
            <span className="min-w-0 wrap-anywhere">
              Linked to <span className="font-semibold">{chosen.name}</span>
              {chosen.about === '' ? '' : `, ${chosen.about}`}
            </span>
          </p>
          <Button onClick={() => choose(null)}>Someone else</Button>
        </div>
      )}
    </div>
  )
}
