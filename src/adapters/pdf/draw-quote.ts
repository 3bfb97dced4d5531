import { addressLine } from '#domain/addresses/address-parts.ts'
import { formatPhone } from '#domain/fields.ts'
import { amountText, salesTaxText } from '#domain/money/amount-text.ts'
import { lineCents } from '#domain/money/arithmetic.ts'
import { formatCalendarDate } from '#domain/time.ts'
import { eachText, hasNumberedHeadings, type QuoteLine } from '#domain/written-quotes/document.ts'
import { askedPayments, countedLines, totalsOf } from '#domain/written-quotes/totals.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import { quoteKindNames, quoteNumber } from '#domain/written-quotes/written-quote.ts'
import type { PrintedAcceptance, QuoteLook } from '#ports/quote-printer.ts'
import { colors, QuoteSheet } from './quote-sheet.ts'
import { loadFonts } from './sheet-fonts.ts'
import { dueLabels } from '#domain/written-quotes/due-moments.ts'

type Accepted = PrintedAcceptance | null

/** Width of the amounts at the right edge, in points. */
const amountWidth = 92

export async function drawQuote(
  content: VersionContent,
  accepted: Accepted,
  photographs: readonly Uint8Array[],
  { shades, logo }: QuoteLook,
): Promise<Uint8Array> {
  const { document, letterhead } = content
  const name = `${quoteKindNames[content.kind]} ${quoteNumber(content)}, version ${content.version}`
  const fonts = await loadFonts(JSON.stringify([content, accepted]))
  const sheet = new QuoteSheet(fonts, {
    title: `${name}: ${document.title}`,
    author: letterhead.name,
    footer: `${letterhead.name}  ·  ${name}`,
    shades,
  })
  head(sheet, content, logo)
  if (document.note !== '') {
    sheet.write(document.note)
    sheet.y += 10
  }
  revisions(sheet, content)
  lines(sheet, content, accepted)
  totals(sheet, content, accepted)
  payments(sheet, content, accepted)
  if (document.drawing !== null) {
    const text = `${document.drawing.name}, beside this quote on its page`
    heading(sheet, 'Drawing', sheet.startOf(text))
    sheet.write(text)
    sheet.y += 12
  }
  if (document.terms !== '') {
    const style = { size: 9, color: colors.soft }
    heading(sheet, 'Terms', sheet.startOf(document.terms, style))
    sheet.write(document.terms, style)
  }
  if (accepted !== null) signature(sheet, accepted)
  pictures(sheet, photographs)
  return sheet.bytes()
}

function head(sheet: QuoteSheet, content: VersionContent, logo: QuoteLook['logo']): void {
  const { letterhead, recipient, document } = content
  const { evergreen } = sheet.shades
  sheet.contours()
  if (logo !== null) sheet.y += sheet.logo(logo) + 10
  if (logo === null || !logo.hasName) {
    sheet.y += sheet.put(letterhead.name, { font: 'title', size: 15, color: evergreen })
  }
  const place = addressLine(letterhead.address)
  sheet.y += sheet.put(`${place}\n${letterhead.phone}  ·  ${letterhead.email}`, {
    size: 9,
    color: colors.soft,
  })
  sheet.y += 34
  sheet.y += sheet.put(document.title, { font: 'title', size: 25, color: evergreen })
  sheet.y += 12
  const half = sheet.width / 2 - 10
  const address = recipient.address.street1 === '' ? '' : addressLine(recipient.address)
  const phone = recipient.phone === '' ? '' : formatPhone(recipient.phone)
  const reached = [address, phone, recipient.email].filter(Boolean).join('\n')
  const number = quoteNumber(content)
  const facts = [
    `${quoteKindNames[content.kind]} ${number}, version ${content.version}`,
    content.changes === null ? '' : `Changes quote ${quoteNumber({ number: content.changes })}`,
    `Written ${formatCalendarDate(content.sentOn)}`,
    document.validUntil === null ? '' : `Good until ${formatCalendarDate(document.validUntil)}`,
  ]
  const right = { x: sheet.left + half + 20, width: half, align: 'right' } as const
  const top = sheet.y
  const soft = { width: half, color: colors.soft } as const
  sheet.y += sheet.put('For', soft)
  sheet.y += sheet.put(recipient.name, { width: half, font: 'strong', size: 11 })
  if (reached !== '') sheet.y += sheet.put(reached, soft)
  const bottom = sheet.y
  sheet.y = top
  sheet.y = Math.max(bottom, top + sheet.put(facts.filter(Boolean).join('\n'), right)) + 14
  sheet.rule(evergreen, 1.2)
  sheet.y += 14
}

function revisions(sheet: QuoteSheet, content: VersionContent): void {
  if (content.revisions.length === 0) return
  const [first = '', ...others] = content.revisions.map((sentence) => `•  ${sentence}`)
  heading(sheet, `What has changed since version ${content.version - 1}`, sheet.startOf(first))
  for (const sentence of [first, ...others]) sheet.write(sentence)
  sheet.y += 10
}

function lines(sheet: QuoteSheet, { document }: VersionContent, accepted: Accepted): void {
  const picked = accepted?.picked ?? []
  const counted = countedLines(document, picked)
  const sections = document.sections
    // An accepted sheet shows what was agreed, without the options left out.
    .map((each) => ({
      ...each,
      lines: each.lines.filter(({ id }) => accepted === null || counted.has(id)),
    }))
    .filter((each) => each.lines.length > 0)
  const isNumbered = hasNumberedHeadings(sections)
  for (const [index, section] of sections.entries()) {
    const number = isNumbered ? `${index + 1}  ` : ''
    const shown = section.lines.map((line) =>
      lineText(line, accepted === null ? offerText(line, counted.has(line.id)) : ''),
    )
    const [first] = shown
    if (section.name !== '' && first !== undefined) {
      heading(sheet, `${number}${section.name}`, lineHeight(sheet, first))
    }
    for (const line of shown) drawLine(sheet, line)
    sheet.y += 8
  }
}

