import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { profitOf, totalsOf } from '#domain/written-quotes/totals.ts'
import { useTextDraft } from '#web/desk/drafts.ts'
import { useStep } from '#web/desk/use-step.tsx'
import type { QuoteAnswer } from './quote-answers.ts'
import { draftText, preservedDraft } from './typed-draft.ts'
import { readTyped, type TypedQuote } from './typed-quote.ts'

/** Milliseconds without a key after which what was typed is saved. */
const quietMs = 900

/** The editor of a quote: what is typed, what it comes to, and that it is saved by itself. */
export function useQuoteEditor(
  id: string,
  initial: TypedQuote,
  loaded: { readonly revision: number; readonly version: number },
  action: string,
) {
  const [typed, setTyped] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [seen, setSeen] = useState(loaded.revision)
  const [sentAs, setSentAs] = useState(initial)
  const [version, setVersion] = useState(loaded.version)
  const fetcher = useFetcher<QuoteAnswer>()
  const step = useStep(fetcher, action)
  const draft = useTextDraft(`quote ${id}`)
  const read = useMemo(() => readTyped(typed), [typed])
  const { data, state } = fetcher
  const [taken, setTaken] = useState<QuoteAnswer | undefined>(undefined)
  // Each answer counts once: what was sent then is what is saved.
  if (data !== undefined && data !== taken && state === 'idle') {
    setTaken(data)
    if (data.is === 'kept') {
      setSaved(sentAs)
      setSeen(data.revision)
    }
  }
  // A version was sent: the page begins anew from what it says.
  if (loaded.version !== version) {
    setVersion(loaded.version)
    setSeen(loaded.revision)
  }
  const isStale = taken?.is === 'failed' && taken.isStale === true && state === 'idle'
  const isChanged = typed !== saved
  const isSavable = read.problems.size === 0
  const save = (over: number | null) => {
    setSentAs(typed)
    step.send({
      intent: 'save',
      seen: String(seen),
      draft: JSON.stringify({ document: read.document, recipient: read.recipient }),
      ...(over === null ? {} : { over: String(over) }),
    })
  }
  const saving = useRef(save)
  useEffect(() => {
    saving.current = save
  })
  // What an earlier visit to the page has typed and never saved.
  useEffect(() => {
    const kept = preservedDraft(draft.read(), loaded.revision)
    if (kept !== null) setTyped(kept)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page comes
  }, [])
  useEffect(() => {
    if (!isChanged) {
      draft.clear()
      return
    }
    draft.keep(draftText(seen, typed))
    if (!isSavable || isStale || state !== 'idle') return
    const timer = setTimeout(() => saving.current(null), quietMs)
    return () => clearTimeout(timer)
  }, [typed, isChanged, isSavable, isStale, state, seen, draft])
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
    answer: state === 'idle' ? taken : undefined,
    newest: loaded.revision,
    saveOver: save,
    dialog: step.dialog,
  }
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>
