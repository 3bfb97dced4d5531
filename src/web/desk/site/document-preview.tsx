import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { PlaceholderFacts } from '#domain/placeholders.ts'
import type { LoadedDocument } from './document-page.ts'
import { ChatPreview } from './chat-preview.tsx'
import type { DraftedAt } from './drafted-documents.ts'
import { PagePreview } from './page-preview.tsx'
import type { useDraftedDocument } from './use-drafted-document.ts'

/** The draft as visitors will see it, or why it cannot be shown yet. */
export function DocumentPreview({
  drafted: { one, preview, seenIn, anchor },
  document: { typed, saved, seen },
  facts,
  data,
  isWhole,
}: {
  readonly drafted: DraftedAt
  readonly document: ReturnType<typeof useDraftedDocument>
  readonly facts: PlaceholderFacts
  /** The document with which the editor began. */
  readonly data: unknown
  readonly isWhole: (document: unknown) => boolean
}) {
  const { newest, hasOriginal } = useLoaderData<LoadedDocument>()
  // The page of an incomplete draft that was never published cannot be shown.
  const [canShow, setCanShow] = useState(newest > 0 || hasOriginal || isWhole(data))
  if (!canShow && saved !== data && isWhole(saved)) setCanShow(true)
  if (seenIn === 'chat') return <ChatPreview document={typed} facts={facts} />
  return canShow ? (
    <PagePreview address={preview} anchor={anchor} version={`${seen.published} ${seen.draft}`} />
  ) : (
    <p className="rounded-sheet border border-hairline bg-paper p-4 text-bark-soft">
      {`The page with this ${one} shows here once its required fields are filled in.`}
    </p>
  )
}
