import type { Booking } from '#domain/bookings/booking.ts'
import type { Customer } from '#domain/customers/customer.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { ListPage } from './list-page.ts'
import type { Doer, ListedRequest, Stale } from './request-store.ts'

/** Which customers a list shows. */
export interface CustomerQuery {
  /** Beginnings of words, or digits of a phone; empty for all. */
  readonly search: string
  readonly sort: 'name' | 'newest'
  /** From 1. */
  readonly page: number
}

/** A customer as lists show them. */
export interface ListedCustomer extends Customer {
  readonly requests: number
  readonly openRequests: number
}

export interface CustomerPage extends ListPage {
  readonly customers: readonly ListedCustomer[]
}

/** What somebody has booked, with its event. */
export interface CustomerBooking extends Pick<
  Booking,
  'id' | 'eventId' | 'bookedAt' | 'status' | 'willingness' | 'seats'
> {
  readonly eventName: string | null
  readonly eventStart: Instant
}

export interface CustomerDetails {
  readonly customer: Customer
  /** The newest first. */
  readonly requests: readonly ListedRequest[]
  readonly bookings: readonly CustomerBooking[]
}

/** What a colleague writes of a customer. */
export type CustomerFacts = Pick<Customer, 'name' | 'company' | 'emails' | 'phones'>

export interface UnknownCustomer {
  readonly code: 'unknown-customer'
}

/** The email address or phone is another customer's, who may be the same person. */
export interface ContactTaken {
  readonly code: 'contact-taken'
  readonly contact: string
  readonly customer: { readonly id: string; readonly name: string }
}

/** Keeps the people and companies that a site knows, each change with its activity. */
export interface CustomerStore {
  list(query: CustomerQuery): Promise<CustomerPage>
  find(id: string): Promise<CustomerDetails | null>
  /** Adds somebody by hand; answers the id. */
  add(facts: CustomerFacts, doer: Doer): Promise<Result<string, ContactTaken>>
  save(
    id: string,
    facts: CustomerFacts,
    seen: number,
    doer: Doer,
  ): Promise<Result<null, Stale | UnknownCustomer | ContactTaken>>
  /** Gives everything that is known of one to the other, who stays; requests stay as they are. */
  merge(from: string, into: string, doer: Doer): Promise<Result<null, UnknownCustomer>>
}
