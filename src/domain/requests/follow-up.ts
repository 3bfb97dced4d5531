import { counted } from '#domain/counts.ts'
import { addDays, daysBetween, formatCalendarDateFrom, type CalendarDate } from '#domain/time.ts'

/** The urgency of a follow-up date. */
export type FollowUpState = 'overdue' | 'no-date' | 'today' | 'this-week' | 'later'

/** Headings of the groups of a list by follow-up, in their order. */
export const followUpGroups: Readonly<Record<FollowUpState, string>> = {
  overdue: 'Overdue',
  'no-date': 'No date yet',
  today: 'Today',
  'this-week': 'Next 7 days',
  later: 'Later',
}

/** Length of this week in days, including today. */
const week = 7

/** The first day after this week. */
export const endOfWeek = (today: CalendarDate): CalendarDate => addDays(today, week)

/**
 * The follow-up date after a reply today: that many days later, unless a later date than today was
 * set before.
 */
export function followUpAfterReply(
  on: CalendarDate | null,
  today: CalendarDate,
  days: number,
): CalendarDate {
  return on !== null && on > today ? on : addDays(today, days)
}

/** The notes that the desk writes by itself, each with the reason for the follow-up. */
const ownNotes = {
  visit: 'After the estimate visit',
  missed: 'Nobody was there',
  quote: 'Check on the quote',
} as const

/** The note on a quote until November 2026; requests still have it. */
const formerQuoteNote = 'See what became of the quote'

/** Whether the desk wrote that note by itself. */
export const isOwnNote = (note: string): boolean =>
  note === formerQuoteNote || Object.values<string>(ownNotes).includes(note)

/** The longest note, in characters. */
export const followUpNoteLength = 500

/**
 * The follow-up note after an event: the desk's own note in front of the former one. It replaces
 * another of the desk's own notes but never a colleague's words, and is left out if both are too
 * long together.
 */
export function followUpNote(reason: keyof typeof ownNotes, noted: string): string {
  const own: string = ownNotes[reason]
  if (noted === '' || isOwnNote(noted)) return own
  const note = `${own}. ${noted.replace(`${own}. `, '')}`
  return note.length > followUpNoteLength ? noted : note
}

/** How far ahead a follow-up date may be, in days. */
const furthest = 2 * 365

/** Why that cannot become a follow-up date; null if it can. */
export function followUpRefusal(on: CalendarDate, today: CalendarDate): string | null {
  if (on < today) return 'This day is over. Choose today or a later day.'
  return on > addDays(today, furthest) ? 'This is more than two years away. Check the year.' : null
}

/** The urgency of a follow-up date as of today in the company’s zone. */
export function followUpState(on: CalendarDate | null, today: CalendarDate): FollowUpState {
  if (on === null) return 'no-date'
  if (on < today) return 'overdue'
  if (on === today) return 'today'
  return on < endOfWeek(today) ? 'this-week' : 'later'
}

/** `3 days late`, `Today`, `Tomorrow`, `Apr 16` in this year, else with the year. */
export function followUpText(on: CalendarDate | null, today: CalendarDate): string {
  if (on === null) return 'Pick a date'
  if (on === today) return 'Today'
  if (on === addDays(today, 1)) return 'Tomorrow'
  if (on < today) return `${counted(daysBetween(on, today), 'day')} late`
  return formatCalendarDateFrom(today, on)
}
