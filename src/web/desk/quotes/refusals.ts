import { amountText } from '#domain/money/amount-text.ts'
import type { DeskRefusal } from '#usecases/desk/desk.ts'
import {
  failed,
  type FailedAnswer,
  gone,
  staleActionAnswer,
  staleAnswer,
} from '#web/desk/forms/answers.ts'
import { onlyRefunded } from '#web/desk/money/money-forms.ts'
import type { Context } from '#web/desk/desk-context.ts'

type Refusal = DeskRefusal<
  'quotes',
  | 'saveQuote'
  | 'sendQuote'
  | 'emailQuote'
  | 'withdrawQuote'
  | 'removeQuote'
  | 'answerQuoteQuestions'
  | 'recordQuotePayment'
  | 'undoQuotePayment'
>

const messages = {
  accepted:
    'The customer has accepted it in the meantime. Reload the page. What was saved and not sent is now a draft of a change order.',
  'asked-again': 'They have asked again in the meantime, and this page shows it now.',
  'parent-off':
    'The quote that it changes was called off, so it cannot be changed. Write a new quote instead.',
  'no-email': 'No email address on file. Send the link instead.',
  over: 'It can no longer be accepted, and this page shows that now.',
  'was-sent': 'It was sent in the meantime. Withdraw it instead.',
  'not-sent': 'It was never sent. Remove it instead.',
  'no-date': 'Enter the day you received it.',
  'long-ago': 'Check the year.',
  future: 'This day is in the future.',
  'only-refunded': onlyRefunded,
  'email-left': 'The customer has the receipt already. Refund the payment instead.',
  'is-scheduled':
    'The delivery is on the schedule, or the customer has heard that its day is full. Refund the payment instead.',
  'unknown-part': 'This payment is not part of what was agreed.',
} as const

/** `outcome`: message after a button, where no typed values need saving. */
export function refusalOf(error: Refusal, context: Context, outcome?: string): FailedAnswer {
  switch (error.code) {
    case 'stale':
      return outcome === undefined
        ? staleAnswer(error, context)
        : staleActionAnswer(error, context, outcome)
    case 'unknown-quote':
      return gone('quote')
    case 'unknown-payment':
      return gone('payment')
    case 'changed-meanwhile':
      return {
        ...failed(
          'What is open of this payment changed in the meantime, and this page shows it now. Nothing was recorded.',
        ),
        isStale: true,
      }
    case 'missing':
      return failed(error.missing.join(' '))
    case 'too-much':
      return failed(
        error.leftCents === 0
          ? 'This payment is already paid.'
          : `Only ${amountText(error.leftCents)} of it is open.`,
      )
    default:
      return failed(messages[error.code])
  }
}

type CallOffRefusal = DeskRefusal<'quotes', 'callQuoteOff' | 'restoreQuote'>

export function callOffRefusal(error: CallOffRefusal, context: Context): FailedAnswer {
  switch (error.code) {
    case 'stale':
      return staleActionAnswer(error, context)
    case 'unknown-quote':
      return gone('quote')
    case 'not-accepted':
      return failed('This quote is no longer in force, so it cannot be called off.')
    case 'email-left':
      return failed('The email has already gone out: the customer knows it is off.')
    case 'parent-off':
      return failed('The quote that it changes was called off, so it stays off too.')
    case 'unknown-visit':
    case 'unknown-staff':
    case 'visit-over':
    case 'note-full':
    case 'day-picked':
    case 'warnings':
      return failed('A visit changed in the meantime, and this page shows it now. Try again.')
  }
}
