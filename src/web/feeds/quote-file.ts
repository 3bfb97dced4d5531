import { data } from 'react-router'
import { quoteNumber, versionNumber } from '#domain/written-quotes/written-quote.ts'
import { fileHeaders, pdfResponse } from '#web/file-response.ts'
import { privateHeaders } from '#web/private-pages/private-headers.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/quote-file.ts'

/** A file of a quote by its secret link: a version, signed document, drawing or photograph. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { customerQuotePage } = context.get(siteContext)
  const token = params.token
  const name = params.name
  const photograph = /^photograph-([\w-]+)\.jpg$/.exec(name)?.[1]
  if (photograph !== undefined) {
    return pictureResponse(await customerQuotePage.photograph(token, photograph))
  }
  const number = /^version-(\d+)\.pdf$/.exec(name)?.[1]
  const pdf =
    name === 'drawing.pdf'
      ? await customerQuotePage.drawing(token)
      : name === 'accepted.pdf'
        ? await customerQuotePage.pdf(token, 'accepted')
        : number === undefined
          ? null
          : await customerQuotePage.pdf(token, versionNumber(number))
  const shown = pdf === null ? null : await customerQuotePage.read(token)
  if (pdf === null || shown === null) return notFound()
  return pdfResponse(pdf, `${quoteNumber(shown.content)}-${name}`)
}

function pictureResponse(bytes: Uint8Array<ArrayBuffer> | null): Response {
  if (bytes === null) return notFound()
  return new Response(bytes, {
    headers: { ...privateHeaders(), ...fileHeaders(bytes, 'image/jpeg') },
  })
}

function notFound(): never {
  throw data(null, { status: 404, headers: privateHeaders() })
}
