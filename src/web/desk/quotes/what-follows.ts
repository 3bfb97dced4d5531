import { counted } from '#domain/counts.ts'
import { amountText } from '#domain/money/amount-text.ts'
import type { LoadedQuote } from './quote-page.ts'

const requestTexts = {
  lost: 'Their request becomes Lost.',
  quoted: 'Their request becomes Quoted again: another quote waits for their answer.',
  'held-by-another': 'Their request stays Won: something else was agreed for it.',
}

export function whatFollows({
  openCents,
  changeOrders,
  waitingOrders,
  paidCents,
  request,
}: Omit<NonNullable<LoadedQuote['callingOffEffects']>, 'visits'>): readonly string[] {
  const { count, openCents: ordersOpen } = changeOrders
  return [
    openCents === 0
      ? 'Nothing more is owed on it.'
      : `The ${amountText(openCents)} still open is no longer owed.`,
    count === 0
      ? ''
      : `${counted(count, 'change order')} ${count === 1 ? 'goes' : 'go'} with it${ordersOpen === 0 ? '' : `, with ${amountText(ordersOpen)} still open`}.`,
    waitingOrders === 0
      ? ''
      : `${counted(waitingOrders, 'change order')} that nobody has answered ${waitingOrders === 1 ? 'is' : 'are'} withdrawn.`,
    paidCents === 0
      ? 'Nothing has been paid, so there is nothing to refund.'
      : `The ${amountText(paidCents)} already paid stays with us until you refund it.`,
    request === null ? '' : requestTexts[request],
    'The signed quote is kept.',
  ].filter((text) => text !== '')
}
