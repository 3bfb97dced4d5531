import { useState } from 'react'
import type { RouterContextProvider } from 'react-router'
import type { Desk } from '#usecases/desk/desk.ts'
import type { FailedStep, RefusedForm, SavedStep } from '#web/desk/answers.ts'
import { staleAnswer } from '#web/desk/save-over.tsx'
import { saved } from '#web/desk/saved-step.ts'
import { siteContext } from '#web/site-context.ts'

/** What a page answers that saves a setting. */
export type SettingAnswer = RefusedForm | FailedStep | (SavedStep & { readonly revision: number })

type Kept = Awaited<ReturnType<Desk['saveRecordPeriods'] | Desk['changeTemplates']>>

export function settingAnswer(kept: Kept, context: Readonly<RouterContextProvider>): SettingAnswer {
  if (kept.ok) return { ...saved(context), revision: kept.value }
  switch (kept.error.code) {
    case 'unknown-template':
      return { is: 'failed', message: 'This template is no longer there.' }
    case 'too-many-templates':
      return { is: 'failed', message: 'There are 50 already. Remove one first.' }
    case 'stale': {
      const { timeZone } = context.get(siteContext).content.company
      return staleAnswer(kept.error, timeZone)
    }
  }
}

/**
 * The revision that a form began with, or saved last: a colleague's save meanwhile leaves what is
 * typed alone, and is not saved over.
 */
export function useSeen(revision: number, answer: SettingAnswer | undefined): number {
  const [seen, setSeen] = useState(revision)
  const latest = answer?.is === 'saved' ? answer.revision : 0
  if (latest > seen) setSeen(latest)
  return Math.max(seen, latest)
}
