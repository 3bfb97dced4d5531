import type { Ids } from '#ports/ids.ts'
import type { LedgerStore } from '#ports/ledger-store.ts'
import type { SqlDatabase } from './database.ts'
import { lostPayments } from './lost-payments.ts'
import { lockPayment, moneyLeft, tellOfPayment } from './payment-rows.ts'
import { closeLargerCardPages } from './quote-card-pages.ts'
import { inTransaction, type Running } from './transaction.ts'
import { lockQuote } from './written-quote-rows.ts'

/** Settles by hand what would stay open: money that fits nothing, and what a dispute has lost. */
export function settlingPayments(
  database: SqlDatabase,
  ids: Ids,
): Pick<LedgerStore, 'keep' | 'writeOff' | 'takeSettlingBack'> {
  return {
    keep(paymentId, reason, doer) {
      return inTransaction(database, ids, async (running) => {
        const payment = await lockPayment(running, paymentId)
        if (payment === null || payment.mismatch === null) return false
        const left = await moneyLeft(running, payment)
        if (left <= 0) return false
        const { numUpdatedRows } = await running.tx
          .updateTable('payments')
          .set({ settled_at: doer.at, about: reason })
          .where('id', '=', paymentId)
          .where('settled_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await tellOfPayment(
          running,
          paymentId,
          { kind: 'unmatched-kept', data: { cents: left } },
          doer,
        )
        return true
      })
    },

    writeOff(paymentId, doer) {
      return inTransaction(database, ids, async (running) => {
        const payment = await lockPayment(running, paymentId)
        if (payment === null) return false
        // What is paid of the quote meanwhile waits, as it changes what is owed again.
        await lockQuote(running, payment.subject.id)
        const cents = await lostCentsOf(running, paymentId)
        if (cents === 0) return false
        await running.tx
          .updateTable('payments')
          .set({ settled_at: doer.at, written_off_cents: cents })
          .where('id', '=', paymentId)
          .execute()
        await closeLargerCardPages(running, payment.subject.id, doer.at)
        await tellOfPayment(running, paymentId, { kind: 'loss-written-off', data: { cents } }, doer)
        return true
      })
    },

    takeSettlingBack(paymentId, settledAt, doer) {
      return inTransaction(database, ids, async (running) => {
        const payment = await lockPayment(running, paymentId)
        if (payment === null) return false
        const isUnmatched = payment.mismatch !== null
        const { numUpdatedRows } = await running.tx
          .updateTable('payments')
          .set({ settled_at: null, written_off_cents: null, ...(isUnmatched ? { about: '' } : {}) })
          .where('id', '=', paymentId)
          .where('settled_at', '=', settledAt)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        const cents = isUnmatched
          ? await moneyLeft(running, payment)
          : await lostCentsOf(running, paymentId)
        const kind = isUnmatched ? 'unmatched-keep-taken-back' : 'loss-write-off-taken-back'
        await tellOfPayment(running, paymentId, { kind, data: { cents } }, doer)
        return true
      })
    },
  }
}

/** What the customer of a quote owes again of a payment that is lost; 0 where nothing. */
async function lostCentsOf({ tx }: Running, paymentId: string): Promise<number> {
  const lost = await lostPayments(tx, [paymentId])
  return lost.get(paymentId)?.cents ?? 0
}
