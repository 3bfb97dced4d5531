import { useEffect, useRef } from 'react'
import { apologyMessage } from '#domain/bookings/check-decline.ts'
import type { Willingness } from '#domain/bookings/booking.ts'
import { Button } from '#web/ui/button.tsx'
import type { VerifiedBooking } from './answer-steps.ts'
import { StepCount } from './code-steps.tsx'
import { SubmissionForm } from './submission-form.tsx'

const labels = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const

/** The choice of a new answer, after the code has been verified. */
export function ChoiceStep({
  verified,
  onChoose,
}: {
  readonly verified: VerifiedBooking
  readonly onChoose: (willingness: Willingness) => void
}) {
  const current = useRef<HTMLButtonElement>(null)

  // Otherwise the focus would be on Close, and a second Enter would close the dialog.
  useEffect(() => current.current?.focus(), [])

  return (
    <fieldset>
      <legend>
        <StepCount step={3} />
        Your answer so far is <strong>{labels[verified.willingness]}</strong>. Will you attend?
      </legend>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2.5">
        {(['yes', 'maybe', 'no'] as const).map((willingness) => (
          <Button
            key={willingness}
            ref={willingness === verified.willingness ? current : undefined}
            variant={willingness === verified.willingness ? 'primary' : 'outline'}
            aria-pressed={willingness === verified.willingness}
            onClick={() => onChoose(willingness)}
            className="px-2!"
          >
            {labels[willingness]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** A change to No: nothing to fill in, only to confirm. */
export function NoStep({
  holdsSeats,
  mayHavePaid,
  isSending,
  onSubmit,
  onReconsider,
}: {
  /** The answer so far is a Yes; a Maybe takes no seat. */
  readonly holdsSeats: boolean
  readonly mayHavePaid: boolean
  readonly isSending: boolean
  readonly onSubmit: () => void
  readonly onReconsider: () => void
}) {
  return (
    <SubmissionForm
      isSending={isSending}
      onSubmit={onSubmit}
      aside={
        <Button variant="quiet" onClick={onReconsider} disabled={isSending}>
          Back
        </Button>
      }
    >
      <p>
        {holdsSeats
          ? 'Your answer changes to No, and your seats go to other guests. We keep this note with it:'
          : 'Your answer changes to No. We keep this note with it:'}
      </p>
      <blockquote className="mt-4 border-l-3 border-leaf pl-4 text-bark-soft">
        {apologyMessage}
      </blockquote>
      {mayHavePaid ? (
        <p className="mt-4 text-sm">
          If you have paid, we will refund you and let you know by email.
        </p>
      ) : null}
    </SubmissionForm>
  )
}
