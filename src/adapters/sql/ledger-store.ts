import type { Kysely } from 'kysely'
import type { CounterPayment } from '#domain/money/counter-payment.ts'
import { isOfDispute, type Fee } from '#domain/money/ledger.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import { giveBackPart } from '#domain/bookings/refund.ts'
import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { LedgerPayment, LedgerRefund, LedgerStore } from '#ports/ledger-store.ts'
import { addActivity } from './activity-rows.ts'
import { changeBooking, lockEvent } from './booking-transitions.ts'
import { joinCustomer } from './customer-rows.ts'
import { locked, type SqlDatabase } from './database.ts'
import {
  ledgerEntries,
  ledgerPage,
  linesOfPayment,
  paymentsWithSubjects,
  readTotals,
  unsettledPayments,
  whatFor,
} from './ledger-entries.ts'
import { lostPayments } from './lost-payments.ts'
import { queueEmails } from './mail-rows.ts'
import { postMoney } from './money-posting.ts'
import { lockPayment, moneyLeft } from './payment-rows.ts'
import { lockBookingOf } from './refund-store.ts'
import { madeBefore, noteForm } from './sent-forms.ts'
import type { Tables } from './tables.ts'
import { inTransaction, type Running } from './transaction.ts'

const subjectOf = (id: string) => ({ kind: 'payment', id }) as const

