import { addDays, daysSinceMonday, formatCalendarDate, type CalendarDate } from '#domain/time.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { DeliverySettings } from './delivery-settings.ts'

/** Number of days ahead within which days are offered, and maximum number of offered days. */
const offered = { ahead: 42, most: 12 } as const

/** Loads in the schedule, by day. */
export type BookedLoads = ReadonlyMap<CalendarDate, number>

/** Whether a day has capacity for so many more loads. */
export function hasCapacity(
  day: CalendarDate,
  loads: number,
  booked: BookedLoads,
  { loadsPerDay }: Pick<DeliverySettings, 'loadsPerDay'>,
): boolean {
  return (booked.get(day) ?? 0) + loads <= loadsPerDay
}

/** Days on which a truck may go: the configured weekdays, after the lead time. */
export function deliveryDays(
  { weekdays, leadDays }: Pick<DeliverySettings, 'weekdays' | 'leadDays'>,
  today: CalendarDate,
  /** Days on which the company is closed. */
  closed: readonly CalendarDate[],
): readonly CalendarDate[] {
  return Array.from({ length: offered.ahead }, (_, index) =>
    addDays(today, leadDays + index),
  ).filter((day) => weekdays.includes((daysSinceMonday(day) + 1) % 7) && !closed.includes(day))
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
  const day = formatCalendarDate(wanted)
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
