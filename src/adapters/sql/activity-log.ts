import type { ActivityLog } from '#ports/activity-log.ts'
import type { PlaceInTime } from '#ports/request-store.ts'
import { guestName } from '#domain/bookings/answers.ts'
import { idsOf } from './chunks.ts'
import { addActivity } from './activity-rows.ts'
import { mergedNames } from './customers/customer-merges.ts'
import type { Db, SqlDatabase } from './database.ts'
import { readJson, stored } from './stored-json.ts'
import { inTransaction } from './transaction.ts'

export function sqlActivityLog(database: SqlDatabase): ActivityLog {
  const { db } = database
  return {
    record: (...activity) =>
      inTransaction(database, (transaction) => addActivity(transaction, ...activity)),

    async list(before, limit) {
      const page = await activityPage(db, before, limit).execute()
      const rows = page.map(({ data, ...row }) => ({ ...row, data: readJson(stored.facts, data) }))
      // Customers whom a merge names, and those of other entries who were merged since.
      const former = rows.flatMap(
        ({ kind, data, subject_kind: subject, subject_id: id, customer }) => [
          ...(kind === 'customers-merged' ? [String(data['from'])] : []),
          ...(subject === 'customer' && customer === null ? [id] : []),
        ],
      )
      const merged = await mergedNames(db, former)
      return rows.map(({ id, at, by, kind, data, ...row }) => ({
        id,
        at,
        by,
        kind,
        data,
        merged: merged.get(String(data['from'])),
        emails: { by: row.by_email, about: row.person_email },
        about:
          row.subject_kind === 'setting' || row.subject_kind === 'content'
            ? row.subject_id
            : (row.person ??
              row.invited ??
              row.customer ??
              row.visited ??
              row.quoted ??
              row.payer ??
              row.paid_for ??
              (row.answers === null
                ? null
                : guestName(readJson(stored.answers, row.answers)) || null) ??
              merged.get(row.subject_id) ??
              leadName(row.first_name, row.last_name)),
      }))
    },

    async since(at, limit) {
      const rows = await db
        .selectFrom('activity')
        .select('id')
        .where('at', '>=', at)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute()
      // Drafts are saved while typing, which is not recorded each time.
      const quotes = await db
        .selectFrom('written_quotes')
        .select(['id', 'revision'])
        .where('changed_at', '>=', at)
        .orderBy('changed_at', 'desc')
        .limit(limit)
        .execute()
      const documents = await db
        .selectFrom('content_drafts')
        .select(['kind', 'slug', 'revision'])
        .where('saved_at', '>=', at)
        .orderBy('saved_at', 'desc')
        .limit(limit)
        .execute()
      return [
        ...idsOf(rows),
        ...quotes.map(({ id, revision }) => `${id} ${revision}`),
        ...documents.map(({ kind, slug, revision }) => `${kind} ${slug} ${revision}`),
      ]
    },
  }
}

/** A page of the log before that place, newest first. */
export function activityPage(db: Db, before: PlaceInTime | null, limit: number) {
  const all = db
    .selectFrom('activity')
    .leftJoin('staff as actor', 'actor.id', 'activity.staff')
    // No two tables share an id.
    .leftJoin('staff as person', 'person.id', 'activity.subject_id')
    .leftJoin('invitations', 'invitations.id', 'activity.subject_id')
    .leftJoin('leads', 'leads.id', 'activity.subject_id')
    .leftJoin('customers', 'customers.id', 'activity.subject_id')
    .leftJoin('visits', 'visits.id', 'activity.subject_id')
    .leftJoin('written_quotes', 'written_quotes.id', 'activity.subject_id')
    .leftJoin('payments', 'payments.id', 'activity.subject_id')
    .leftJoin('written_quotes as paid', 'paid.id', 'payments.subject_id')
    .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['activity.id', 'activity.at', 'activity.kind', 'activity.data'])
    .select(['activity.subject_kind', 'activity.subject_id'])
    .select(['actor.name as by', 'actor.email as by_email', 'invitations.email as invited'])
    .select(['person.name as person', 'person.email as person_email'])
    .select(['leads.first_name', 'leads.last_name', 'customers.name as customer'])
    .select(['visits.name as visited', 'written_quotes.name as quoted', 'payments.payer'])
    .select(['paid.name as paid_for', 'bookings.answers'])
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(limit)
  if (before === null) return all
  return all.where((row) =>
    row(row.refTuple('activity.at', 'activity.id'), '<', row.tuple(before.at, before.id)),
  )
}

const leadName = (first: string | null, last: string | null) =>
  first === null || last === null ? null : `${first} ${last}`.trim()
