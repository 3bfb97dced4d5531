import { Button } from '#web/desk/button.tsx'
import { UnsavedLine } from '#web/desk/forms/save-over.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { DocumentState } from './document-state.tsx'
import type { SeenDocument } from '#usecases/desk/documents.ts'
import type { useDocumentEditor } from './use-document-editor.ts'

export function EditorFoot({
  document,
  action,
  one,
  errors,
  findings,
  isDoubtful,
  isShown,
  publicPath,
  newest,
  onPublish,
}: {
  readonly document: ReturnType<typeof useDocumentEditor>
  readonly action: string
  readonly one: string
  readonly errors: number
  readonly findings: number
  /** Whether only findings stand in the way of publishing. */
  readonly isDoubtful: boolean
  readonly isShown: boolean
  readonly publicPath: string | null
  /** The newest version that the page has read, a colleague's save included. */
  readonly newest: SeenDocument
  readonly onPublish: () => void
}) {
  const { seen, answer, isStale, isChanged, hasDraft, isBusy, isSaving, send } = document
  return (
    <div
      data-foot
      className="sticky bottom-[var(--spacing-bar)] border-t border-hairline bg-white px-4 py-3 max-[20rem]:static desk:bottom-0 desk:rounded-b-sheet"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="filled"
          disabled={isBusy || isStale || (!hasDraft && !isChanged)}
          // No submit button, since Enter in a field would publish the whole document.
          onClick={onPublish}
        >
          Publish
        </Button>
        {isDoubtful && !isStale ? (
          <Button disabled={isSaving} onClick={() => send('publish', seen, true)}>
            Publish anyway
          </Button>
        ) : null}
        {hasDraft && !isStale ? (
          <Button variant="word" disabled={isBusy} onClick={document.discardDraft}>
            Discard draft
          </Button>
        ) : null}
        <UnsavedLine
          answer={answer}
          revision={newest.draft}
          isBusy={isSaving}
          overText="Keep mine instead"
          both={document.both}
          onSaveOver={() => send('draft', newest)}
          onDiscard={document.discardTyped}
        />
      </div>
      <DocumentState
        errors={errors}
        findings={findings}
        hasDraft={hasDraft || isChanged}
        isShown={isShown}
        publicPath={publicPath}
        one={one}
      />
      <SavedLine
        answer={answer?.is === 'invalid' || answer?.is === 'doubtful' ? undefined : answer}
        action={action}
        isBusy={isSaving}
      />
    </div>
  )
}
