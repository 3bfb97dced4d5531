import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import * as z from 'zod/mini'
import { jsonField } from '#domain/typed-fields.ts'
import type { SeenDocument } from '#usecases/desk/documents.ts'
import { useTextDraft } from '#web/desk/drafts.ts'
import { useStep } from '#web/desk/use-step.tsx'
import type { DocumentAnswer } from './document-forms.ts'
import type { DraftedAt } from './drafted-documents.ts'
import { type Found, foundBy } from './found.ts'

/** How long after the last key what was typed is kept as a draft, in milliseconds. */
const draftAfter = 800

/** How long after a save that failed it is tried again, in milliseconds. */
const retryAfter = 5000

/** What was typed and has not reached the server, as this browser keeps it. */
const unsaved = jsonField(
  z.object({
    typed: z.unknown(),
    seen: z.object({ published: z.number(), draft: z.number() }),
  }),
  'nothing unsaved',
)

/**
 * A document as it is typed: kept as a draft by itself, and until it is one in this browser, so
 * that neither a lost connection nor another page loses it.
 */
export function useDraftedDocument(
  { kind, slug, action }: Pick<DraftedAt, 'kind' | 'slug' | 'action'>,
  data: unknown,
  shown: { readonly seen: SeenDocument; readonly isDraft: boolean },
  onReset: () => void,
) {
  const fetcher = useFetcher<DocumentAnswer>()
  const step = useStep(fetcher, action)
  const [typed, setTyped] = useState(data)
  const [kept, setKept] = useState(data)
  const [sent, setSent] = useState(data)
  /** Another one where fields begin anew from what is typed. */
  const [version, setVersion] = useState(0)
  const [found, setFound] = useState<Found>({ of: data, errors: {}, findings: {} })
  const answer = fetcher.data
  const [answered, setAnswered] = useState(answer)
  const [seen, setSeen] = useState(shown.seen)
  const [hasDraft, setHasDraft] = useState(shown.isDraft)
  if (answer !== answered) {
    setAnswered(answer)
    if (answer?.is === 'saved') {
      setKept(sent)
      setSeen(answer.seen)
      setHasDraft(answer.holds === 'draft')
    }
    if (answer !== undefined) setFound({ of: sent, ...foundBy(answer) })
  }
  const isStale = answer?.is === 'failed' && answer.isStale === true
  const isDirty = typed !== kept

  const send = (
    intent: 'draft' | 'publish' | 'discard',
    over: SeenDocument = seen,
    isAnyway = false,
  ) => {
    const body = new FormData()
    body.set('intent', intent)
    if (intent !== 'discard') body.set('data', JSON.stringify(typed))
    body.set('published', String(over.published))
    body.set('draft', String(over.draft))
    if (isAnyway) body.set('anyway', 'yes')
    setSent(typed)
    step.send(body)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  const local = useTextDraft(`document ${kind} ${slug}`)
  // What an earlier visit to the page has typed and never saved.
  useEffect(() => {
    const { data: before } = unsaved.safeParse(local.read())
    if (before === undefined || JSON.stringify(before.typed) === JSON.stringify(data)) return
    setTyped(before.typed)
    setSeen(before.seen)
    setVersion(1)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page comes
  }, [])
  const isIdle = fetcher.state === 'idle'
  useEffect(() => {
    if (!isDirty) {
      local.clear()
      return undefined
    }
    local.keep(JSON.stringify({ typed, seen }))
    // What was sent just so waits for another key, or failed on its way.
    const isRetry = typed === sent
    if (isStale || !isIdle || (isRetry && answer?.is !== 'failed')) return undefined
    const timer = setTimeout(() => latest.current('draft'), isRetry ? retryAfter : draftAfter)
    return () => clearTimeout(timer)
  }, [typed, sent, seen, isDirty, isStale, isIdle, answer, local])

  useResetAfter(fetcher, onReset)
  return {
    typed,
    setTyped,
    kept,
    version,
    seen,
    found,
    answer,
    isStale,
    isDirty,
    hasDraft,
    isBusy: step.isBusy,
    dialog: step.dialog,
    send,
    /** Takes what is on the server in place of what was typed. */
    drop: () => {
      local.clear()
      onReset()
    },
  }
}

/** Begins anew once the page has read what an answer has changed. */
export function useResetAfter(
  { state, data }: Pick<ReturnType<typeof useFetcher<DocumentAnswer>>, 'state' | 'data'>,
  onReset: () => void,
): void {
  const done = useRef<DocumentAnswer | undefined>(undefined)
  useEffect(() => {
    if (state !== 'idle' || data === done.current) return
    done.current = data
    if (data?.is === 'saved' && data.holds === 'anew') onReset()
  }, [state, data, onReset])
}
