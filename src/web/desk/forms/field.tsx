import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from '@conform-to/react'
import { memo } from 'react'

/** Classes of every field. iPhones zoom into a field of less than 16 px. */
export const fieldClasses =
  'block min-h-11 w-full rounded-[0.5rem] border border-bark-soft bg-white px-3 text-[1rem] text-bark aria-invalid:border-brick desk:min-h-9 desk:text-row'

export const fileFieldClasses =
  'block min-h-11 w-full rounded-[0.5rem] border border-dashed border-bark-soft bg-paper px-3 py-2 text-row file:mr-3 file:rounded-[0.375rem] file:border-0 file:bg-white file:px-3 file:py-1 file:font-semibold file:text-evergreen'

/** Props of a field for the name of a person, a company or a place. */
export const properName = { autoCapitalize: 'words' } as const

/** Props of an input whose text is selected with the focus, so that typing replaces it. */
export const selectsText = {
  onFocus: ({ currentTarget }: React.FocusEvent<HTMLInputElement>) => currentTarget.select(),
  // Left to the browser, the press would end with Safari's caret in the text, and nothing selected.
  onMouseDown: (event: React.MouseEvent<HTMLInputElement>) => {
    if (event.currentTarget === document.activeElement) return
    event.preventDefault()
    event.currentTarget.focus()
  },
} as const

interface LabelProps<T> {
  readonly field: FieldMetadata<T>
  readonly label: string
  readonly hint?: string | undefined
  readonly className?: string | undefined
}

type FieldProps<T> = LabelProps<T> &
  Omit<React.ComponentPropsWithRef<'input'>, 'form'> & {
    readonly type?: 'text' | 'email' | 'date' | 'time' | 'datetime-local'
    /** Recommended length in characters: counted while typing, and not cut. */
    readonly most?: number
  }

const describedBy = <T,>({ id }: FieldMetadata<T>, hint: string | number | undefined) =>
  hint === undefined ? {} : { ariaDescribedBy: `${id}-hint` }

/** A field of one line. Browsers fill nothing in: most fields are about somebody else. */
export function Field<T extends string | number | undefined>({
  field,
  label,
  type = 'text',
  hint,
  most,
  className,
  autoComplete = 'off',
  ...rest
}: FieldProps<T>) {
  const { key, ...props } = getInputProps(field, { type, ...describedBy(field, hint ?? most) })
  const count =
    most === undefined ? undefined : <TextCount is={field.value?.trim().length ?? 0} most={most} />
  return (
    <Labeled field={field} label={label} hint={hint} className={className} count={count}>
      <input key={key} {...props} {...rest} autoComplete={autoComplete} className={fieldClasses} />
    </Labeled>
  )
}

export function TextCount({ is, most }: { readonly is: number; readonly most: number }) {
  return (
    <span className={is > most ? 'font-semibold text-brick' : ''}>
      {is} of {most}
    </span>
  )
}

export function SelectField<T extends string | undefined>({
  children,
  onChange,
  ...rest
}: LabelProps<T> & Pick<React.ComponentProps<'select'>, 'children' | 'onChange'>) {
  const { field, hint } = rest
  const { key, ...props } = getSelectProps(field, describedBy(field, hint))
  return (
    <Labeled {...rest}>
      <select key={key} {...props} onChange={onChange} className={fieldClasses}>
        {children}
      </select>
    </Labeled>
  )
}

export function TickField({
  field,
  label,
  className,
}: {
  readonly field: FieldMetadata<boolean | undefined>
  readonly label: string
  readonly className: string
}) {
  const { key, ...box } = getInputProps(field, { type: 'checkbox' })
  return (
    <label className={`flex min-h-11 items-center gap-2 ${className}`}>
      <input key={key} {...box} className="size-5" />
      {label}
    </label>
  )
}

export function Options({
  of,
}: {
  readonly of: readonly (readonly [value: string | number, name: string])[]
}) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}

/** Rendered only with other props: React would set its default value anew and move the caret. */
export const Textarea = memo((props: React.ComponentPropsWithRef<'textarea'>) => (
  <textarea {...props} />
))

export function TextAreaField<T extends string | undefined>({
  rows,
  ref,
  ...rest
}: LabelProps<T> & Pick<React.ComponentPropsWithRef<'textarea'>, 'rows' | 'ref'>) {
  const { field, hint } = rest
  const { key, ...props } = getTextareaProps(field, describedBy(field, hint))
  return (
    <Labeled {...rest}>
      <Textarea key={key} {...props} rows={rows} ref={ref} className={`${fieldClasses} py-2`} />
    </Labeled>
  )
}

function Labeled<T>({
  field,
  label,
  hint,
  className = '',
  count,
  children,
}: LabelProps<T> & { readonly count?: React.ReactNode; readonly children: React.ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={field.id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
      {hint === undefined && count === undefined ? null : (
        <p id={`${field.id}-hint`} className="mt-1 flex gap-3 text-second text-bark-soft">
          <span className="flex-1">{hint}</span>
          {count}
        </p>
      )}
      <FieldMessage field={field} />
    </div>
  )
}

/** Sets a field's text with an input event, so that it is validated and stored as a draft. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (field === null) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function FieldMessage({
  field,
}: {
  readonly field: Pick<FieldMetadata<unknown>, 'errorId' | 'errors'>
}) {
  return (
    <p id={field.errorId} role="alert" className="text-second text-brick not-empty:mt-1">
      {field.errors?.[0]}
    </p>
  )
}