interface LineText {
  readonly text: string
  readonly small: string
  readonly amount: string
  /** Optional, or one of several to choose from. */
  readonly isOffer: boolean
}

const lineText = (line: QuoteLine, offer: string): LineText => ({
  text: line.text,
  small: [offer, line.detail, eachText(line)].filter(Boolean).join('\n'),
  amount: amountText(lineCents(line.quantity, line.priceCents)),
  isOffer: offer !== '',
})

const lineWidth = ({ width }: QuoteSheet) => width - amountWidth - 12

/** With the rule below it. */
function lineHeight(sheet: QuoteSheet, { text, small }: LineText): number {
  const width = lineWidth(sheet)
  const smallHeight = small === '' ? 0 : sheet.heightOf(small, { size: 9, width })
  return sheet.heightOf(text, { font: 'strong', width }) + smallHeight + 12
}

function drawLine(sheet: QuoteSheet, line: LineText): void {
  const width = lineWidth(sheet)
  sheet.need(lineHeight(sheet, line))
  sheet.put(line.amount, {
    x: sheet.left + sheet.width - amountWidth,
    width: amountWidth,
    align: 'right',
    ...(line.isOffer ? { color: colors.soft } : {}),
  })
  sheet.y += sheet.put(line.text, { font: 'strong', width })
  if (line.small !== '') sheet.y += sheet.put(line.small, { size: 9, color: colors.soft, width })
  sheet.y += 5
  sheet.rule()
  sheet.y += 6
}

function offerText({ offer }: QuoteLine, isCounted: boolean): string {
  switch (offer.is) {
    case 'fixed':
      return ''
    case 'optional':
      return 'Optional, not in the total'
    case 'one-of':
      return `One of “${offer.group}”, ${isCounted ? 'in' : 'not in'} the total`
  }
}

function totals(sheet: QuoteSheet, { document }: VersionContent, accepted: Accepted): void {
  const { subtotalCents, discountCents, tax, totalCents } = totalsOf(
    document,
    accepted?.picked ?? [],
  )
  sheet.need(90)
  if (discountCents !== 0 || tax !== null) figure(sheet, 'Subtotal', amountText(subtotalCents))
  if (discountCents !== 0) figure(sheet, 'Discount', amountText(-discountCents))
  if (tax !== null) {
    figure(sheet, salesTaxText(tax), amountText(tax.cents))
  }
  sheet.y += 4
  sheet.rule(sheet.shades.evergreen, 1.2)
  sheet.y += 8
  const style = { font: 'title', size: 17, color: sheet.shades.evergreen } as const
  sheet.put('Total', style)
  sheet.y += sheet.put(amountText(totalCents), { ...style, align: 'right' })
  sheet.y += 14
}

function figure(sheet: QuoteSheet, name: string, value: string): void {
  sheet.put(name, { color: colors.soft })
  sheet.y += sheet.put(value, { align: 'right' }) + 2
}

function payments(sheet: QuoteSheet, { document }: VersionContent, accepted: Accepted): void {
  const { totalCents } = totalsOf(document, accepted?.picked ?? [])
  const agreed = accepted?.payments ?? askedPayments(document, totalCents)
  if (agreed.length === 0) return
  const width = lineWidth(sheet)
  for (const [index, { name, due, cents }] of agreed.entries()) {
    const label = `${name}, ${dueLabels[due]}`
    const height = sheet.heightOf(label, { width })
    if (index === 0) heading(sheet, agreed.length === 1 ? 'Payment' : 'Payments', height)
    sheet.need(height)
    sheet.put(amountText(cents), { align: 'right' })
    sheet.y += sheet.put(label, { width }) + 3
  }
  sheet.y += 12
}

function signature(sheet: QuoteSheet, { name, on, wording }: PrintedAcceptance): void {
  sheet.y += 14
  heading(sheet, 'Accepted', 110)
  sheet.write(wording, { size: 9, color: colors.soft })
  sheet.y += 10
  sheet.y += sheet.put(name, { font: 'title', size: 19, color: sheet.shades.evergreen })
  sheet.rule(colors.bark)
  sheet.y += 5
  sheet.y += sheet.put(`Signed by typing this name on ${on}`, { size: 9, color: colors.soft })
}

/** Two side by side. */
function pictures(sheet: QuoteSheet, photographs: readonly Uint8Array[]): void {
  if (photographs.length === 0) return
  sheet.y += 14
  const width = (sheet.width - 14) / 2
  const height = width * 0.72
  heading(sheet, 'Photographs', height + 10)
  for (const [index, bytes] of photographs.entries()) {
    const isLeft = index % 2 === 0
    if (isLeft) sheet.need(height + 10)
    sheet.picture(bytes, sheet.left + (isLeft ? 0 : width + 14), width, height)
    if (!isLeft || index === photographs.length - 1) sheet.y += height + 12
  }
}

/** `below` is the height of what may not be on another sheet. */
function heading(sheet: QuoteSheet, text: string, below: number): void {
  const style = { font: 'title', size: 13, color: sheet.shades.moss } as const
  sheet.need(sheet.heightOf(text, style) + 5 + below)
  sheet.y += sheet.put(text, style) + 5
}
