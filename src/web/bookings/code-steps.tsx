import { codeLifetime } from '#domain/bookings/email-code.ts'
import { minute } from '#domain/time.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { errorProps, fieldInput } from '#web/ui/field-styles.ts'
import { TextField } from '#web/ui/field.tsx'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import type { Step } from './answer-steps.ts'
import { SubmissionForm } from './submission-form.tsx'

export function EmailStep({
  step: { email, error, typed, isSending },
  onType,
  onSubmit,
}: {
  readonly step: Step & { readonly at: 'email' }
  readonly onType: (text: string) => void
  readonly onSubmit: () => void
}) {
  return (
    <SubmissionForm
      isSending={isSending}
      submitLabel="Send OTP"
      sendingLabel="Sending..."
      onSubmit={onSubmit}
    >
      <StepCount step={1} />
      <p>
        Enter the email address that you answered with. We will send a one-time code (OTP) there.
      </p>
      {typed === null ? null : (
        <p className="mt-3">What you typed is kept. It comes back once you enter the new code.</p>
      )}
      <TextField
        id="update-email"
        name="email"
        label="Email"
        type="email"
        value={email}
        onChange={onType}
        error={error ?? undefined}
        required
        autoComplete="email"
        spellCheck={false}
        className="mt-5"
      />
    </SubmissionForm>
  )
}

export function CodeStep({
  step: { email, code, error, isSending },
  onType,
  onSubmit,
  onAskAgain,
}: {
  readonly step: Step & { readonly at: 'code' }
  readonly onType: (text: string) => void
  readonly onSubmit: () => void
  readonly onAskAgain: () => void
}) {
  return (
    <SubmissionForm
      isSending={isSending}
      submitLabel="Verify OTP"
      sendingLabel="Verifying..."
      onSubmit={onSubmit}
      aside={
        <Button variant="quiet" onClick={onAskAgain} disabled={isSending}>
          Request a New OTP
        </Button>
      }
    >
      <StepCount step={2} />
      <p>
        If <strong className="wrap-anywhere">{email}</strong> has answered for this event, a 6-digit
        code is on its way there. It works for {codeLifetime / minute} minutes.
      </p>
      <FieldFrame id="update-code" label="OTP" required error={error ?? undefined} className="mt-5">
        <input
          id="update-code"
          name="otp"
          value={code}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          spellCheck={false}
          aria-required
          className={`${fieldInput} max-w-56 font-display text-card tracking-[0.35em] tabular-nums`}
          {...errorProps('update-code', error ?? undefined)}
        />
      </FieldFrame>
      <p className="mt-4 text-sm text-bark-soft">
        No email after a few minutes? Look in your spam folder, check the address, or call us at{' '}
        <PhoneLink />.
      </p>
    </SubmissionForm>
  )
}

export function StepCount({ step }: { readonly step: 1 | 2 | 3 }) {
  return <p className="kicker mb-2 text-moss">Step {step} of 3</p>
}
