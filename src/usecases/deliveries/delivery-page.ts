import { type DeliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import {
  deliveryDays,
  hasCapacity,
  isStillOffered,
  offeredDays,
} from '#domain/deliveries/delivery-days.ts'
import { deliverySettings, type DeliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { loadsOf } from '#domain/deliveries/price-delivery.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, type CalendarDate } from '#domain/time.ts'
import { checkWindow, isPast } from '#domain/visits/visit-window.ts'
import type { QuoteDetails } from '#ports/quote-details.ts'
import type { WantedDay } from '#ports/quoted-delivery-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readContent } from '#usecases/written-quotes/prepare-version.ts'
import { opensQuote, quoteIdIn } from '#usecases/written-quotes/quote-links.ts'
import { scheduleDelivery } from './schedule-deliveries.ts'

/** The day and answers of a customer's form. */
export interface DeliveryChoice {
  readonly day: CalendarDate
  readonly answers: DeliveryAnswers
}

/** Delivery on the customer's page of a quote: days, answers, and when we come. */
export function deliveryPage(dependencies: Dependencies) {
  const { writtenQuotes, quotedDeliveries, settings, secrets, clock, company } = dependencies
  const schedule = scheduleDelivery(dependencies)
  const open = async (token: string): Promise<QuoteDetails | null> => {
    const found = await writtenQuotes.find(quoteIdIn(token))
    if (found === null || !opensQuote(secrets, token, found.quote)) return null
    const { version, kind, calledOffAt, hasDraft } = found.quote
    if (version === 0 || kind !== 'delivery' || calledOffAt !== null) return null
    const [sent] = found.versions
    // Not the draft, which the customer has not seen.
    return hasDraft && sent !== undefined
      ? { ...found, document: readContent(sent.content).document }
      : found
  }
  const readSettings = async () => (await settings.read(deliverySettings)).value
  const windowOf = (date: CalendarDate, { from: start, to: end }: DeliverySettings) =>
    checkWindow({ date, start, end }, company().timeZone)
  /** Days that have room for the delivery; the picked one as long as a payment would book it. */
  const daysFor = async (
    { document }: QuoteDetails,
    rules: DeliverySettings,
    wanted: CalendarDate | null,
  ) => {
    const now = clock.now()
    const { timeZone, specialDays } = company()
    const today = dateOf(now, timeZone)
    const loads = loadsOf(document, rules)
    const booked = await quotedDeliveries.bookedFrom(today)
    const days = deliveryDays(rules, today, specialDays)
    const isKept =
      wanted !== null &&
      !days.includes(wanted) &&
      isStillOffered(wanted, rules, { paidAt: now, now }, company())
    return [...(isKept ? [wanted] : []), ...days].filter((date) => {
      const window = windowOf(date, rules)
      return window.ok && !isPast(window.value, now) && hasCapacity(date, loads, booked, rules)
    })
  }
  /** The choice with its time window, if that day is still free. */
  const wantedDay = async (
    found: QuoteDetails,
    { day, answers }: DeliveryChoice,
  ): Promise<Result<WantedDay, { readonly code: 'day-full' }>> => {
    const rules = await readSettings()
    const window = windowOf(day, rules)
    const before = (await quotedDeliveries.find(found.quote.id))?.wanted?.day ?? null
    const isFree = (await daysFor(found, rules, before)).includes(day)
    if (!window.ok || !isFree) return err({ code: 'day-full' })
    return ok({ answers, window: window.value, loads: loadsOf(found.document, rules) })
  }
  return {
    /**
     * Null for a quote without a delivery, or a delivery that was called off or whose day was
     * deleted. Viewing a paid one schedules it.
     */
    async read(token: string) {
      const found = await open(token)
      if (found === null) return null
      const { id } = found.quote
      const before = await quotedDeliveries.find(id)
      const isWaiting = before?.visit === null && before.wanted !== null
      if (isWaiting) await schedule(id)
      const delivery = isWaiting ? await quotedDeliveries.find(id) : before
      if (delivery?.isVisitGone === true) return null
      const rules = await readSettings()
      const isOpen =
        delivery === null || delivery.visit === null || delivery.visit.status === 'canceled'
      const wanted = delivery?.wanted?.day ?? null
      return {
        answers: isOpen ? (delivery?.answers ?? null) : null,
        wanted,
        visit: delivery?.visit ?? null,
        hasLostDay: delivery?.hasLostDay ?? false,
        days: isOpen ? offeredDays(await daysFor(found, rules, wanted), wanted) : [],
        from: rules.from,
        to: rules.to,
      }
    },

    /** What the store keeps of a choice, if its day is free. */
    async checkDay(
      token: string,
      choice: DeliveryChoice,
    ): Promise<Result<WantedDay, { readonly code: 'unknown-page' | 'day-full' }>> {
      const found = await open(token)
      return found === null ? err({ code: 'unknown-page' }) : wantedDay(found, choice)
    },

    /** Saves day and answers; a paid delivery is scheduled at once. */
    async choose(
      token: string,
      choice: DeliveryChoice,
    ): Promise<Result<null, { readonly code: 'unknown-page' | 'day-full' | 'is-scheduled' }>> {
      const found = await open(token)
      if (found === null) return err({ code: 'unknown-page' })
      const wanted = await wantedDay(found, choice)
      if (!wanted.ok) return wanted
      const { id } = found.quote
      if (!(await quotedDeliveries.want(id, wanted.value, clock.now()))) {
        return err({ code: 'is-scheduled' })
      }
      return (await schedule(id)) === 'day-full' ? err({ code: 'day-full' }) : ok(null)
    },
  }
}
