import type { Booking } from '#domain/bookings/booking.ts'
import type { ReceivedEmail } from '#domain/emails/received-email.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import type { Money } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import type { ListedCustomer } from './customer-store.ts'
import type { LoggedEmail } from './email-log.ts'
import type { ListedRequest } from './request-store.ts'
import type { ListedVisit } from './visit-store.ts'

/** The first results of a search. */
export interface Found<T> {
  readonly rows: readonly T[]
  /** Whether there may be more. */
  readonly hasMore: boolean
}

/** A guest of an event. */
export interface FoundGuest extends Pick<
  Booking,
  'id' | 'email' | 'willingness' | 'seats' | 'status'
> {
  /** Empty if they gave none. */
  readonly name: string
  /** Null if the address belongs to no customer. */
  readonly customerId: string | null
  readonly event: Pick<GardenEvent, 'name' | 'start' | 'timeZone'>
}

/** An event that a search has found. */
export type FoundEvent = Pick<GardenEvent, 'publicId' | 'name' | 'start' | 'timeZone' | 'cancelled'>

/** A received email that a search has found. */
export type FoundReceived = Pick<ReceivedEmail, 'id' | 'receivedAt' | 'from' | 'subject'> & {
  /** Null if it is on no request. */
  readonly requestId: string | null
}

/** A payment that a search has found: at the counter, or one that fits nothing. */
export interface FoundPayment extends Money {
  readonly id: string
  readonly at: Instant
  /** Empty if unknown. */
  readonly name: string
  readonly about: string
}

/**
 * Finds rows that contain all typed words, by their beginnings: newest first, customers by name, at
 * most `limit`.
 */
export interface SearchStore {
  requests(search: string, limit: number): Promise<Found<ListedRequest>>
  customers(search: string, limit: number): Promise<Found<ListedCustomer>>
  guests(tenant: string, search: string, limit: number): Promise<Found<FoundGuest>>
  events(tenant: string, search: string, limit: number): Promise<Found<FoundEvent>>
  visits(search: string, limit: number): Promise<Found<ListedVisit>>
  payments(search: string, limit: number): Promise<Found<FoundPayment>>
  sentEmails(search: string, limit: number): Promise<Found<LoggedEmail>>
  receivedEmails(search: string, limit: number): Promise<Found<FoundReceived>>
}
