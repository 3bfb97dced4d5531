import type { Unit } from './coverage.ts'

/** Fractions as phone keyboards write them: `2½`, `2 ½`. */
const withoutFractionSigns = (text: string) =>
  text.replaceAll(/[¼½¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')}`)

/** A length in feet: `12`, `12.5`, `12 1/2`, `12'-6"`, `12 ft 6 in`; NaN for anything else. */
export const parseFeet = (text: string): number => withUnits(text) ?? parseNumber(text)

/** Parses a length in inches: `3`, `2 1/2`, `3"`, `3 in`, `1 ft`; NaN for anything else. */
export function parseInches(text: string): number {
  const feet = withUnits(text)
  // Rounded, since 3 / 12 * 12 may differ from 3.
  return feet === null ? parseNumber(text) : Math.round(feet * 12e6) / 1e6
}

/** Parses an area in square feet: `1,200`, `1200 sq ft`; NaN for anything else. */
export const parseSquareFeet = (text: string): number =>
  parseNumber(text.trim().replace(/\s*(?:sq\.?\s*(?:ft\.?|feet)|square feet|sf|ft²)$/i, ''))

/** Parses an amount of a unit: `6`, `6 yards`, `1 1/2 tons`; NaN for another unit. */
export function parseUnitAmount(text: string, unit: Unit): number {
  const [, figure = '', word = ''] =
    /^([\d.,/\s]*)(.*)$/.exec(withoutFractionSigns(text).trim().toLowerCase()) ?? []
  return word === '' || wordsOf(unit).test(word) ? parseNumber(figure) : Number.NaN
}

/** Whether a text names the unit, as people write it: `linear foot`, `sq ft`, `Cubic Yards`. */
export const namesUnit = (text: string, unit: Unit): boolean =>
  wordsOf(unit).test(text.trim().toLowerCase())

function wordsOf(unit: Unit): RegExp {
  switch (unit.kind) {
    case 'cubic-yard':
      return /^(?:cubic |cu\.? ?)?(?:yards?|yds?\.?)$|^cy$/
    case 'ton':
      return /^tons?$/
    case 'square-foot':
      return /^(?:square |sq\.? ?)(?:feet|foot|ft\.?)$|^sf$/
    case 'foot':
      return /^(?:linear |lin\.? ?)?(?:feet|foot|ft\.?)$|^lf$/
    case 'pound':
      return /^(?:pounds?|lbs?\.?)$/
    case 'piece':
    case 'pack':
      return new RegExp(`^${unit.name}s?$`)
  }
}

/** Parses a number without a unit: `12`, `.5`, `1,200`, `2 1/2`, `2-1/2`; NaN for anything else. */
export function parseNumber(text: string): number {
  const parts =
    /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)?(?:\s*(?:^|\s|(?<=\d)-)(\d+)\/(\d+))?$/.exec(
      withoutFractionSigns(text).trim(),
    )
  const [, whole, top, bottom] = parts ?? []
  if (whole === undefined && top === undefined) return Number.NaN
  return (
    Number((whole ?? '0').replaceAll(',', '')) +
    (top === undefined ? 0 : Number(top) / Number(bottom))
  )
}

const feetMark = `(?:'|’|′|ft\\.?|feet|foot)`
const inchesMark = `(?:"|”|″|in\\.?|inch|inches)`
/** With the hyphen of plans, as in `12'-6"`. */
const feetPart = `(.+?)\\s*${feetMark}(?:\\s*-)?`
const marked = new RegExp(`^(?:${feetPart})?\\s*(?:(.+?)\\s*${inchesMark})?$`)
/** As in `12' 6`. */
const inchesUnmarked = new RegExp(`^${feetPart}\\s*(.+)$`)

/** The feet of a text that names its unit; null if it names none. */
function withUnits(text: string): number | null {
  const typed = text.trim().toLowerCase().replaceAll("''", '"')
  const [, feet, inches] = marked.exec(typed) ?? inchesUnmarked.exec(typed) ?? []
  if (feet === undefined && inches === undefined) return null
  return parseNumber(feet ?? '0') + parseNumber(inches ?? '0') / 12
}
