import type { Result } from '#domain/result.ts'
import type { Published, SiteRefusal } from '#usecases/desk/site.ts'
import {
  type ActionAnswer,
  failed,
  saved,
  staleActionAnswer,
  staleAnswer,
} from '#web/desk/forms/answers.ts'
import { type Context, requireSession } from '#web/desk/desk-context.ts'

export const notBroughtBack =
  'Nothing was restored. Press again to replace the newer version with the earlier one.'

/** The version was deleted, or no longer passes the schema. */
export const unknownVersion = failed('This version no longer exists or can no longer be shown.')

export async function siteAnswer(
  published: Result<Published & { readonly ledTo?: string | null }, SiteRefusal>,
  context: Context,
  stale: typeof staleAnswer = staleAnswer,
): Promise<ActionAnswer> {
  if (published.ok) {
    const { kind, revision, ledTo } = published.value
    const undo = JSON.stringify({ kind, revision, ledTo })
    // The context's company is that from before the save, perhaps in another time zone.
    const company =
      kind === 'company' ? (await requireSession(context).desk.site.readSite()).company : undefined
    return { ...saved(context, 'Saved', undo, company), revision }
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
): Promise<ActionAnswer> =>
  siteAnswer(published, context, (stale) => staleActionAnswer(stale, context, outcome))
