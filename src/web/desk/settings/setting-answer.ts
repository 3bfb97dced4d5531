import { useState } from 'react'
import { formatDate, formatTime } from '#domain/time.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import type { RefusedForm } from '#web/desk/answers.ts'

/** What a page answers that saves a setting. */
export type SettingAnswer =
  | RefusedForm
  | { readonly is: 'saved'; readonly message: string; readonly revision: number }
  | { readonly is: 'failed'; readonly message: string }

export function settingAnswer(
  saved: Awaited<ReturnType<Desk['saveRecordPeriods']>>,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): SettingAnswer {
  if (saved.ok) {
    return { is: 'saved', message: `Saved ${formatTime(now, timeZone)}`, revision: saved.value }
  }
  const { by, at } = saved.error
  const when = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
  const message = `${by ?? 'Someone'} changed this on ${when}. What you chose is still here: look at theirs in another tab, then reload.`
  return { is: 'failed', message }
}

/**
 * The revision that a form began with, or saved last: a colleague's save meanwhile leaves what is
 * typed alone, and is not saved over.
 */
export function useSeen(revision: number, answer: SettingAnswer | undefined): number {
  const [seen, setSeen] = useState(revision)
  const saved = answer?.is === 'saved' ? answer.revision : 0
  if (saved > seen) setSeen(saved)
  return Math.max(seen, saved)
}
