import * as z from 'zod/mini'
import { clockTime, wholeNumber } from '#domain/typed-fields.ts'
import type { Setting } from './setting.ts'

/** When somebody is reminded of what waits. Times of the day are the company's: `07:00`. */
export interface ReminderTimes {
  /** When colleagues hear of their day: visits, follow-ups and what else waits. */
  readonly digestAt: string
  /** Days after a reply until somebody asks again. */
  readonly replyDays: number
  /** Days after a quote was sent until somebody looks what became of it. */
  readonly quoteDays: number
  /** Days after it was sent on which a customer is reminded of a quote; 0: not at all. */
  readonly quoteFirstDays: number
  /** Days before its last day on which they are once more; 0: not at all. */
  readonly quoteLastDays: number
  /** When those leave: in the morning, when people plan their day. */
  readonly quoteAt: string
}

/** Until an owner sets others. */
export const defaultReminderTimes: ReminderTimes = {
  digestAt: '07:00',
  replyDays: 3,
  quoteDays: 7,
  quoteFirstDays: 3,
  quoteLastDays: 2,
  quoteAt: '09:30',
}

/** When somebody is reminded, as an owner sets it. */
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
} satisfies Setting<ReminderTimes>
