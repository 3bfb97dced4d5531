import { redirect } from 'react-router'
import { parseAmount } from '#domain/money/amount-text.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { formKeyOf, requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { Agreed } from '#web/desk/quotes/agreed.tsx'
import { Editor } from '#web/desk/quotes/editor.tsx'
import { StateMark } from '#web/desk/quotes/marks.tsx'
import { loadQuote, type LoadedQuote } from '#web/desk/quotes/quote-page.ts'
import type { QuoteAnswer } from '#web/desk/quotes/quote-answers.ts'
import { quoteActionForm, undoQuoteStep } from '#web/desk/quotes/quote-forms.ts'
import { callOffRefusal, refusalOf } from '#web/desk/quotes/refusals.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { failed, gone, saved } from '#web/desk/forms/answers.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import type { Route } from './+types/quote.ts'

export async function loader({ params, context }: Route.LoaderArgs): Promise<LoadedQuote> {
  return orNotFound(await loadQuote(context, params.quoteId))
}

export async function action({ params, context }: Route.ActionArgs): Promise<QuoteAnswer> {
  const { desk, member } = requireSession(context)
  const id = params.quoteId
  const submission = submissionOf(context, quoteActionForm)
  if (submission.status !== 'success')
    return failed('Part of this could not be read. Reload the page.')
  const { value: submitted } = submission
  const savedAs = (revision: number, text?: string, undo?: string) => ({
    ...saved(context, text, undo),
    revision,
  })
  const refused = (error: Parameters<typeof refusalOf>[0], outcome?: string) =>
    refusalOf(error, context, outcome)
  switch (submitted.intent) {
    case 'save': {
      const { draft, seen } = submitted
      const stored = await desk.quotes.saveQuote(id, draft, seen, member)
      return stored.ok ? savedAs(stored.value) : refused(stored.error)
    }
    case 'send': {
      const sent = await desk.quotes.sendQuote(id, submitted, member, formKeyOf(context))
      return sent.ok
        ? savedAs(sent.value.revision, submitted.by === 'email' ? 'Sent' : 'The link is ready')
        : refused(sent.error, 'It was not sent.')
    }
    case 'withdraw': {
      const gone = await desk.quotes.withdrawQuote(id, submitted.seen, member)
      return gone.ok
        ? savedAs(gone.value, 'Withdrawn', undoQuoteStep({ ended: gone.value }))
        : refused(gone.error, 'It was not withdrawn.')
    }
    case 'call-off': {
      const email = { isWanted: submitted.emailCustomer, message: submitted.message }
      const off = await desk.quotes.callQuoteOff(id, { ...submitted, email }, member)
      return off.ok
        ? saved(context, 'Called off', undoQuoteStep({ ended: off.value }))
        : callOffRefusal(off.error, context)
    }
    case 'undo': {
      const { edits } = submitted
      if ('payment' in edits) {
        const gone = await desk.quotes.undoQuotePayment(id, edits.payment, member)
        return gone.ok ? saved(context, 'Undone') : refused(gone.error)
      }
      const back = await desk.quotes.restoreQuote(id, edits.ended, member)
      return back.ok ? saved(context, 'Back in force') : callOffRefusal(back.error, context)
    }
    case 'remove': {
      const gone = await desk.quotes.removeQuote(id, submitted.seen, member)
      if (!gone.ok) return refused(gone.error, 'It was not removed.')
      throw redirect(deskPaths.quotes)
    }
    case 'answered': {
      const noted = await desk.quotes.answerQuoteQuestions(id, submitted.seen, member)
      return noted.ok ? saved(context, 'Noted') : refused(noted.error)
    }
    case 'email': {
      const sent = await desk.quotes.emailQuote(id, submitted.version, member, formKeyOf(context))
      return sent.ok ? saved(context, 'Emailed') : refused(sent.error, 'It was not sent.')
    }
    case 'new-link':
      return (await desk.quotes.renewQuoteLink(id, submitted.revocation, member))
        ? saved(context, 'The new link is ready')
        : gone('quote')
    case 'payment': {
      const { amount, intent: _, ...rest } = submitted
      const cents = parseAmount(amount) ?? 0
      if (cents <= 0) return failed('Enter an amount like 1,250 or 12.50.')
      const payment = { ...rest, cents }
      const taken = await desk.quotes.recordQuotePayment(id, payment, member, formKeyOf(context))
      return taken.ok
        ? saved(context, 'Recorded', undoQuoteStep({ payment: taken.value }))
        : refused(taken.error)
    }
  }
}

