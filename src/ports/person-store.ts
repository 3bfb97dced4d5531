import type { PersonalData } from '#domain/customers/personal-data.ts'
import type { Actor } from './request-store.ts'

/** A customer with all their addresses, or whoever has one address. */
export type PersonKey =
  | { readonly is: 'customer'; readonly id: string }
  | { readonly is: 'address'; readonly email: string }

/** A file of theirs, in the place of its content. */
export interface StoredFile {
  readonly fileKey: string
  /** `image/jpeg` and the like. */
  readonly kind: string
}

/**
 * Everything that is kept of a person, for them to read: names of our own, times in ISO 8601, and a
 * `StoredFile` for the content of each file.
 */
export type PersonFile = Readonly<Record<string, unknown>>

/** Reads and erases everything about one person, in all tables. */
export interface PersonStore {
  /** Null for a customer who is not there; of an unknown address nothing is counted. */
  count(who: PersonKey): Promise<PersonalData | null>
  /** The same. */
  read(who: PersonKey): Promise<PersonFile | null>
  /**
   * Erases requests, visits, emails, notes, calls and what they are found by, and takes the person out of
   * bookings: seats and money stay, payments with the name. Answers what there was; null for a
   * customer who is not there, and for an address of which nothing was.
   */
  erase(who: PersonKey, actor: Actor): Promise<PersonalData | null>
}
