import type { RouterContextProvider } from 'react-router'
import { amountText } from '#domain/money/amount-text.ts'
import type { DeskRefusal } from '#usecases/desk/desk.ts'
import { staleAnswer, staleActionAnswer, gone } from '#web/desk/action-answers.ts'
import type { FailedAnswer } from '#web/desk/answers.ts'
import { onlyRefunded } from '#web/desk/money/money-forms.ts'

type Refusal = DeskRefusal<
  'quotes',
  | 'saveQuote'
  | 'sendQuote'
  | 'withdrawQuote'
  | 'removeQuote'
  | 'answerQuoteQuestions'
  | 'recordQuotePayment'
  | 'undoQuotePayment'
>

/** `outcome`: message after a button, where no typed values need saving. */
export function refusalOf(
  error: Refusal,
  context: Readonly<RouterContextProvider>,
  outcome?: string,
): FailedAnswer {
  const failed = (message: string) => ({ is: 'failed', message }) as const
  switch (error.code) {
    case 'stale':
      return outcome === undefined
        ? staleAnswer(error, context)
        : staleActionAnswer(error, context, outcome)
    case 'unknown-quote':
      return gone('quote')
    case 'accepted':
      return failed(
        'The customer has accepted it in the meantime. Reload the page. Changes are now a change order.',
      )
    case 'parent-off':
      return failed(
        'The quote that it changes was called off, so it cannot be changed. Write a new quote instead.',
      )
    case 'missing':
      return failed(error.missing.join(' '))
    case 'no-email':
      return failed('No email address on file. Send the link instead.')
    case 'was-sent':
      return failed('It was sent in the meantime. Withdraw it instead.')
    case 'not-sent':
      return failed('It was never sent. Remove it instead.')
    case 'no-date':
      return failed('Enter the day you received it.')
    case 'future':
      return failed('This day is in the future.')
    case 'unknown-payment':
      return gone('payment')
    case 'only-refunded':
      return failed(onlyRefunded)
    case 'email-left':
      return failed('The customer has the receipt already. Refund the payment instead.')
    case 'is-scheduled':
      return failed(
        'The delivery is on the schedule, or the customer has heard that its day is full. Refund the payment instead.',
      )
    case 'unknown-part':
      return failed('This payment is not part of what was agreed.')
    case 'too-much':
      return failed(
        error.leftCents === 0
          ? 'This payment is already paid.'
          : `Only ${amountText(error.leftCents)} of it is open.`,
      )
  }
}

type CallOffRefusal = DeskRefusal<'quotes', 'callQuoteOff' | 'agreeOnQuoteAgain'>

export function callOffRefusal(
  error: CallOffRefusal,
  context: Readonly<RouterContextProvider>,
): FailedAnswer {
  const failed = (message: string) => ({ is: 'failed', message }) as const
  switch (error.code) {
    case 'stale':
      return staleActionAnswer(error, context, 'Your change was not saved.')
    case 'unknown-quote':
      return gone('quote')
    case 'not-accepted':
      return failed('This quote is no longer in force, so it cannot be called off.')
    case 'email-left':
      return failed('The email has already gone out: the customer knows it is off.')
    case 'unknown-visit':
    case 'unknown-staff':
    case 'visit-over':
    case 'warnings':
      return failed('A visit changed in the meantime, and this page shows it now. Try again.')
  }
}
