import { sql, type Selectable } from 'kysely'
import { isDisputeLost } from '#domain/payments/dispute.ts'
import type { PaymentInTrouble, PaymentStore, RefundProblem } from '#ports/payment-store.ts'
import { guestName } from '#domain/bookings/answers.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { lostPayments } from './lost-payments.ts'
import { overpaidQuotes } from '#adapters/sql/written-quotes/overpaid-quotes.ts'
import { takenByDisputes } from './payment-rows.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { DisputeRow, PaymentRow, RefundRow } from './payment-tables.ts'

/** Most bookings whose refunds are checked, largest refund first. */
const maxDue = 200

/** Finds payments that need the owner's attention. */
export function sqlPaymentTrouble({
  db,
}: SqlDatabase): Pick<PaymentStore, 'inTrouble' | 'refundsDue'> {
  return {
    async refundsDue(tenant, limit) {
      // Found by index first: through the events, every booking would be read.
      const due = db
        .selectFrom('bookings')
        .select(['id', 'event_id', 'email', 'email_key', 'answers', 'refund_due_cents'])
        .where('refund_due_cents', '>', 0)
        .orderBy('refund_due_cents', 'desc')
        .orderBy('id')
        .limit(maxDue)
      const rows = await db
        .selectFrom(due.as('due'))
        .innerJoin('events', 'events.id', 'due.event_id')
        .leftJoin('customer_emails', 'customer_emails.email_key', 'due.email_key')
        .select(['due.id', 'due.email', 'due.answers', 'due.refund_due_cents'])
        .select(['events.name', 'customer_emails.customer_id'])
        .where('events.tenant', '=', tenant)
        .orderBy('due.refund_due_cents', 'desc')
        .orderBy('due.id')
        .limit(limit)
        .execute()
      const payments = await paymentsToRefund(db, idsOf(rows))
      const ofGuests = rows.map((row) => ({
        is: 'refund-due' as const,
        to: 'booking' as const,
        id: row.id,
        paymentId: payments.get(row.id) ?? null,
        name: guestName(readJson(stored.answers, row.answers)),
        email: row.email,
        customerId: row.customer_id,
        about: row.name,
        amountCents: row.refund_due_cents,
      }))
      return [...ofGuests, ...(await overpaidQuotes(db))]
        .toSorted((one, other) => other.amountCents - one.amountCents)
        .slice(0, limit)
    },

    async inTrouble() {
      const disputes = await db
        .selectFrom('disputes')
        .selectAll()
        .orderBy('opened_at', 'desc')
        .orderBy('id')
        .execute()
      const disputed = disputes.map(({ payment_id: id }) => id)
      const elsewhere = await refundedElsewhereOfQuotes(db)
      const payments = await troubledPayments(db, [...disputed, ...elsewhere])
      const refunds = await refundsOf(db, idsOf(payments))
      const lost = await lostPayments(db, [
        ...disputes.filter(({ state }) => isDisputeLost(state)).map((row) => row.payment_id),
        ...elsewhere,
      ])
      const ours = payments.map((row) => ({
        ...inTrouble(
          row,
          refunds.filter(({ payment_id: id }) => id === row.id),
          disputes.find(({ payment_id: id }) => id === row.id),
        ),
        lost: lost.get(row.id) ?? null,
      }))
      const known = new Set(idsOf(payments))
      return [
        ...ours.filter(
          (each) => (each.mismatch ?? each.refundProblem ?? each.dispute ?? each.lost) !== null,
        ),
        ...disputes.filter(({ payment_id: id }) => !known.has(id)).map(strangeDispute),
      ]
    },
  }
}

/** The payment of each booking that is refunded first: the latest with money left. */
async function paymentsToRefund(
  db: Db,
  bookings: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookings.length === 0) return new Map()
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'subject_id', 'amount_cents', 'refunded_elsewhere_cents'])
    .where('subject_kind', '=', 'booking')
    .where('subject_id', 'in', bookings)
    .where('mismatch', 'is', null)
    .orderBy('taken_at')
    .orderBy('id')
    .execute()
  const ids = idsOf(payments)
  const taken = await takenByDisputes(db, ids)
  const refunds = (await refundsOf(db, ids)).filter(({ failed_at: failedAt }) => failedAt === null)
  const notGoneBack = (payment: (typeof payments)[number]) =>
    refunds
      .filter(({ payment_id: id }) => id === payment.id)
      .reduce(
        (left, { amount_cents: cents }) => left - cents,
        payment.amount_cents - payment.refunded_elsewhere_cents,
      )
  const unrefunded = payments.filter((each) => notGoneBack(each) > 0)
  const left = unrefunded.filter((each) => notGoneBack(each) > (taken.get(each.id) ?? 0))
  // The last entry of a booking wins. If a bank has the rest, the page of that payment says so.
  return new Map(
    [...payments, ...unrefunded, ...left].map(({ subject_id: booking, id }) => [booking, id]),
  )
}

