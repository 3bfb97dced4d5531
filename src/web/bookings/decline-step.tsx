import {
  checkDecline,
  declineLabels,
  declineMessageLength,
  type Decline,
} from '#domain/bookings/check-decline.ts'
import { filterTyped } from '#domain/bookings/filter-typed.ts'
import type { CharacterRule } from '#domain/fields.ts'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import type { Step } from './answer-steps.ts'
import { CleanedField } from './cleaned-field.tsx'
import { SubmissionForm } from './submission-form.tsx'
import { nationalDigits } from './typed-number.ts'

type Field = keyof Decline

export function DeclineStep({
  step: { draft, touched, serverErrors, isSending },
  rule,
  onType,
  onLeave,
  onSubmit,
}: {
  readonly step: Step & { readonly at: 'decline' }
  readonly rule: CharacterRule
  readonly onType: (field: Field, text: string) => void
  readonly onLeave: (field: Field) => void
  readonly onSubmit: () => void
}) {
  const checked = checkDecline(draft, rule)
  const fieldErrors = checked.ok ? {} : checked.error
  const bind = (field: Field) => ({
    id: `decline-${field}`,
    name: field,
    label: declineLabels[field],
    value: draft[field],
    error: touched.has(field) ? (fieldErrors[field] ?? serverErrors[field]) : undefined,
    onChange: (text: string) => onType(field, text),
    onBlur: () => onLeave(field),
  })
  return (
    <SubmissionForm isSending={isSending} onSubmit={onSubmit}>
      <p className="text-bark-soft">Thank you for telling us. We will plan for one fewer guest.</p>
      <div className="mt-5 grid gap-5">
        <CleanedField
          {...bind('name')}
          required
          autoComplete="name"
          autoCapitalize="words"
          clean={(raw) => filterTyped({ type: 'text' }, raw)}
        />
        <TextField
          {...bind('email')}
          required
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <CleanedField
          {...bind('phone')}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          placeholder="10 digits"
          clean={nationalDigits}
        />
        <TextAreaField {...bind('message')} limit={declineMessageLength} rows={3} />
      </div>
    </SubmissionForm>
  )
}
