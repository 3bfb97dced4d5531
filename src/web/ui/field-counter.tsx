import { lengthOf } from '#domain/fields.ts'
import { countAnnouncement } from './field-count.ts'

/** The used and available characters; announced only near the limit. */
export function CharacterCount({ text, limit }: { readonly text: string; readonly limit: number }) {
  const length = lengthOf(text.trim())
  return (
    <>
      <p
        aria-hidden="true"
        className={`mt-1.5 ml-auto shrink-0 text-xs tabular-nums ${length > limit ? 'font-semibold text-clay' : 'text-bark-soft'}`}
      >
        {length} / {limit}
      </p>
      <output className="sr-only">{countAnnouncement(length, limit)}</output>
    </>
  )
}