export default function Quote({ loaderData: quote }: Route.ComponentProps) {
  return (
    <>
      <p className="no-print mb-1 flex flex-wrap gap-x-4 gap-y-1 text-second max-desk:[&>a]:-my-3.5 max-desk:[&>a]:py-3.5">
        <TextLink to={deskPaths.quotes}>Quotes</TextLink>
        {quote.requestId === null ? null : (
          <TextLink to={deskPaths.request(quote.requestId)}>Their request</TextLink>
        )}
        {quote.customerId === null ? null : (
          <TextLink to={deskPaths.customer(quote.customerId)}>Customer page</TextLink>
        )}
        {quote.parent === null ? null : (
          <span>
            Changes{' '}
            <TextLink to={deskPaths.quote(quote.parent.id)}>
              <UnbrokenQuoteNumbers>{quote.parent.number}</UnbrokenQuoteNumbers>
            </TextLink>
            {quote.parent.isCalledOff ? (
              <span className="font-semibold text-clay">, which was called off</span>
            ) : null}
          </span>
        )}
      </p>
      <PageHead
        title={quote.title === '' ? 'New quote' : quote.title}
        aside={
          <span className="inline-flex flex-wrap items-center gap-x-4">
            <span>
              <UnbrokenQuoteNumbers>{quote.number}</UnbrokenQuoteNumbers>
            </span>
            <StateMark state={quote.state} />
            {quote.openedAt === null ? null : <span>opened {quote.openedAt}</span>}
          </span>
        }
      />
      <TextFromCustomer quote={quote} />
      {quote.isAccepted ? <Agreed quote={quote} /> : <Editor quote={quote} />}
    </>
  )
}

function TextFromCustomer({ quote }: { readonly quote: LoadedQuote }) {
  const { id, questions, isAsked, lastAskedAt, declines, requestId, email } = quote
  const { data, isBusy, send } = useAction<QuoteAnswer>(deskPaths.quote(id))
  if (questions.length === 0 && declines.length === 0) return null
  return (
    <div
      className={`mb-5 max-w-4xl rounded-sheet border border-hairline border-l-3 bg-white px-4 py-3 ${isAsked || quote.state === 'declined' ? 'border-l-clay' : ''}`}
    >
      {declines.map(({ version, when, reason }) => (
        <p key={version} className="mb-1 whitespace-pre-line">
          <b className="font-semibold">
            Declined version {version}, {when}:
          </b>{' '}
          {reason === '' ? 'they gave no reason.' : `“${reason}”`}
        </p>
      ))}
      {questions.map(({ id, when, text }) => (
        <p key={id} className="mb-1 whitespace-pre-line">
          <b className="font-semibold">
            {text === '' ? `They tried to accept, ${when}.` : `They asked, ${when}:`}
          </b>{' '}
          {text || `The site counted other amounts${isAsked ? ': send the quote again.' : '.'}`}
        </p>
      ))}
      {isAsked ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {requestId === null ? (
            email === '' ? null : (
              <TextLink href={`mailto:${email}`} variant="in-text">
                Email them
              </TextLink>
            )
          ) : (
            <TextLink to={deskPaths.request(requestId)} variant="in-text">
              Answer on their request
            </TextLink>
          )}
          <Button
            variant="word"
            disabled={isBusy}
            onClick={() => send({ intent: 'answered', seen: String(lastAskedAt) })}
          >
            Mark as answered
          </Button>
        </div>
      ) : null}
      <AnswerLine answer={data} isBusy={isBusy} />
    </div>
  )
}
