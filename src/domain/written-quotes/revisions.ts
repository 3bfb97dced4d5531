import { addressLine } from '#domain/addresses/address-parts.ts'
import {
  amountOfUnit,
  amountText,
  countyName,
  quantityText,
  rateText,
} from '#domain/money/amount-text.ts'
import { formatCalendarDate } from '#domain/time.ts'
import { eachText, linesOf, type QuoteDocument, type QuoteLine } from './document.ts'
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
  const place = placeText(after)
  return [
    before.name !== after.name && `It is for ${after.name}.`,
    placeText(before) !== place &&
      (place === '' ? 'It no longer has an address.' : `The address is ${place}.`),
    before.phone !== after.phone && 'The phone number has changed.',
    before.email !== after.email && 'The email address has changed.',
  ].filter((sentence) => sentence !== false)
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
  const [one, other] = [sent.totalCents, figures.totalCents]
  return [
    ...headingSentences(before, after),
    ...linesOf(after).flatMap((line) => lineSentences(old.get(line.id), line, after)),
    ...linesOf(before)
      .filter(({ id }) => !kept.has(id))
      .map(({ text }) => `${text} is left out.`),
    orderText(before, kept) !== orderText(after, old) && 'The lines are in a different order.',
    discountText(before) !== discountText(after) &&
      (after.discount === null
        ? 'The discount is gone.'
        : `The discount is ${discountText(after)}.`),
    taxText(before) !== taxText(after) &&
      (after.tax === null ? 'No sales tax is charged.' : `Sales tax is ${taxText(after)}.`),
    one !== other && `The total is ${amountText(other)} instead of ${amountText(one)}.`,
    scheduleText(before) !== scheduleText(after) && 'The payments have changed.',
    before.validUntil !== after.validUntil &&
      (after.validUntil === null
        ? 'It no longer expires.'
        : `It is good until ${formatCalendarDate(after.validUntil)}.`),
    before.terms !== after.terms && 'The terms have changed.',
    before.note !== after.note && 'The note has changed.',
    before.title !== after.title && `It is called “${after.title}”.`,
    before.drawing?.fileId !== after.drawing?.fileId &&
      (after.drawing === null ? 'The drawing is gone.' : 'There is a new drawing.'),
    before.photographs.join() !== after.photographs.join() && 'The photographs have changed.',
  ].filter((sentence) => sentence !== false)
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
  const { text } = after
  const amount = amountOfUnit(after.quantity, after.unit)
  const formerAmount =
    before.unit === after.unit
      ? quantityText(before.quantity)
      : amountOfUnit(before.quantity, before.unit)
  const price = amountText(after.priceCents)
  // A lump sum is of nothing that there are several of.
  const formerPrice = `${amountText(before.priceCents)}${eachText(after) === '' ? '' : ' each'}`
  return [
    before.text !== text && `${text} instead of ${before.text}.`,
    (before.quantity !== after.quantity || before.unit !== after.unit) &&
      `${text}: ${amount} instead of ${formerAmount}.`,
    before.priceCents !== after.priceCents && `${text}: ${price} instead of ${formerPrice}.`,
    offerText(before) !== offerText(after) && `${text} is ${offerText(after)}.`,
    before.isTaxable !== after.isTaxable &&
      tax !== null &&
      `${text} is ${after.isTaxable ? '' : 'not '}taxed.`,
    before.detail !== after.detail && `${text} has a new description.`,
  ].filter((sentence) => sentence !== false)
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
  tax === null ? '' : `${rateText(tax.rate)} (${countyName(tax.county)})`

/** By shares, so that a changed total is not reported twice. */
const scheduleText = (document: QuoteDocument): string =>
  JSON.stringify(paymentsOf(document, 0).map(({ name, share, due }) => ({ name, share, due })))
