import type { Company } from '#content/company.ts'
import { addDays, dateOf, instantAt } from '#domain/time.ts'
import { nextReminder, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { Clock } from '#ports/clock.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { emailToCustomer } from './quote-emails.ts'

interface ReminderDependencies {
  readonly writtenQuotes: Pick<WrittenQuoteStore, 'dueReminders' | 'remind'>
  readonly clock: Clock
  readonly company: () => Company
}

/** Reminders sent in one round. */
const sentAtOnce = 50

/** Brings unanswered quotes to mind, each reminder once; answers how many went. */
export function remindOfQuotes({ writtenQuotes, clock, company }: ReminderDependencies) {
  return async (): Promise<number> => {
    const now = clock.now()
    const { timeZone } = company()
    const today = dateOf(now, timeZone)
    let sent = 0
    for (const { dueAt, ...quote } of await writtenQuotes.dueReminders(now, sentAtOnce)) {
      const sentAt = quote.sentAt ?? dueAt
      const { validUntil } = quote
      const when = { sentAt, sentOn: dateOf(sentAt, timeZone), validUntil }
      const next = nextReminder(when, now, timeZone)
      const message = { is: 'reminder', isEnding: isLast(quote, dueAt, timeZone) } as const
      const went = await writtenQuotes.remind(quote, dueAt, next, today, now, (current) => [
        emailToCustomer(current, message),
      ])
      if (went) sent += 1
    }
    return sent
  }
}

/** Whether it is the one before the last day. */
function isLast({ validUntil }: WrittenQuote, dueAt: number, timeZone: string): boolean {
  return validUntil !== null && dueAt >= instantAt(addDays(validUntil, -2), '00:00', timeZone)
}
