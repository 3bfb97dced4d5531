import { addDays, daysSinceMonday, formatCalendarDate, type CalendarDate } from '#domain/time.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { DeliverySettings } from './delivery-settings.ts'

/** How far ahead days are offered, and how many at most. */
const offered = { ahead: 42, most: 12 } as const

/** Loads that stand in the schedule, by day. */
export type BookedLoads = ReadonlyMap<CalendarDate, number>

/** Whether so many more loads go out on a day. */
export function hasRoom(
  day: CalendarDate,
  loads: number,
  booked: BookedLoads,
  { loadsPerDay }: Pick<DeliverySettings, 'loadsPerDay'>,
): boolean {
  return (booked.get(day) ?? 0) + loads <= loadsPerDay
}

/** Days on which a truck may go: the weekdays that were set, after the lead time. */
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

/** The next days that a customer can pick. */
export function offeredDays(
  days: readonly CalendarDate[],
  loads: number,
  booked: BookedLoads,
  settings: Pick<DeliverySettings, 'loadsPerDay'>,
): readonly CalendarDate[] {
  return days.filter((day) => hasRoom(day, loads, booked, settings)).slice(0, offered.most)
}

/** What is said of the day of a delivery until it is paid. */
export function wantedDayWords(wanted: CalendarDate | null, days: readonly CalendarDate[]): string {
  if (wanted === null) return 'Pick a day, then pay below.'
  const day = formatCalendarDate(wanted)
  return days.includes(wanted)
    ? `You would like it on ${day}. The day is yours once it is paid.`
    : `${day} is no longer free. Please pick another day, then pay below.`
}

/** A delivery that comes to a day, as it stands there by now. */
export type ComingDelivery = Pick<Visit, 'kind' | 'status' | 'day'>

const isComing = (visit: ComingDelivery) => visit.kind === 'delivery' && visit.status === 'planned'

/** Whether a step brings a delivery to a day on which it was not before. */
export const comesToDay = (visit: ComingDelivery, before: ComingDelivery | null): boolean =>
  isComing(visit) && !(before !== null && isComing(before) && before.day === visit.day)
