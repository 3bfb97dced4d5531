import type { ColumnType, Generated } from 'kysely'
import type { PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import type { LedgerSource, Movement } from '#domain/money/ledger.ts'
import type { BalanceTransaction, Payout } from '#domain/payments/balance.ts'
import type { Mismatch, SubjectKind } from '#domain/payments/subject.ts'

/** Neither database's driver has a boolean that the other one reads. */
export type Flag = 0 | 1

/** Written with its row, and never changed. */
export type Once<T> = ColumnType<T, T, never>

/** What was asked to be paid, with the checkout session on which it could be. */
export interface OrderRow {
  id: Once<string>
  subject_kind: Once<SubjectKind>
  subject_id: Once<string>
  /** Which of several payments it is for; null where there is one. */
  part: ColumnType<string | null, string | null | undefined, never>
  amount_cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  created_at: Once<number>
  /** The provider's; null until it is known, and where there is none. */
  session_id: string | null
  /** Where a payment of a quote is paid; null until that is known. */
  session_url: ColumnType<string | null, never, string>
  /** Since when another order of the same payment of a quote stands in its place. */
  replaced_at: ColumnType<number | null, never, number>
  /** When the provider is next asked about the session; null once it is known to have ended. */
  watch_at: number | null
}

/** A payment that was taken in, whatever it fits. */
export interface PaymentRow {
  id: Once<string>
  subject_kind: Once<SubjectKind>
  /** Filled by the database where a version before wrote the booking alone. */
  subject_id: Once<string>
  /** The same for a booking, for the version before; null for anything else. */
  booking_id: Once<string | null>
  order_id: Once<string>
  /** Which of several payments of its subject it is; null where there is one. */
  part: ColumnType<string | null, string | null | undefined, never>
  /** By card through the site, or as it was taken down by hand. */
  method: ColumnType<PaymentMethod, PaymentMethod | undefined, never>
  /** Id of the colleague who took it down; null where the provider told of it. */
  recorded_by: ColumnType<string | null, string | null | undefined, never>
  amount_cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  /** Why it fits nothing; null where it does. */
  mismatch: Once<Mismatch | null>
  taken_at: Once<number>
  /** What went back of it in the provider's own pages, as far as we were told. */
  refunded_elsewhere_cents: Generated<number>
  /** When we last heard of that; null where nothing did, and where a version before heard of it. */
  elsewhere_at: Generated<number | null>
  /**
   * Name of a guest whose data was deleted since, or of who paid at the counter; null for one whose
   * booking or quote tells it.
   */
  payer: string | null
  /** Who paid at the counter, where they are known; of others the booking or quote tells. */
  customer_id: Generated<string | null>
  /** What a payment at the counter was for, or why money that fit nothing was kept. */
  about: Generated<string>
  /** Sales tax in it; of a quote's payments the acceptance tells. */
  tax_cents: ColumnType<number, number | undefined, never>
  tax_county: ColumnType<string, string | undefined, never>
  /** When the owner kept what fitted nothing, or wrote off what a dispute lost. */
  settled_at: Generated<number | null>
  /** What of a loss the customer does not owe again; null where all, as a version before meant it. */
  written_off_cents: Generated<number | null>
  /** When the provider is next asked what it kept; null once that is known. */
  fees_watch_at: Generated<number | null>
}

/** What the provider took of a payment or refund. */
export interface BalanceTransactionRow {
  id: Once<string>
  payment_id: Once<string>
  /** Our refund; the payment itself, also for refunds in the provider's own pages. */
  movement_id: Once<string>
  kind: Once<BalanceTransaction['kind']>
  fee_cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  payout_id: string | null
  /** When and how much of a dispute; null where the payment or refund tells it. */
  at: ColumnType<number | null, number | null | undefined, never>
  amount_cents: ColumnType<number | null, number | null | undefined, never>
}

/** A line of the books, made from payments, refunds and balance transactions. */
export interface MoneyEntryRow {
  kind: Once<Movement['kind']>
  /** Of the payment, its refund, or the balance transaction of its dispute. */
  id: Once<string>
  payment_id: Once<string>
  subject_id: Once<string>
  source: Once<LedgerSource>
  at: Once<number>
  /** Below zero for what went back. */
  cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  method: Once<PaymentMethod>
  /** Empty without tax. */
  tax_county: Once<string>
  tax_cents: Once<number>
  /** What the provider kept; null where nothing, and while that is not known. */
  fee_cents: Once<number | null>
  awaits_fee: Once<Flag>
}

/** A payment whose lines of the books are to be made anew; triggers write it. */
export interface MoneyToPostRow {
  number: Generated<number>
  payment_id: Once<string>
}

/** Money that the provider sent to our bank. */
export interface PayoutRow {
  id: Once<string>
  state: Payout['state']
  amount_cents: number
  /** ISO 4217, in lower case. */
  currency: string
  arrives_on: string
  /** Whether the provider can tell what is in it. */
  is_itemized: Flag
  /** When that was read. */
  read_at: number | null
}

/** A payment provider's webhook event that was taken in. */
export interface WebhookEventRow {
  id: Once<string>
  seen_at: Once<number>
}

export interface RefundRow {
  id: Once<string>
  /** Null where the payment is for no booking. */
  booking_id: Once<string | null>
  payment_id: Once<string>
  amount_cents: Once<number>
  created_at: Once<number>
  /** To the card through the provider, or given by hand. */
  method: ColumnType<PaymentMethod, PaymentMethod | undefined, never>
  /** Id of the colleague who asked for it or gave it; null for the site and the command line. */
  recorded_by: ColumnType<string | null, string | null | undefined, never>
  /** Of a quote: whether its customer owes it again. */
  is_owed_again: ColumnType<Flag, Flag | undefined, never>
  /** Of a quote: what a change order took off money that had come already. */
  is_overpaid: ColumnType<Flag, Flag | undefined, never>
  /** How much of a courtesy was that as well. */
  overpaid_cents: ColumnType<number, number | undefined, never>
  refunded_at: number | null
  tries: number
  next_try_at: number
  refusals: number
  /** Why the provider refused it at the last attempt. */
  refusal: string | null
  /** When the provider gave it up, also after it was given; the money is here again since. */
  failed_at: number | null
  failure: string | null
}

/** A payment that its card's owner disputes. */
export interface DisputeRow {
  id: Once<string>
  payment_id: Once<string>
  amount_cents: Once<number>
  currency: Once<string>
  /** The provider's words for them. */
  reason: string
  state: string
  opened_at: Once<number>
}
