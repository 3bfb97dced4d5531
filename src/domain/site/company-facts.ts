import * as z from 'zod/mini'
import { digitsOf, emailMessage, isZip } from '#domain/fields.ts'
import { isTimeZone } from '#domain/time.ts'
import { atMost, requiredEmail, requiredText } from '#domain/typed-fields.ts'
import { hoursAreWhole, hoursText, timeOfDay, wholeHoursMessage } from './special-days.ts'

const socialAddress = z.optional(
  z
    .url({ protocol: /^https$/, error: 'Enter a link that starts with https://.' })
    .check(atMost(200)),
)

/** An optional line. */
const maybeLine = (most: number) => z.optional(z.string().check(z.trim(), atMost(most)))

/** Weekdays in the order of the hours, named as search engines do. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

type Weekday = (typeof weekdays)[number]

/** Maximum text lengths that the design allows, in characters. */
export const companyLimits = {
  name: 60,
  shortName: 16,
  street: 50,
  city: 30,
  venue: 60,
  county: 40,
  region: 40,
  towns: 160,
} as const

const degrees = (error: string, most: number) =>
  z.number({ error }).check(z.minimum(-most, { error }), z.maximum(most, { error }))

/** Schema of the facts about the company. */
export const companyFacts = z
  .object({
    name: requiredText('Enter the name.', companyLimits.name),
    shortName: requiredText('Enter the short name.', companyLimits.shortName),
    phone: z
      .pipe(
        z.string({ error: 'Enter the phone number.' }),
        z.transform((text) => digitsOf(text.replace(/^\s*\+\s*1/, ''))),
      )
      .check(z.refine((digits) => digits.length === 10, { error: 'Enter 10 digits.' })),
    email: requiredEmail(emailMessage),
    street: requiredText('Enter the street.', companyLimits.street),
    city: requiredText('Enter the city.', companyLimits.city),
    state: z
      .string({ error: 'Enter the state.' })
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z]{2}$/, { error: 'Enter two letters, like GA.' }),
      ),
    zip: z
      .string({ error: 'Enter the ZIP code.' })
      .check(z.trim(), z.refine(isZip, { error: 'Enter 5 digits.' })),
    latitude: degrees('Enter degrees, like 34.20731.', 90),
    longitude: degrees('Enter degrees, like -84.14018.', 180),
    timeZone: z
      .string({ error: 'Choose a time zone.' })
      .check(z.refine(isTimeZone, { error: 'Choose a time zone.' })),
    defaultVenue: requiredText('Enter where your events are held.', companyLimits.venue),
    /** `Forsyth County`. */
    county: maybeLine(companyLimits.county),
    /** The name of the region within a sentence: `north Georgia`. */
    region: maybeLine(companyLimits.region),
    /** Other towns in the service area, separated by commas. */
    towns: maybeLine(companyLimits.towns),
    /** One entry for each weekday, Monday first. */
    hours: z
      .array(
        z
          .object({ opens: timeOfDay, closes: timeOfDay })
          .check(z.refine(hoursAreWhole, { error: wholeHoursMessage, path: ['closes'] })),
      )
      .check(z.length(weekdays.length)),
    x: socialAddress,
    facebook: socialAddress,
    instagram: socialAddress,
    linkedIn: socialAddress,
  })
  .check(
    z.refine(({ name, shortName }) => name.startsWith(shortName), {
      error: 'The full name must begin with the short name.',
      path: ['shortName'],
    }),
  )

export type CompanyFacts = z.infer<typeof companyFacts>

export const companyLabels: Readonly<Record<keyof CompanyFacts, string>> = {
  name: 'Name',
  shortName: 'Short name',
  phone: 'Phone',
  email: 'Email',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  latitude: 'Latitude',
  longitude: 'Longitude',
  timeZone: 'Time zone',
  county: 'County',
  region: 'Region',
  towns: 'Other towns you serve',
  defaultVenue: 'Where events are held',
  hours: 'Opening hours',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
}

/**
 * Whether the short name consists of whole words of the full name. Not checked for facts that were
 * saved before this rule.
 */
export const isWholeShortName = ({
  name,
  shortName,
}: Pick<CompanyFacts, 'name' | 'shortName'>): boolean =>
  !name.startsWith(shortName) || !/^[\p{L}\p{N}]/u.test(name.slice(shortName.length))

/** Opening hours of a group of days: local time, 24-hour clock. */
export interface OpeningHours {
  /** As shown: `Monday to Saturday`. */
  readonly days: string
  readonly weekdays: readonly Weekday[]
  /** Both null if closed. */
  readonly opens: string | null
  readonly closes: string | null
  /** As shown: `7 AM to 7 PM`. */
  readonly text: string
}

/** The week's hours; consecutive days with the same hours are one entry. */
export function openingHours(hours: CompanyFacts['hours']): readonly OpeningHours[] {
  const groups: { names: Weekday[]; opens?: string | undefined; closes?: string | undefined }[] = []
  for (const [index, name] of weekdays.entries()) {
    const { opens, closes } = hours[index] ?? {}
    const last = groups.at(-1)
    if (last !== undefined && last.opens === opens && last.closes === closes) last.names.push(name)
    else groups.push({ names: [name], opens, closes })
  }
  return groups.map(({ names, opens, closes }) => ({
    days: daysText(names),
    weekdays: names,
    opens: opens ?? null,
    closes: closes ?? null,
    text: hoursText({ opens, closes }),
  }))
}

function daysText(names: readonly Weekday[]): string {
  const [first = '', last = first] = [names[0], names.at(-1)]
  if (names.length === 1) return first
  return names.length === 2 ? `${first} and ${last}` : `${first} to ${last}`
}
