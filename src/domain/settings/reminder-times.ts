import * as z from 'zod/mini'
import { clockTime, wholeNumber } from '#domain/typed-fields.ts'
import type { Setting } from './setting.ts'

/** Times of digests and reminders. Times of day are in the company's zone: `07:00`. */
export interface ReminderTimes {
  /** When colleagues get the digest of their day. */
  readonly digestAt: string
  /** Days from a reply to the follow-up of its request. */
  readonly replyDays: number
  /** Days from sending a quote to the follow-up of its request. */
  readonly quoteDays: number
  /** Days from sending a quote to the first reminder of its customer; 0 for none. */
  readonly quoteFirstDays: number
  /** Days before the last day of a quote for another reminder; 0 for none. */
  readonly quoteLastDays: number
  /** When reminders of quotes leave: in the morning, when people plan their day. */
  readonly quoteAt: string
}

/** The setting for reminders. */
export const reminderTimes = {
  kind: 'reminders',
  schema: z.object({
    digestAt: clockTime,
    replyDays: wholeNumber(1, 60),
    quoteDays: wholeNumber(1, 60),
    quoteFirstDays: wholeNumber(0, 60),
    quoteLastDays: wholeNumber(0, 60),
    quoteAt: clockTime,
  }),
  initial: {
    digestAt: '07:00',
    replyDays: 3,
    quoteDays: 7,
    quoteFirstDays: 3,
    quoteLastDays: 2,
    quoteAt: '09:30',
  },
} satisfies Setting<ReminderTimes>
