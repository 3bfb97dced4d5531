import { emptyLine, linesOf, type QuoteDocument, type QuoteLine } from './document.ts'
import { quoteLimits } from './document-schema.ts'
import { totalsOf } from './totals.ts'
import { canonicalJson, withoutCosts } from './version-content.ts'

/**
 * The change order that turns what was signed into a draft: new and changed lines as they were
 * typed, and a credit for each line that they replace or that is left out. The difference of the
 * discounts is a line too, or two where a part of it is taxed.
 */
export function changeOrderFrom(
  signed: QuoteDocument,
  /** Ids of the lines that the customer chose. */
  picked: readonly string[],
  draft: QuoteDocument,
  newId: () => string,
): QuoteDocument {
  const kept = equalLines(signed, draft)
  const was = totalsOf(signed, picked)
  const credit = (text: string, cents: number, isTaxable: boolean): QuoteLine => ({
    ...emptyLine,
    id: newId(),
    text: text.slice(0, quoteLimits.line),
    quantity: 1000,
    unit: '',
    priceCents: -cents,
    isTaxable,
  })
  const discounts = [true, false].flatMap((isTaxed) => {
    const cents =
      discountOf(draft, picked, draft.tax, isTaxed) - discountOf(signed, picked, draft.tax, isTaxed)
    return cents === 0 ? [] : [credit('Change of the discount', cents, isTaxed)]
  })
  const credits = [
    ...linesOf(signed)
      .filter(({ id }) => was.lines.has(id) && !kept.has(id))
      .map(({ id, text, isTaxable }) =>
        credit(`Removed: ${text}`, was.lines.get(id)?.cents ?? 0, isTaxable),
      ),
    ...discounts,
  ]
  const added = draft.sections
    .map((section) => ({ ...section, lines: section.lines.filter(({ id }) => !kept.has(id)) }))
    .filter(({ lines }) => lines.length > 0)
  const needsSection = added.length === 0 || credits.length > 0
  return {
    ...draft,
    title: `Change to ${draft.title}`.slice(0, quoteLimits.title),
    sections: needsSection ? [...added, { id: newId(), name: '', lines: credits }] : added,
    discount: null,
    note: draft.note === signed.note ? '' : draft.note,
    photographs: draft.photographs.filter((id) => !signed.photographs.includes(id)),
    drawing: draft.drawing?.fileId === signed.drawing?.fileId ? null : draft.drawing,
  }
}

/** The signed document, with the costs that a draft has for lines that look equal to a customer. */
export function withCostsOf(draft: QuoteDocument, signed: QuoteDocument): QuoteDocument {
  const kept = equalLines(signed, draft)
  const typed = new Map(linesOf(draft).map((line) => [line.id, line]))
  const sections = signed.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const { costCents, priceItemId } = (kept.has(line.id) && typed.get(line.id)) || line
      return { ...line, costCents, priceItemId }
    }),
  }))
  return { ...signed, sections }
}

/** The discount on the lines that are taxed, or on the others. */
function discountOf(
  document: QuoteDocument,
  picked: readonly string[],
  tax: QuoteDocument['tax'],
  isTaxed: boolean,
): number {
  const { lines } = totalsOf(document, picked)
  return linesOf(document)
    .filter(({ isTaxable }) => (isTaxable && tax !== null) === isTaxed)
    .reduce((sum, { id }) => sum + (lines.get(id)?.discountCents ?? 0), 0)
}

/** Ids of the lines that a draft shows as they were signed. */
function equalLines(signed: QuoteDocument, draft: QuoteDocument): ReadonlySet<string> {
  const before = linesAsShown(signed)
  return new Set(
    [...linesAsShown(draft)].flatMap(([id, text]) => (before.get(id) === text ? [id] : [])),
  )
}

/** The lines by id as their customer sees them: without costs. */
function linesAsShown(document: QuoteDocument): ReadonlyMap<string, string> {
  const shown = withoutCosts(document)
  return new Map(linesOf(shown).map((line) => [line.id, textOf(line, shown)]))
}

/** A line with all that decides whether it counts: lines to choose from belong together. */
function textOf(line: QuoteLine, document: QuoteDocument): string {
  const { offer } = line
  if (offer.is !== 'one-of') return canonicalJson(line)
  const isAlike = (each: QuoteLine) =>
    each.offer.is === 'one-of' && each.offer.group === offer.group
  return canonicalJson(linesOf(document).filter(isAlike))
}
