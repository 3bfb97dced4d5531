import { amountOfUnit, amountText, quantityText, rateText } from '#domain/money/amount-text.ts'
import { formatCalendarDate } from '#domain/time.ts'
import { linesOf, type QuoteDocument, type QuoteLine } from './document.ts'
import { paymentsOf, totalsOf } from './totals.ts'

/** What a document says otherwise than the one before, in sentences for the customer. */
export function revisionSentences(before: QuoteDocument, after: QuoteDocument): readonly string[] {
  const old = new Map(linesOf(before).map((line) => [line.id, line]))
  const kept = new Set(linesOf(after).map(({ id }) => id))
  const sentences = [
    ...linesOf(after).flatMap((line) => lineSentences(old.get(line.id), line)),
    ...linesOf(before)
      .filter(({ id }) => !kept.has(id))
      .map(({ text }) => `${text} is left out.`),
  ]
  if (discountText(before) !== discountText(after)) {
    sentences.push(
      after.discount === null ? 'The discount is gone.' : `The discount is ${discountText(after)}.`,
    )
  }
  if (taxText(before) !== taxText(after)) sentences.push(`Sales tax is ${taxText(after)}.`)
  const [one, other] = [totalsOf(before, []).totalCents, totalsOf(after, []).totalCents]
  if (one !== other) {
    sentences.push(`The total is ${amountText(other)} instead of ${amountText(one)}.`)
  }
  if (scheduleText(before) !== scheduleText(after)) sentences.push('The payments have changed.')
  if (before.validUntil !== after.validUntil) {
    sentences.push(
      after.validUntil === null
        ? 'It has no last day.'
        : `It is good until ${formatCalendarDate(after.validUntil)}.`,
    )
  }
  if (before.terms !== after.terms) sentences.push('The terms have changed.')
  if (before.note !== after.note) sentences.push('The note has changed.')
  if (before.title !== after.title) sentences.push(`It is called “${after.title}”.`)
  if (before.drawing?.fileId !== after.drawing?.fileId) {
    sentences.push(after.drawing === null ? 'The drawing is gone.' : 'There is a new drawing.')
  }
  return sentences
}

function lineSentences(before: QuoteLine | undefined, after: QuoteLine): readonly string[] {
  if (before === undefined) return [`${after.text} is new.`]
  const sentences: string[] = []
  if (before.quantity !== after.quantity || before.unit !== after.unit) {
    const amount = amountOfUnit(after.quantity, after.unit)
    sentences.push(`${after.text}: ${amount} instead of ${quantityText(before.quantity)}.`)
  }
  if (before.priceCents !== after.priceCents) {
    sentences.push(
      `${after.text}: ${amountText(after.priceCents)} instead of ${amountText(before.priceCents)} each.`,
    )
  }
  if (offerText(before) !== offerText(after))
    sentences.push(`${after.text} is ${offerText(after)}.`)
  if (before.text !== after.text || before.detail !== after.detail) {
    sentences.push(`${after.text} has a new description.`)
  }
  return sentences
}

function offerText({ offer }: QuoteLine): string {
  switch (offer.is) {
    case 'fixed':
      return 'part of the work'
    case 'optional':
      return 'optional'
    case 'one-of':
      return `a choice of “${offer.group}”`
  }
}

function discountText({ discount }: QuoteDocument): string {
  if (discount === null) return ''
  return discount.is === 'percent' ? rateText(discount.rate) : amountText(discount.cents)
}

const taxText = ({ tax }: QuoteDocument): string =>
  tax === null ? 'none' : `${rateText(tax.rate)} (${tax.county} County)`

/** By shares, so that another total alone is not told twice. */
const scheduleText = (document: QuoteDocument): string =>
  JSON.stringify(paymentsOf(document, 0).map(({ name, share, due }) => ({ name, share, due })))
