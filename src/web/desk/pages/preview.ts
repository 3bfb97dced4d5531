import { data, type LoaderFunctionArgs } from 'react-router'
import { checkDocument } from '#domain/site/check-document.ts'
import { deskContext, visitOf } from '#web/desk/desk-context.ts'
import { collectionAt } from '#web/desk/site/collections.ts'

/** Runs no script and leaves nowhere; only the desk may frame it. */
const policy = [
  `default-src 'none'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

/** The public page with the draft of a document, as a frame of its form. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const collection = collectionAt(params['collection'])
  const slug = params['slug'] ?? ''
  const document =
    collection === null ? null : await visitOf(context).desk.readDocument(collection.kind, slug)
  if (collection === null || document === null) {
    throw data({ code: 'unknown-document' }, { status: 404 })
  }
  const { kind, pathOf } = collection
  const checked = checkDocument(kind, document.data)
  // What cannot be shown yet leaves the page as it is published.
  const drafted = Object.keys(checked.errors).length === 0 ? checked.data : document.published
  const draft = { kind, slug, data: drafted }
  const page = await context.get(deskContext).renderPreview(draft, pathOf(slug, drafted))
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Frame-Options', 'SAMEORIGIN')
  return new Response(page.body, { status: page.status, headers })
}
