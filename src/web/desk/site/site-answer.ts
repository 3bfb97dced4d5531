import type { RouterContextProvider } from 'react-router'
import type { Result } from '#domain/result.ts'
import type { Published, SiteRefusal } from '#usecases/desk/site.ts'
import { saved, staleAnswer, staleActionAnswer } from '#web/desk/action-answers.ts'
import type { ActionAnswer } from '#web/desk/answers.ts'

/** What became of an earlier version that was to come back over a newer one. */
export const notBroughtBack =
  'Nothing was restored. Press again to replace the newer version with the earlier one.'

/** Said where an earlier version is gone, or no longer fits what the site shows. */
export const unknownVersion = {
  is: 'failed',
  message: 'This version no longer exists or can no longer be shown.',
} as const

/** What the page says of what was typed and sent, with what takes it back. */
export function siteAnswer(
  published: Result<Published & { readonly ledTo?: string | null }, SiteRefusal>,
  context: Readonly<RouterContextProvider>,
  stale: typeof staleAnswer = staleAnswer,
): ActionAnswer {
  if (published.ok) {
    const { kind, revision, ledTo } = published.value
    return { ...saved(context, 'Saved', JSON.stringify({ kind, revision, ledTo })), revision }
  }
  const { error } = published
  switch (error.code) {
    case 'invalid-days':
    case 'banner-over':
    case 'address-taken':
      return { is: 'failed', message: error.message }
    case 'unknown-version':
      return unknownVersion
    case 'stale':
      return stale(error, context)
  }
}

/** The same of a step that was pressed, where nothing was typed. */
export const siteActionAnswer = (
  published: Parameters<typeof siteAnswer>[0],
  context: Readonly<RouterContextProvider>,
  outcome?: string,
): ActionAnswer =>
  siteAnswer(published, context, (stale) => staleActionAnswer(stale, context, outcome))
