import type { ExpressionBuilder } from 'kysely'
import { alerts, type Alert } from '#domain/desk/alert.ts'
import { addDays, type CalendarDate } from '#domain/time.ts'
import type { AlertStore } from '#ports/alert-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { takeAdditions } from '#adapters/sql/requests/request-additions.ts'
import { byName, staffMember } from './staff-rows.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'

export function sqlAlertStore(database: SqlDatabase): AlertStore {
  const { db } = database
  const staff = () =>
    db.selectFrom('staff').selectAll('staff').where('removed_at', 'is', null).orderBy('staff.id')
  return {
    async list() {
      const rows = await staff()
        .leftJoin('staff_alerts', 'staff_alerts.staff_id', 'staff.id')
        .select('staff_alerts.chosen')
        .execute()
      return rows
        .toSorted(byName)
        .map(({ chosen, ...row }) => ({ member: staffMember(row), chosen: alertsIn(chosen) }))
    },

    choose: (staffId, chosen, digestAfter, actor) =>
      inTransaction(database, async (transaction) => {
        const before = await transaction.tx
          .selectFrom('staff_alerts')
          .select('chosen')
          .where('staff_id', '=', staffId)
          .executeTakeFirst()
        const former = alertsIn(before?.chosen ?? null)
        const startsDigest = chosen.includes('digest') && !former.includes('digest')
        const columns = {
          chosen: JSON.stringify(chosen),
          ...(startsDigest ? { digest_on: digestAfter } : {}),
        }
        await transaction.tx
          .insertInto('staff_alerts')
          .values({ staff_id: staffId, digest_on: digestAfter, ...columns })
          .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(columns))
          .execute()
        await addActivity(transaction, actor, 'setting', 'alerts', { kind: 'setting-saved' })
        return former
      }),

    async alertFailures(emailsFor, now) {
      // Usually there is none, and a read first saves a turn of the writer.
      if (!(await hasRows(untoldFailures(db)))) return 0
      return inTransaction(database, async (transaction) => {
        const failed = await transaction.tx
          .updateTable('emails')
          .set({ failure_told: 1 })
          .where(isUntold)
          .returning('recipient')
          .execute()
        const to = failed.map(({ recipient }) => recipient)
        if (to.length > 0) await queueEmails(transaction, emailsFor(to), now)
        return to.length
      })
    },

    async sendAdditionAlerts(due, emailsFor, now) {
      // Usually there is none, and a read first saves a turn of the writer.
      if (!(await hasRows(db.selectFrom('request_additions')))) return 0
      return inTransaction(database, async (transaction) => {
        const taken = await takeAdditions(transaction, due)
        await queueEmails(transaction, taken.flatMap(emailsFor), now)
        return taken.length
      })
    },

    async digestDue(today) {
      const rows = await staff()
        .innerJoin('staff_alerts', 'staff_alerts.staff_id', 'staff.id')
        .select('staff_alerts.chosen')
        .where((row) => lacksDigest(row, today))
        .execute()
      return rows.filter(({ chosen }) => alertsIn(chosen).includes('digest')).map(staffMember)
    },

    sendDigest: (staffId, today, email, now) =>
      inTransaction(database, async (transaction) => {
        const { numUpdatedRows } = await transaction.tx
          .updateTable('staff_alerts')
          .set({ digest_on: today })
          .where('staff_id', '=', staffId)
          .where((row) => lacksDigest(row, today))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        if (email !== null) await queueEmails(transaction, [email], now)
        return true
      }),
  }
}

/** Emails that failed, of which no alert was sent. */
export const untoldFailures = (db: Db) => db.selectFrom('emails').select('id').where(isUntold)

/** True for an email that was given up, refused for good or bounced, of which no alert was sent. */
function isUntold(row: ExpressionBuilder<Tables, 'emails'>) {
  return row.and([
    row('needs_look', '=', 1),
    row('failure_told', '=', 0),
    row('about_kind', '<>', 'staff'),
  ])
}

/** Sent before that day, or so far after it that a clock must have been wrong. */
function lacksDigest(row: ExpressionBuilder<Tables, 'staff_alerts'>, today: CalendarDate) {
  return row.or([row('digest_on', '<', today), row('digest_on', '>', addDays(today, 1))])
}

/** Alerts of another version that this one does not know are left out. */
function alertsIn(json: string | null): readonly Alert[] {
  if (json === null) return []
  const texts = readJson(stored.texts, json)
  return alerts.filter((alert) => texts.includes(alert))
}
