import type { Booking } from '#domain/bookings/booking.ts'
import type { Customer, CustomerFacts } from '#domain/customers/customer.ts'
import type { ReceivedEmail } from '#domain/emails/received-email.ts'
import type { Consent } from '#domain/quote-requests/lead.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import type { ListPage, PageQuery } from '#domain/list-page.ts'
import type { QueuedEmail } from './mail-outbox.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor, Attribution } from './actor.ts'
import type { ListedRequest, NothingToUndo } from './request-store.ts'

export interface CustomerQuery extends PageQuery {
  /** `newest`: added last, first. */
  readonly sort: 'name' | 'newest'
}

/** A customer with the number of their requests, and of the open ones among them. */
export interface ListedCustomer extends Customer {
  readonly requests: number
  readonly openRequests: number
}

export interface CustomerPage extends ListPage {
  readonly customers: readonly ListedCustomer[]
}

/** A booking made with one of the email addresses of the customer. */
export interface CustomerBooking extends Pick<
  Booking,
  'id' | 'eventId' | 'bookedAt' | 'status' | 'willingness' | 'seats' | 'refundDueCents'
> {
  readonly eventName: string | null
  readonly eventStart: Instant
}

/** A payment for a booking or quote, or at the counter; amounts are in cents of its currency. */
export interface CustomerPayment {
  readonly id: string
  readonly at: Instant
  readonly method: PaymentMethod
  /** Empty if it was no check, or its number is unknown. */
  readonly checkNumber: string
  readonly amountCents: number
  readonly currency: string
  /** Refunded, on its way back, or lost in a dispute. */
  readonly refundedCents: number
  /** Name of the event or quote, or the text typed at the counter. */
  readonly about: string
}

/** An email to a customer with its state, or an email from them. */
export type CustomerEmail = {
  readonly id: string
  readonly at: Instant
} & (
  | {
      readonly is: 'ours'
      readonly to: string
      readonly state: QueuedEmail['state']
      readonly lastError: string | null
      /** False for emails of an earlier version, which the email log does not have. */
      readonly isLogged: boolean
      /** The subject as sent; until then the email itself. */
      readonly subject: string | QueuedEmail
    }
  | ({
      readonly is: 'theirs'
      /** Id of the request that it is about; null if none. */
      readonly requestId: string | null
    } & Pick<ReceivedEmail, 'kind' | 'from' | 'isOtherSender' | 'isAnswer' | 'subject' | 'text'>)
)

/** A colleague's note about a customer, or about one of their requests. */
export interface CustomerNote extends Attribution {
  readonly id: string
  readonly text: string
  /** Null for a note about the customer. */
  readonly requestId: string | null
}

/** A slice of a list, newest first, with the length of the whole list. */
export interface Part<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** The part of a list to read; pages count from 1. */
export interface Slice {
  readonly page: number
  readonly length: number
}

/** A merge that can be undone. */
export interface Merge extends Attribution {
  readonly id: string
  /** Name of the customer who was merged into this one. */
  readonly name: string
}

export interface CustomerDetails {
  readonly customer: Customer
  /** The consent given with the latest request that has one. */
  readonly consent: Consent | null
  /** The last 20, newest first. */
  readonly merges: readonly Merge[]
  /** Their addresses from which email bounced. */
  readonly bounced: readonly string[]
}

/** A successful save: the former facts, to undo it, and the new revision. */
export interface SavedCustomer {
  /** Null for a save that was sent again: they are overwritten, and it cannot be undone. */
  readonly before: CustomerFacts | null
  readonly revision: number
}

/** The id is unknown, or the customer was merged or erased. */
export interface UnknownCustomer {
  readonly code: 'unknown-customer'
}

/** The email address or phone belongs to another customer, who may be the same person. */
export interface ContactTaken {
  readonly code: 'contact-taken'
  readonly contact: string
  readonly customer: { readonly id: string; readonly name: string }
}

/** How many rows of one customer a merge moves to the other. */
export interface MergeEffects {
  readonly requests: number
  readonly bookings: number
  readonly visits: number
  readonly quotes: number
  readonly notes: number
  /** Payments taken at the counter. */
  readonly payments: number
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  /** Addresses that the other customer does not have. */
  readonly addresses: number
}

/** Stores the people and companies that a site knows, each change with its activity. */
export interface CustomerStore {
  list(query: CustomerQuery): Promise<CustomerPage>
  /** Null if the id is unknown, or the customer was merged or erased. */
  find(id: string): Promise<CustomerDetails | null>
  requestsOf(id: string, slice: Slice): Promise<Part<ListedRequest>>
  /** By the start of the event, latest first. */
  bookingsOf(id: string, slice: Slice): Promise<Part<CustomerBooking>>
  paymentsOf(id: string, slice: Slice): Promise<Part<CustomerPayment>>
  emailsWith(id: string, slice: Slice): Promise<Part<CustomerEmail>>
  notesOn(id: string, slice: Slice): Promise<Part<CustomerNote>>
  /** Customers who share an email address or phone, or have exactly the same name. */
  alike(
    facts: Pick<CustomerFacts, 'name' | 'emails' | 'phones'>,
  ): Promise<readonly ListedCustomer[]>
  count(): Promise<number>
  /** All customers, ordered by id, after the given one. */
  after(id: string, limit: number): Promise<readonly ListedCustomer[]>
  /** Id of the customer that an earlier send of the same form made; null if there was none. */
  madeBefore(actor: Actor): Promise<string | null>
  /** Adds a customer by hand; returns the id, also if the same form was sent before. */
  add(facts: CustomerFacts, actor: Actor): Promise<Result<string, ContactTaken>>
  /** Returns the former facts, and the revision over which they are saved to undo this. */
  save(
    id: string,
    facts: CustomerFacts,
    seen: number,
    actor: Actor,
  ): Promise<Result<SavedCustomer, Stale | UnknownCustomer | ContactTaken>>
  /** Returns the id of the note. */
  addNote(id: string, text: string, actor: Actor): Promise<Result<string, UnknownCustomer>>
  /** Removes one of the actor's own notes. */
  undoNote(
    id: string,
    note: string,
    actor: Actor,
  ): Promise<Result<null, UnknownCustomer | NothingToUndo>>
  /** Counts what `merge` would move; changes nothing. */
  mergeEffects(from: string, into: string): Promise<Result<MergeEffects, UnknownCustomer>>
  /**
   * Merges one customer into the other; the requests themselves do not change. Returns the id by
   * which the merge is undone.
   */
  merge(from: string, into: string, actor: Actor): Promise<Result<string, UnknownCustomer>>
  /** Into whom a customer was merged; null if they were not. */
  mergedInto(id: string): Promise<string | null>
  /** Undoes a merge; returns the id of the restored customer. */
  unmerge(mergeId: string, actor: Actor): Promise<Result<string, UnknownCustomer>>
}
