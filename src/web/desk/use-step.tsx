import { useRef, useState } from 'react'
import type { useFetcher } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** A step on its way to its action. */
export interface Step {
  readonly isBusy: boolean
  readonly send: (form: FormData) => void
  /** Stands in the page; empty unless the step asks who is there. */
  readonly dialog: React.ReactNode
}

/**
 * Sends a step to its action. Where that asks who is there first, a dialog comes up in place, and
 * the step goes through with what was typed as soon as the answer is right.
 */
export function useStep(
  fetcher: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'> & {
    readonly data?: { readonly is: string } | undefined
  },
  action: string,
): Step {
  const sent = useRef<FormData | null>(null)
  const [dismissed, setDismissed] = useState<unknown>(null)
  const { data } = fetcher
  const isBusy = fetcher.state !== 'idle'
  const asks = !isBusy && data?.is === 'confirm-first' && data !== dismissed
  const send = (form: FormData) => {
    sent.current = form
    void fetcher.submit(form, { method: 'post', action })
  }
  return {
    isBusy,
    send,
    dialog: asks ? (
      <ConfirmDialog
        onClose={() => setDismissed(data)}
        onConfirmed={() => {
          if (sent.current !== null) send(sent.current)
        }}
      />
    ) : null,
  }
}
