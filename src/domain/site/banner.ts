import * as z from 'zod/mini'
import { requiredText } from '#domain/typed-fields.ts'
import { instantAt, parseDate, type Instant } from '#domain/time.ts'

/** Longest banner, in characters: two lines on a phone. */
export const bannerLength = 120

/** A wall time in the company's zone, as form fields write it: `2026-07-04T09:00`. */
const wallTime = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) &&
          parseDate(text.slice(0, 10)) !== null,
        { error: 'Enter a date and a time.' },
      ),
    ),
)

/**
 * Schema of the line above every page, from one moment to another; a missing moment leaves that
 * side open.
 */
export const banner = z
  .object({
    text: requiredText('Enter the text.', bannerLength),
    from: wallTime,
    until: wallTime,
  })
  .check(
    z.refine(({ from, until }) => from === undefined || until === undefined || from < until, {
      error: 'The end must be after the start.',
      path: ['until'],
    }),
  )

export type Banner = z.infer<typeof banner>

export const bannerLabels: Readonly<Record<keyof Banner, string>> = {
  text: 'Text',
  from: 'From',
  until: 'Until',
}

/** Start and end in that zone; null for an open side. */
function momentsOf({ from, until }: Banner, zone: string) {
  const at = (text: string | undefined) =>
    text === undefined ? null : instantAt(text.slice(0, 10), text.slice(11), zone)
  return { from: at(from), until: at(until) }
}

/** When a banner that is not shown yet will be; null once it has started. */
export function bannerStart(shown: Banner, now: Instant, zone: string): Instant | null {
  const { from } = momentsOf(shown, zone)
  return from !== null && from > now ? from : null
}

/** Whether it has ended. */
export function isBannerOver(shown: Banner, now: Instant, zone: string): boolean {
  const { until } = momentsOf(shown, zone)
  return until !== null && until <= now
}

/** Whether it is shown at that moment. */
export const isBannerShown = (shown: Banner, now: Instant, zone: string): boolean =>
  bannerStart(shown, now, zone) === null && !isBannerOver(shown, now, zone)

/** The next moment at which it starts or ends; null if there is none. */
export function nextBannerMoment(shown: Banner, now: Instant, zone: string): Instant | null {
  const { until } = momentsOf(shown, zone)
  return bannerStart(shown, now, zone) ?? (until !== null && until > now ? until : null)
}
