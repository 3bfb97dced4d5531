import type { Rate, Thousandths } from './arithmetic.ts'

/** `$14,800.00`, `-$25.50`: an amount with cents, as in documents and lists. */
export function amountText(cents: number): string {
  const size = Math.abs(cents)
  const whole = Math.trunc(size / 100).toLocaleString('en-US')
  return `${cents < 0 ? '-' : ''}$${whole}.${String(size % 100).padStart(2, '0')}`
}

/** `14800.00`: an amount as in form fields and CSV files. */
export const plainAmount = (cents: number): string => amountText(cents).replaceAll(/[$,]/g, '')

/** `2.5`, `1,200`: a quantity without trailing zeros. */
export const quantityText = (quantity: Thousandths): string =>
  (quantity / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })

/** `480 blocks`, `1 hour`, `2.5 cubic yards`: a quantity of a unit typed in the singular. */
export function amountOfUnit(quantity: Thousandths, unit: string): string {
  const words = Math.abs(quantity) === 1000 ? unit : several(unit)
  return `${quantityText(quantity)} ${words}`.trim()
}

/** Units with the same singular and plural. */
const unchanging =
  /^(?:|.*s|.*[^a-z]|each|ea|ft|yd|in|mi|lb|oz|hr|min|gal|sq|sf|sy|cu|cy|lf|kg|m)$/iu

/** `cubic yards`, `square feet`, `bags of 2 cu ft` */
function several(unit: string): string {
  const [thing = ''] = unit.split(' of ')
  const after = unit.slice(thing.length)
  const before = thing.slice(0, thing.lastIndexOf(' ') + 1)
  const noun = thing.slice(before.length)
  if (unchanging.test(noun)) return unit
  const one = noun.toLowerCase()
  const all =
    one === 'foot'
      ? 'feet'
      : /(?:ch|sh|x|z)$/u.test(one)
        ? `${noun}es`
        : /[^aeiou]y$/u.test(one)
          ? `${noun.slice(0, -1)}ies`
          : `${noun}s`
  return `${before}${all}${after}`
}

/** `7%`, `7.75%` */
export const rateText = (rate: Rate): string =>
  `${(rate / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })}%`

/** `Forsyth County`, whether the word was typed or not. */
export const countyName = (county: string): string =>
  county === '' || /\bcounty$/i.test(county) ? county : `${county} County`

/** `Sales tax, Forsyth County, 7%`; a rate of 0 needs no county. */
export const salesTaxText = ({ county, rate }: { readonly county: string; readonly rate: Rate }) =>
  ['Sales tax', countyName(county), rateText(rate)].filter((part) => part !== '').join(', ')

/** With a dollar sign, thousands separators or cents. */
const plainlyAmount = /^-?(?:\$[\d,]+(?:\.\d{0,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?|\d+\.\d\d)$/

/** Whether a search is only an amount. Plain digits may be the number of a quote or a phone. */
export const isPlainlyAmount = (search: string): boolean => plainlyAmount.test(search.trim())

/** Parses an amount (`$1,250`, `12.50`, `-40`) into cents; null for anything else. */
export const parseAmount = (typed: string): number | null => parseDecimal(typed.replace('$', ''), 2)

/** Parses a quantity (`2.5`, `1,200`) into thousandths; null for anything else. */
export const parseQuantity = (typed: string): Thousandths | null => parseDecimal(typed, 3)

/** Parses a percentage (`7.75`, `7.75 %`) into a rate; null for anything else. */
export const parseRate = (typed: string): Rate | null => parseDecimal(typed.replace('%', ''), 3)

/** Parses a decimal number as an integer with that number of decimal places. */
function parseDecimal(typed: string, places: number): number | null {
  const match = /^(-?)(\d{0,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d*))?$/.exec(
    typed.trim().replaceAll(' ', ''),
  )
  if (match === null) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  if (fraction.length > places) return null
  const value = Number(`${whole.replaceAll(',', '')}${fraction.padEnd(places, '0')}`)
  return sign === '-' && value !== 0 ? -value : value
}
