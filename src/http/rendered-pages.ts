import { randomBytes } from 'node:crypto'
import { filledIn, type PageOptions } from './documents.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Renders a page for one request; its inline scripts carry the nonce. */
export type RenderPage = (request: Request, nonce: string) => Promise<Response>

/** Renders a page on request and gives it the site's origin and a policy for this one answer. */
export async function answerRenderedPage(
  request: Request,
  renderPage: RenderPage,
  options: PageOptions,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const rendered = await renderPage(request, nonce)
  const headers = new Headers(rendered.headers)
  const type = headers.get('Content-Type') ?? ''
  if (type.startsWith('text/html')) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy([`'nonce-${nonce}'`], {
        googleMaps: options.googleMaps,
        secure: options.publicUrl.startsWith('https:'),
      }),
    )
  } else if (!/^(?:application\/xml|text\/x-script)\b/.test(type)) {
    return new Response(rendered.body, { status: rendered.status, headers })
  }
  const text = await rendered.text()
  return new Response(filledIn(text, options), {
    status: rendered.status,
    headers,
  })
}
