import type { Db, SqlDatabase } from './database.ts'
import { countRows } from './list-pages.ts'

/** Queue lengths of the background work, for metrics. */
export interface Backlog {
  readonly mailsWaiting: number
  readonly mailsFailed: number
  /** Age in milliseconds of the oldest mail that is overdue; 0 without one. */
  readonly mailsLateBy: number
  /** Unpaid orders that hold seats. */
  readonly holds: number
  readonly refundsWaiting: number
  /** Refunds that the payment provider refused at the last attempt. */
  readonly refundsRefused: number
  readonly leadDeliveriesWaiting: number
  readonly leadDeliveriesFailed: number
}

/** `now` in epoch milliseconds. */
export async function readBacklog({ db }: SqlDatabase, now: number): Promise<Backlog> {
  const mails = [...(await waitingIn(db, 'emails')), ...(await waitingIn(db, 'mails'))]
  const deliveries = await db
    .selectFrom('deliveries')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select((row) => [
      row.fn.countAll<number>().as('waiting'),
      row.fn.count<number>('refusal').as('refused'),
    ])
    .where('refunded_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const countOf = (rows: readonly { state: string; count: number }[], state: string) =>
    rows.filter((row) => row.state === state).reduce((sum, { count }) => sum + count, 0)
  const due = Math.min(
    ...mails.map(({ state, due: at }) => (state === 'waiting' && at !== null ? at : now)),
    now,
  )
  return {
    mailsWaiting: countOf(mails, 'waiting'),
    mailsFailed: countOf(mails, 'failed'),
    mailsLateBy: Math.max(0, now - due),
    holds: await countRows(db.selectFrom('bookings').where('order_state', '=', 'held')),
    refundsWaiting: refunds.waiting,
    refundsRefused: refunds.refused,
    leadDeliveriesWaiting: countOf(deliveries, 'waiting'),
    leadDeliveriesFailed: countOf(deliveries, 'failed'),
  }
}

function waitingIn(db: Db, table: 'emails' | 'mails') {
  return db
    .selectFrom(table)
    .select((row) => [
      'state',
      row.fn.countAll<number>().as('count'),
      row.fn.min('next_try_at').as('due'),
    ])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute()
}
