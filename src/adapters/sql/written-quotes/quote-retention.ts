import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { lastStates } from '#domain/payments/dispute.ts'
import type { Instant } from '#domain/time.ts'
import type { QuoteMoments } from '#ports/written-quote-store.ts'
import { idsOf, inRounds, orNone, perRound } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { deleteQuotes } from './delete-quotes.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'

/** Quotes without activity since those moments. */
export const oldQuotes = (db: Db, { open, accepted }: QuoteMoments) =>
  db.selectFrom('written_quotes').where((row) =>
    row.or([
      row.and([
        row('status', '<>', 'accepted'),
        row('changed_at', '<', open ?? 0),
        // The customer has opened it since.
        row.or([row('opened_at', 'is', null), row('opened_at', '<', open ?? 0)]),
      ]),
      row.and([
        row('status', '=', 'accepted'),
        row('answered_at', '<', accepted ?? 0),
        row('changed_at', '<', accepted ?? 0),
        row.not(row.exists(workSince(row, accepted ?? 0))),
      ]),
    ]),
  )

/** Deletes quotes without activity since those moments; returns their number. */
export function forgetQuotes(database: SqlDatabase, before: QuoteMoments): Promise<number> {
  return inRounds(() =>
    inTransaction(database, async (transaction) => {
      const old = oldQuotes(transaction.tx, before).select('id')
      // Locked, so that none is accepted while it is deleted.
      const locked = idsOf(await old.orderBy('id').limit(perRound).forUpdate().execute())
      // A second look leaves out those paid while their lock was awaited.
      const gone = idsOf(await old.where('id', 'in', orNone(locked)).execute())
      if (gone.length === 0) return 0
      // Its change orders stay and lose their parent.
      await transaction.tx
        .updateTable('written_quotes')
        .set({ parent_id: null })
        .where('parent_id', 'in', gone)
        .execute()
      await deleteQuotes(transaction, gone)
      return gone.length
    }),
  )
}

/** True if an accepted quote or a related one has later activity, or money that moves. */
function workSince(row: ExpressionBuilder<Tables, 'written_quotes'>, since: Instant) {
  return (
    row
      .selectFrom('written_quotes as each')
      .select('each.id')
      // The quote, its parent and its change orders.
      .where((each) =>
        each.or([
          each('each.id', '=', each.ref('written_quotes.id')),
          each('each.id', '=', each.ref('written_quotes.parent_id')),
          each('each.parent_id', '=', each.ref('written_quotes.id')),
          each('each.parent_id', '=', each.ref('written_quotes.parent_id')),
        ]),
      )
      .where((each) =>
        each.or([
          quoteMovedSince(each, since),
          each.exists(
            each
              .selectFrom('leads')
              .select('leads.id')
              .whereRef('leads.id', '=', 'each.lead_id')
              .where('leads.last_activity_at', '>=', since),
          ),
        ]),
      )
  )
}

/** Whether anybody has changed or opened a quote since, or its money has moved or is about to. */
export function quoteMovedSince(
  each: ExpressionBuilder<Tables & { each: Tables['written_quotes'] }, 'each'>,
  since: Instant,
): Expression<SqlBool> {
  return each.or([
    each('each.changed_at', '>=', since),
    each('each.opened_at', '>=', since),
    each.exists(
      each
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.subject_kind', '=', 'quote')
        .whereRef('orders.subject_id', '=', 'each.id')
        .where('orders.watch_at', 'is not', null),
    ),
    each.exists(
      each
        .selectFrom('payments')
        .select('payments.id')
        .where('payments.subject_kind', '=', 'quote')
        .whereRef('payments.subject_id', '=', 'each.id')
        .where((payment) => paymentMovedSince(payment, since)),
    ),
  ])
}

/** True if a payment is later, or has a refund or dispute that is later or not settled. */
function paymentMovedSince(
  payment: ExpressionBuilder<Tables, 'payments'>,
  since: Instant,
): Expression<SqlBool> {
  return payment.or([
    payment('payments.taken_at', '>=', since),
    payment('payments.elsewhere_at', '>=', since),
    payment.exists(
      payment
        .selectFrom('refunds')
        .select('refunds.id')
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where((refund) =>
          refund.or([
            refund('refunds.created_at', '>=', since),
            refund('refunds.refunded_at', '>=', since),
            refund('refunds.failed_at', '>=', since),
            refund.and([
              refund('refunds.refunded_at', 'is', null),
              refund('refunds.failed_at', 'is', null),
            ]),
          ]),
        ),
    ),
    payment.exists(
      payment
        .selectFrom('disputes')
        .select('disputes.id')
        .whereRef('disputes.payment_id', '=', 'payments.id')
        .where((dispute) =>
          dispute.or([
            dispute('disputes.opened_at', '>=', since),
            dispute('disputes.state', 'not in', lastStates),
          ]),
        ),
    ),
  ])
}
