import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkDocument, formOfKind } from '#domain/site/check-document.ts'
import { fixedTextsIn, whyFixed } from '#domain/site/fixed-texts.ts'
import type { PlaceholderFacts } from '#domain/placeholders.ts'
import type { SavedAnswer } from '#web/desk/forms/answers.ts'
import type { LoadedDocument } from './document-page.ts'
import { useHydrated } from '#web/hydrated.ts'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { DocumentPreview } from './document-preview.tsx'
import type { DraftedDocument } from './drafted-documents.ts'
import { EditorFoot } from './editor-foot.tsx'
import { Fields } from './form-fields.tsx'
import { shownErrors, stillFound } from './document-errors.ts'
import { valueAt } from './document-values.ts'
import { DocumentFormContext } from './field-layout.tsx'
import { useDocumentEditor } from './use-document-editor.ts'

export function DocumentEditor({
  loaded,
  drafted,
  facts,
  data,
  onReset,
  onType,
}: {
  readonly loaded: LoadedDocument
  readonly drafted: DraftedDocument
  /** Values of placeholders; null where braces have no meaning. */
  readonly facts: PlaceholderFacts | null
  /** The draft, or else the published document. */
  readonly data: unknown
  /** Called when the document was replaced or deleted, with the answer, to reset the form. */
  readonly onReset: (done?: SavedAnswer) => void
  readonly onType: () => void
}) {
  const { seen: shown, newest, isShown, hasOriginal, publicPath, choices, entries } = loaded
  const { kind, slug, one, action } = drafted
  const check = (document: unknown) => checkDocument(kind, slug, document, facts).errors
  const isWhole = (document: unknown) => Object.keys(check(document)).length === 0
  const [holds, setHolds] = useState(0)
  const holdPublishing = useCallback(() => {
    setHolds((count) => count + 1)
    return () => setHolds((count) => count - 1)
  }, [])
  const document = useDocumentEditor(drafted, loaded, data, holds > 0, onReset)
  const { typed, checked, answer } = document
  const [isAsked, setAsked] = useState(false)
  const { visited, onFieldBlur, afterPress } = useVisited()
  const isHydrated = useHydrated()
  const fieldsRef = useRef<HTMLDivElement>(null)
  const form = formOfKind(kind)
  const errors = { ...stillFound(checked, 'errors', typed), ...check(typed) }
  // Findings of the server, but for pictures that were described since: it may find more in them.
  const [described, setDescribed] = useState<readonly unknown[]>([])
  useWhenChanged(checked, () => setDescribed([]))
  const findings = Object.fromEntries(
    Object.entries(stillFound(checked, 'findings', typed)).filter(
      ([place]) => !described.includes(valueAt(typed, place)),
    ),
  )
  const addDescribed = useCallback((id: string) => setDescribed((all) => [...all, id]), [])
  const count = Object.keys(errors).length
  const isDoubtful = answer?.is === 'doubtful' && count === 0 && Object.keys(findings).length > 0
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
      <form
        noValidate
        {...afterPress}
        // Hydration would discard earlier input.
        inert={!isHydrated}
        onSubmit={(event) => event.preventDefault()}
        className="min-w-0 rounded-sheet border border-hairline bg-white"
      >
        <DocumentFormContext
          value={{
            errors: shownErrors(errors, findings, { isAsked, typed, visited }),
            fixed: { texts: fixedTextsIn(kind, slug, typed), why: whyFixed(kind) },
            facts: facts ?? noFacts,
            choices,
            entries,
            onFieldBlur,
            onDescribed: addDescribed,
            holdPublishing,
          }}
        >
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
        </DocumentFormContext>
        <EditorFoot
          document={document}
          action={action}
          one={one}
          errors={isAsked ? count : 0}
          findings={Object.keys(findings).length}
          isDoubtful={isDoubtful}
          // A new entry is hidden until its first publication was read.
          isShown={isShown || (newest === 0 && !hasOriginal)}
          publicPath={publicPath}
          newest={{ published: newest, draft: shown.draft }}
          onPublish={() => {
            flushSync(() => setAsked(true))
            if (isWhole(typed)) document.publish()
            else focusFirstError(fieldsRef.current)
          }}
        />
      </form>
      <DocumentPreview
        drafted={drafted}
        document={document}
        facts={facts ?? noFacts}
        data={data}
        hasVersion={newest > 0 || hasOriginal}
        isWhole={isWhole}
      />
    </div>
  )
}

const noFacts: PlaceholderFacts = {}

/** Focuses the first invalid field, which may be far off screen; a collapsed entry opens to it. */
function focusFirstError(part: Element | null | undefined): void {
  const first = part?.querySelector<HTMLElement>(
    '[aria-invalid=true], [data-invalid]:not([aria-expanded=true])',
  )
  if (first === null || first === undefined) return
  first.focus()
  if (first.getAttribute('aria-expanded') === null) return
  flushSync(() => first.click())
  focusFirstError(first.closest('li'))
}

/** Paths of the fields that had the focus, and handlers for the form that follow it. */
function useVisited() {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const left = useRef<ReadonlySet<string>>(visited)
  const onFieldBlur = (place: string) => {
    if (!left.current.has(place)) left.current = new Set(left.current).add(place)
  }
  // A field blurs on pointer down, and an error shown then would move the button from under the
  // pointer, so errors wait for the end of the press.
  const say = () => setVisited(left.current)
  return { visited, onFieldBlur, afterPress: { onClick: say, onKeyUp: say } }
}

/** Placeholders that texts can use, with their current values. */
function FactsSheet({ facts }: { readonly facts: PlaceholderFacts }) {
  return (
    <details className="mb-4 border-b border-hairline-soft pb-3 text-second">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-moss desk:min-h-9">
        Facts that update by themselves
      </summary>
      <p className="mb-2 text-bark-soft">
        A name in braces stands for that fact. When the fact changes, the page changes too.
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="font-semibold whitespace-nowrap">{`{${name}}`}</dt>
            <dd className="break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
