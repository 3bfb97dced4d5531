import { data } from 'react-router'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { failed, type FailedAnswer } from '#web/desk/forms/answers.ts'
import { wrongDrawing } from '#web/desk/quotes/quote-answers.ts'
import { pdfResponse } from '#web/file-response.ts'
import { fileIn } from '#web/form-values.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/quote-drawing.ts'

export type DrawingAnswer =
  | FailedAnswer
  | { readonly is: 'saved'; readonly drawing: { readonly fileId: string; readonly name: string } }

export async function action({ params, context }: Route.ActionArgs): Promise<DrawingAnswer> {
  const { desk } = requireSession(context)
  const file = await fileIn(submittedForm(context))
  if (file === null) return failed('Choose a file first.')
  const stored = await desk.quotes.storeDrawing(params.quoteId, file.bytes)
  return stored.ok
    ? { is: 'saved', drawing: { fileId: stored.value, name: file.name.slice(0, 200) } }
    : failed(wrongDrawing)
}

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { desk } = requireSession(context)
  const found = await desk.quotes.findQuote(params.quoteId)
  const fileId = found?.document.drawing?.fileId
  const bytes = fileId === undefined ? null : await desk.quotes.readDrawing(fileId)
  if (found === null || bytes === null) throw data({ code: 'unknown-drawing' }, { status: 404 })
  return pdfResponse(bytes, `${quoteNumber(found.quote)}-drawing.pdf`)
}
