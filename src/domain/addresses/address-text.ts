import type { AddressParts } from './address-parts.ts'
import { stateCode } from './states.ts'

/** Last words of streets, after which a town may follow without a comma. */
const streetEnds =
  /^(?:st|street|rd|road|ave|avenue|dr|drive|ln|lane|ct|court|cir|circle|blvd|boulevard|way|pl|place|ter|terrace|trl|trail|pkwy|parkway|hwy|highway|sq|square|loop|run|cv|cove|pt|point|xing|crossing)\.?$/i

/** The text without the country at its end, after a comma, a line break or a ZIP code. */
export const withoutCountry = (text: string): string =>
  text.replace(
    /(?:[\n,]|(?<=\d{4})\s)[^\S\n]*(?:united states(?: of america)?|u\.?s\.?(?:a\.?)?)[\s,]*$/i,
    '',
  )

/**
 * Parses a US address from a text of one or several lines. Missing parts are empty; a text that is
 * no whole address is a street. Lines above the house number, such as a name, are dropped.
 */
export function parseAddressText(text: string): AddressParts {
  const lines = withoutCountry(text)
    .split(/[\n,]/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const { rest, state, zip } = cutStateAndZip(lines)
  if (state === '' && zip === '') return { street1: lines.join(', '), city: '', state, zip }
  const [only = ''] = rest
  if (rest.length <= 1) return { ...streetAndTown(only), state, zip }
  const house = rest.findIndex((line) => /\d|^p\.? ?o\.? /i.test(line))
  const street = rest.slice(Math.min(Math.max(house, 0), rest.length - 2), -1)
  return { street1: street.join(', '), city: rest.at(-1) ?? '', state, zip }
}

function cutStateAndZip(lines: readonly string[]) {
  let last = lines.at(-1) ?? ''
  const zip = /(?<=^|\s)(\d{5})(?:-?\d{4})?$/.exec(last)
  if (zip !== null) last = last.slice(0, zip.index).trim()
  let above = lines.slice(0, -1)
  // "GA" on a line before "30040".
  if (last === '') {
    last = above.at(-1) ?? ''
    above = above.slice(0, -1)
  }
  const words = last.split(' ')
  for (const count of [3, 2, 1]) {
    const state = stateCode(words.slice(-count).join(' '))
    if (state === null || words.length < count) continue
    const town = words.slice(0, -count).join(' ')
    return { rest: [...above, town].filter(Boolean), state, zip: zip?.[1] ?? '' }
  }
  return { rest: [...above, last].filter(Boolean), state: '', zip: zip?.[1] ?? '' }
}

/** "1 Main St Springfield", without a comma between street and town. */
function streetAndTown(line: string): { readonly street1: string; readonly city: string } {
  const words = line.split(' ')
  if (!/\d/.test(words[0] ?? '')) return { street1: '', city: line }
  const end = words.findLastIndex(
    (word, index) => index < words.length - 1 && streetEnds.test(word),
  )
  if (end < 1) return { street1: line, city: '' }
  return { street1: words.slice(0, end + 1).join(' '), city: words.slice(end + 1).join(' ') }
}
