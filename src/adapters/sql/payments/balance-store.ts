import { type NotNull, sql } from 'kysely'
import type { BalanceTransaction, Payout } from '#domain/payments/balance.ts'
import type { Instant } from '#domain/time.ts'
import type { BalanceStore } from '#ports/balance-store.ts'
import { chunks, idsOf } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlBalanceStore(database: SqlDatabase): BalanceStore {
  const { db } = database
  return {
    watchedFees: (now, limit) => watchedFees(db, now).limit(limit).execute(),

    async saveFees({ paymentId, watchAt }, transactions, again) {
      await inTransaction(database, async (transaction) => {
        await saveTransactions(transaction, transactions, null)
        await transaction.tx
          .updateTable('payments')
          .set({ fees_watch_at: again })
          .where('id', '=', paymentId)
          .where('fees_watch_at', '=', watchAt)
          .execute()
      })
    },

    async savePayoutState({ id, state, amountCents, currency, arrivesOn, isItemized }) {
      const columns = {
        state,
        amount_cents: amountCents,
        currency,
        arrives_on: arrivesOn,
        ...(isItemized ? { is_itemized: 1 as const } : {}),
      }
      await db
        .insertInto('payouts')
        .values({ id, is_itemized: 0, ...columns })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(columns)
            .where('payouts.state', 'in', statesUpTo[state]),
        )
        .execute()
    },

    async payoutsToRead(limit) {
      const rows = await db
        .selectFrom('payouts')
        .select('id')
        .where('read_at', 'is', null)
        .where('is_itemized', '=', 1)
        .orderBy('arrives_on')
        .limit(limit)
        .execute()
      return idsOf(rows)
    },

    async savePayout(payoutId, transactions, now) {
      await inTransaction(database, async (transaction) => {
        await saveTransactions(transaction, transactions, payoutId)
        await transaction.tx
          .updateTable('payouts')
          .set({ read_at: now })
          .where('id', '=', payoutId)
          .execute()
      })
    },
  }
}

/** Payments whose fees are due to be asked for, longest waiting first. */
export const watchedFees = (db: Db, now: Instant) =>
  db
    .selectFrom('payments')
    .select(['id as paymentId', 'taken_at as takenAt', 'fees_watch_at as watchAt'])
    // A partial index is used only if the query repeats its constants.
    .where('method', 'in', [sql.lit('card' as const), sql.lit('bank' as const)])
    .where('fees_watch_at', 'is not', null)
    .where('fees_watch_at', '<=', now)
    .orderBy('fees_watch_at')
    .orderBy('id')
    .$narrowType<{ watchAt: NotNull }>()

/** The provider's events come in any order; a paid payout can still fail, but never the reverse. */
const statesUpTo: Readonly<Record<Payout['state'], readonly Payout['state'][]>> = {
  'on-its-way': ['on-its-way'],
  paid: ['on-its-way', 'paid'],
  failed: ['on-its-way', 'paid', 'failed'],
}

/** Adds new rows; a known payout stays as it is. */
async function saveTransactions(
  { tx }: StoreTransaction,
  transactions: readonly BalanceTransaction[],
  payoutId: string | null,
): Promise<void> {
  for (const some of chunks(transactions)) {
    const paymentIds = some.map(({ paymentId }) => paymentId)
    const known = await tx
      .selectFrom('payments')
      .select('id')
      .where('id', 'in', paymentIds)
      .execute()
    const ours = new Set(idsOf(known))
    const rows = some
      .filter(({ paymentId }) => ours.has(paymentId))
      .map(({ id, kind, paymentId, refundId, feeCents, currency, moved }) => ({
        id,
        payment_id: paymentId,
        movement_id: moved === null ? (refundId ?? paymentId) : id,
        kind,
        fee_cents: feeCents,
        currency,
        payout_id: payoutId,
        at: moved?.at ?? null,
        amount_cents: moved?.cents ?? null,
      }))
    if (rows.length === 0) continue
    await tx
      .insertInto('balance_transactions')
      .values(rows)
      .onConflict((conflict) =>
        payoutId === null
          ? conflict.column('id').doNothing()
          : conflict.column('id').doUpdateSet({ payout_id: payoutId }),
      )
      .execute()
  }
}
