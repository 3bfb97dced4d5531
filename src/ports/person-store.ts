import type { AttachmentKind } from '#domain/emails/attachment.ts'
import type { PersonalData } from '#domain/customers/personal-data.ts'
import type { Doer } from './request-store.ts'

/** A customer with all their addresses, or whoever has one address. */
export type PersonKey =
  | { readonly is: 'customer'; readonly id: string }
  | { readonly is: 'address'; readonly email: string }

/** A photograph of a request or a visit; its key is null for one that never came, or cannot be read. */
export interface PersonPhotograph {
  readonly at: string
  readonly caption: string
  readonly fileKey: string | null
}

type WithPhotographs = Readonly<Record<string, unknown>> & {
  readonly photographs: readonly PersonPhotograph[]
}

/** Everything that is kept of a person, for them to read: names of our own, times in ISO 8601. */
export interface PersonFile extends Readonly<Record<string, unknown>> {
  readonly requests: readonly WithPhotographs[]
  readonly visits: readonly WithPhotographs[]
  readonly emailsReceived: readonly {
    readonly from: string
    readonly receivedAt: string
    readonly subject: string
    readonly text: string
    readonly files: readonly {
      readonly name: string
      readonly bytes: number
      /** Null for one that was not kept, and so has no file. */
      readonly kind: AttachmentKind | null
      readonly fileKey: string | null
    }[]
  }[]
}

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
  erase(who: PersonKey, doer: Doer): Promise<PersonalData | null>
}
