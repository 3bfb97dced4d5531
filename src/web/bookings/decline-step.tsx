import {
  checkDecline,
  declineLabels,
  declineMessageLength,
  type Decline,
} from '#domain/bookings/check-decline.ts'
import { numberLength, typed } from '#domain/bookings/typing.ts'
import { digitsOf, formatPastedPhone, type CharacterRule } from '#domain/fields.ts'
import { DigitsField } from '#web/ui/field-formatted.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import type { Step } from './answer-flow.ts'
import { LettersField } from './letters-field.tsx'
import { StepForm } from './step-form.tsx'

type Field = keyof Decline

/** The form of someone who does not come. */
export function DeclineStep({
  step: { draft, touched, told, isSending },
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
  const faults = checked.ok ? {} : checked.error
  const bind = (field: Field) => ({
    id: `decline-${field}`,
    name: field,
    label: declineLabels[field],
    value: draft[field],
    error: touched.has(field) ? (faults[field] ?? told[field]) : undefined,
    onChange: (text: string) => onType(field, text),
    onBlur: () => onLeave(field),
  })
  return (
    <StepForm isSending={isSending} onSubmit={onSubmit}>
      <p className="text-bark-soft">Thank you for telling us. We plan with one guest fewer.</p>
      <div className="mt-5 grid gap-5">
        <LettersField
          {...bind('name')}
          required
          autoComplete="name"
          clean={(raw) => typed({ type: 'text' }, raw)}
        />
        <TextField
          {...bind('email')}
          required
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <DigitsField
          {...bind('phone')}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={numberLength}
          placeholder="10 digits"
          format={(raw) => typed({ type: 'number' }, raw)}
          formatPasted={(raw) => digitsOf(formatPastedPhone(raw))}
        />
        <TextAreaField {...bind('message')} limit={declineMessageLength} rows={3} />
      </div>
    </StepForm>
  )
}