/** Payments that quotes asked for and the provider's dashboard refunded, unless written off. */
async function refundedElsewhereOfQuotes(db: Db): Promise<readonly string[]> {
  const payments = await db
    .selectFrom('payments')
    .select('id')
    // A literal, which the partial index needs; with an equal kind SQLite takes another index.
    .where('subject_kind', 'not in', ['booking', 'counter', 'unknown'])
    .where('mismatch', 'is', null)
    .where('refunded_elsewhere_cents', '>', sql.lit(0))
    .where((row) =>
      row(
        row.fn.coalesce('written_off_cents', row.lit(0)),
        '<',
        row.ref('refunded_elsewhere_cents'),
      ),
    )
    .execute()
  return idsOf(payments)
}

async function troubledPayments(
  db: Db,
  disputed: readonly string[],
): Promise<readonly Selectable<PaymentRow>[]> {
  // One indexed query after another: combined they would scan all payments.
  const unmatched = await db
    .selectFrom('payments')
    .select('id')
    .where('mismatch', 'is not', null)
    .where('settled_at', 'is', null)
    .execute()
  const failed = await db
    .selectFrom('refunds')
    .select('payment_id as id')
    .where('failed_at', 'is not', null)
    .union(db.selectFrom('refunds').select('payment_id as id').where('refusal', 'is not', null))
    .execute()
  const ids = [...new Set([...unmatched, ...failed].map(({ id }) => id)), ...disputed]
  if (ids.length === 0) return []
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('taken_at', 'desc')
    .orderBy('id')
    .execute()
}

async function refundsOf(
  db: Db,
  payments: readonly string[],
): Promise<readonly Selectable<RefundRow>[]> {
  if (payments.length === 0) return []
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', payments)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

function inTrouble(
  row: Selectable<PaymentRow>,
  refunds: readonly Selectable<RefundRow>[],
  dispute: Selectable<DisputeRow> | undefined,
): Omit<PaymentInTrouble, 'lost'> {
  const gone = refunds.filter(({ failed_at: failedAt }) => failedAt === null)
  const refundedCents = gone.reduce(
    (sum, { amount_cents: cents }) => sum + cents,
    row.refunded_elsewhere_cents,
  )
  const problem = problemOf(refunds)
  // One that failed may have been made again on the provider's pages.
  const isOver = problem?.is === 'failed' && refundedCents >= row.amount_cents
  return {
    paymentId: row.id,
    takenAt: row.taken_at,
    amountCents: row.amount_cents,
    currency: row.currency,
    subject: { kind: row.subject_kind, id: row.subject_id },
    mismatch: row.mismatch,
    refundedCents,
    refundProblem: isOver ? null : problem,
    dispute: dispute?.state ?? null,
    answerBy: dispute?.answer_by ?? null,
  }
}

/** For a payment of somebody else, or one missing from a restored backup. */
function strangeDispute(row: Selectable<DisputeRow>): PaymentInTrouble {
  return {
    paymentId: row.payment_id,
    takenAt: null,
    amountCents: row.amount_cents,
    currency: row.currency,
    subject: null,
    mismatch: null,
    refundedCents: 0,
    refundProblem: null,
    dispute: row.state,
    answerBy: row.answer_by,
    lost: null,
  }
}

/**
 * Whether a refund of a payment is refused, or failed with none made since. A colleague who stops
 * it knows.
 */
export const isProblem = (
  { id, failed_at: failedAt, refusal, is_stopped: isStopped }: Selectable<RefundRow>,
  refunds: readonly Selectable<RefundRow>[],
): boolean =>
  failedAt === null
    ? refusal !== null
    : isStopped === 0 && refunds.every((other) => other.id === id || other.created_at <= failedAt)

/** The newest problem. */
function problemOf(refunds: readonly Selectable<RefundRow>[]): RefundProblem | null {
  const open = refunds.find((refund) => isProblem(refund, refunds))
  if (open === undefined) return null
  const { failure, refusal, amount_cents: cents } = open
  if (failure !== null) return { is: 'failed', cents, reason: failure }
  return refusal === null ? null : { is: 'refused', cents, reason: refusal }
}
