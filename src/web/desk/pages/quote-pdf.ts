import { data } from 'react-router'
import { quoteNumber, versionNumber } from '#domain/written-quotes/written-quote.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { pdfResponse } from '#web/file-response.ts'
import type { Route } from './+types/quote-pdf.ts'

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { desk } = requireSession(context)
  const asked = params.version
  const which = asked === 'accepted' ? asked : versionNumber(asked)
  const pdf = await desk.quotes.quotePdf(params.quoteId, which)
  const found = pdf === null ? null : await desk.quotes.findQuote(params.quoteId)
  if (pdf === null || found === null) throw data({ code: 'unknown-version' }, { status: 404 })
  const version = asked === 'accepted' ? asked : `version-${which}`
  return pdfResponse(pdf, `${quoteNumber(found.quote)}-${version}.pdf`)
}
