import * as z from 'zod/mini'
import { clockTime, wholeNumber } from '#domain/typed-fields.ts'
import type { Setting } from './setting.ts'

/** Times of digests and reminders. Times of day are in the company's zone: `07:00`. */
const schema = z.object({
  /** When colleagues get the digest of their day. */
  digestAt: clockTime,
  /** Days from a reply to the follow-up of its request. */
  replyDays: wholeNumber(1, 60),
  /** Days from sending a quote to the follow-up of its request. */
  quoteDays: wholeNumber(1, 60),
  /** Days from sending a quote to the first reminder of its customer; 0 for none. */
  quoteFirstDays: wholeNumber(0, 60),
  /** Days before the last day of a quote for another reminder; 0 for none. */
  quoteLastDays: wholeNumber(0, 60),
  /** When reminders of quotes leave: in the morning, when people plan their day. */
  quoteAt: clockTime,
})

export type ReminderTimes = Readonly<z.infer<typeof schema>>

/** The setting for reminders. */
export const reminderTimes = {
  kind: 'reminders',
  schema,
  initial: {
    digestAt: '07:00',
    replyDays: 3,
    quoteDays: 7,
    quoteFirstDays: 3,
    quoteLastDays: 2,
    quoteAt: '09:30',
  },
} satisfies Setting<ReminderTimes>