export function sqlLedgerStore(database: SqlDatabase, ids: Ids): LedgerStore {
  const { db } = database
  /** Reads once the books hold all that has moved. */
  const upToDate = async <T>(read: () => Promise<T>): Promise<T> => {
    await postMoney(database, ids)
    return read()
  }
  return {
    post: () => postMoney(database, ids),
    entries: (from, until) => upToDate(() => ledgerEntries(db, from, until)),
    list: (query) => upToDate(() => ledgerPage(db, query)),
    unsettled: (from, until) => unsettledPayments(db, from, until),
    totals: (from, until) => upToDate(() => readTotals(db, from, until)),
    find: (paymentId) => upToDate(() => findPayment(db, paymentId)),

    record(payment, doer) {
      return inTransaction(database, ids, async (running) => {
        const id = ids.newId()
        const before = await noteForm(running, doer, id)
        if (before !== null) return before
        await running.tx
          .insertInto('payments')
          .values({
            id,
            subject_kind: 'counter',
            subject_id: id,
            booking_id: null,
            order_id: id,
            method: payment.method,
            recorded_by: doer.by,
            amount_cents: payment.cents,
            currency: siteCurrency,
            mismatch: null,
            taken_at: payment.at,
            payer: payment.name,
            customer_id: await customerOf(running, payment),
            about: payment.about,
            tax_cents: payment.taxCents,
            tax_county: payment.taxCounty,
          })
          .execute()
        const data = { cents: payment.cents, method: payment.method }
        const origin = { at: doer.at, staff: doer.by, subject: subjectOf(id) }
        await addActivity(running, { kind: 'payment-recorded', data }, origin)
        return id
      })
    },

    takeBack(paymentId, { by, at }) {
      return inTransaction(database, ids, async (running) => {
        const payment = await lockPayment(running, paymentId)
        if (payment?.subject.kind !== 'counter') return false
        const { tx } = running
        const refund = await tx
          .selectFrom('refunds')
          .select('id')
          .where('payment_id', '=', paymentId)
          .executeTakeFirst()
        if (refund !== undefined) return false
        await tx.deleteFrom('payments').where('id', '=', paymentId).execute()
        const data = { cents: payment.amountCents }
        const origin = { at, staff: by, subject: subjectOf(paymentId) }
        await addActivity(running, { kind: 'payment-taken-back', data }, origin)
        return true
      })
    },

    refund(paymentId, { cents, method, reason }, doer, emailsFor) {
      const { by, at } = doer
      return inTransaction(database, ids, async (running) => {
        const booking = await lockBookingOf(running, paymentId)
        const payment = await lockPayment(running, paymentId)
        if (payment === null) return err({ code: 'unknown-payment' })
        if (method === 'card' && payment.method !== 'card') return err({ code: 'not-by-card' })
        const isOff = await isCalledOff(running.tx, payment.subject)
        if (isAgreedPayment(payment) && !isOff && reason === null) return err({ code: 'no-reason' })
        const leftCents = await moneyLeft(running, payment)
        const before = await madeBefore(running.tx, doer)
        if (before !== null) return ok(null)
        if (cents > leftCents) return err({ code: 'too-much', leftCents })
        const id = ids.newId()
        await noteForm(running, doer, id)
        await running.tx
          .insertInto('refunds')
          .values({
            id,
            booking_id: payment.bookingId,
            payment_id: paymentId,
            amount_cents: cents,
            created_at: at,
            method,
            recorded_by: by,
            is_owed_again: reason === 'courtesy' || isOff ? 0 : 1,
            refunded_at: method === 'card' ? null : at,
            tries: 0,
            next_try_at: at,
            refusals: 0,
          })
          .execute()
        if (booking !== null && payment.mismatch === null) {
          const after = giveBackPart(booking, cents)
          await changeBooking(running, after)
          const event = await lockEvent(running, booking.eventId)
          // A guest who was forgotten has no address, and who got it by hand knows.
          if (event !== null && booking.email !== '' && method === 'card') {
            const wasDue = cents <= booking.refundDueCents
            const emails = emailsFor({ booking: after, event, refundCents: cents, wasDue })
            await queueEmails(running, emails, at)
          }
        }
        const kind = method === 'card' ? 'refund-asked' : 'refund-recorded'
        const origin = { at, staff: by, subject: subjectOf(paymentId) }
        await addActivity(running, { kind, data: { cents, method } }, origin)
        return ok(null)
      })
    },

    keep(paymentId, reason, { by, at }) {
      return inTransaction(database, ids, async (running) => {
        const payment = await lockPayment(running, paymentId)
        if (payment === null || payment.mismatch === null) return false
        const left = await moneyLeft(running, payment)
        if (left <= 0) return false
        const { numUpdatedRows } = await running.tx
          .updateTable('payments')
          .set({ settled_at: at, about: reason })
          .where('id', '=', paymentId)
          .where('settled_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        const origin = { at, staff: by, subject: subjectOf(paymentId) }
        await addActivity(running, { kind: 'unmatched-kept', data: { cents: left } }, origin)
        return true
      })
    },

    writeOff(paymentId, { by, at }) {
      return inTransaction(database, ids, async (running) => {
        const payment = await lockPayment(running, paymentId)
        const lost = (
          await lostPayments(running.tx, [{ payment_id: paymentId, state: 'lost' }])
        ).get(paymentId)
        if (payment === null || lost === undefined) return false
        await running.tx
          .updateTable('payments')
          .set({ settled_at: at })
          .where('id', '=', paymentId)
          .execute()
        const origin = { at, staff: by, subject: subjectOf(paymentId) }
        await addActivity(
          running,
          { kind: 'loss-written-off', data: { cents: lost.cents } },
          origin,
        )
        return true
      })
    },
  }
}

/** Money that was asked for by a quote: of what goes back, the customer may owe it again. */
const isAgreedPayment = ({ subject, mismatch }: Pick<LedgerPayment, 'subject' | 'mismatch'>) =>
  subject.kind === 'quote' && mismatch === null

/** Whether it is for a quote that is off, so that nothing of it is owed. */
async function isCalledOff(
  db: Kysely<Tables>,
  { kind, id }: LedgerPayment['subject'],
): Promise<boolean> {
  if (kind !== 'quote') return false
  const off = await db
    .selectFrom('written_quotes')
    .select('id')
    .where('id', '=', id)
    .where('called_off_at', 'is not', null)
    .executeTakeFirst()
  return off !== undefined
}

/** The customer who pays; somebody who is reached by an address or a number is one from now on. */
async function customerOf(
  running: Running,
  { name, customer, at }: CounterPayment,
): Promise<string | null> {
  switch (customer?.is) {
    case undefined:
      return null
    case 'customer': {
      // Money is kept though a colleague has deleted them in the same moment.
      const query = running.tx.selectFrom('customers').select('id').where('id', '=', customer.id)
      return (await locked(query, running).executeTakeFirst())?.id ?? null
    }
    case 'contact':
      return joinCustomer(running, { name, ...customer, addresses: [] }, at)
  }
}

async function findPayment(db: Kysely<Tables>, id: string): Promise<LedgerPayment | null> {
  const row = await paymentsWithSubjects(db)
    .leftJoin('staff', 'staff.id', 'payments.recorded_by')
    .leftJoin('disputes', 'disputes.payment_id', 'payments.id')
    .select(['payments.id', 'payments.taken_at', 'payments.amount_cents', 'payments.method'])
    .select(['payments.tax_cents', 'payments.tax_county', 'payments.settled_at'])
    .select(['payments.refunded_elsewhere_cents', 'staff.name as recorded_by'])
    .select(['bookings.refund_due_cents', 'disputes.state'])
    .where('payments.id', '=', id)
    .orderBy('disputes.opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const subject = { kind: row.subject_kind, id: row.subject_id }
  const isAgreed = isAgreedPayment({ subject, mismatch: row.mismatch })
  const lines = await linesOfPayment(db, id)
  // What went back in the provider's own pages has the payment's id, too: the payment comes last.
  const fees = new Map(lines.map((line) => [line.id, line.fee]))
  const refunds = await refundsOfPayment(db, id, isAgreed, fees)
  const gone = refunds.filter(({ failedAt }) => failedAt === null)
  const elsewhereCents = row.refunded_elsewhere_cents
  const ofDispute = lines.filter(isOfDispute)
  const takenCents = ofDispute.reduce((sum, { cents }) => sum - cents, 0)
  const lost = await lostPayments(db, [{ payment_id: id, state: row.state ?? '' }])
  return {
    id: row.id,
    at: row.taken_at,
    cents: row.amount_cents,
    currency: row.currency,
    method: row.method,
    subject,
    ...whatFor(row),
    tax: row.tax_cents === 0 ? null : { county: row.tax_county, cents: row.tax_cents },
    mismatch: row.mismatch,
    keptAt: row.settled_at,
    recordedBy: row.recorded_by,
    fee: fees.get(id) ?? { is: 'none' },
    refunds,
    elsewhereCents,
    leftCents: gone.reduce(
      (left, { cents }) => left - cents,
      row.amount_cents - elsewhereCents - takenCents,
    ),
    dueCents: row.mismatch === null ? (row.refund_due_cents ?? 0) : 0,
    mayBeOwedAgain: isAgreed && !(await isCalledOff(db, subject)),
    lost: lost.get(id) ?? null,
    dispute: row.state === null ? null : { state: row.state, takenCents },
    disputeFeeCents: ofDispute.reduce(
      (sum, { fee }) => sum + (fee.is === 'known' ? fee.cents : 0),
      0,
    ),
  }
}

async function refundsOfPayment(
  db: Kysely<Tables>,
  paymentId: string,
  isAgreed: boolean,
  fees: ReadonlyMap<string, Fee>,
): Promise<readonly LedgerRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('staff', 'staff.id', 'refunds.recorded_by')
    .selectAll('refunds')
    .select('staff.name as by_name')
    .where('payment_id', '=', paymentId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    cents: row.amount_cents,
    method: row.method,
    askedAt: row.created_at,
    by: row.by_name,
    madeAt: row.refunded_at,
    failedAt: row.failed_at,
    reason: isAgreed ? (row.is_owed_again === 1 ? 'owed-again' : 'courtesy') : null,
    problem: row.failure ?? row.refusal,
    fee: fees.get(row.id) ?? { is: 'none' },
  }))
}
