import type { DeliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import type { BookedLoads } from '#domain/deliveries/delivery-days.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { VisitFacts, VisitWindow } from '#domain/visits/visit.ts'
import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { ListedVisit, VisitTerms } from './visit-store.ts'

/** A customer's answers and wishes about a delivery. */
export interface QuotedDelivery {
  /** Null before they were given, and after the delivery. */
  readonly answers: DeliveryAnswers | null
  /** Null if no day was chosen. */
  readonly wanted: VisitWindow | null
  /** Its visit in the schedule; null until it is scheduled. */
  readonly visit: ListedVisit | null
  /** Whether it is paid, but the day was full by then. */
  readonly hasLostDay: boolean
  /** Whether its day was deleted: its visit after its period, or the customer's personal data. */
  readonly isVisitGone: boolean
}

/** The day and answers that a customer chooses. */
export interface WantedDay {
  readonly answers: DeliveryAnswers
  readonly window: VisitWindow
  readonly loads: number
}

/** How a paid delivery is scheduled. */
export interface ScheduleTerms {
  readonly now: Instant
  /** Whether the chosen day is still free, of which so much is booked and which was paid then. */
  readonly isFree: (
    wanted: WantedDay,
    day: { readonly booked: BookedLoads; readonly paidAt: Instant },
  ) => boolean
  readonly factsOf: (
    quote: WrittenQuote,
    wanted: WantedDay,
    agreed: { readonly document: QuoteDocument; readonly picked: readonly string[] },
  ) => VisitFacts
  readonly emailFor: VisitTerms['emailFor']
  /** For a day that is no longer free. */
  readonly emailsForFull: EmailsFor<WrittenQuote>
}

/**
 * `no-day`: none is chosen, or the quote or its customer is gone, or it is called off. `not-paid`:
 * it is not accepted, or something is still owed.
 */
export type Scheduled = 'scheduled' | 'day-full' | 'not-paid' | 'no-day'

/** A quote with a chosen day and at least some payment. */
export interface WaitingDelivery {
  readonly quoteId: string
  readonly changedAt: Instant
}

/** Stores the chosen days of deliveries, and schedules the paid ones. */
export interface QuotedDeliveryStore {
  find(quoteId: string): Promise<QuotedDelivery | null>
  /** Loads of each day from that one on. */
  bookedFrom(day: CalendarDate): Promise<BookedLoads>
  /** Loads of each delivery of a day once those visits are added. */
  loadsWith(day: CalendarDate, visitIds: readonly string[]): Promise<readonly number[]>
  /** Saves day and answers; returns false once the delivery is scheduled, unless that visit was canceled. */
  want(quoteId: string, wanted: WantedDay, now: Instant): Promise<boolean>
  /**
   * Creates the visit of a paid delivery, once, and never above the loads of a day. If the day is
   * no longer free by then, another can be chosen, and the emails for a full day are queued.
   */
  schedule(quoteId: string, terms: ScheduleTerms): Promise<Scheduled>
  /** Quotes with a chosen day and a payment, longest waiting first, after the given one. */
  toSchedule(after: WaitingDelivery | null, limit: number): Promise<readonly WaitingDelivery[]>
  /** Deletes answers of deliveries that were made, or were planned before that moment. */
  deleteAnswers(before: Instant): Promise<void>
}
