/** The answer that a guest was shown; a kill must not lose any of it. */
export interface AcknowledgedGuest {
  readonly willingness: 'yes' | 'maybe' | 'no'
  /** Seats in force; an unpaid Yes has none. */
  readonly seats: number
  readonly paidCents: number
  /** Emails about the booking: two with each step, and one with each code. */
  readonly mails: number
  /**
   * Whether the answer to a later request was lost, so that it may or may not have been processed.
   */
  readonly isUnsure: boolean
}

/** Everything that the site acknowledged, by the visitor's email address, which is used once. */
export interface Ledger {
  readonly leads: Map<string, 'incomplete' | 'complete'>
  readonly guests: Map<string, AcknowledgedGuest>
  /** The number of acknowledged requests of each kind. */
  readonly counts: Map<Acknowledged, number>
}

/** The kinds of requests whose acknowledgment is counted. */
export type Acknowledged = 'lead' | 'registration' | 'payment' | 'change' | 'decline' | 'code'

export function newLedger(): Ledger {
  return { leads: new Map(), guests: new Map(), counts: new Map() }
}

export function count({ counts }: Ledger, kind: Acknowledged): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
}
