import type * as z from 'zod/mini'
import {
  amountText,
  parseAmount,
  parseQuantity,
  parseRate,
  plainAmount,
  quantityText,
  rateText,
} from '#domain/money/amount-text.ts'
import { wholeRate } from '#domain/money/arithmetic.ts'
import { formatPhone } from '#domain/fields.ts'
import { parseDate } from '#domain/time.ts'
import {
  type Discount,
  linesOf,
  type QuoteDocument,
  type QuoteLine,
  type Share,
} from '#domain/written-quotes/document.ts'
import { quoteLimits } from '#domain/written-quotes/document-schema.ts'
import { optionalEmail, optionalPhone } from '#domain/typed-fields.ts'
import type { QuoteRecipient } from '#domain/written-quotes/written-quote.ts'
import type { TypedLine, TypedQuote } from './typed-draft.ts'

/** Errors by field id (`price line-1`); `parts`: there are too many. */
export type Problems = ReadonlyMap<string, string>

export const blankLine = (id: string): TypedLine => ({
  id,
  text: '',
  detail: '',
  quantity: '1',
  unit: '',
  price: '',
  cost: '',
  isTaxable: false,
  offer: 'fixed',
  group: '',
  priceItemId: null,
})

export function typedFrom(document: QuoteDocument, recipient: QuoteRecipient): TypedQuote {
  const { discount, tax } = document
  return {
    title: document.title,
    sections: document.sections.map(({ id, name, lines }) => ({
      id,
      name,
      lines: lines.map(typedLine),
    })),
    discount:
      discount === null
        ? ''
        : discount.is === 'percent'
          ? rateText(discount.rate)
          : plainAmount(discount.cents),
    county: tax?.county ?? '',
    taxRate: tax === null ? '' : rateText(tax.rate).replace('%', ''),
    stages: document.schedule.map(({ id, name, share, due }) => ({
      id,
      name,
      share: shareText(share),
      due,
    })),
    validUntil: document.validUntil ?? '',
    terms: document.terms,
    note: document.note,
    photographs: document.photographs,
    drawing: document.drawing,
    name: recipient.name,
    email: recipient.email,
    phone: formatPhone(recipient.phone),
    ...recipient.address,
  }
}

export function typedLine(line: QuoteLine): TypedLine {
  const { offer } = line
  return {
    id: line.id,
    text: line.text,
    detail: line.detail,
    quantity: quantityText(line.quantity),
    unit: line.unit,
    // An unset price is empty rather than 0, so that nothing looks free.
    price: line.priceCents === 0 ? '' : plainAmount(line.priceCents),
    cost: line.costCents === null ? '' : plainAmount(line.costCents),
    isTaxable: line.isTaxable,
    offer: offer.is,
    group: offer.is === 'one-of' ? offer.group : '',
    priceItemId: line.priceItemId,
  }
}

function shareText(share: Share): string {
  switch (share.is) {
    case 'percent':
      return rateText(share.rate)
    case 'amount':
      // The quantity is unknown.
      return share.cents === 0 ? '' : plainAmount(share.cents)
    case 'rest':
      return ''
  }
}

const amountMessage = 'Enter an amount like 1,250 or 12.50, up to $10 million.'

