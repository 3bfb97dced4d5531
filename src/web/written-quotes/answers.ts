import { deliveryAnswers, type DeliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import { answerLengths, versionNumber } from '#domain/written-quotes/written-quote.ts'
import type { QuoteConsent } from '#usecases/written-quotes/quote-page.ts'
import type { FormAnswer } from '#web/private-pages/text-form.tsx'
import { textIn } from '#web/form-values.ts'

/** The page's answer to a sent form. */
export interface QuoteFormAnswer extends FormAnswer {
  /** Messages of the fields that it is about, if it is about some. */
  readonly fields?: Readonly<Partial<Record<SignedField, string>>>
}

type SignedField = 'name' | 'consent'

const messagesOf = (
  code: keyof typeof refusalMessages,
): Readonly<Partial<Record<SignedField, string>>> | undefined => {
  switch (code) {
    case 'no-name':
    case 'long-name':
      return { name: refusalMessages[code] }
    case 'no-consent':
      return { consent: refusalMessages[code] }
    case 'nothing-signed':
      return { consent: refusalMessages['no-consent'], name: refusalMessages['no-name'] }
    default:
      return undefined
  }
}

export function refused(code: keyof typeof refusalMessages): QuoteFormAnswer {
  const fields = messagesOf(code)
  const message = refusalMessages[code]
  return { is: 'failed', message, ...(fields === undefined ? {} : { fields }) }
}

/** A form that a customer sends from their page. */
type Answer =
  | { readonly is: 'opened'; readonly version: number }
  | { readonly is: 'ask'; readonly version: number; readonly text: string; readonly key: string }
  | { readonly is: 'decline'; readonly version: number; readonly reason: string }
  | ({ readonly is: 'accept' } & QuoteConsent)
  | ({
      readonly is: 'deliver'
      readonly day: string
      readonly answers: DeliveryAnswers
    } & QuoteConsent)
  | { readonly is: 'choose-day'; readonly day: string; readonly answers: DeliveryAnswers }
  | { readonly is: 'no-answers'; readonly message: string }
  | { readonly is: 'pay'; readonly part: string }
  | { readonly is: 'unknown' }

const refusalMessages = {
  'unknown-page': 'This page no longer exists. Please call us.',
  'empty-text': 'Write your question first.',
  'many-questions': 'That was a lot of questions in a short time. Please call us.',
  'long-text': `This is too long. Please use at most ${answerLengths.text.toLocaleString('en-US')} characters, or call us.`,
  'no-name': 'Please type your name, as you would sign.',
  'long-name': 'This name is too long. Please shorten it, or call us.',
  'no-consent': 'Please check the box to accept.',
  'nothing-signed': 'Please check the box and type your name.',
  accepted: 'This quote was already accepted, perhaps from another device. Nothing was changed.',
  declined: 'This quote was declined. Call us if you would like it after all.',
  withdrawn: 'We have withdrawn this quote. Please call us.',
  ended: 'This quote has expired. Call us and we will be glad to look at it again.',
  'not-sent': 'This quote is not ready yet. Please call us.',
  revised: 'We have sent you a newer version, and this page shows it now. Please read it first.',
  'other-figures': 'We need to send you this quote again before you can accept it. Please call us.',
  'day-full': 'That day is no longer free. Please pick another one.',
  'is-scheduled': 'The day of this delivery can no longer be picked here. Please call us.',
  'nothing-to-pay': 'This is already paid. Thank you.',
  'not-for-card': 'No card can be charged this amount. Please send a check, or pay at the counter.',
  'being-paid':
    'This payment is on its way: the bank has not decided yet. Please look again tomorrow.',
  'payments-unavailable':
    'The payment page could not be opened just now. Please try again in a few minutes, or send a check.',
} as const

export function answersOf(form: FormData): Answer {
  const text = (name: string) => textIn(form, name)
  const version = versionNumber(text('version'))
  switch (text('intent')) {
    case 'opened':
      return { is: 'opened', version }
    case 'ask':
      return { is: 'ask', version, text: text('text'), key: text('key') }
    case 'decline':
      return { is: 'decline', version, reason: text('text') }
    case 'accept':
      return { is: 'accept', ...signedIn(form) }
    case 'deliver':
    case 'choose-day': {
      const answers = deliveryAnswers.safeParse(Object.fromEntries(form))
      if (!answers.success) {
        const [issue] = answers.error.issues
        const message = issue?.message ?? 'An answer is missing.'
        const isLong = issue?.code === 'too_big'
        const where = issue?.path[0] === 'gate' ? 'Gate' : 'Where we dump it'
        return { is: 'no-answers', message: isLong ? `${where}: ${message}` : message }
      }
      const chosen = { day: text('day'), answers: answers.data }
      if (text('intent') === 'choose-day') return { is: 'choose-day', ...chosen }
      return { is: 'deliver', ...signedIn(form), ...chosen }
    }
    case 'pay':
      return { is: 'pay', part: text('part') }
    default:
      return { is: 'unknown' }
  }
}

const signedIn = (form: FormData): QuoteConsent => ({
  version: versionNumber(textIn(form, 'version')),
  sha256: textIn(form, 'sha256'),
  name: textIn(form, 'name'),
  isTicked: textIn(form, 'consent') === 'yes',
  picked: form.getAll('picked').filter((each) => typeof each === 'string'),
})
