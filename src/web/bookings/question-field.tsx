import type { AnswerValue } from '#domain/bookings/answers.ts'
import { addressLine } from '#domain/addresses/address-parts.ts'
import { filterTyped } from '#domain/bookings/filter-typed.ts'
import { isAttendeeField } from '#domain/events/attendee-count.ts'
import { answerLimit, type FormField } from '#domain/events/form-field.ts'
import { AddressField } from '#web/addresses/address-field.tsx'
import type { AddressSource } from '#web/addresses/address-source.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { CheckChoice, RadioChoice } from './choice-fields.tsx'
import { CleanedField } from './cleaned-field.tsx'
import { SeatField } from './seat-field.tsx'
import { nationalDigits } from './typed-number.ts'

/** One question of the registration form, asked in the way of its type. */
export function QuestionField({
  id,
  field,
  value,
  error,
  sharedError,
  isFixed,
  addresses,
  partyLimit,
  onChange,
  onLeave,
}: {
  readonly id: string
  readonly field: FormField
  readonly value: AnswerValue | undefined
  readonly error: string | undefined
  /** Id of the error that the counts of the party share. */
  readonly sharedError: string | undefined
  /** The answer is shown and cannot be changed. */
  readonly isFixed: boolean
  readonly addresses: AddressSource
  readonly partyLimit: number | null
  readonly onChange: (value: AnswerValue) => void
  readonly onLeave: () => void
}) {
  const { name, label, required } = field
  const text = typeof value === 'string' ? value : ''
  const list = value === undefined || typeof value === 'string' ? [] : value
  const described = { id, name, label, required, error, sharedError }
  const common = { ...described, onChange, onBlur: onLeave, value: text }
  const placeholder = field.placeholder ?? undefined
  const hint = placeholder === undefined ? {} : { placeholder }
  const wide = 'sm:col-span-2'

  switch (field.type) {
    case 'text':
      return (
        <CleanedField
          {...common}
          {...hint}
          clean={(raw) => filterTyped(field, raw)}
          autoCapitalize="words"
          autoComplete={autofill[name] ?? 'off'}
        />
      )
    case 'email':
      return (
        <TextField
          {...common}
          {...hint}
          type="email"
          autoComplete="email"
          spellCheck={false}
          readOnly={isFixed}
        />
      )
    case 'number':
      return isAttendeeField(name) ? (
        <SeatField {...common} {...hint} name={name} most={partyLimit} />
      ) : (
        <CleanedField
          {...common}
          {...hint}
          inputMode="numeric"
          clean={nationalDigits}
          autoComplete="tel-national"
        />
      )
    case 'dropdown':
      return (
        <SelectField
          {...common}
          options={field.options}
          placeholder={placeholder ?? 'Choose one'}
        />
      )
    case 'address':
      return (
        <AddressField
          {...common}
          className={wide}
          placeholder={placeholder}
          autoComplete="address-line1"
          source={addresses}
          onChoose={(parts) => onChange(addressLine(parts))}
          onNoPlace={onLeave}
        />
      )
    case 'date':
      return <TextField {...common} type="date" />
    case 'textarea':
      return (
        <TextAreaField
          {...common}
          {...hint}
          {...(field.maxLength === null ? {} : { limit: answerLimit(field) })}
          rows={3}
          className={wide}
        />
      )
    case 'radio':
      return (
        <RadioChoice
          {...{ id, name, label, required, error, onChange }}
          value={text}
          options={field.options}
          className={wide}
        />
      )
    case 'checkbox':
      return (
        <CheckChoice
          {...{ id, name, label, required, error }}
          options={field.options}
          chosen={list}
          onChange={onChange}
          className={wide}
        />
      )
  }
}

const autofill: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  name: 'name',
  fullName: 'name',
  city: 'address-level2',
  state: 'address-level1',
}
