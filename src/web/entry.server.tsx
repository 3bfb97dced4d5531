import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageServices } from './page-services.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const { nonce } = services.get(pageServices)
  let renderFailed = false
  const stream = await renderToReadableStream(
    <ServerRouter
      context={routerContext}
      url={request.url}
      {...(nonce === undefined ? {} : { nonce })}
    />,
    {
      signal: request.signal,
      ...(nonce === undefined ? {} : { nonce }),
      onError() {
        renderFailed = true
      },
    },
  )
  // Pages are small: a whole page is compressed better and never breaks off half-way.
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: renderFailed ? 500 : status, headers })
}
