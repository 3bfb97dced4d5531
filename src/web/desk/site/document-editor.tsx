import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { checkDocument, formOfKind } from '#domain/site/check-document.ts'
import { fixedWordsIn, whyFixed } from '#domain/site/fixed-words.ts'
import type { PlaceholderFacts } from '#domain/placeholders.ts'
import type { SeenDocument } from '#usecases/desk/documents.ts'
import { Button } from '#web/desk/button.tsx'
import { StepLine } from '#web/desk/saved-line.tsx'
import { useStep } from '#web/desk/use-step.tsx'
import type { DocumentAnswer } from './document-forms.ts'
import { ChatPreview } from './chat-preview.tsx'
import { DocumentState } from './document-state.tsx'
import type { DraftedAt } from './drafted-documents.ts'
import { FactsSheet } from './facts-sheet.tsx'
import { Fields } from './form-fields.tsx'
import { type Found, foundBy, noErrors, stillFound } from './found.ts'
import { DocumentErrorsContext, FactsContext, FixedWordsContext } from './labelled.tsx'
import { PagePreview } from './page-preview.tsx'

/** How long after the last key what was typed is kept as a draft, in milliseconds. */
const draftAfter = 800

/** The form of a document beside the page on which it is seen. */
export function DocumentEditor({
  drafted: { kind, slug, one, action, preview, seenIn, anchor },
  facts,
  data,
  seen: shown,
  newest,
  isDraft,
  isShown,
  hasPage,
  onReset,
}: {
  readonly drafted: DraftedAt
  /** What its texts may name in braces; null where braces mean nothing. */
  readonly facts: PlaceholderFacts | null
  /** The draft, or what is published. */
  readonly data: unknown
  readonly seen: SeenDocument
  /** The published revision now. */
  readonly newest: number
  readonly isDraft: boolean
  /** Whether the site shows it, once it is published. */
  readonly isShown: boolean
  /** Whether there is something to look at before the draft is whole. */
  readonly hasPage: boolean
  /** The document is another one now: the form begins anew. */
  readonly onReset: () => void
}) {
  const check = (document: unknown) => checkDocument(kind, slug, document, facts).errors
  const isWhole = (document: unknown) => Object.keys(check(document)).length === 0
  const fetcher = useFetcher<DocumentAnswer>()
  const step = useStep(fetcher, action)
  const [typed, setTyped] = useState(data)
  const [kept, setKept] = useState(data)
  const [canShow, setCanShow] = useState(hasPage || isWhole(data))
  const [found, setFound] = useState<Found>({ of: data, errors: {}, findings: {} })
  const [isAsked, setAsked] = useState(false)
  const answer = fetcher.data
  const [answered, setAnswered] = useState(answer)
  const [seen, setSeen] = useState(shown)
  const [hasDraft, setHasDraft] = useState(isDraft)
  if (answer !== answered) {
    setAnswered(answer)
    if (answer?.is === 'saved') {
      if (isWhole(kept)) setCanShow(true)
      setSeen(answer.seen)
      setHasDraft(answer.holds === 'draft')
    }
    if (answer?.is === 'invalid') setAsked(true)
    if (answer !== undefined) setFound({ of: kept, ...foundBy(answer) })
  }
  const form = formOfKind(kind)
  const errors = { ...stillFound(found, 'errors', typed), ...check(typed) }
  const findings = stillFound(found, 'findings', typed)
  const isDoubtful = answer?.is === 'doubtful' && Object.keys(findings).length > 0
  const count = Object.keys(errors).length
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
    setKept(typed)
    step.send(body)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (!isDirty || isStale || fetcher.state !== 'idle') return undefined
    const timer = setTimeout(() => latest.current('draft'), draftAfter)
    return () => clearTimeout(timer)
  }, [typed, isDirty, isStale, fetcher.state])

  useResetAfter(fetcher, onReset)

  const publish = (over?: SeenDocument) => {
    setAsked(true)
    if (isWhole(typed)) send('publish', over)
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          publish()
        }}
        className="min-w-0 rounded-sheet border border-hairline bg-white"
      >
        <DocumentErrorsContext
          value={isAsked || isDirty || hasDraft ? { ...findings, ...errors } : noErrors}
        >
          <FixedWordsContext
            value={{ words: fixedWordsIn(kind, slug, typed), why: whyFixed(kind) }}
          >
            <FactsContext value={facts ?? noFacts}>
              <div className="px-4 py-4">
                {facts === null ? null : <FactsSheet facts={facts} />}
                {form.is === 'group' ? (
                  <Fields fields={form.fields} place="" value={typed} onChange={setTyped} />
                ) : null}
              </div>
            </FactsContext>
          </FixedWordsContext>
        </DocumentErrorsContext>
        <div className="sticky bottom-[var(--spacing-bar)] border-t border-hairline bg-white px-4 py-3 desk:bottom-0 desk:rounded-b-sheet">
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" look="filled" disabled={step.isBusy || (!hasDraft && !isDirty)}>
              Publish
            </Button>
            {isDoubtful && count === 0 ? (
              <Button disabled={step.isBusy} onClick={() => send('publish', seen, true)}>
                Publish all the same
              </Button>
            ) : null}
            {hasDraft ? (
              <Button look="word" disabled={step.isBusy} onClick={() => send('discard')}>
                Discard draft
              </Button>
            ) : null}
            {isStale ? (
              <Button onClick={() => send('draft', { published: newest, draft: shown.draft })}>
                Keep mine over it
              </Button>
            ) : null}
          </div>
          <DocumentState
            errors={isAsked ? count : 0}
            findings={Object.keys(findings).length}
            hasDraft={hasDraft || isDirty}
            isShown={isShown || newest === 0}
            one={one}
          />
          <StepLine answer={answer} isBusy={step.isBusy} />
        </div>
        {step.dialog}
      </form>
      {seenIn === 'chat' ? (
        <ChatPreview document={typed} facts={facts ?? noFacts} />
      ) : canShow ? (
        <PagePreview
          address={preview}
          anchor={anchor}
          version={`${seen.published} ${seen.draft}`}
        />
      ) : (
        <p className="rounded-sheet border border-hairline bg-paper p-4 text-bark-soft">
          {`The page with this ${one} shows here as soon as every field is filled in.`}
        </p>
      )}
    </div>
  )
}

const noFacts: PlaceholderFacts = {}

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
