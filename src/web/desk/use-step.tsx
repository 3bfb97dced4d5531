import { useState } from 'react'
import type { useFetcher } from 'react-router'
import { typedByField } from './form-key.ts'
import { typistId } from './reach.ts'
import { CredentialDialog } from './credential-dialog.tsx'

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
  // Several can share a fetcher: whoever has sent asks.
  const [sent, setSent] = useState<FormData | null>(null)
  const [dismissed, setDismissed] = useState<unknown>(null)
  const { data } = fetcher
  const isBusy = fetcher.state !== 'idle'
  const send = (form: FormData) => {
    form.set(typedByField, typistId() ?? '')
    setSent(form)
    void fetcher.submit(form, { method: 'post', action })
  }
  const asks = !isBusy && sent !== null && data?.is === 'confirm-first' && data !== dismissed
  return {
    isBusy,
    send,
    dialog: asks ? (
      <CredentialDialog
        purpose="step-up"
        onClose={() => setDismissed(data)}
        onConfirmed={() => send(sent)}
      />
    ) : null,
  }
}
