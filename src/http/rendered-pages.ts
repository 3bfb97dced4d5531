import { randomBytes } from 'node:crypto'
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts'

/**
 * Renders a page; its inline scripts carry the nonce, if there is one. `form` is the parsed form of
 * the request.
 */
export type RenderPage = (request: Request, nonce?: string, form?: FormData) => Promise<Response>

/** Renders a page for one request, with a content security policy of its own. */
export async function answerRenderedPage(
  request: Request,
  renderPage: RenderPage,
  options: PolicyOptions,
  form?: FormData,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const rendered = await renderPage(request, nonce, form)
  const headers = new Headers(rendered.headers)
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true
  // The desk has a stricter policy of its own.
  if (isPage && !headers.has('Content-Security-Policy')) {
    const policy = contentSecurityPolicy([`'nonce-${nonce}'`], options)
    headers.set('Content-Security-Policy', policy)
  }
  return new Response(rendered.body, { status: rendered.status, headers })
}
