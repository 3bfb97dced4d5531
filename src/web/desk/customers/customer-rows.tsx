import type { FieldMetadata } from '@conform-to/react'
import type * as z from 'zod/mini'
import { addressPurposes, purposeNames } from '#domain/customers/customer.ts'
import { Button } from '#web/desk/button.tsx'
import { Field, Options, SelectField, properName } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { removeRow } from '#web/remove-row.ts'
import type { customerForm } from './customer-form.ts'

export function RemovableRow({
  what,
  remove,
  children,
}: {
  readonly what: string
  readonly remove: (() => void) | null
  readonly children: React.ReactNode
}) {
  // Always at the same place in the tree, since React would otherwise mount an empty field.
  return (
    <div
      className={`grid items-start gap-1 ${remove === null ? '' : 'grid-cols-[minmax(0,1fr)_auto]'}`}
    >
      {children}
      {remove === null ? null : (
        <Button
          variant="tight"
          data-row-remove
          onClick={({ currentTarget }) => removeRow(currentTarget, remove)}
          className="mt-6"
          aria-label={`Remove ${what}`}
        >
          <Icon name="close" className="size-4" />
        </Button>
      )}
    </div>
  )
}

/** Below rows; typing goes on in the first field of the one that it adds. */
export function AddRow({
  onAdd,
  children,
}: {
  readonly onAdd: () => void
  readonly children: React.ReactNode
}) {
  return (
    <Button
      variant="tight"
      data-rows-end
      onClick={({ currentTarget }) => {
        onAdd()
        currentTarget.previousElementSibling?.querySelector('input')?.focus()
      }}
      className="-ml-2 justify-self-start"
    >
      {children}
    </Button>
  )
}

export function AddressFields({
  address,
  title,
  remove,
}: {
  readonly address: FieldMetadata<z.input<typeof customerForm>['addresses'][number]>
  readonly title: string
  readonly remove: () => void
}) {
  const fields = address.getFieldset()
  return (
    <fieldset className="rounded-[0.5rem] border border-hairline p-3 pt-1">
      <legend className="px-1 font-semibold">{title}</legend>
      <div className="grid gap-3">
        <Field field={fields.street1} label="Street" {...properName} />
        <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_5.5rem] max-[20rem]:grid-cols-1 gap-2">
          <Field field={fields.city} label="Town" {...properName} />
          <Field field={fields.state} label="State" autoCapitalize="characters" />
          <Field field={fields.zip} label="ZIP Code" inputMode="numeric" />
        </div>
        <div className="flex items-end gap-2">
          <SelectField field={fields.purpose} label="What it is for" className="min-w-0 flex-1">
            <Options of={addressPurposes.map((purpose) => [purpose, purposeNames[purpose]])} />
          </SelectField>
          <Button
            variant="word"
            data-row-remove
            onClick={({ currentTarget }) => removeRow(currentTarget, remove)}
            aria-label={`Remove ${title}`}
          >
            Remove
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
