import { type FieldMetadata, getInputProps } from '@conform-to/react'

/** What every field looks like. */
export const fieldClasses =
  'block min-h-11 w-full rounded-[0.5rem] border border-bark-soft bg-white px-3 text-row text-bark aria-invalid:border-brick desk:min-h-9'

interface FieldProps<T extends string | number | undefined> extends Omit<
  React.ComponentPropsWithRef<'input'>,
  'form'
> {
  readonly field: FieldMetadata<T>
  readonly label: string
  readonly type?: 'text' | 'email' | 'date' | 'time' | 'datetime-local'
  readonly hint?: string
}

/** A field of one line, its label above and its message below. */
export function Field<T extends string | number | undefined>({
  field,
  label,
  type = 'text',
  hint,
  className = '',
  ...rest
}: FieldProps<T>) {
  const described = hint === undefined ? {} : { ariaDescribedBy: `${field.id}-hint` }
  const { key, ...props } = getInputProps(field, { type, ...described })
  return (
    <div className={className}>
      <label htmlFor={field.id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input key={key} {...props} {...rest} className={fieldClasses} />
      {hint === undefined ? null : (
        <p id={`${field.id}-hint`} className="mt-1 text-second text-bark-soft">
          {hint}
        </p>
      )}
      <FieldMessage field={field} />
    </div>
  )
}

/** What is wrong with a field; announced as it comes. */
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

/** What is wrong with a form as a whole. */
export function FormMessage({
  id,
  errors,
}: {
  readonly id: string
  readonly errors: readonly string[] | undefined
}) {
  return (
    <p id={id} role="alert" className="font-semibold text-brick not-empty:mb-3">
      {errors?.[0]}
    </p>
  )
}
