import { data, redirect } from 'react-router'
import { formKeyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { newQuoteForm } from '#web/desk/quotes/quote-forms.ts'
import { failed, type FailedAnswer } from '#web/desk/forms/answers.ts'
import type { Route } from './+types/new-quote.ts'

/** Creating takes a form; a visit by address is redirected to the list. */
export const loader = () => redirect(deskPaths.quotes)

/** Creates a quote for a request, a customer, as a change order, or empty. */
export async function action({ context }: Route.ActionArgs): Promise<FailedAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, newQuoteForm)
  if (submission.status !== 'success') throw data({ code: 'unknown-form' }, { status: 400 })
  const { subject, id } = submission.value
  const begun = await desk.quotes.startQuote(
    subject === 'nobody-known' ? { is: subject } : { is: subject, id },
    member,
    formKeyOf(context),
  )
  if (begun.ok) throw redirect(deskPaths.quote(begun.value))
  return failed('This is no longer there. Reload the page.')
}
