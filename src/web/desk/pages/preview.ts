import { checkDocument } from '#domain/site/check-document.ts'
import { deskContext, requireSession, orNotFound } from '#web/desk/desk-context.ts'
import { cardParam, draftedDocument, versionParam } from '#web/desk/site/drafted-documents.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/preview.ts'

/** Allows no scripts and no navigation; only the desk may frame it. */
const policy = [
  `default-src 'none'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

/** For a frame; `card`: the page with the draft's card; `version`: an earlier version. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const { documents } = requireSession(context).desk
  const drafted = orNotFound(draftedDocument(params.collection, params.slug), 'unknown-document')
  const { kind, slug, pathOf, card } = drafted
  const document = orNotFound(await documents.readDocument(drafted), 'unknown-document')
  const { factsFor } = context.get(siteContext).content
  const version = url.searchParams.get(versionParam)
  const versionOf = async (revision: string) =>
    /^\d{1,9}$/.test(revision) ? documents.readVersion(drafted, Number(revision)) : null
  const asked = version === null ? document.data : await versionOf(version)
  const checked = checkDocument(kind, slug, asked, factsFor(kind))
  const isValid = Object.keys(checked.errors).length === 0
  // A version that is missing or no longer fits cannot be restored either.
  if (version !== null && !isValid) orNotFound(null, 'unknown-version')
  // An invalid draft shows the published page.
  const shown = isValid ? checked.data : document.published
  const data = await documents.previewed(drafted, shown)
  const draft = { kind, slug, data }
  const isCard = card !== null && url.searchParams.has(cardParam)
  const path = isCard ? card.path : pathOf(data)
  const page = await context.get(deskContext).renderPreview(draft, path)
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Frame-Options', 'SAMEORIGIN')
  return new Response(page.body, { status: page.status, headers })
}
