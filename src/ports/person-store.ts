import type { PersonalData } from '#domain/customers/personal-data.ts'
import type { Actor } from './actor.ts'

/** A customer with all their addresses, or the person with one email address. */
export type PersonKey =
  | { readonly is: 'customer'; readonly id: string }
  | { readonly is: 'address'; readonly email: string }

/** A file of the person, in place of its content. */
export interface StoredFile {
  readonly fileKey: string
  /** Media type: `image/jpeg`, … */
  readonly kind: string
}

/**
 * All stored data of a person, for them to read: names of our own, times in ISO 8601, and a
 * `StoredFile` for the content of each file.
 */
export type PersonFile = Readonly<Record<string, unknown>>

/** Reads and erases all data about one person, in all tables. */
export interface PersonStore {
  /** Null for an unknown customer; zero counts for an unknown address. */
  count(who: PersonKey): Promise<PersonalData | null>
  /** Null as `count` is. */
  read(who: PersonKey): Promise<PersonFile | null>
  /**
   * Erases requests, visits, emails, notes, calls and their search entries, and removes the person
   * from bookings: seats and money stay, payments with the name. Returns the former counts; null
   * for an unknown customer, or an address without data.
   */
  erase(who: PersonKey, actor: Actor): Promise<PersonalData | null>
}
