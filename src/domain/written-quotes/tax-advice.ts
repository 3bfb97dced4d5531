import { linesOf, type QuoteDocument } from './document.ts'

type Taxed = Pick<QuoteDocument, 'sections' | 'tax'>

/** Whether it charges sales tax without naming the county. */
export const lacksCounty = ({ tax }: Pick<Taxed, 'tax'>): boolean =>
  tax !== null && tax.rate > 0 && tax.county === ''

/**
 * Warnings about the tax of a quote: taxed lines without a tax, the tax of another county than that
 * of the ZIP code, or a tax without taxed lines.
 */
export function taxAdvice(
  { tax, sections }: Taxed,
  /** The county of its ZIP code; null if unknown. */
  county: string | null,
): 'not-charged' | 'other-county' | 'nothing-taxed' | null {
  const lines = linesOf({ sections })
  const isTaxed = lines.some(({ isTaxable }) => isTaxable)
  if (tax === null) return isTaxed ? 'not-charged' : null
  if (county !== null && county !== tax.county) return 'other-county'
  const isPriced = lines.some(({ priceCents }) => priceCents !== 0)
  return isTaxed || !isPriced ? null : 'nothing-taxed'
}
