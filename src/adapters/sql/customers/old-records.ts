import type { ExpressionBuilder } from 'kysely'
import type { OldRecords, RecordMoments } from '#domain/settings/record-periods.ts'
import type { Instant } from '#domain/time.ts'
import { guestsBefore } from '#adapters/sql/bookings/booking-store.ts'
import type { Db } from '#adapters/sql/database.ts'
import { countRows } from '#adapters/sql/list-pages.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { visitsBefore } from '#adapters/sql/visits/visit-store.ts'
import { oldQuotes, quoteMovedSince } from '#adapters/sql/written-quotes/quote-retention.ts'

/* Records that are old enough to be deleted, for the rounds that do it and to say how many. */

type Counted = Parameters<typeof countRows>[0]

/** Activity that the request's own row does not show: visits, quotes and their money. */
export const hasWorkSince = (row: ExpressionBuilder<Tables, 'leads'>, since: Instant) =>
  row.or([
    row.exists(
      row
        .selectFrom('visits')
        .select('visits.id')
        .whereRef('visits.lead_id', '=', 'leads.id')
        .where('visits.ends_at', '>=', since),
    ),
    row.exists(
      row
        .selectFrom('written_quotes as each')
        .select('each.id')
        .whereRef('each.lead_id', '=', 'leads.id')
        .where((each) => quoteMovedSince(each, since)),
    ),
  ])

const isOld = (row: ExpressionBuilder<Tables, 'leads'>, before: Instant) =>
  row.and([row('last_activity_at', '<', before), row.not(hasWorkSince(row, before))])

/** In an update’s own conditions, PostgreSQL checks it again on a row that changed meanwhile. */
export const isOpenAndOld = (row: ExpressionBuilder<Tables, 'leads'>, before: Instant) =>
  row.and([row('is_open', '=', 1), isOld(row, before)])

export const openLeads = (db: Db, before: Instant) =>
  db.selectFrom('leads').where((row) => isOpenAndOld(row, before))

/** Open ones whose time since the announcement is over. */
export const announcedLeads = (db: Db, before: Instant, now: Instant) =>
  openLeads(db, before).where('forget_after', '<=', now)

export const closedLeads = (db: Db, before: Instant, isWon: boolean) =>
  db
    .selectFrom('leads')
    .where((row) => isOld(row, before))
    .where('is_open', '=', 0)
    .where('desk_status', isWon ? '=' : '<>', 'won')

/** Emails, except those about bookings. */
export const sentBefore = (db: Db, before: Instant) =>
  db.selectFrom('emails').where('created_at', '<', before).where('about_kind', '<>', 'booking')

/** The same of an earlier version. */
export const mailsBefore = (db: Db, before: Instant) =>
  db.selectFrom('mails').where('created_at', '<', before).where('booking_id', 'is', null)

export const receivedBefore = (db: Db, before: Instant) =>
  db.selectFrom('received_emails').where('received_at', '<', before)

export const activityBefore = (db: Db, before: Instant) =>
  db.selectFrom('activity').where('at', '<', before)

/** Payments with a name. */
export const payersBefore = (db: Db, before: Instant) =>
  db
    .selectFrom('payments')
    .where((row) => row.or([row('payer', 'is not', null), row('customer_id', 'is not', null)]))
    .where('taken_at', '<', before)

export async function countOldRecords(
  db: Db,
  { requests, won, guests, money, emails, activity }: RecordMoments,
  now: Instant,
): Promise<OldRecords> {
  const before = async (moment: Instant | null, ...of: readonly ((at: Instant) => Counted)[]) => {
    if (moment === null) return 0
    let count = 0
    for (const rows of of) count += await countRows(rows(moment))
    return count
  }
  const due = await before(requests, (at) => announcedLeads(db, at, now))
  return {
    requests:
      due +
      (await before(requests, (at) => closedLeads(db, at, false))) +
      (await before(won, (at) => closedLeads(db, at, true))),
    openRequests: (await before(requests, (at) => openLeads(db, at))) - due,
    quotes: await countRows(oldQuotes(db, { open: requests, accepted: won })),
    visits: await before(won, (at) => visitsBefore(db, at)),
    guests: await before(guests, (at) => guestsBefore(db, at)),
    payments: await before(money, (at) => payersBefore(db, at)),
    emails: await before(
      emails,
      (at) => sentBefore(db, at),
      (at) => mailsBefore(db, at),
      (at) => receivedBefore(db, at),
    ),
    activity: await before(activity, (at) => activityBefore(db, at)),
  }
}
