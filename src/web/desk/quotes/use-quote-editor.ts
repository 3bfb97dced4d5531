import { useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { profitOf, totalsOf } from '#domain/written-quotes/totals.ts'
import { useStep } from '#web/desk/use-step.tsx'
import { useAutosave, useUnsaved } from '#web/desk/use-unsaved.ts'
import type { QuoteAnswer } from './quote-answers.ts'
import { typedDraft } from './typed-draft.ts'
import { readTyped, type TypedQuote } from './typed-quote.ts'

/** The editor of a quote: what is typed, what it comes to, and that it is saved by itself. */
export function useQuoteEditor(
  id: string,
  initial: TypedQuote,
  loaded: { readonly revision: number; readonly version: number },
  action: string,
) {
  const [version, setVersion] = useState(loaded.version)
  const fetcher = useFetcher<QuoteAnswer>()
  const { data: answer, state } = fetcher
  const step = useStep(fetcher, action)
  const unsaved = useUnsaved({
    name: `quote ${id}`,
    schema: typedDraft,
    stored: initial,
    revision: loaded.revision,
    answer,
    savedAs: savedRevision,
  })
  const { typed, setTyped, seen, isChanged } = unsaved
  const read = useMemo(() => readTyped(typed), [typed])
  // A version was sent: the page begins anew from what it says.
  if (loaded.version !== version) {
    setVersion(loaded.version)
    unsaved.setSeen(loaded.revision)
  }
  const save = (over: number | null) => {
    unsaved.markSent()
    step.send({
      intent: 'save',
      seen: String(seen),
      draft: JSON.stringify({ document: read.document, recipient: read.recipient }),
      ...(over === null ? {} : { over: String(over) }),
    })
  }
  const isStale = answer?.is === 'failed' && answer.isStale === true
  const canSave = read.problems.size === 0 && !isStale && state === 'idle'
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
    isBusy: step.isBusy,
    answer: state === 'idle' ? answer : undefined,
    newest: loaded.revision,
    saveOver: save,
    dialog: step.dialog,
  }
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>

const savedRevision = (answer: QuoteAnswer) => (answer.is === 'kept' ? answer.revision : null)
