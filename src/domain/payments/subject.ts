/** What an order and its payments belong to. `counter`: recorded by hand in the shop. */
export const subjectKinds = ['booking', 'quote', 'counter', 'unknown'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** The subject of a payment; `unknown` keeps the payment provider's id. */
export interface PaymentSubject {
  readonly kind: SubjectKind
  readonly id: string
}

/** The currency of all prices and orders of the site: ISO 4217 in lower case, as Stripe writes it. */
export const siteCurrency = 'usd'

/** An amount in the smallest unit of its currency: cents for US dollars. */
export interface Money {
  readonly amountCents: number
  /** ISO 4217 code in lower case. */
  readonly currency: string
}

/** Why verified money fits nothing that was asked for. */
export const mismatches = [
  'unknown-booking',
  'unknown-quote',
  'other-currency',
  'other-amount',
  // Its subject was paid in the meantime.
  'paid-already',
  // Its quote was called off in the meantime.
  'called-off',
] as const
export type Mismatch = (typeof mismatches)[number]

/** Why a payment differs from its order; null if it does not. */
export function mismatchOf(paid: Money, asked: Money): 'other-currency' | 'other-amount' | null {
  if (paid.currency !== asked.currency) return 'other-currency'
  return paid.amountCents === asked.amountCents ? null : 'other-amount'
}
