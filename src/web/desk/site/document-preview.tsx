import { useState } from 'react'
import type { PlaceholderFacts } from '#domain/placeholders.ts'
import { ChatPreview } from './chat-preview.tsx'
import { cardParam, type DraftedDocument } from './drafted-documents.ts'
import { PagePreview } from './page-preview.tsx'
import type { useDocumentEditor } from './use-document-editor.ts'

/** The draft as visitors will see it, or why it cannot be shown yet. */
export function DocumentPreview({
  drafted: { one, preview, seenIn, anchor, pathOf, card },
  document: { typed, saved, seen },
  facts,
  data,
  hasVersion,
  isWhole,
}: {
  readonly drafted: DraftedDocument
  readonly document: ReturnType<typeof useDocumentEditor>
  readonly facts: PlaceholderFacts
  /** The document with which the editor began. */
  readonly data: unknown
  /** Whether there is a published or original version. */
  readonly hasVersion: boolean
  readonly isWhole: (document: unknown) => boolean
}) {
  // The page of an incomplete draft that was never published cannot be shown.
  const [canShow, setCanShow] = useState(hasVersion || isWhole(data))
  if (!canShow && saved !== data && isWhole(saved)) setCanShow(true)
  const [isCard, setIsCard] = useState(false)
  if (seenIn === 'chat') return <ChatPreview document={typed} facts={facts} />
  if (!canShow) {
    return (
      <p className="rounded-sheet border border-hairline bg-paper p-4 text-bark-soft">
        {`${one === 'page' ? 'The page' : `The page with this ${one}`} shows here once all that it needs is filled in. Press Publish to see what is missing.`}
      </p>
    )
  }
  const version = `${seen.published} ${seen.draft}`
  if (card === null) return <PagePreview address={preview} anchor={anchor} version={version} />
  const place = isCard
    ? { address: `${preview}?${cardParam}`, anchor: card.anchor, linkTo: pathOf(saved) }
    : { address: preview, anchor }
  return (
    <PagePreview key={place.address} {...place} version={version}>
      <div className="flex gap-5">
        <PreviewChoice isChosen={!isCard} onChoose={() => setIsCard(false)}>
          Its page
        </PreviewChoice>
        <PreviewChoice isChosen={isCard} onChoose={() => setIsCard(true)}>
          {card.name}
        </PreviewChoice>
      </div>
    </PagePreview>
  )
}

function PreviewChoice({
  isChosen,
  onChoose,
  children,
}: {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: string
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-11 border-b-3 border-transparent font-medium aria-pressed:border-moss aria-pressed:font-semibold aria-pressed:text-evergreen desk:min-h-9"
    >
      {children}
    </button>
  )
}
