import { data } from 'react-router'
import { requireSession } from '#web/desk/desk-context.ts'
import { pdfResponse } from '#web/pdf-response.ts'
import type { Route } from './+types/quote-pdf.ts'

/** Serves the PDF of a sent or accepted version. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { desk } = requireSession(context)
  const asked = params.version
  const which = asked === 'accepted' ? asked : Number(asked)
  // PostgreSQL fails on a number outside the range of an integer.
  const isKnown = asked === 'accepted' || /^\d{1,6}$/.test(asked)
  const pdf = isKnown ? await desk.quotes.quotePdf(params.quoteId, which) : null
  if (pdf === null) throw data({ code: 'unknown-version' }, { status: 404 })
  return pdfResponse(pdf, `quote-${asked}.pdf`)
}
