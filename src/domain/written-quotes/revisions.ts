import { addressLine } from '#domain/addresses/address-parts.ts'
import { amountOfUnit, amountText, quantityText, rateText } from '#domain/money/amount-text.ts'
import { formatCalendarDate } from '#domain/time.ts'
import { linesOf, type QuoteDocument, type QuoteLine } from './document.ts'
import { paymentsOf } from './totals.ts'
import type { VersionContent } from './version-content.ts'
import type { QuoteRecipient } from './written-quote.ts'

type Sent = Pick<VersionContent, 'document' | 'recipient' | 'figures'>

/** The differences between two versions, in sentences for the customer. */
export const revisionSentences = (before: Sent, after: Sent): readonly string[] => [
  ...recipientSentences(before.recipient, after.recipient),
  ...documentSentences(before, after),
]

/** Without the former recipient, because the former version may have been another person's. */
function recipientSentences(before: QuoteRecipient, after: QuoteRecipient): readonly string[] {
  const sentences: string[] = []
  if (before.name !== after.name) sentences.push(`It is for ${after.name}.`)
  const place = placeText(after)
  if (placeText(before) !== place) {
    sentences.push(place === '' ? 'It no longer has an address.' : `The address is ${place}.`)
  }
  if (before.phone !== after.phone) sentences.push('The phone number has changed.')
  if (before.email !== after.email) sentences.push('The email address has changed.')
  return sentences
}

/** As versions show it: empty without a street. */
const placeText = ({ address }: QuoteRecipient) =>
  address.street1 === '' ? '' : addressLine(address)

function documentSentences(
  { document: before, figures: sent }: Sent,
  { document: after, figures }: Sent,
): readonly string[] {
  const old = new Map(linesOf(before).map((line) => [line.id, line]))
  const kept = new Set(linesOf(after).map(({ id }) => id))
  const sentences = [
    ...headingSentences(before, after),
    ...linesOf(after).flatMap((line) => lineSentences(old.get(line.id), line, after)),
    ...linesOf(before)
      .filter(({ id }) => !kept.has(id))
      .map(({ text }) => `${text} is left out.`),
  ]
  if (orderText(before, kept) !== orderText(after, old)) {
    sentences.push('The lines are in a different order.')
  }
  if (discountText(before) !== discountText(after)) {
    sentences.push(
      after.discount === null ? 'The discount is gone.' : `The discount is ${discountText(after)}.`,
    )
  }
  if (taxText(before) !== taxText(after)) sentences.push(`Sales tax is ${taxText(after)}.`)
  const [one, other] = [sent.totalCents, figures.totalCents]
  if (one !== other) {
    sentences.push(`The total is ${amountText(other)} instead of ${amountText(one)}.`)
  }
  if (scheduleText(before) !== scheduleText(after)) sentences.push('The payments have changed.')
  if (before.validUntil !== after.validUntil) {
    sentences.push(
      after.validUntil === null
        ? 'It no longer expires.'
        : `It is good until ${formatCalendarDate(after.validUntil)}.`,
    )
  }
  if (before.terms !== after.terms) sentences.push('The terms have changed.')
  if (before.note !== after.note) sentences.push('The note has changed.')
  if (before.title !== after.title) sentences.push(`It is called “${after.title}”.`)
  if (before.drawing?.fileId !== after.drawing?.fileId) {
    sentences.push(after.drawing === null ? 'The drawing is gone.' : 'There is a new drawing.')
  }
  if (before.photographs.join() !== after.photographs.join()) {
    sentences.push('The photographs have changed.')
  }
  return sentences
}

function headingSentences(before: QuoteDocument, after: QuoteDocument): readonly string[] {
  const kept = new Set(after.sections.map(({ id }) => id))
  const names = new Map(before.sections.map(({ id, name }) => [id, name]))
  const gone = (name: string) => (name === '' ? [] : [`The heading “${name}” is gone.`])
  return [
    ...after.sections.flatMap(({ id, name }) => {
      const was = names.get(id) ?? ''
      if (name === was) return []
      if (name === '') return gone(was)
      return was === '' ? [`“${name}” is a new heading.`] : [`“${was}” is now called “${name}”.`]
    }),
    ...before.sections.filter(({ id }) => !kept.has(id)).flatMap(({ name }) => gone(name)),
  ]
}

/** The lines of both versions, in their order and sections. */
function orderText({ sections }: QuoteDocument, inBoth: Pick<ReadonlySet<string>, 'has'>): string {
  return JSON.stringify(
    sections
      .map(({ id, lines }) => [
        id,
        ...lines.map((line) => line.id).filter((each) => inBoth.has(each)),
      ])
      .filter(({ length }) => length > 1),
  )
}

function lineSentences(
  before: QuoteLine | undefined,
  after: QuoteLine,
  { tax }: Pick<QuoteDocument, 'tax'>,
): readonly string[] {
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
  if (before.isTaxable !== after.isTaxable && tax !== null) {
    sentences.push(`${after.text} is ${after.isTaxable ? '' : 'not '}taxed.`)
  }
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

/** By shares, so that a changed total is not reported twice. */
const scheduleText = (document: QuoteDocument): string =>
  JSON.stringify(paymentsOf(document, 0).map(({ name, share, due }) => ({ name, share, due })))
