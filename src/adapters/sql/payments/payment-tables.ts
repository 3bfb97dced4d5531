import type { ColumnType, Generated } from 'kysely'
import type { PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import type { Movement } from '#domain/money/ledger.ts'
import type { BalanceTransaction, Payout } from '#domain/payments/balance.ts'
import type { Mismatch, SubjectKind } from '#domain/payments/subject.ts'
import type { Flag, Once, OnceOrDefault } from '#adapters/sql/columns.ts'

export interface PaymentTables {
  test_checkouts: TestCheckoutRow
  test_refunds: TestRefundRow
  orders: OrderRow
  payments: PaymentRow
  notices: WebhookEventRow
  refunds: RefundRow
  refunds_elsewhere: RefundElsewhereRow
  disputes: DisputeRow
  balance_transactions: BalanceTransactionRow
  money_entries: MoneyEntryRow
  money_to_post: MoneyToPostRow
  payouts: PayoutRow
}

/** An amount asked for, and the checkout session to pay it. */
export interface OrderRow {
  id: Once<string>
  subject_kind: Once<SubjectKind>
  subject_id: Once<string>
  /** Which agreed payment of a quote it is for; null if there is one only. */
  part: Once<string | null>
  amount_cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  created_at: Once<number>
  /** The provider's id; null until it is known, and where there is none. */
  session_id: string | null
  /** Checkout session of a quote; null until it is known. */
  session_url: ColumnType<string | null, never, string>
  /** When a newer order for the same payment of a quote replaced it. */
  replaced_at: ColumnType<number | null, never, number>
  /** Next time the provider is asked about the session; null once it has ended. */
  watch_at: number | null
  /** When its customer paid it from a bank account, which takes days; null otherwise. */
  pending_at: ColumnType<number | null, never, number>
  /** When the bank refused that; null if it did not. */
  failed_at: ColumnType<number | null, never, number>
}

/** A payment that was received, whatever it fits. */
export interface PaymentRow {
  id: Once<string>
  subject_kind: Once<SubjectKind>
  /** A trigger fills it where an earlier version writes only `booking_id`. */
  subject_id: Once<string>
  /** `subject_id` of a booking, for the version before; null for other subjects. */
  booking_id: Once<string | null>
  order_id: Once<string>
  /** Which agreed payment of its subject it is; null if there is one only. */
  part: Once<string | null>
  /** Through the site, or as a colleague recorded it. */
  method: OnceOrDefault<PaymentMethod>
  /** Number of the check; empty if unknown. */
  check_number: OnceOrDefault<string>
  /** Id of the colleague who recorded it; null if the provider reported it. */
  recorded_by: Once<string | null>
  amount_cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  /** Null if it fits. */
  mismatch: Once<Mismatch | null>
  taken_at: Once<number>
  /** Refunded on the provider's own pages, as far as reported. */
  refunded_elsewhere_cents: Generated<number>
  /** Last report of such a refund; null without one, and for a report to an earlier version. */
  elsewhere_at: number | null
  /** Name of an erased guest or a payer at the counter; null if the booking or quote has it. */
  payer: string | null
  /** Known payer at the counter; other payments have theirs in the booking or quote. */
  customer_id: string | null
  /** Subject of a payment at the counter, or why unmatched money was retained. */
  about: Generated<string>
  /** Sales tax in it; that of a quote's payments is in the acceptance. */
  tax_cents: OnceOrDefault<number>
  tax_county: OnceOrDefault<string>
  /** When the owner retained unmatched money, or last wrote off what was owed again. */
  settled_at: number | null
  /**
   * Part of losses and refunds elsewhere that the customer does not owe again; null for all losses,
   * as an earlier version meant.
   */
  written_off_cents: number | null
  /** Next time the provider is asked for its fee; null once it is known. */
  fees_watch_at: Generated<number | null>
}

/** The provider's booking of a payment or refund, with its fee. */
export interface BalanceTransactionRow {
  id: Once<string>
  payment_id: Once<string>
  /** Our refund; the payment itself, also for refunds on the provider's own pages. */
  movement_id: Once<string>
  kind: Once<BalanceTransaction['kind']>
  fee_cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  payout_id: string | null
  /** Time and amount of a dispute; null for payments and refunds, which have their own. */
  at: Once<number | null>
  amount_cents: Once<number | null>
}

/** A line of the books, derived from payments, refunds and balance transactions. */
export interface MoneyEntryRow {
  kind: Once<Movement['kind']>
  /** Id of the payment, its refund, or the balance transaction of its dispute. */
  id: Once<string>
  payment_id: Once<string>
  subject_id: Once<string>
  source: Once<SubjectKind>
  at: Once<number>
  /** Negative for refunds. */
  cents: Once<number>
  /** ISO 4217, in lower case. */
  currency: Once<string>
  method: Once<PaymentMethod>
  /** Empty without tax. */
  tax_county: Once<string>
  tax_cents: Once<number>
  /** The provider's fee; null without one, and while it is unknown. */
  fee_cents: Once<number | null>
  awaits_fee: Once<Flag>
}

/** A payment whose lines must be written anew; triggers add these rows. */
export interface MoneyToPostRow {
  number: Generated<number>
  payment_id: Once<string>
}

/** A transfer of the provider to the company's bank. */
export interface PayoutRow {
  id: Once<string>
  state: Payout['state']
  amount_cents: number
  /** ISO 4217, in lower case. */
  currency: string
  arrives_on: string
  /** Whether the provider can list its contents. */
  is_itemized: Flag
  /** When its contents were read. */
  read_at: number | null
}

export interface WebhookEventRow {
  id: Once<string>
  seen_at: Once<number>
}

export interface RefundRow {
  id: Once<string>
  /** Null if the payment is for no booking. */
  booking_id: Once<string | null>
  payment_id: Once<string>
  amount_cents: Once<number>
  created_at: Once<number>
  /** To the card through the provider, or handed over. */
  method: OnceOrDefault<PaymentMethod>
  /** Id of the colleague who ordered or handed it over; null for the site and the command line. */
  recorded_by: Once<string | null>
  /** For a quote: whether its customer owes it again. */
  is_owed_again: OnceOrDefault<Flag>
  /** For a quote: whether a change order caused it by lowering the price below what was paid. */
  is_overpaid: OnceOrDefault<Flag>
  /** Part of a courtesy refund that was overpaid as well. */
  overpaid_cents: OnceOrDefault<number>
  refunded_at: number | null
  tries: Generated<number>
  next_try_at: number
  refusals: Generated<number>
  /** Why the provider refused the last attempt. */
  refusal: string | null
  /**
   * When the provider gave it up, even after paying it out: the money is back since. Or when a
   * colleague stopped it before it was made.
   */
  failed_at: number | null
  failure: string | null
  /** Whether a colleague gave it up, so that it is not tried or listed again. */
  is_stopped: Generated<Flag>
  /** Until when one process has it for itself, to try it or to stop it. */
  claimed_until: number | null
}

/** A reported refund on the provider's own pages, or the failure of one. */
export interface RefundElsewhereRow {
  /** Of the webhook event; of the refund that failed. */
  id: Once<string>
  payment_id: Once<string>
  at: Once<number>
  /** Negative if it failed and came back. */
  amount_cents: Once<number>
}

/** A payment disputed by its card's owner. */
export interface DisputeRow {
  id: Once<string>
  payment_id: Once<string>
  amount_cents: Once<number>
  currency: Once<string>
  /** In the provider's words. */
  reason: string
  state: string
  /** Deadline for the owner's answer; null without one, and for a row of an earlier version. */
  answer_by: number | null
  /** Time of the newest event about it; null in a row of an earlier version. */
  reported_at: number | null
  opened_at: Once<number>
}

export interface TestCheckoutRow {
  session_id: Once<string>
  order_id: Once<string>
  /** Id of its subject, by kind. */
  booking_id: Once<string>
  subject_kind: OnceOrDefault<SubjectKind>
  email: string
  description: Once<string>
  amount_cents: Once<number>
  quantity: Once<number>
  pay_until: Once<number>
  success_url: Once<string>
  failure_url: Once<string>
  state: 'open' | 'paid' | 'closed'
}

export interface TestRefundRow {
  id: Once<string>
  session_id: Once<string>
  amount_cents: Once<number>
}
