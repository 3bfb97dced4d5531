import { linesOf, type QuoteDocument, type QuoteLine } from './document.ts'
import { quoteLimits } from './document-schema.ts'
import { totalsOf } from './totals.ts'
import { canonicalJson } from './version-content.ts'

/**
 * The change order that turns what was signed into a draft: new and changed lines as they were
 * typed, and a credit for each line that they replace or that is left out. The difference of the
 * discounts is a line too.
 */
export function changeOrderFrom(
  signed: QuoteDocument,
  /** Ids of the lines that the customer chose. */
  picked: readonly string[],
  draft: QuoteDocument,
  newId: () => string,
): QuoteDocument {
  const before = new Map(linesOf(signed).map((line) => [line.id, textOf(line, signed)]))
  const isKept = (line: QuoteLine) => before.get(line.id) === textOf(line, draft)
  const kept = new Set(linesOf(draft).flatMap((line) => (isKept(line) ? [line.id] : [])))
  const was = totalsOf(signed, picked)
  const credit = (text: string, cents: number, isTaxable: boolean): QuoteLine => ({
    id: newId(),
    text: text.slice(0, quoteLimits.line),
    detail: '',
    quantity: 1000,
    unit: '',
    priceCents: -cents,
    costCents: null,
    isTaxable,
    offer: { is: 'fixed' },
    priceItemId: null,
  })
  const discountCents = totalsOf(draft, picked).discountCents - was.discountCents
  const credits = [
    ...linesOf(signed)
      .filter(({ id }) => was.lines.has(id) && !kept.has(id))
      .map(({ id, text, isTaxable }) =>
        credit(`Removed: ${text}`, was.lines.get(id)?.cents ?? 0, isTaxable),
      ),
    ...(discountCents === 0
      ? []
      : [credit('Change of the discount', discountCents, draft.tax !== null)]),
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

/** A line with all that decides whether it counts: lines to choose from belong together. */
function textOf(line: QuoteLine, document: QuoteDocument): string {
  const { offer } = line
  if (offer.is !== 'one-of') return canonicalJson(line)
  const isAlike = (each: QuoteLine) =>
    each.offer.is === 'one-of' && each.offer.group === offer.group
  return canonicalJson(linesOf(document).filter(isAlike))
}
