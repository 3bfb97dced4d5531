import { memo, useState } from 'react'
import * as z from 'zod/mini'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'

/** The revision that the page has shown; 0 before the first save. */
export const seenField = z.int().check(z.minimum(0))

/**
 * The revision that a form began with, or saved last: a colleague's save in the meantime leaves the
 * typed values alone, and is not saved over. `saved` is the revision in the latest answer, if any.
 */
export function useSeen<Seen>(revision: Seen, saved: Seen | null) {
  const [seen, setSeen] = useState(revision)
  useWhenChanged(saved, () => {
    if (saved !== null) setSeen(saved)
  })
  return [seen, setSeen] as const
}

export const savedRevision = (answer: { readonly is: string } | undefined): number | null =>
  answer?.is === 'saved' && 'revision' in answer && typeof answer.revision === 'number'
    ? answer.revision
    : null

export function SeenField({ seen }: { readonly seen: number }) {
  return <Field key={seen} seen={seen} />
}

/** The revision at the time when the form was opened. */
export function FirstSeenField({ revision }: { readonly revision: number }) {
  const [seen] = useState(revision)
  return <Field seen={seen} />
}

/** Rendered once, so that the revision that a draft brings back stays. */
const Field = memo(function Field({ seen }: { readonly seen: number }) {
  return (
    <input
      type="hidden"
      name="seen"
      defaultValue={seen}
      ref={(field) => {
        const form = field?.form
        // A reset leaves hidden fields as the draft has filled them in.
        const showAgain = () => {
          if (field !== null) field.value = String(seen)
        }
        form?.addEventListener('reset', showAgain)
        return () => form?.removeEventListener('reset', showAgain)
      }}
    />
  )
})
