import type { DeliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import type { BookedLoads } from '#domain/deliveries/delivery-days.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { VisitFacts, VisitWindow } from '#domain/visits/visit.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { ListedVisit, VisitTerms } from './visit-store.ts'

/** What a customer has said of a delivery. */
export interface QuotedDelivery {
  /** Null before they were given, and once the truck has been there. */
  readonly answers: DeliveryAnswers | null
  /** Null where none is wanted. */
  readonly wanted: VisitWindow | null
  /** How it stands in the schedule; null before. */
  readonly visit: ListedVisit | null
  /** Whether it is paid, and the day was full by then. */
  readonly hasLostDay: boolean
}

/** What a customer wants. */
export interface WantedDay {
  readonly answers: DeliveryAnswers
  readonly window: VisitWindow
  readonly loads: number
}

/** How a paid delivery comes into the schedule. */
export interface ScheduleTerms {
  readonly now: Instant
  readonly loadsPerDay: number
  readonly factsOf: (quote: WrittenQuote, wanted: WantedDay) => VisitFacts
  readonly emailFor: VisitTerms['emailFor']
  /** Where the day is full. */
  readonly emailsForFull: EmailsFor<WrittenQuote>
}

/** What became of it. */
export type Scheduled = 'scheduled' | 'day-full' | 'not-paid' | 'no-day'

/** A quote with money for a day that is wanted; it may be paid in part alone. */
export interface WaitingDelivery {
  readonly quoteId: string
  readonly changedAt: Instant
}

/** Keeps the wishes of customers for deliveries, and brings paid ones into the schedule. */
export interface QuotedDeliveryStore {
  find(quoteId: string): Promise<QuotedDelivery | null>
  /** Loads of each day from that one on. */
  bookedFrom(day: CalendarDate): Promise<BookedLoads>
  /** Loads of a day once those visits stand there too. */
  loadsWith(day: CalendarDate, visitIds: readonly string[]): Promise<number>
  /** Keeps day and answers; false while it stands in the schedule, unless it was called off there. */
  want(quoteId: string, wanted: WantedDay, now: Instant): Promise<boolean>
  /**
   * Sets the visit of a paid delivery, once, and never above the loads of a day. Where the day is
   * full by then it is free to be picked anew, and those who have to know are told.
   */
  schedule(quoteId: string, terms: ScheduleTerms): Promise<Scheduled>
  /** Quotes with money for a day that is wanted, the longest waiting first, after that one. */
  toSchedule(after: WaitingDelivery | null, limit: number): Promise<readonly WaitingDelivery[]>
  /** Forgets answers of what is delivered, or was to be before that moment; answers how many. */
  forgetAnswers(before: Instant): Promise<number>
}
