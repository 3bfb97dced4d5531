import { withTexts } from '#domain/site/page-texts.ts'
import type { Company } from './company.ts'
import { samplePlace } from './sample-place.ts'

const listed = (places: readonly string[]) => new Intl.ListFormat('en-US').format(places)

const sampleArea = listed([samplePlace.city, samplePlace.county, ...samplePlace.towns])

/** Words about the sample's place in texts of the program, each with the company's replacement. */
function localReplacements({
  shortName,
  address: { city, state, stateName },
  county,
  region,
  areaServed,
}: Company): readonly (readonly [sample: RegExp, own: string])[] {
  const area = region ?? city
  return [
    [new RegExp(sampleArea, 'g'), listed(areaServed)],
    [/\bCumming, Georgia\b/g, `${city}, ${stateName}`],
    [/\bCumming, GA\b/g, `${city}, ${state}`],
    [/\bCumming GA\b/g, `${city} ${state}`],
    [/\bCumming\b/g, city],
    [/\bForsyth County, GA\b/g, county === null ? `${city}, ${state}` : `${county}, ${state}`],
    [/\bForsyth County\b/g, county ?? city],
    [/\bnorth Georgia\b/g, area],
    [/\bNorth Georgia\b/g, area.charAt(0).toUpperCase() + area.slice(1)],
    // The plant is in lower case, except at the beginning of a sentence.
    [/\bEvergreen\b(?! (?:and|shrubs|trees|hedges))/g, shortName],
  ]
}

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
  const words = localReplacements(company)
  return withTexts(content, (text) =>
    words.reduce((local, [sample, own]) => local.replaceAll(sample, () => own), text),
  )
}
