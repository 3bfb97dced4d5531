import type { SpecialDay } from '#domain/site/special-days.ts'
import {
  addDays,
  type CalendarDate,
  dateOf,
  daysSinceMonday,
  formatShortDayAndYear,
  hour,
  type Instant,
} from '#domain/time.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { DeliverySettings } from './delivery-settings.ts'

/** Number of days ahead within which days are offered, and maximum number of offered days. */
const offered = { ahead: 42, most: 12 } as const

/** Loads in the schedule, by day. */
export type BookedLoads = ReadonlyMap<CalendarDate, number>

/** Whether a day has capacity for so many more loads: an empty one for any number. */
export function hasCapacity(
  day: CalendarDate,
  loads: number,
  booked: BookedLoads,
  { loadsPerDay }: Pick<DeliverySettings, 'loadsPerDay'>,
): boolean {
  const there = booked.get(day) ?? 0
  return there === 0 || there + loads <= loadsPerDay
}

/**
 * The limit of a day that these deliveries exceed, by the loads of each; null if none.
 * A single one may be of any number.
 */
export function overLimit(
  deliveries: readonly number[],
  most: number,
): { readonly loads: number; readonly most: number } | null {
  const loads = deliveries.reduce((all, some) => all + some, 0)
  return deliveries.length > 1 && loads > most ? { loads, most } : null
}

/** Whether a truck goes on a day: one of the configured weekdays, on which the company is open. */
function isDeliveryDay(
  day: CalendarDate,
  { weekdays }: Pick<DeliverySettings, 'weekdays'>,
  specialDays: readonly SpecialDay[],
): boolean {
  const isClosed = specialDays.some(({ date, opens }) => date === day && opens === undefined)
  return weekdays.includes((daysSinceMonday(day) + 1) % 7) && !isClosed
}

/** Days on which a truck may go, after the lead time. */
export function deliveryDays(
  rules: Pick<DeliverySettings, 'weekdays' | 'leadDays'>,
  today: CalendarDate,
  specialDays: readonly SpecialDay[],
): readonly CalendarDate[] {
  return Array.from({ length: offered.ahead }, (_, index) =>
    addDays(today, rules.leadDays + index),
  ).filter((day) => isDeliveryDay(day, rules, specialDays))
}

/** Time for paying, which may go on past midnight. */
const payingTime = hour

/**
 * Whether a truck may still go on a picked day. Its lead time ends with the payment; but on the day
 * itself nobody at the yard expects another delivery, unless the company brings things the same day.
 */
export function isStillOffered(
  day: CalendarDate,
  rules: Pick<DeliverySettings, 'weekdays' | 'leadDays'>,
  { paidAt, now }: { readonly paidAt: Instant; readonly now: Instant },
  {
    timeZone,
    specialDays,
  }: { readonly timeZone: string; readonly specialDays: readonly SpecialDay[] },
): boolean {
  const first = addDays(dateOf(paidAt - payingTime, timeZone), rules.leadDays)
  const hasCome = day <= dateOf(now, timeZone)
  return day >= first && !(hasCome && rules.leadDays > 0) && isDeliveryDay(day, rules, specialDays)
}

/** The next free days, and the one that the customer has picked if it is still free. */
export function offeredDays(
  free: readonly CalendarDate[],
  wanted: CalendarDate | null,
): readonly CalendarDate[] {
  return free.filter((day, index) => index < offered.most || day === wanted)
}

/** Text about the day of a delivery that is not paid yet. */
export function wantedDayText(wanted: CalendarDate | null, days: readonly CalendarDate[]): string {
  if (wanted === null) return 'Pick a day, then pay below.'
  const day = formatShortDayAndYear(wanted)
  return days.includes(wanted)
    ? `You picked ${day}. It is reserved for you once you pay.`
    : `${day} is no longer free. Please pick another day, then pay below.`
}

/** A scheduled delivery, for the email about its day. */
export type ComingDelivery = Pick<Visit, 'kind' | 'status' | 'day'>

/** One that was made, or where nobody was there, still counts among the loads of its day. */
const isLoad = ({ kind, status }: ComingDelivery) => kind === 'delivery' && status !== 'canceled'

/** Whether a change brings a delivery to a day on which it was not before. */
export const comesToDay = (visit: ComingDelivery, before: ComingDelivery | null): boolean =>
  isLoad(visit) && !(before !== null && isLoad(before) && before.day === visit.day)
