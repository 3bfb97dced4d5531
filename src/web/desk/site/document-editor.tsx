import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkDocument, formOfKind } from '#domain/site/check-document.ts'
import { fixedWordsIn, whyFixed } from '#domain/site/fixed-words.ts'
import type { PlaceholderFacts } from '#domain/placeholders.ts'
import type { SeenDocument } from '#usecases/desk/documents.ts'
import type { SavedAnswer } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { AnswerLine } from '#web/desk/saved-line.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { ChatPreview } from './chat-preview.tsx'
import { DocumentState } from './document-state.tsx'
import type { DraftedAt } from './drafted-documents.ts'
import { FactsSheet } from './facts-sheet.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { Fields } from './form-fields.tsx'
import { errorsSoFar, stillFound } from './found.ts'
import {
  DocumentErrorsContext,
  FactsContext,
  FixedWordsContext,
  FieldBlurContext,
} from './field-layout.tsx'
import { PagePreview } from './page-preview.tsx'
import { useDraftedDocument } from './use-drafted-document.ts'
import { useVisited } from './use-visited.ts'

/** A document's form next to a preview of its page. */
export function DocumentEditor({
  drafted: { kind, slug, one, action, preview, seenIn, anchor },
  facts,
  data,
  seen: shown,
  newest,
  isDraft,
  isDiscarded,
  isShown,
  hasPage,
  onReset,
  onType,
  onDrop,
}: {
  readonly drafted: DraftedAt
  /** Values of placeholders; null where braces have no meaning. */
  readonly facts: PlaceholderFacts | null
  /** The draft, or else the published document. */
  readonly data: unknown
  readonly seen: SeenDocument
  /** The current published revision. */
  readonly newest: number
  readonly isDraft: boolean
  /** A colleague deleted it on the server. */
  readonly isDiscarded: boolean
  /** Whether the site shows it once published. */
  readonly isShown: boolean
  /** Whether the preview can show the page while the draft is incomplete. */
  readonly hasPage: boolean
  /** Called when the document was replaced or deleted, with the answer, to reset the form. */
  readonly onReset: (done?: SavedAnswer) => void
  readonly onType: () => void
  /** The server's version replaces what was typed; `putBack` undoes that. */
  readonly onDrop: (putBack: () => void) => void
}) {
  const check = (document: unknown) => checkDocument(kind, slug, document, facts).errors
  const isWhole = (document: unknown) => Object.keys(check(document)).length === 0
  const document = useDraftedDocument(
    { kind, slug, action },
    data,
    { seen: shown, isDraft, isDiscarded },
    onReset,
  )
  const { typed, saved, seen, found, answer, isStale, isChanged, hasDraft } = document
  const { isBusy, isSaving, send } = document
  const [canShow, setCanShow] = useState(hasPage || isWhole(data))
  if (!canShow && saved !== data && isWhole(saved)) setCanShow(true)
  const [isAsked, setAsked] = useState(false)
  const { visited, onFieldBlur, afterPress } = useVisited()
  const isHydrated = useHydrated()
  const fieldsRef = useRef<HTMLDivElement>(null)
  const form = formOfKind(kind)
  const errors = { ...stillFound(found, 'errors', typed), ...check(typed) }
  const findings = stillFound(found, 'findings', typed)
  const isDoubtful = answer?.is === 'doubtful' && Object.keys(findings).length > 0
  const count = Object.keys(errors).length
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
      <form
        noValidate
        {...afterPress}
        // Hydration would discard earlier input.
        inert={!isHydrated}
        onSubmit={(event) => {
          event.preventDefault()
          flushSync(() => setAsked(true))
          if (isWhole(typed)) document.publish()
          else focusFirstError(fieldsRef.current)
        }}
        className="min-w-0 rounded-sheet border border-hairline bg-white"
      >
        <DocumentErrorsContext
          value={{ ...findings, ...(isAsked ? errors : errorsSoFar(errors, typed, visited)) }}
        >
          <FixedWordsContext
            value={{ words: fixedWordsIn(kind, slug, typed), why: whyFixed(kind) }}
          >
            <FieldBlurContext value={onFieldBlur}>
              <FactsContext value={facts ?? noFacts}>
                <div ref={fieldsRef} className="px-4 py-4">
                  {facts === null ? null : <FactsSheet facts={facts} />}
                  {form.is === 'group' ? (
                    <Fields
                      fields={form.fields}
                      place=""
                      value={typed}
                      onChange={(changed) => {
                        document.setTyped(changed)
                        onType()
                      }}
                    />
                  ) : null}
                </div>
              </FactsContext>
            </FieldBlurContext>
          </FixedWordsContext>
        </DocumentErrorsContext>
        <div className="sticky bottom-[var(--spacing-bar)] border-t border-hairline bg-white px-4 py-3 desk:bottom-0 desk:rounded-b-sheet">
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="filled" disabled={isBusy || (!hasDraft && !isChanged)}>
              Publish
            </Button>
            {isDoubtful && count === 0 ? (
              <Button disabled={isSaving} onClick={() => send('publish', seen, true)}>
                Publish anyway
              </Button>
            ) : null}
            {hasDraft ? (
              <Button variant="word" disabled={isSaving} onClick={() => send('discard')}>
                Discard draft
              </Button>
            ) : null}
            {isStale ? (
              <>
                <Button onClick={() => send('draft', { published: newest, draft: shown.draft })}>
                  Keep mine instead
                </Button>
                <Button variant="word" onClick={() => onDrop(document.drop())}>
                  Discard mine
                </Button>
              </>
            ) : null}
          </div>
          <DocumentState
            errors={isAsked ? count : 0}
            findings={Object.keys(findings).length}
            hasDraft={hasDraft || isChanged}
            isShown={isShown || newest === 0}
            one={one}
          />
          <AnswerLine answer={answer} isBusy={isSaving} />
        </div>
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
