import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#adapters/sql/tables.ts'

type QueueRow = ExpressionBuilder<Tables, 'deliveries' | 'emails' | 'mails'>

/** Waiting for a try that is due, and leased to no process. */
export const isDue = (now: number) => (row: QueueRow) =>
  row.and([
    row('state', '=', 'waiting'),
    row('next_try_at', '<=', now),
    row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]),
  ])

/** Given up, or waiting after a try that failed. */
export const hasFailed = (row: QueueRow) =>
  row.or([
    row('state', '=', 'failed'),
    row.and([row('state', '=', 'waiting'), row('tries', '>', 0)]),
  ])

/** Columns after a try that failed; without a next one it is given up. */
export const failedColumns = (reason: string, nextTryAt: number | null) =>
  ({
    state: nextTryAt === null ? 'failed' : 'waiting',
    next_try_at: nextTryAt,
    leased_until: null,
    last_error: reason,
  }) as const

export const sentColumns = (at: number) =>
  ({ state: 'sent', sent_at: at, next_try_at: null, leased_until: null, last_error: null }) as const
