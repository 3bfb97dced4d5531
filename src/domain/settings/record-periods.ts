import * as z from 'zod/mini'
import { counted } from '#domain/counts.ts'
import { monthsBefore, type Instant } from '#domain/time.ts'
import type { Setting } from './setting.ts'

/** Longest period, in months. */
export const maxPeriodMonths = 1200

const months = z
  .number({ error: 'Choose how long.' })
  .check(
    z.int({ error: 'Choose whole months.' }),
    z.minimum(0, { error: 'Choose how long.' }),
    z.maximum(maxPeriodMonths, { error: 'Choose a shorter time.' }),
  )

/** How long records are kept, in months; 0 keeps them forever. */
const schema = z.object({
  /** Requests, after the last work on them. */
  requestMonths: months,
  /** Guests, after their event. */
  guestMonths: months,
  /** Payments with names, and won requests. */
  moneyMonths: months,
  /** Copies of emails, after they were written. */
  emailMonths: months,
  /** The activity of the desk. */
  activityMonths: months,
})

export type RecordPeriods = Readonly<z.infer<typeof schema>>

export const defaultRecordPeriods: RecordPeriods = {
  requestMonths: 24,
  guestMonths: 24,
  moneyMonths: 84,
  emailMonths: 24,
  activityMonths: 24,
}

export const recordPeriods = {
  kind: 'records',
  schema,
  initial: defaultRecordPeriods,
} satisfies Setting<RecordPeriods>

/** Months that won requests are kept: as long as payments, no shorter than other requests. */
export const wonMonths = ({ requestMonths, moneyMonths }: RecordPeriods): number =>
  requestMonths === 0 || moneyMonths === 0 ? 0 : Math.max(requestMonths, moneyMonths)

/** Moments before which records are old enough to be deleted; null keeps them. */
export interface RecordMoments {
  readonly requests: Instant | null
  /** Won requests and accepted quotes, and visits without a request. */
  readonly won: Instant | null
  readonly guests: Instant | null
  readonly money: Instant | null
  readonly emails: Instant | null
  readonly activity: Instant | null
}

/** Months are of the calendar; a period of 0 gives null. */
export function recordMoments(periods: RecordPeriods, now: Instant): RecordMoments {
  const before = (months: number) => (months === 0 ? null : monthsBefore(now, months))
  return {
    requests: before(periods.requestMonths),
    won: before(wonMonths(periods)),
    guests: before(periods.guestMonths),
    money: before(periods.moneyMonths),
    emails: before(periods.emailMonths),
    activity: before(periods.activityMonths),
  }
}

/** Numbers of records that are old enough to be deleted. */
export interface OldRecords {
  readonly requests: number
  /** Open requests, which are announced first. */
  readonly openRequests: number
  readonly quotes: number
  readonly visits: number
  readonly guests: number
  /** Payments that lose the name. */
  readonly payments: number
  readonly emails: number
  readonly activity: number
}

/** Whether some records are kept shorter than before. */
export const isAnyShorter = (periods: RecordPeriods, before: RecordPeriods): boolean =>
  z.keyof(schema).options.some((name) => lengthOf(periods[name]) < lengthOf(before[name]))

const lengthOf = (period: number) => (period === 0 ? Number.POSITIVE_INFINITY : period)

/** `1 month`, `18 months`, `2 years`. */
export function periodText(period: number): string {
  if (period > 0 && period % 12 === 0) return counted(period / 12, 'year')
  return counted(period, 'month')
}
