import type { FieldMetadata } from '@conform-to/react'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { FieldMessage } from '#web/desk/forms/field.tsx'

export interface RowProps<T> {
  readonly field: FieldMetadata<T>
  readonly label: string
  readonly hint: string
}

/** Id of the row's hint, for `aria-describedby`. */
export const hintOf = <T,>({ id }: FieldMetadata<T>): string => `${id}-hint`

export function SettingRow<T>({
  field,
  label,
  hint,
  children,
}: RowProps<T> & { readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2.5">
      <div className="min-w-56 flex-1">
        <label htmlFor={field.id} className="font-semibold">
          {label}
        </label>
        <p id={hintOf(field)} className="text-second text-bark-soft">
          {hint}
        </p>
        <FieldMessage field={field} />
      </div>
      {children}
    </div>
  )
}

export function SettingFoot({
  label = 'Save',
  unsaved,
  isBusy,
  children,
}: {
  /** On a page with several forms it says what is saved. */
  readonly label?: string
  readonly unsaved: React.ReactNode
  readonly isBusy: boolean
  readonly children?: React.ReactNode
}) {
  return (
    <FormFoot
      label={label}
      unsaved={unsaved}
      isBusy={isBusy}
      className="border-t border-hairline-soft px-4 py-3"
    >
      <p className="text-second text-bark-soft desk:ml-auto">{children}</p>
    </FormFoot>
  )
}
