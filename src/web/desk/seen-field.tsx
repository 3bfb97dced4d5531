import { memo, useState } from 'react'
import type { StepAnswer } from './answers.ts'

/**
 * The revision that a form began with, or saved last: a colleague's save meanwhile leaves what is
 * typed alone, and is not saved over. `saved`: what the latest answer has saved, if anything.
 */
export function useSeen<Seen>(revision: Seen, saved: Seen | null) {
  const [seen, setSeen] = useState(revision)
  const [answered, setAnswered] = useState(saved)
  if (saved !== answered) {
    setAnswered(saved)
    if (saved !== null) setSeen(saved)
  }
  return [seen, setSeen] as const
}

export const savedRevision = (answer: StepAnswer | undefined): number | null =>
  answer?.is === 'saved' ? (answer.revision ?? null) : null

/** Sends it along. `answer`: where the form stays once it is saved. */
export function SeenField({
  revision,
  answer,
}: {
  /** That is there now. */
  readonly revision: number
  readonly answer?: StepAnswer | undefined
}) {
  const [seen] = useSeen(revision, savedRevision(answer))
  return <Field key={seen} seen={seen} />
}

/** Rendered once, so that the revision that a draft brings back stays. */
const Field = memo(function Field({ seen }: { readonly seen: number }) {
  return <input type="hidden" name="seen" defaultValue={seen} />
})
