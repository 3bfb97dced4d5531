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
  saved: Awaited<ReturnType<Desk['saveRecordPeriods'] | Desk['changeTemplates']>>,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): SettingAnswer {
  if (saved.ok) {
    return { is: 'saved', message: `Saved ${formatTime(now, timeZone)}`, revision: saved.value }
  }
  switch (saved.error.code) {
    case 'unknown-template':
      return { is: 'failed', message: 'This template is no longer there.' }
    case 'too-many-templates':
      return { is: 'failed', message: 'There are 50 already. Remove one first.' }
    case 'stale':
      return staleAnswer(saved.error, timeZone)
  }
}

function staleAnswer(
  { by, at }: { readonly by: string | null; readonly at: number },
  timeZone: string,
): SettingAnswer {
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
