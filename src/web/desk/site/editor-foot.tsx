import { useEffect, useRef } from 'react'
import { Button, TextLink } from '#web/desk/button.tsx'
import { UnsavedLine } from '#web/desk/forms/save-over.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import type { SeenDocument } from '#usecases/desk/documents.ts'
import type { useDocumentEditor } from './use-document-editor.ts'

interface DocumentState {
  readonly one: string
  readonly errors: number
  readonly findings: number
  readonly isShown: boolean
  /** Where visitors see it; null while they do not. */
  readonly publicPath: string | null
}

export function EditorFoot({
  document,
  action,
  isDoubtful,
  newest,
  onPublish,
  ...state
}: DocumentState & {
  readonly document: ReturnType<typeof useDocumentEditor>
  readonly action: string
  /** Whether only findings stand in the way of publishing. */
  readonly isDoubtful: boolean
  /** The newest version that the page has read, a colleague's save included. */
  readonly newest: SeenDocument
  readonly onPublish: () => void
}) {
  const { seen, answer, isStale, isChanged, hasDraft, isBusy, isSaving, send } = document
  return (
    <div
      ref={useRoomOfItsHeight()}
      data-foot
      className="sticky bottom-[var(--spacing-bar)] border-t border-hairline bg-white px-4 py-3 max-[20rem]:static desk:bottom-0 desk:rounded-b-sheet"
    >
      <StateText {...state} hasDraft={hasDraft || isChanged} />
      {/* From the first change on its place is there, so that nothing moves once it says something. */}
      <div className={hasDraft || isChanged ? 'min-h-11 desk:min-h-9' : 'min-h-2'}>
        <SavedLine
          answer={answer?.is === 'invalid' || answer?.is === 'doubtful' ? undefined : answer}
          action={action}
          isBusy={isSaving}
          keepsPlace
        />
      </div>
      {/* Last, so that they stay under a finger when the text above them grows. */}
      <div className="flex flex-wrap-reverse items-center gap-2">
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
    </div>
  )
}

/** Keeps the caret and fields that take the focus above the bar, which grows with what it says. */
function useRoomOfItsHeight() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = bar
    if (current === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(current).position === 'sticky'
      const room = `${current.offsetHeight}px`
      style.scrollPaddingBottom = isSticky ? `calc(var(--bar) + ${room} + 1rem)` : ''
      current.style.setProperty('--room', room)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [])
  return bar
}

function StateText({
  errors,
  findings,
  hasDraft,
  isShown,
  publicPath,
  one,
}: DocumentState & { readonly hasDraft: boolean }) {
  if (errors > 0) {
    return (
      <p role="alert" className="text-second font-semibold text-brick">
        {errors === 1
          ? 'One field needs a change before this can be published.'
          : `${errors} fields need a change before this can be published.`}
      </p>
    )
  }
  if (findings > 0) {
    return (
      <output className="block text-second font-semibold text-clay">
        {findings === 1
          ? 'One thing to look at before this is published. It is named at its field.'
          : `${findings} things to look at before this is published. They are named at their fields.`}
      </output>
    )
  }
  return (
    <p className="text-second text-bark-soft">
      {hasDraft
        ? `Visitors do not see this yet: it is a draft until you publish it.`
        : isShown
          ? `The ${one} is on the site exactly as shown here.`
          : `The ${one} is hidden from the site. You can show it again from the list.`}
      {hasDraft || publicPath === null ? null : (
        <>
          {' '}
          <TextLink href={publicPath} target="_blank" rel="noreferrer" variant="in-text">
            See it on the site
          </TextLink>
        </>
      )}
    </p>
  )
}
