import { Button } from '#web/desk/button.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import { FirstSeenField } from '#web/desk/forms/seen-field.tsx'
import { TellCustomer } from '#web/desk/forms/tell-customer.tsx'
import { SubmissionForm, type Submission } from '#web/desk/forms/use-submission.tsx'

const texts = {
  'by-email': '1 customer gets an email that takes it out of their calendar.',
  'by-phone': 'They have no email address: call them.',
  nothing: 'The customer has not been told of this visit yet and gets no email.',
} as const

export type Informed = keyof typeof texts

/** How the customer is notified of a canceled visit. */
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

/** Asks before a visit is canceled, and shows who is notified. */
export function CancelDialog({
  id,
  revision,
  informed,
  submission,
  outcome,
  message,
  onMessage,
  onClose,
}: {
  readonly id: string
  /** Current revision of the visit. */
  readonly revision: number
  readonly informed: Informed
  readonly submission: Submission
  /** Answer to the last attempt. */
  readonly outcome: React.ReactNode
  /** To the customer. */
  readonly message: string
  readonly onMessage: (typed: string) => void
  readonly onClose: () => void
}) {
  return (
    <Dialog title="Cancel the visit?" onClose={onClose}>
      <SubmissionForm submission={submission} className="grid gap-3">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="id" value={id} />
        <FirstSeenField revision={revision} />
        {informed === 'by-email' ? (
          <TellCustomer text={texts[informed]} message={message} onMessage={onMessage} />
        ) : (
          <p>{texts[informed]}</p>
        )}
        <Button type="submit" variant="danger" disabled={submission.isBusy}>
          Cancel the visit
        </Button>
        {outcome}
      </SubmissionForm>
    </Dialog>
  )
}
