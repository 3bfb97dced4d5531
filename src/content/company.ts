import { samplePlace } from './sample-place.ts'
import { stateName } from '#domain/addresses/states.ts'
import { keysOf } from '#domain/keys-of.ts'
import { formatPhone } from '#domain/fields.ts'
import { openingHours, type CompanyFacts } from '#domain/site/company-facts.ts'
import { initialsOf } from '#domain/site/icons.ts'
import { originalBrand, shadesOf } from '#domain/site/brand.ts'
import type { SiteEdits } from '#domain/site/documents.ts'

/** The business as every page, email and link shows it. */
export type Company = ReturnType<typeof companyOf>

export type SocialNetwork = 'X' | 'Facebook' | 'Instagram' | 'LinkedIn'

/** Every original fact about the business, written only here; the desk can change them. */
export const originalFacts: CompanyFacts = {
  name: 'Evergreen Landscaping & Garden Supply',
  shortName: 'Evergreen',
  phone: '7705550142',
  email: 'hello@evergreen.example',
  street: '2450 Nursery Lane',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  latitude: 34.20731,
  longitude: -84.14018,
  timeZone: 'America/New_York',
  defaultVenue: 'Evergreen Farm',
  county: samplePlace.county,
  region: samplePlace.region,
  towns: samplePlace.towns.join(', '),
  hours: [
    ...Array.from({ length: 6 }, () => ({ opens: '07:00', closes: '19:00' })),
    { opens: '09:00', closes: '12:00' },
  ],
  x: 'https://x.com/evergreen_example',
  facebook: 'https://www.facebook.com/evergreen.example',
  instagram: 'https://www.instagram.com/evergreen.example',
  linkedIn: 'https://www.linkedin.com/company/evergreen-example',
}

/** Facts that no two companies share, with their names at the desk. */
const ownFacts = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  street: 'Street',
  latitude: 'Latitude',
  longitude: 'Longitude',
  defaultVenue: 'Where events are held',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
} as const satisfies Partial<Record<keyof CompanyFacts, string>>

/** Time zones with another time than the sample company's. */
const elsewhere = new Set(
  'AL AK AZ AR CA CO HI IA ID IL KS LA MN MO MS MT ND NE NM NV OK OR SD TX UT WA WI WY'.split(' '),
)

/** Beginnings of the ZIP codes in the sample company's state. */
const sampleStateZip = /^(?:3[01]|39[89])/

/** Names at the desk of the facts that are still the sample company's. */
export function sampleFactsIn(facts: CompanyFacts): readonly string[] {
  const isElsewhere = facts.timeZone === originalFacts.timeZone && elsewhere.has(facts.state)
  const hasLeftState = facts.state === originalFacts.state && !sampleStateZip.test(facts.zip)
  return [
    ...keysOf(ownFacts)
      .filter((fact) => facts[fact] === originalFacts[fact])
      .map((fact) => ownFacts[fact]),
    ...(hasLeftState ? ['State'] : []),
    ...(isElsewhere ? ['Time zone'] : []),
  ]
}

/**
 * Facts with the service area. Facts from before it was a field get the sample's; an owner who
 * leaves it empty saves empty texts.
 */
export function factsWithArea(facts: CompanyFacts): CompanyFacts {
  const isOld = facts.city === originalFacts.city && facts.county === undefined
  const { county, region, towns } = originalFacts
  return isOld ? { ...facts, county, region, towns } : facts
}

function areaOf(facts: CompanyFacts) {
  const { county, region, towns = '' } = factsWithArea(facts)
  const others = towns
    .split(',')
    .map((town) => town.trim())
    .filter((town) => town !== '')
  const places = new Set(county ? [county, ...others] : others)
  places.delete(facts.city)
  return {
    county: county || null,
    /** As within a sentence: `north Georgia`. */
    region: region || null,
    /** The town of the office, its county if known, then the other towns. */
    areaServed: [facts.city, ...places] as const,
  }
}

/** The business with the desk's published edits. */
export function companyOf(edits: Pick<SiteEdits, 'company' | 'specialDays' | 'brand'>) {
  const facts = edits.company ?? originalFacts
  const { main, accent, action, logoHasName = false } = edits.brand ?? originalBrand
  const colors = { main, accent, action }
  const { street, city, state, zip, latitude, longitude } = facts
  const { name, shortName, phone, email, timeZone, defaultVenue } = facts
  const isSample = name === originalFacts.name && main === originalBrand.main
  const social = [
    { name: 'X', href: facts.x },
    { name: 'Facebook', href: facts.facebook },
    { name: 'Instagram', href: facts.instagram },
    { name: 'LinkedIn', href: facts.linkedIn },
  ] as const
  return {
    name,
    shortName,
    phone: { display: formatPhone(phone), href: `tel:+1${phone}`, e164: `+1${phone}` },
    email,
    address: { street, city, state, stateName: stateName(state), zip, country: 'US' },
    /** Degrees, WGS 84; search engines want at least five decimals. */
    position: { latitude, longitude },
    /** IANA name. */
    timeZone,
    /** Venue of events without one. */
    defaultVenue,
    ...areaOf(facts),
    social: social.flatMap(({ name: network, href }) =>
      href === undefined ? [] : [{ name: network, href }],
    ),
    hours: openingHours(facts.hours),
    /** Days with hours of their own, including past ones. */
    specialDays: edits.specialDays ?? [],
    brand: {
      colors,
      shades: shadesOf(colors),
      /** Whether the logo, if there is one, contains the name. */
      logoHasName,
      /** The mark without a logo; null to use the sample's leaf. */
      initials: isSample ? null : initialsOf(name),
    },
  }
}

/** The original business. */
export const company = companyOf({ company: null, specialDays: null, brand: null })
