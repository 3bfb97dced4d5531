import { quoteErrorsMessage } from '#domain/quote-requests/check-quote.ts'
import { MessageDialog } from '#web/ui/dialog.tsx'
import { PreservedNote } from '#web/ui/preserved-note.tsx'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import type { Phase } from './quote-form-state.ts'

export function QuoteResult({
  phase,
  photographs,
  onClose,
}: {
  readonly phase: Phase
  /** The progress of the request's photographs. */
  readonly photographs: React.ReactNode
  readonly onClose: () => void
}) {
  switch (phase.is) {
    case 'editing':
    case 'sending':
      return null
    case 'refused':
      return (
        <MessageDialog title="Error" message={quoteErrorsMessage} tone="bad" onClose={onClose} />
      )
    case 'failed':
      return (
        <MessageDialog title="Error" message={phase.message} tone="bad" onClose={onClose}>
          <PreservedNote />
        </MessageDialog>
      )
    case 'sent':
      return (
        <MessageDialog
          title="Success!"
          message="Your request has been submitted successfully!"
          tone="good"
          onClose={onClose}
        >
          <p className="mt-3 text-bark-soft">
            We will read your request and {phase.reach}. Want to add something? Call <PhoneLink />.
          </p>
          {photographs}
        </MessageDialog>
      )
  }
}
