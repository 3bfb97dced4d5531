import { quoteFaultsMessage } from '#domain/quotes/check-quote.ts'
import { MessageDialog } from '#web/ui/dialog.tsx'
import type { Phase } from './quote-form-state.ts'

/** The window that tells how a try to send went. */
export function QuoteResult({
  phase,
  onClose,
}: {
  readonly phase: Phase
  readonly onClose: () => void
}) {
  switch (phase.is) {
    case 'editing':
    case 'sending':
      return null
    case 'refused':
      return (
        <MessageDialog title="Error" message={quoteFaultsMessage} tone="bad" onClose={onClose} />
      )
    case 'failed':
      return <MessageDialog title="Error" message={phase.message} tone="bad" onClose={onClose} />
    case 'sent':
      return (
        <MessageDialog
          title="Success!"
          message="Your request has been submitted successfully!"
          tone="good"
          onClose={onClose}
        />
      )
  }
}
