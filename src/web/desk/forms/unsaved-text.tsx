import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { CopyButton } from '#web/desk/copy-button.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { textsInDraft } from './draft-texts.ts'
import { useDraftStorage, useStoredDraftNames } from './drafts.ts'
import { type Values } from './form-values.ts'
import { UndoLine } from './saved-line.tsx'

/** All that was typed about a thing that is gone. */
export const UnsavedTexts = ({ id, title }: { readonly id: string; readonly title: string }) =>
  useStoredDraftNames(id).map((name) => (
    <UnsavedText key={name} name={name} title={title} textsIn={textsInDraft} />
  ))

/** Text typed into a form that the page no longer shows, so that it cannot be saved: to copy. */
export function UnsavedText({
  name,
  title,
  textsIn,
}: {
  readonly name: string
  readonly title: string
  /** The texts of the draft that are stored nowhere else. */
  readonly textsIn: (draft: Values) => readonly string[]
}) {
  const draft = useDraftStorage(name)
  const isHydrated = useHydrated()
  const stored = useMemo(() => (isHydrated ? draft.read() : {}), [isHydrated, draft])
  const [state, setState] = useState<'shown' | 'discarded' | 'gone'>('shown')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field that had the focus is gone, and may have been far below.
    if (document.activeElement === document.body) box.current?.focus()
  }, [stored])
  const texts = textsIn(stored)
  if (texts.length === 0 || state === 'gone') return null
  if (state === 'discarded') {
    return (
      <UndoLine
        text="What you typed was discarded."
        onUndo={() => {
          draft.store(stored)
          setState('shown')
        }}
        onExpired={() => setState('gone')}
      />
    )
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="no-print mb-5 max-w-4xl rounded-sheet border border-hairline border-l-3 border-l-clay bg-white px-4 py-3"
    >
      <p className="font-semibold text-clay">{title}</p>
      <p className="my-1 whitespace-pre-line">{texts.join('\n')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={texts.join('\n')}>Copy</CopyButton>
        <Button
          variant="word"
          onClick={() => {
            draft.clear()
            setState('discarded')
          }}
        >
          Discard
        </Button>
      </div>
    </div>
  )
}
