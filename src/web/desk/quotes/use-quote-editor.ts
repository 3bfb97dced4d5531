import { useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { profitOf, totalsOf } from '#domain/written-quotes/totals.ts'
import { useSubmission } from '#web/desk/use-submission.tsx'
import { useAutosave, useUnsaved } from '#web/desk/use-unsaved.ts'
import type { QuoteAnswer } from './quote-answers.ts'
import { typedDraft } from './typed-draft.ts'
import { readTyped, type TypedQuote } from './typed-quote.ts'

/** The editor of a quote: what is typed, what it comes to, and that it is saved by itself. */
export function useQuoteEditor(
  id: string,
  stored: TypedQuote,
  { revision }: { readonly revision: number },
  action: string,
) {
  const fetcher = useFetcher<QuoteAnswer>()
  const { data: answer, state } = fetcher
  const submission = useSubmission(fetcher, action)
  const unsaved = useUnsaved({
    name: `quote ${id}`,
    schema: typedDraft,
    stored,
    revision,
    answer,
    savedAs: savedRevision,
  })
  const { typed, setTyped, seen, isChanged } = unsaved
  // What one has sent or taken back oneself is no colleague's save: one may type on over it.
  const noteRevision = (own: number) => unsaved.setSeen((before) => Math.max(before, own))
  const sending = useQuoteSubmission(action, noteRevision)
  const ending = useQuoteSubmission(action, noteRevision)
  // Somebody has saved or sent meanwhile. Over what is not saved yet, that is for its save to find.
  if (!isChanged && revision > seen) unsaved.takeIn()
  const read = useMemo(() => readTyped(typed), [typed])
  const save = (over: number | null) => {
    unsaved.markSent()
    submission.send({
      intent: 'save',
      seen: String(seen),
      draft: JSON.stringify({ document: read.document, recipient: read.recipient }),
      ...(over === null ? {} : { over: String(over) }),
    })
  }
  const isStale = answer?.is === 'failed' && answer.isStale === true
  const isStepping = sending.submission.isBusy || ending.submission.isBusy
  const canSave = read.problems.size === 0 && !isStale && state === 'idle' && !isStepping
  useAutosave(unsaved, { canSave, hasFailed: answer?.is === 'failed' }, () => save(null))
  const totals = useMemo(() => totalsOf(read.document, []), [read])
  const profit = useMemo(() => profitOf(read.document, []), [read])
  return {
    typed,
    change: (change: Partial<TypedQuote>) => setTyped((before) => ({ ...before, ...change })),
    setTyped,
    read,
    totals,
    profit,
    seen,
    isChanged,
    isBusy: submission.isBusy,
    answer: state === 'idle' ? answer : undefined,
    newest: revision,
    saveOver: save,
    /** Sends it to the customer. */
    sending,
    /** Withdraws or removes it. */
    ending,
  }
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>

const savedRevision = (answer: QuoteAnswer) => (answer.is === 'kept' ? answer.revision : null)

/** A step that is pressed beside the fields. */
function useQuoteSubmission(action: string, onRevision: (revision: number) => void) {
  const fetcher = useFetcher<QuoteAnswer>()
  const { data: answer } = fetcher
  const submission = useSubmission(fetcher, action)
  const [known, setKnown] = useState(answer)
  if (answer !== known) {
    setKnown(answer)
    if (answer?.is === 'done' && answer.revision !== undefined) onRevision(answer.revision)
  }
  return { submission, answer }
}
