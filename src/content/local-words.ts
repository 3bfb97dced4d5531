import type { Company } from './company.ts'
import { samplePlace } from './sample-place.ts'

const sampleArea =
  'Cumming, Forsyth County, Alpharetta, Johns Creek, Milton, Dawsonville, and Gainesville'

/** The words of a place that a text of the program names, and what a company has in their stead. */
function localWords({
  shortName,
  address: { city, state, stateName },
  county,
  region,
  areaServed,
}: Company): readonly (readonly [sample: RegExp, own: string])[] {
  const area = region ?? city
  return [
    [new RegExp(sampleArea, 'g'), new Intl.ListFormat('en-US').format(areaServed)],
    [/\bCumming, Georgia\b/g, `${city}, ${stateName}`],
    [/\bCumming, GA\b/g, `${city}, ${state}`],
    [/\bCumming GA\b/g, `${city} ${state}`],
    [/\bCumming\b/g, city],
    [/\bForsyth County, GA\b/g, county === null ? `${city}, ${state}` : `${county}, ${state}`],
    [/\bForsyth County\b/g, county ?? city],
    [/\bnorth Georgia\b/g, area],
    [/\bNorth Georgia\b/g, area.charAt(0).toUpperCase() + area.slice(1)],
    // The plant has a small letter, except where it begins a sentence.
    [/\bEvergreen\b(?! (?:and|shrubs|trees|hedges))/g, shortName],
  ]
}

/** The program's own content as a company says it. */
export type LocalWords = <T>(own: T) => T

/**
 * The program's own content in the words of a company: its name and places in all texts. What the
 * desk has published is not to go through it.
 */
export function inLocalWords<T>(content: T, company: Company): T
export function inLocalWords(content: unknown, company: Company): unknown {
  const { shortName, address } = company
  const isSample =
    shortName === samplePlace.shortName &&
    address.city === samplePlace.city &&
    address.state === samplePlace.state
  if (isSample) return content
  const words = localWords(company)
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return words.reduce((text, [sample, own]) => text.replaceAll(sample, () => own), value)
    }
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]))
  }
  return change(content)
}
