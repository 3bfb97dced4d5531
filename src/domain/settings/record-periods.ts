import * as z from 'zod/mini'
import type { Setting } from './setting.ts'

/** How long records are kept, in months; 0 keeps them forever. */
export interface RecordPeriods {
  /** Of a request, after anybody last worked on it. */
  readonly requestMonths: number
  /** Of guests, after their event. */
  readonly guestMonths: number
  /** Of payments with the name, and of work that was won. */
  readonly moneyMonths: number
  /** Of copies of emails, after they were written. */
  readonly emailMonths: number
  /** Of who did what at the desk. */
  readonly activityMonths: number
}

/** The periods of a site that sets none. */
export const defaultRecordPeriods: RecordPeriods = {
  requestMonths: 24,
  guestMonths: 24,
  moneyMonths: 84,
  emailMonths: 24,
  activityMonths: 24,
}

/** Longest period that can be set, in months. */
export const maxPeriodMonths = 1200

const months = z
  .number({ error: 'Choose how long.' })
  .check(
    z.int({ error: 'Choose whole months.' }),
    z.minimum(0, { error: 'Choose how long.' }),
    z.maximum(maxPeriodMonths, { error: 'Choose a shorter time.' }),
  )

/** For how many months records are kept, as the desk sets it. */
export const recordPeriods = {
  kind: 'records',
  schema: z.object({
    requestMonths: months,
    guestMonths: months,
    moneyMonths: months,
    emailMonths: months,
    activityMonths: months,
  }),
} satisfies Setting<RecordPeriods>

/** For how long won work stays: as long as its payments, and no shorter than other requests. */
export function wonMonths({ requestMonths, moneyMonths }: RecordPeriods): number {
  return requestMonths === 0 || moneyMonths === 0 ? 0 : Math.max(requestMonths, moneyMonths)
}

/** `1 month`, `18 months`, `2 years`. */
export function periodWords(period: number): string {
  if (period > 0 && period % 12 === 0) return counted(period / 12, 'year')
  return counted(period, 'month')
}

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`
