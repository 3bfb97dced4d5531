import { reminderTimes, type ReminderTimes } from '#domain/settings/reminder-times.ts'
import { addDays, dateOf, instantAt } from '#domain/time.ts'
import { nextReminder, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readReminderTimes } from '#usecases/read-settings.ts'
import { emailToCustomer } from './quote-emails.ts'

const sentAtOnce = 50

/** Sends each reminder of unanswered quotes once; returns the number of emails. */
export function remindOfQuotes({ writtenQuotes, settings, clock, company }: Dependencies) {
  return async (): Promise<number> => {
    const now = clock.now()
    const { timeZone } = company()
    const today = dateOf(now, timeZone)
    const times = await readReminderTimes({ settings })
    let sent = 0
    for (const { dueAt, ...quote } of await writtenQuotes.dueReminders(now, sentAtOnce)) {
      const sentAt = quote.sentAt ?? dueAt
      const { validUntil } = quote
      const when = { sentAt, sentOn: dateOf(sentAt, timeZone), validUntil }
      const next = nextReminder(when, now, timeZone, times)
      const isEnding = isLast(quote, dueAt, timeZone, times)
      // Reminders were turned off since the quote was sent.
      const isOff = (isEnding ? times.quoteLastDays : times.quoteFirstDays) === 0
      const message = { is: 'reminder', isEnding } as const
      const went = await writtenQuotes.remind(quote, dueAt, next, today, now, (current) =>
        isOff ? [] : [emailToCustomer(current, message)],
      )
      if (went) sent += 1
    }
    return sent
  }
}

/** Whether it is the one before the last day. */
function isLast(
  { validUntil }: WrittenQuote,
  dueAt: number,
  timeZone: string,
  { quoteLastDays }: ReminderTimes,
): boolean {
  if (validUntil === null) return false
  // A reminder that is turned off was due by the days in force when the quote was sent, most likely
  // these.
  const days = quoteLastDays === 0 ? reminderTimes.initial.quoteLastDays : quoteLastDays
  return dueAt >= instantAt(addDays(validUntil, -days), '00:00', timeZone)
}
