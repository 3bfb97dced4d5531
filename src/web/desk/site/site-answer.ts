import type { Result } from '#domain/result.ts'
import type { Published, SiteRefusal } from '#usecases/desk/site.ts'
import {
  type ActionAnswer,
  failed,
  saved,
  staleActionAnswer,
  staleAnswer,
} from '#web/desk/forms/answers.ts'
import type { Context } from '#web/desk/desk-context.ts'

export const notBroughtBack =
  'Nothing was restored. Press again to replace the newer version with the earlier one.'

/** The version was deleted, or no longer passes the schema. */
export const unknownVersion = failed('This version no longer exists or can no longer be shown.')

export function siteAnswer(
  published: Result<Published & { readonly ledTo?: string | null }, SiteRefusal>,
  context: Context,
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
    case 'unknown-zip':
    case 'list-changed':
      return failed(error.message)
    case 'unknown-version':
      return unknownVersion
    case 'stale':
      return stale(error, context)
  }
}

/** Answer to a button, where nothing was typed. */
export const siteActionAnswer = (
  published: Parameters<typeof siteAnswer>[0],
  context: Context,
  outcome?: string,
): ActionAnswer =>
  siteAnswer(published, context, (stale) => staleActionAnswer(stale, context, outcome))
