import { withTexts } from '#domain/site/page-texts.ts'
import type { Company } from './company.ts'
import { samplePlace } from './sample-place.ts'

const listed = (places: readonly string[]) => new Intl.ListFormat('en-US').format(places)

const sampleArea = listed([samplePlace.city, samplePlace.county, ...samplePlace.towns])

/** The sample's places as the program's texts name them, each with the company's own. */
function ownPlaces({
  address: { city, state, stateName },
  county,
  region,
  areaServed,
}: Company): ReadonlyMap<string, string> {
  const area = region ?? city
  return new Map([
    [sampleArea, listed(areaServed)],
    ['Cumming, Georgia', `${city}, ${stateName}`],
    ['Cumming, GA', `${city}, ${state}`],
    ['Cumming GA', `${city} ${state}`],
    ['Cumming', city],
    ['Forsyth County, GA', county === null ? `${city}, ${state}` : `${county}, ${state}`],
    ['Forsyth County', county ?? city],
    ['north Georgia', area],
    ['North Georgia', area.charAt(0).toUpperCase() + area.slice(1)],
  ])
}

/** The company's name; the plant is in lower case, except at the beginning of a sentence. */
const evergreen = String.raw`Evergreen\b(?! (?:and|shrubs|trees|hedges))`

/** Replaces the sample's words in the program's own content. */
export type Localize = <T>(own: T) => T

/**
 * The program's own content with the company's name and places in all texts. Not for published
 * edits of the desk.
 */
export function localized<T>(content: T, company: Company): T {
  const { shortName, address, county, region, areaServed } = company
  const isSample =
    shortName === samplePlace.shortName &&
    address.city === samplePlace.city &&
    address.state === samplePlace.state &&
    county === samplePlace.county &&
    region === samplePlace.region &&
    listed(areaServed) === sampleArea
  if (isSample) return content
  const places = ownPlaces(company)
  // In one pass, so that the company's own places are not replaced again.
  const sample = new RegExp(
    String.raw`\b(a )?(${[...places.keys()].join('|')}|${evergreen})\b`,
    'g',
  )
  const ownFor = (_: string, article: string | undefined, found: string, at: number) => {
    const own = places.get(found) ?? shortName
    if (article !== undefined) return withArticle(own.replace(/^the /i, ''))
    const isInTitle = found === 'North Georgia' && at > 0
    return isInTitle && region?.startsWith('the ') === true ? region : own
  }
  return withTexts(content, (text) => text.replaceAll(sample, ownFor))
}

/** With `a` or `an`, by how places with such a beginning are spoken: `a Utah`, `an upstate`. */
const withArticle = (place: string) =>
  `${/^(?:[aio]|e(?!u)|up)/i.test(place) ? 'an' : 'a'} ${place}`
