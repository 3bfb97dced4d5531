import { cityKey } from './place.ts'
import { statesBeginning } from './states.ts'
import {
  isDirection,
  isStreetText,
  isWholeStreet,
  mayEndStreet,
  takesNumber,
} from './street-words.ts'

/** One reading of the city, state and ZIP code at the end of a typed line. */
export interface Whereabouts {
  /** The beginning of a city's key (see `cityKey`); empty if no city is named. */
  readonly city: string
  /** Codes of the possible states; undefined if no state is named. */
  readonly states: ReadonlySet<string> | undefined
  /** The first digits of a ZIP code; empty if there are none. */
  readonly zip: string
}

/** A typed line cut in two: the street, and the readings of the rest. */
export interface Reading {
  readonly street: string
  /** Empty if only the street is typed. */
  readonly whereabouts: readonly Whereabouts[]
  /** How sure the end of the street is: at a comma, after a word like `Lane`, or anywhere. */
  readonly cut: 'comma' | 'ending' | 'guess'
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The longest city name is five words; a state takes up to three more and the ZIP code one. */
const maxTailLength = 9

/**
 * The readings of `street text, city/ZIP`, with or without commas, longest city text first. Empty
 * unless the street has a digit and a word, which a suggestion must fill too.
 */
export function readingsOf(text: string): readonly Reading[] {
  const tokens = tokensOf(text)
  const readings: Reading[] = []
  for (let at = Math.max(1, tokens.length - maxTailLength); at < tokens.length; at += 1) {
    const reading = readingCutAt(text, tokens, at)
    if (reading !== undefined) readings.push(reading)
  }
  return readings
}

/** The street if the text is only a whole street (`12 Oak St`, `12 Oak,`); undefined otherwise. */
export function wholeStreetOf(text: string): string | undefined {
  const street = text.replace(/[\s,]+$/, '').trim()
  const ended = /,\s*$/.test(text) || isWholeStreet(tokensOf(text).map((token) => token.text))
  return ended && isStreetText(street) ? street : undefined
}

function readingCutAt(text: string, tokens: readonly Token[], at: number): Reading | undefined {
  const before = tokens[at - 1]
  const after = tokens[at]
  if (before === undefined || after === undefined) return undefined
  const street = text.slice(0, before.end).trim()
  if (!isStreetText(street)) return undefined
  const head = tokens.slice(0, at).map((token) => token.text)
  // Without a comma, the N of `12 Main St N Augusta` is more likely the street's.
  const cut = text.slice(before.end, after.start).includes(',')
    ? 'comma'
    : isWholeStreet(head) && !/^[nsew]\.?$/i.test(after.text)
      ? 'ending'
      : 'guess'
  if (cut === 'guess' && mayEndStreet(after.text)) return undefined
  if (cut === 'ending' && at === tokens.length - 1 && isDirection(after.text)) return undefined
  const tail = tokens.slice(at).map((token) => token.text)
  const numberIsStreets = cut !== 'comma' && takesNumber(before.text)
  const whereabouts = whereaboutsOf(tail).filter((where) => isStated(where, cut, numberIsStreets))
  return whereabouts.length === 0 ? undefined : { street, whereabouts, cut }
}

/** Without a comma, a short beginning could also be the street's next word. */
function isStated(where: Whereabouts, cut: Reading['cut'], numberIsStreets: boolean): boolean {
  if (where.city === '' && numberIsStreets) return false
  switch (cut) {
    case 'comma':
      return true
    case 'ending':
      return where.city !== '' || where.zip.length >= 3
    case 'guess':
      return where.city.length >= 3 || where.zip.length === 5
  }
}

function whereaboutsOf(tail: readonly string[]): readonly Whereabouts[] {
  const zip = zipOf(tail.at(-1) ?? '')
  const words = zip === '' ? tail : tail.slice(0, -1)
  if (words.some((word) => /\d/.test(word))) return []
  if (words.length === 0) return [{ city: '', states: undefined, zip }]
  const found: Whereabouts[] = [{ city: cityKey(words.join(' ')), states: undefined, zip }]
  for (let size = 1; size <= Math.min(3, words.length); size += 1) {
    const state = words.slice(-size).join(' ').toLowerCase().replaceAll('.', '')
    const states = statesBeginning(state)
    // One letter narrows a named city down; on its own it could be any of eight states.
    if (states.size > 0 && (state.length > 1 || size < words.length)) {
      found.push({ city: cityKey(words.slice(0, -size).join(' ')), states, zip })
    }
  }
  return found
}

/** The first digits of a ZIP code; of ZIP+4, the first five. */
const zipOf = (word: string): string =>
  /^(?:\d{1,5}|(?<five>\d{5})-\d{0,4})$/.test(word) ? word.slice(0, 5) : ''

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[^\s,]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