/** The quote that the fields describe, with errors; an invalid number counts as 0. */
export function readTyped(typed: TypedQuote): {
  readonly document: QuoteDocument
  readonly recipient: QuoteRecipient
  readonly problems: Problems
} {
  const problems = new Map<string, string>()
  const figure = <T>(
    field: string,
    text: string,
    read: T | null,
    otherwise: T,
    message: string,
  ) => {
    if (text.trim() === '' || read !== null) return read ?? otherwise
    problems.set(field, message)
    return otherwise
  }
  const read = (field: 'email' | 'phone', schema: z.ZodMiniType<string>) => {
    const { data = '', error } = schema.safeParse(typed[field])
    if (error !== undefined) problems.set(field, error.issues[0]?.message ?? '')
    return data
  }
  const lineOf = (line: TypedLine): QuoteLine => {
    const { id, price, cost, quantity } = line
    const group = line.group.trim()
    if (line.offer === 'one-of' && group === '') {
      problems.set(`group ${id}`, 'Name the choice.')
    }
    return {
      id,
      text: line.text.trim(),
      detail: line.detail.trim(),
      quantity: figure(
        `quantity ${id}`,
        quantity,
        within(parseQuantity(quantity), 0, quoteLimits.quantity),
        1000,
        'Enter a number like 2.5, up to 1,000,000.',
      ),
      unit: line.unit.trim(),
      priceCents: figure(
        `price ${id}`,
        price,
        within(parseAmount(price), -quoteLimits.cents, quoteLimits.cents),
        0,
        amountMessage,
      ),
      costCents: figure(
        `cost ${id}`,
        cost,
        within(parseAmount(cost), 0, quoteLimits.cents),
        null,
        amountMessage,
      ),
      isTaxable: line.isTaxable,
      offer: line.offer === 'one-of' ? { is: 'one-of', group } : { is: line.offer },
      priceItemId: line.priceItemId,
    }
  }
  const rate = figure(
    'taxRate',
    typed.taxRate,
    within(parseRate(typed.taxRate), 0, wholeRate),
    null,
    'Enter a percentage like 7.',
  )
  const document: QuoteDocument = {
    title: typed.title.trim(),
    // Empty lines are skipped.
    sections: typed.sections.map(({ id, name, lines }) => ({
      id,
      name: name.trim(),
      lines: lines.filter((line) => !isBlank(line)).map(lineOf),
    })),
    discount: partOf('discount', typed.discount, problems),
    tax: rate === null ? null : { county: typed.county.trim(), rate },
    schedule: typed.stages.map(({ id, name, share, due }, index) => ({
      id,
      name: name.trim(),
      share:
        partOf(`share ${id}`, share, problems) ??
        (index === typed.stages.length - 1 ? { is: 'rest' } : { is: 'amount', cents: 0 }),
      due,
    })),
    validUntil: typed.validUntil === '' ? null : typed.validUntil,
    terms: typed.terms.trim(),
    note: typed.note.trim(),
    photographs: typed.photographs,
    drawing: typed.drawing,
  }
  const { sections, lines, stages } = quoteLimits
  if (
    document.sections.length > sections ||
    linesOf(document).length > lines ||
    document.schedule.length > stages
  ) {
    problems.set(
      'parts',
      `a quote has at most ${sections} sections, ${lines} lines and ${stages} payments.`,
    )
  }
  if (document.validUntil !== null && parseDate(document.validUntil) === null) {
    problems.set('validUntil', 'Choose a day.')
  }
  const { street1, city, state, zip } = typed
  const address = { street1: street1.trim(), city: city.trim(), state, zip: zip.trim() }
  const recipient = {
    name: typed.name.trim(),
    email: read('email', optionalEmail),
    phone: read('phone', optionalPhone),
    address,
  }
  return { document, recipient, problems }
}

/** Texts typed in the fields and lines of a quote, and not in those of another. */
export function textsBeyond(typed: TypedQuote, other: TypedQuote): readonly string[] {
  const known = new Set(textsOf(other))
  return textsOf(typed).filter((text) => text !== '' && !known.has(text))
}

function textsOf({ title, sections, stages, ...typed }: TypedQuote): readonly string[] {
  // The same amount can be typed in several ways.
  const amount = (text: string) => {
    const cents = parseAmount(text)
    return cents === null ? text : amountText(cents)
  }
  const joined = (...parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ')
  return [
    title.trim(),
    ...sections.flatMap(({ name, lines }) => [
      name.trim(),
      ...lines
        .filter((line) => !isBlank(line))
        .map(({ text, detail, quantity, unit, price, cost }) =>
          joined(text, detail, `${quantity} ${unit}`, amount(price), amount(cost)),
        ),
    ]),
    joined(amount(typed.discount)),
    joined(typed.county, typed.taxRate),
    ...stages.map(({ name, share }) => joined(name, amount(share))),
    typed.validUntil,
    typed.terms.trim(),
    typed.note.trim(),
    joined(typed.name, typed.email, typed.phone),
    joined(typed.street1, typed.city, typed.state, typed.zip),
  ]
}

/** Whether nothing is typed in a line; a new one has the quantity 1. */
export const isBlank = ({ text, price, detail, quantity, unit, cost }: TypedLine) =>
  `${text}${price}${detail}${unit}${cost}`.trim() === '' && ['', '1'].includes(quantity.trim())

const within = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most ? value : null

/** Null if empty or invalid. */
function partOf(field: string, typed: string, problems: Map<string, string>): Discount | null {
  const text = typed.trim()
  if (text === '') return null
  if (text.endsWith('%')) {
    const rate = within(parseRate(text), 0, wholeRate)
    if (rate !== null) return { is: 'percent', rate }
    problems.set(field, 'Enter a percentage like 30%.')
    return null
  }
  const cents = within(parseAmount(text), 0, quoteLimits.cents)
  if (cents !== null) return { is: 'amount', cents }
  problems.set(field, 'Enter an amount or a percentage: 2,000 or 30%.')
  return null
}
