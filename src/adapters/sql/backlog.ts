import { incompleteAfterMs } from '#domain/quote-requests/lead.ts'
import type { SqlDatabase } from './database.ts'
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
  const emails = await db
    .selectFrom('emails')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      row.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
      // Each try at a mail server that is down moves the next one; a refused address is not late.
      row.fn
        .min<number | null>(
          row
            .case()
            .when(
              row.and([
                row('state', '=', 'waiting'),
                row('last_error', 'is not', null),
                row.or([row('needs_look', '=', 0), row('failure_told', '=', 2)]),
              ]),
            )
            .then(
              // Made with the contact, for when its request does not follow.
              row
                .case()
                .when('kind', '=', 'quote-left-incomplete')
                .then(row('created_at', '+', incompleteAfterMs))
                .else(row.ref('created_at'))
                .end(),
            )
            .else(row.ref('next_try_at'))
            .end(),
        )
        .as('due'),
    ])
    // Failed ones that a colleague has dealt with, or that a newer one replaced, are done.
    .where((row) =>
      row.or([
        row('state', '=', 'waiting'),
        row.and([row('state', '=', 'failed'), row('needs_look', '=', 1)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const written = await db
    .selectFrom('mails')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      row.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
      row.fn.min('next_try_at').as('due'),
    ])
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirstOrThrow()
  const deliveries = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('deliveries.state', '=', 'waiting').as('waiting'),
      // A refused lead whose request was closed is done at the desk; no colleague closes unfinished ones.
      row.fn
        .countAll<number>()
        .filterWhere('deliveries.state', '=', 'failed')
        .filterWhere((lead) =>
          lead.or([lead('leads.is_open', '=', 1), lead('leads.desk_status', '=', 'unfinished')]),
        )
        .as('failed'),
    ])
    .where('deliveries.state', 'in', ['waiting', 'failed'])
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('refunds')
    .select((row) => [
      row.fn.countAll<number>().as('waiting'),
      row.fn.count<number>('refusal').as('refused'),
    ])
    .where('refunded_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    mailsWaiting: emails.waiting + written.waiting,
    mailsFailed: emails.failed + written.failed,
    mailsLateBy: Math.max(0, now - Math.min(emails.due ?? now, written.due ?? now)),
    holds: await countRows(db.selectFrom('bookings').where('order_state', '=', 'held')),
    refundsWaiting: refunds.waiting,
    refundsRefused: refunds.refused,
    leadDeliveriesWaiting: deliveries.waiting,
    leadDeliveriesFailed: deliveries.failed,
  }
}
