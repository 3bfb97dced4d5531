import { useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import { FirstSeenField } from '#web/desk/forms/seen-field.tsx'
import { TellCustomer } from '#web/desk/forms/tell-customer.tsx'
import { SubmissionForm, type Submission } from '#web/desk/forms/use-submission.tsx'

const texts = {
  'by-phone': 'They have no email address: call them.',
  nothing: 'The customer has not been told of this visit yet and gets no email.',
} as const

const steps = {
  cancel: {
    title: 'Cancel the visit?',
    email: '1 customer gets an email that takes it out of their calendar.',
    button: 'Cancel the visit',
  },
  reopen: {
    title: 'Schedule it again?',
    email: '1 customer gets an email with the day, the window and an entry for their calendar.',
    button: 'Schedule it again',
  },
} as const

export type Informed = 'by-email' | keyof typeof texts

/** How the customer is notified that a visit is canceled, or takes place after all. */
export function informedOf({
  notified,
  email,
}: {
  readonly notified: unknown
  readonly email: string
}): Informed {
  if (notified === null) return 'nothing'
  return email === '' ? 'by-phone' : 'by-email'
}

/** Asks before a visit is canceled or scheduled again, and shows who is notified. */
export function TellDialog({
  step,
  id,
  revision,
  informed,
  submission,
  accepted,
  outcome,
  message,
  onMessage,
  onClose,
}: {
  readonly step: keyof typeof steps
  readonly id: string
  readonly revision: number
  readonly informed: Informed
  readonly submission: Submission
  /** Warnings that a repeated press accepts; null for none. */
  readonly accepted: string | null
  /** Answer to the last attempt. */
  readonly outcome: React.ReactNode
  /** To the customer. */
  readonly message: string
  readonly onMessage: (typed: string) => void
  readonly onClose: () => void
}) {
  const [isWanted, setIsWanted] = useState(true)
  return (
    // Without a message to write, the first control is the step itself: a second Enter must not take it.
    <Dialog title={steps[step].title} onClose={onClose} isToRead={informed !== 'by-email'}>
      <SubmissionForm submission={submission} className="grid gap-3">
        <input type="hidden" name="intent" value={step} />
        <input type="hidden" name="id" value={id} />
        <FirstSeenField revision={revision} />
        <input type="hidden" name="accepted" value={accepted ?? ''} />
        {informed === 'by-email' ? (
          <TellCustomer
            text={steps[step].email}
            isWanted={isWanted}
            onWanted={setIsWanted}
            message={message}
            onMessage={onMessage}
          />
        ) : (
          <p>{texts[informed]}</p>
        )}
        <Button
          type="submit"
          variant={step === 'cancel' ? 'danger' : 'filled'}
          disabled={submission.isBusy}
        >
          {accepted === null ? steps[step].button : 'Schedule it anyway'}
        </Button>
        {outcome}
      </SubmissionForm>
    </Dialog>
  )
}
