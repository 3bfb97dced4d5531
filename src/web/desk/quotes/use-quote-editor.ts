import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { profitOf, totalsOf } from '#domain/written-quotes/totals.ts'
import { missingToSend } from '#domain/written-quotes/written-quote.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { savedRevision } from '#web/desk/forms/seen-field.tsx'
import { isStale } from '#web/desk/forms/save-over.tsx'
import { addPendingSave } from '#web/desk/forms/pending-saves.ts'
import { useAction, useSubmission } from '#web/desk/forms/use-submission.tsx'
import { useAutosave, useAutosavedValues } from '#web/desk/forms/use-autosaved-values.ts'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import type { DrawingAnswer } from '#web/desk/pages/quote-drawing.ts'
import type { QuoteAnswer } from './quote-answers.ts'
import type { LoadedQuote } from './quote-page.ts'
import { quoteDraft, typedDraft, type TypedQuote } from './typed-draft.ts'
import { readTyped } from './typed-quote.ts'

export function useQuoteEditor(quote: LoadedQuote) {
  const { id, revision } = quote
  const action = deskPaths.quote(id)
  const fetcher = useFetcher<QuoteAnswer>()
  const { data: answer } = fetcher
  const submission = useSubmission(fetcher, action)
  const unsaved = useAutosavedValues({
    name: quoteDraft(id),
    schema: typedDraft,
    stored: quote.typed,
    revision,
    answer,
    savedAs: savedRevision,
  })
  const { typed, setTyped, seen, isChanged } = unsaved
  const change = (change: Partial<TypedQuote>) => setTyped((before) => ({ ...before, ...change }))
  const [removed, setRemoved] = useState<{
    readonly id: string
    readonly text: string
    readonly putBack: () => void
  } | null>(null)
  /** Removes a part, which `putBack` adds to what is typed by then. */
  const remove = (
    id: string,
    text: string,
    without: Partial<TypedQuote>,
    putBack: (now: TypedQuote) => Partial<TypedQuote>,
  ) => {
    change(without)
    setRemoved({ id, text, putBack: () => setTyped((now) => ({ ...now, ...putBack(now) })) })
  }
  // One's own sending or undo is not a colleague's save, so that one can keep typing.
  const noteRevision = (own: number) => unsaved.setSeen((before) => Math.max(before, own))
  const sending = useQuoteSubmission(action, noteRevision)
  const ending = useQuoteSubmission(action, noteRevision)
  const drawing = useDrawing(id, (sent) => change({ drawing: sent }))
  // A newer revision replaces the form, unless it has unsaved changes: their save will find the
  // conflict.
  if (!isChanged && revision > seen) unsaved.resetToStored()
  const read = readTyped(typed)
  const save = (over = seen) => {
    unsaved.markSent()
    const draft = JSON.stringify({ document: read.document, recipient: read.recipient })
    submission.send({ intent: 'save', seen: String(over), draft }, { isIdempotent: true })
  }
  const isStepping = sending.isBusy || ending.isBusy
  const canSave = read.problems.size === 0 && !isStale(answer) && !isStepping
  const { isBusy } = submission
  useAutosave(unsaved, { canSave, isBusy, hasFailed: answer?.is === 'failed' }, () => save())
  return {
    quote,
    /** Also until the page has the draft of the first save, so that nothing leaves and comes back. */
    isDraft: !quote.wasSent || quote.hasDraft || isChanged || isBusy,
    typed,
    change,
    remove,
    /** The part that can be put back. */
    removed,
    setRemoved,
    /** One of its texts, for `TextField`. */
    field: (
      name: Exclude<keyof TypedQuote, 'sections' | 'stages' | 'photographs' | 'drawing'>,
    ) => ({
      value: typed[name],
      problem: read.problems.get(name),
      onChange: (text: string) => change({ [name]: text }),
    }),
    read,
    totals: totalsOf(read.document, []),
    /** Parts that are missing before the typed quote can be sent. */
    missing: missingToSend(read.document, read.recipient, quote.kind, quote.today),
    profit: profitOf(read.document, []),
    seen,
    isChanged,
    isBusy,
    answer: isBusy ? undefined : answer,
    saveOver: save,
    discard: () => {
      fetcher.reset()
      return unsaved.discard()
    },
    drawing,
    sending,
    ending,
  }
}

/** The parts with that one at its former place, unless a colleague's save has brought it back. */
export const withPart = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  at: number,
  part: Part,
): readonly Part[] =>
  parts.some(({ id }) => id === part.id) ? parts : parts.toSpliced(at, 0, part)

export type QuoteEditor = ReturnType<typeof useQuoteEditor>

/** Uploads its drawing. The page is not left meanwhile, since the quote gets the drawing only then. */
function useDrawing(id: string, onSent: (drawing: TypedQuote['drawing']) => void) {
  const submission = useAction<DrawingAnswer>(deskPaths.quoteDrawing(id))
  const { data, isBusy } = submission
  const take = useEffectEvent(onSent)
  useEffect(() => {
    if (data?.is === 'saved') take(data.drawing)
  }, [data])
  const removePendingSave = useRef<ReturnType<typeof addPendingSave>>(undefined)
  useEffect(() => {
    if (isBusy) removePendingSave.current ??= addPendingSave(() => {})
    else {
      removePendingSave.current?.(data?.is === 'failed')
      removePendingSave.current = undefined
    }
  }, [isBusy, data])
  useEffect(() => () => removePendingSave.current?.(), [])
  return submission
}

function useQuoteSubmission(action: string, onRevision: (revision: number) => void) {
  const submission = useAction<QuoteAnswer>(action)
  useWhenChanged(submission.data, () => {
    const revision = savedRevision(submission.data)
    if (revision !== null) onRevision(revision)
  })
  return submission
}
