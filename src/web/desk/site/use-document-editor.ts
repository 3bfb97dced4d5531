import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import * as z from 'zod/mini'
import { formOfKind } from '#domain/site/check-document.ts'
import { maxDocumentLength } from '#domain/site/documents.ts'
import { withIds } from '#domain/site/form-of.ts'
import type { SeenDocument } from '#usecases/desk/documents.ts'
import { failed, type SavedAnswer } from '#web/desk/forms/answers.ts'
import { isStale } from '#web/desk/forms/save-over.tsx'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'
import { useAutosave, useAutosavedValues } from '#web/desk/forms/use-autosaved-values.ts'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { type DocumentAnswer, tooLongToSave } from './document-forms.ts'
import type { LoadedDocument } from './document-page.ts'
import type { Theirs } from '#web/desk/forms/take-theirs.ts'
import type { DraftedDocument } from './drafted-documents.ts'
import { type CheckedDocument, foundBy } from './document-errors.ts'
import { takeTheirDocument } from './take-their-document.ts'

/** Unsaved text in this browser's storage. */
const unsavedDocument = z.object({
  typed: z.unknown(),
  seen: z.object({ published: z.number(), draft: z.number() }),
})

/** A document's form. Its draft saves by itself; until then the browser stores the text. */
export function useDocumentEditor(
  { kind, slug, action }: Pick<DraftedDocument, 'kind' | 'slug' | 'action'>,
  loaded: Pick<LoadedDocument, 'seen' | 'draft' | 'discarded' | 'entries'>,
  /** The draft, or else the published document. */
  data: unknown,
  /** While the description of a picture is saved, without which publishing would be doubtful. */
  isPublishingHeld: boolean,
  onReset: (done?: SavedAnswer) => void,
) {
  const fetcher = useFetcher<DocumentAnswer>()
  const submission = useSubmission(fetcher, action)
  const { data: answer } = fetcher
  const unsaved = useAutosavedValues({
    name: `document ${kind} ${slug}`,
    schema: unsavedDocument,
    stored: data,
    revision: loaded.seen,
    answer,
    savedAs: savedRevision,
  })
  const { typed, seen, isChanged } = unsaved
  const [hasDraft, setHasDraft] = useState(loaded.draft !== null)
  const resetHasDraft = () => setHasDraft(loaded.draft !== null)
  // A document deleted elsewhere stays on screen, so that it can be saved again.
  const canFollow = !isChanged && fetcher.state === 'idle' && loaded.discarded === null
  if (canFollow && isNewer(loaded.seen, seen)) {
    unsaved.resetToStored()
    resetHasDraft()
  }
  useWhenChanged(answer, () => {
    if (answer?.is === 'saved') setHasDraft(answer.holds === 'draft')
    else if (savedRevision(answer) !== null) setHasDraft(true)
  })
  const checked: CheckedDocument = useMemo(
    () => ({ document: unsaved.answeredTyped, ...foundBy(answer) }),
    [unsaved.answeredTyped, answer],
  )
  const [taken, setTaken] = useState<{ of: unknown; both: readonly Theirs[] | null }>()
  const { base } = unsaved
  const isOvertaken = isStale(answer)
  if (isOvertaken && fetcher.state === 'idle' && taken?.of !== data) {
    if (base === null || loaded.discarded !== null) setTaken({ of: data, both: null })
    else {
      const versions = { base: base.is, mine: typed, theirs: data }
      const newer = takeTheirDocument(formOfKind(kind), versions, loaded.entries)
      unsaved.takeNewer(newer.value, newer.base)
      setTaken({ of: data, both: newer.both })
    }
  }

  const [sentIntent, setSentIntent] = useState<Intent>('draft')
  // Publishing and discarding wait for a draft save in flight.
  const [asked, setAsked] = useState<Exclude<Intent, 'draft'> | null>(null)
  const send = (intent: Intent, over: SeenDocument = seen, isAnyway = false) => {
    // From then on an id stays, whatever the name becomes.
    const sent = intent === 'publish' ? withIds(formOfKind(kind), typed) : typed
    unsaved.markSent(sent)
    setSentIntent(intent)
    setAsked(null)
    const form = {
      intent,
      data: JSON.stringify(sent),
      published: String(over.published),
      draft: String(over.draft),
      ...(isAnyway ? { anyway: 'yes' } : {}),
    }
    submission.send(form, { isIdempotent: true })
  }
  useEffect(() => {
    if (asked !== null && !submission.isBusy && !isPublishingHeld) send(asked)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when it can be sent
  }, [asked, submission.isBusy, isPublishingHeld])
  const isTooLong = useMemo(() => JSON.stringify(typed).length > maxDocumentLength, [typed])
  const canSave = !isOvertaken && !isTooLong && asked === null
  const { isBusy } = submission
  useAutosave(unsaved, { canSave, isBusy, hasFailed: answer?.is === 'failed' }, () => send('draft'))

  useResetAfter(fetcher, onReset)
  return {
    typed,
    setTyped: unsaved.setTyped,
    saved: unsaved.saved,
    seen,
    checked,
    answer: isTooLong ? tooLong : answer,
    isStale: isOvertaken,
    /** Theirs of the fields that a colleague has changed too; null if theirs were not taken in. */
    both: taken?.both ?? null,
    isChanged,
    hasDraft,
    /** Not set by automatic draft saves. */
    isBusy: asked !== null || (isBusy && sentIntent !== 'draft'),
    isSaving: isBusy,
    send,
    publish: () => setAsked('publish'),
    discardDraft: () => setAsked('discard'),
    /** Shows the stored document; returns a function that restores the typed one if it can. */
    discardTyped: () => {
      fetcher.reset()
      resetHasDraft()
      return unsaved.discard()
    },
  }
}

const tooLong: DocumentAnswer = failed(tooLongToSave)

type Intent = 'draft' | 'publish' | 'discard'

/** Resets the form after the page has reloaded its data. */
export function useResetAfter(
  { state, data }: Pick<ReturnType<typeof useFetcher<DocumentAnswer>>, 'state' | 'data'>,
  onReset: (done?: SavedAnswer) => void,
): void {
  const done = useRef<DocumentAnswer | undefined>(undefined)
  useEffect(() => {
    if (state !== 'idle' || data === done.current) return
    done.current = data
    if (data?.is === 'saved' && data.holds === 'anew') onReset(data)
  }, [state, data, onReset])
}

const isNewer = (one: SeenDocument, other: SeenDocument) =>
  one.draft > other.draft || one.published > other.published

const savedRevision = (answer: DocumentAnswer | undefined) =>
  answer !== undefined && 'seen' in answer ? (answer.seen ?? null) : null
