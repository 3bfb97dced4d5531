/** What an order, and the money for it, belongs to. `counter`: taken by hand in the shop. */
export type SubjectKind = 'booking' | 'quote' | 'counter' | 'unknown'

/** Names what money belongs to; `unknown` keeps the id that the payment provider gave. */
export interface PaymentSubject {
  readonly kind: SubjectKind
  readonly id: string
}

/** The currency of all prices and orders of the site: ISO 4217 in lower case, as Stripe writes it. */
export const siteCurrency = 'usd'

/** An amount in the smallest unit of its currency: cents, for US dollars. */
export interface Money {
  readonly amountCents: number
  /** ISO 4217, in lower case. */
  readonly currency: string
}

/** Why verified money fits nothing that was asked for. */
export type Mismatch =
  | 'unknown-booking'
  | 'unknown-quote'
  | 'other-currency'
  | 'other-amount'
  /** What it is for was paid in the meantime. */
  | 'paid-already'

/** Why money is not what its order asked for; null where it is. */
export function mismatchOf(paid: Money, asked: Money): 'other-currency' | 'other-amount' | null {
  if (paid.currency !== asked.currency) return 'other-currency'
  return paid.amountCents === asked.amountCents ? null : 'other-amount'
}
