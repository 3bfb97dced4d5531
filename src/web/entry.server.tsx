import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { siteContext } from './site-context.ts'
import { scriptsLater } from './scripts-later.ts'

/** Logs errors of pages, except refusals. */
export function handleError(
  error: unknown,
  { request, context }: { readonly request: Request; readonly context: RouterContextProvider },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(siteContext).report(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  const { nonce, isPreview } = site.get(siteContext)
  let renderFailed = false
  const stream = await renderToReadableStream(
    <ServerRouter
      context={routerContext}
      url={request.url}
      {...(nonce === undefined ? {} : { nonce })}
    />,
    {
      signal: request.signal,
      // All parts in place: a part that streams later needs a script to move it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce === undefined ? {} : { nonce }),
      onError() {
        renderFailed = true
      },
    },
  )
  // Pages are small: a whole page is compressed better and never breaks off half-way.
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  // The frame of a preview runs no scripts.
  return new Response(isPreview ? html : scriptsLater(html, nonce), {
    status: renderFailed ? 500 : status,
    headers,
  })
}
