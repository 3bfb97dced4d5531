import type { Booking } from '#domain/bookings/booking.ts'
import type { Customer } from '#domain/customers/customer.ts'
import type { ReceivedEmail, ReceivedKind } from '#domain/emails/received-email.ts'
import type { Consent } from '#domain/quotes/lead.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { QueuedEmail } from './mail-outbox.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor, ListedRequest, UnknownNote } from './request-store.ts'

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

/** A page of the list of customers. */
export interface CustomerPage extends ListPage {
  readonly customers: readonly ListedCustomer[]
}

/** What somebody has booked, with its event. */
export interface CustomerBooking extends Pick<
  Booking,
  'id' | 'eventId' | 'bookedAt' | 'status' | 'willingness' | 'seats' | 'refundDueCents'
> {
  readonly eventName: string | null
  readonly eventStart: Instant
}

/** What somebody has paid, and for what. */
export interface CustomerPayment {
  readonly id: string
  readonly at: Instant
  readonly amountCents: number
  /** Went back, or is on its way back. */
  readonly refundedCents: number
  /** The event, the quote, or what was typed at the counter. */
  readonly about: string
}

/** An email to somebody with what became of it, or one of theirs. */
export type CustomerEmail = {
  readonly id: string
  readonly at: Instant
  /** The request that it is about; null for any other. */
  readonly requestId: string | null
} & (
  | {
      readonly is: 'ours'
      readonly to: string
      readonly state: QueuedEmail['state']
      readonly lastError: string | null
      /** Whether the log of emails has it; not so what an earlier version has written. */
      readonly isLogged: boolean
      /** Null until it is sent. */
      readonly subject: string | null
    }
  | {
      readonly is: 'theirs'
      readonly kind: ReceivedKind
      readonly from: ReceivedEmail['from']
      readonly isOtherSender: boolean
      readonly isAnswer: boolean
      readonly subject: string
      readonly text: string
    }
)

/** What a colleague wrote about somebody, or about a request of theirs. */
export interface CustomerNote {
  readonly id: string
  readonly at: Instant
  /** Name of the colleague. */
  readonly by: string | null
  readonly text: string
  /** Null for a note about the person. */
  readonly requestId: string | null
}

/** Some of a list, the newest first, and how long all of it is. */
export interface Part<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Which part of a list is wanted; pages count from 1. */
export interface Slice {
  readonly page: number
  readonly length: number
}

/** A merge that can be taken apart. */
export interface Merge {
  readonly id: string
  readonly at: Instant
  /** Name of the colleague. */
  readonly by: string | null
  /** Whose page went into this one. */
  readonly name: string
}

/** A customer as their page shows them. */
export interface CustomerDetails {
  readonly customer: Customer
  /** As given with the latest request that has one. */
  readonly consent: Consent | null
  readonly merges: readonly Merge[]
  /** Those of their addresses from which email came back. */
  readonly bounced: readonly string[]
}

/** What a colleague writes of a customer. */
export type CustomerFacts = Pick<
  Customer,
  'name' | 'company' | 'emails' | 'phones' | 'addresses' | 'replyEmail'
>

/** A save that went through: what was there before, to take it back, and the revision since. */
export interface SavedCustomer {
  readonly before: CustomerFacts
  readonly revision: number
}

/** Nobody has that id, or they were merged away or erased. */
export interface UnknownCustomer {
  readonly code: 'unknown-customer'
}

/** The email address or phone is another customer's, who may be the same person. */
export interface ContactTaken {
  readonly code: 'contact-taken'
  readonly contact: string
  readonly customer: { readonly id: string; readonly name: string }
}

/** How much of one customer comes to the other in a merge. */
export interface MergeEffects {
  readonly requests: number
  readonly bookings: number
  readonly visits: number
  readonly quotes: number
  readonly notes: number
  /** At the counter. */
  readonly payments: number
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  /** Those that the other has not. */
  readonly addresses: number
}

/** Keeps the people and companies that a site knows, each change with its activity. */
export interface CustomerStore {
  list(query: CustomerQuery): Promise<CustomerPage>
  find(id: string): Promise<CustomerDetails | null>
  requestsOf(id: string, slice: Slice): Promise<Part<ListedRequest>>
  bookingsOf(id: string, slice: Slice): Promise<Part<CustomerBooking>>
  paymentsOf(id: string, slice: Slice): Promise<Part<CustomerPayment>>
  emailsWith(id: string, slice: Slice): Promise<Part<CustomerEmail>>
  notesOn(id: string, slice: Slice): Promise<Part<CustomerNote>>
  /** Those who have one of these email addresses or phones, or the very same name. */
  alike(
    facts: Pick<CustomerFacts, 'name' | 'emails' | 'phones'>,
  ): Promise<readonly ListedCustomer[]>
  /** Everyone, by id, from the one after it on. */
  after(id: string, limit: number): Promise<readonly ListedCustomer[]>
  /** Id of the customer whom the same form made when it was sent before; null where it was not. */
  madeBefore(actor: Actor): Promise<string | null>
  /** Adds somebody by hand; answers the id, or that of whom the same form made before. */
  add(facts: CustomerFacts, actor: Actor): Promise<Result<string, ContactTaken>>
  /** Answers what there was before, and the revision over which that is saved to take it back. */
  save(
    id: string,
    facts: CustomerFacts,
    seen: number,
    actor: Actor,
  ): Promise<Result<SavedCustomer, Stale | UnknownCustomer | ContactTaken>>
  /** Answers the note's id. */
  addNote(id: string, text: string, actor: Actor): Promise<Result<string, UnknownCustomer>>
  /** Removes a note of the actor's own. */
  undoNote(
    id: string,
    note: string,
    actor: Actor,
  ): Promise<Result<null, UnknownCustomer | UnknownNote>>
  mergeEffects(from: string, into: string): Promise<Result<MergeEffects, UnknownCustomer>>
  /**
   * Gives everything that is known of one to the other, who stays; requests stay as they are.
   * Answers the id by which it is taken apart again.
   */
  merge(from: string, into: string, actor: Actor): Promise<Result<string, UnknownCustomer>>
  /** Makes two of a merged customer again; answers the id of the one who comes back. */
  unmerge(mergeId: string, actor: Actor): Promise<Result<string, UnknownCustomer>>
  /** Records that everyone is exported, and how many they are. */
  noteExport(actor: Actor): Promise<void>
}
