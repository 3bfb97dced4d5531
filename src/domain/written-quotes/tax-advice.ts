import { linesOf, type QuoteDocument } from './document.ts'

type Taxed = Pick<QuoteDocument, 'sections' | 'tax'>

/** Whether it charges sales tax without saying to which county that goes. */
export const lacksCounty = ({ tax }: Pick<Taxed, 'tax'>): boolean =>
  tax !== null && tax.rate > 0 && tax.county === ''

/**
 * What wants a look before the tax of a quote is right: taxed lines for which none is charged, tax of
 * another county than that of its ZIP code, or tax that no line has.
 */
export function taxAdvice(
  { tax, sections }: Taxed,
  /** Where its ZIP code is; null where that is not known. */
  county: string | null,
): 'not-charged' | 'other-county' | 'nothing-taxed' | null {
  const lines = linesOf({ sections })
  const isTaxed = lines.some(({ isTaxable }) => isTaxable)
  if (tax === null) return isTaxed ? 'not-charged' : null
  if (county !== null && county !== tax.county) return 'other-county'
  const isPriced = lines.some(({ priceCents }) => priceCents !== 0)
  return isTaxed || !isPriced ? null : 'nothing-taxed'
}
