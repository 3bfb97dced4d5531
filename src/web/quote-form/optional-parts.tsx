import { useEffect, useState } from 'react'
import type { QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import type { PhotographQueue } from '#web/photographs/photograph-queue.ts'
import { photographsNameInTab } from '#web/photographs/photographs-name.ts'
import { announceMissingScript } from '#web/no-connection.ts'
import { Button } from '#web/ui/button.tsx'
import { FormSection } from './form-section.tsx'
import type * as laterParts from './later-parts.tsx'

/** Loaded on request. */
export type LaterParts = typeof laterParts

/** Photographs and further questions, which a request does not need; loaded on the first press. */
export function OptionalParts({
  parts,
  draft,
  disabled,
  onLoad,
  onQueue,
  onEdit,
}: {
  readonly parts: LaterParts | null
  readonly draft: QuoteDraft
  readonly disabled: boolean
  readonly onLoad: (parts: LaterParts) => void
  readonly onQueue: (queue: PhotographQueue) => void
  readonly onEdit: (edit: (draft: QuoteDraft) => QuoteDraft) => void
}) {
  const [isAdding, setIsAdding] = useState(false)
  const load = () => {
    if (parts !== null) return
    import('./later-parts.tsx').then(onLoad, announceMissingScript)
  }
  useEffect(() => {
    // This browser still stores photographs that a reload has removed from the page.
    if (photographsNameInTab() !== null) import('./later-parts.tsx').then(onLoad, () => {})
    else forgetAbandoned().catch(() => {})
  }, [onLoad])
  return (
    <>
      <FormSection id="quote-photographs" title="Photographs (Optional)">
        <p className="-mt-3 mb-4 text-sm text-bark-soft">
          Show the place as it is, from a few steps back. We will see them with your request.
        </p>
        {parts === null ? (
          <Button
            variant="outline"
            disabled={disabled}
            onClick={() => {
              setIsAdding(true)
              load()
            }}
            className="max-sm:w-full"
          >
            Add photographs
          </Button>
        ) : (
          <parts.QuotePhotographs isAdding={isAdding} disabled={disabled} onQueue={onQueue} />
        )}
      </FormSection>
      <details onToggle={load} className="border-t border-hairline px-5 sm:px-8 lg:px-10">
        <summary className="ml-5 min-h-14 cursor-pointer list-outside py-4 font-display text-card font-medium text-evergreen">
          A few more things that help (optional)
        </summary>
        {parts === null ? null : (
          <parts.MoreQuestions
            preferences={draft.preferences}
            onAnswer={(preferences) => onEdit((before) => ({ ...before, preferences }))}
          />
        )}
      </details>
    </>
  )
}

/** Deletes photographs that were chosen in another tab and left there. Rejects without storage. */
async function forgetAbandoned(): Promise<void> {
  const stored = await indexedDB.databases()
  if (!stored.some(({ name }) => name === 'photographs')) return
  const { forgetOldPhotographs } = await import('#web/photographs/preserved-photographs.ts')
  await forgetOldPhotographs()
}
