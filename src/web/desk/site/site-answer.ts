import type { RouterContextProvider } from 'react-router'
import type { Result } from '#domain/result.ts'
import type { Published, SiteRefusal } from '#usecases/desk/site.ts'
import { staleAnswer } from '#web/desk/save-over.tsx'
import { saved } from '#web/desk/saved-step.ts'
import type { SettingAnswer } from '#web/desk/settings/setting-answer.ts'
import { siteContext } from '#web/site-context.ts'

/** What the page says of a step, with what takes it back. */
export function siteAnswer(
  published: Result<Published, SiteRefusal>,
  context: Readonly<RouterContextProvider>,
): SettingAnswer {
  if (published.ok) {
    const { kind, revision } = published.value
    return { ...saved(context, 'Saved', JSON.stringify({ kind, revision })), revision }
  }
  const { error } = published
  switch (error.code) {
    case 'invalid-days':
    case 'address-taken':
      return { is: 'failed', message: error.message }
    case 'unknown-version':
      return { is: 'failed', message: 'This version is not there, or can no longer be shown.' }
    case 'stale': {
      const { timeZone } = context.get(siteContext).content.company
      return staleAnswer(error, timeZone)
    }
  }
}
