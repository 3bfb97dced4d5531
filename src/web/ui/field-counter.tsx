import { lengthOf } from '#domain/fields.ts'

/** Screen readers announce the remaining characters from here on. */
const nearMarks = [10, 20, 50]

/** The announcement of a counter: empty until 50 characters are left, then not at every key. */
export function countAnnouncement(length: number, limit: number): string {
  const left = limit - length
  if (left < 0) return `${-left === 1 ? '1 character' : `${-left} characters`} too many`
  if (left === 0) return 'No characters left'
  const mark = nearMarks.find((near) => left <= near)
  return mark === undefined ? '' : `${mark} characters left or fewer`
}

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
