import { answerLines } from '#domain/deliveries/delivery-answers.ts'
import { hasCapacity, isStillOffered } from '#domain/deliveries/delivery-days.ts'
import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { day } from '#domain/time.ts'
import { goodsText } from '#domain/written-quotes/totals.ts'
import { isPast } from '#domain/visits/visit-window.ts'
import type { Scheduled, ScheduleTerms, WaitingDelivery } from '#ports/quoted-delivery-store.ts'
import type { SettingsStore } from '#ports/settings-store.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { visitEmails } from '#usecases/desk/visit-emails.ts'
import { emailsToDesk, emailToCustomer } from '#usecases/written-quotes/quote-emails.ts'

export const readLoadsPerDay = async (settings: Pick<SettingsStore, 'read'>): Promise<number> =>
  (await settings.read(deliverySettings)).value.loadsPerDay

/** Period after its day in which a delivery that was not marked as done can still be called off. */
const answersStay = 30 * day

/** Schedules a paid delivery and emails its customer, or records that the day is no longer free. */
export function scheduleDelivery(dependencies: Dependencies) {
  const { quotedDeliveries, settings, clock, company } = dependencies
  return async (quoteId: string): Promise<Scheduled> => {
    const now = clock.now()
    const { value: rules } = await settings.read(deliverySettings)
    const recipients = await alertRecipients(dependencies, 'quote-answered')
    const terms: ScheduleTerms = {
      now,
      isFree: ({ window, loads }, { booked, paidAt }) =>
        !isPast(window, now) &&
        hasCapacity(window.day, loads, booked, rules) &&
        isStillOffered(window.day, rules, { paidAt, now }, company()),
      factsOf: ({ recipient, title }, { answers, window }, { document, picked }) => ({
        ...window,
        ...recipient,
        kind: 'delivery',
        about: title,
        assignedTo: null,
        truck: '',
        note: [`Load: ${goodsText(document, picked)}`, ...answerLines(answers)].join('\n'),
      }),
      emailFor: visitEmails({ isWanted: true, message: '' }, company().timeZone, now),
      emailsForFull: (quote) => [
        emailToCustomer(quote, { is: 'day-full' }),
        ...emailsToDesk(recipients, quote, { is: 'day-full' }),
      ],
    }
    return quotedDeliveries.schedule(quoteId, terms)
  }
}

/** Schedules deliveries of customers who did not return after paying; returns their number. */
export function schedulePaidDeliveries(
  dependencies: Dependencies,
  /** Number of deliveries read at a time. */
  atOnce = 50,
) {
  const schedule = scheduleDelivery(dependencies)
  return async (): Promise<number> => {
    await dependencies.quotedDeliveries.deleteAnswers(dependencies.clock.now() - answersStay)
    let scheduled = 0
    let last: WaitingDelivery | null = null
    // Partly paid ones wait for the rest, so the whole list is read.
    for (;;) {
      const some: readonly WaitingDelivery[] = await dependencies.quotedDeliveries.toSchedule(
        last,
        atOnce,
      )
      for (const { quoteId } of some) {
        if ((await schedule(quoteId)) === 'scheduled') scheduled += 1
      }
      last = some.at(-1) ?? null
      if (some.length < atOnce) return scheduled
    }
  }
}
