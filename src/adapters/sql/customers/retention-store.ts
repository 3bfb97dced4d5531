import type { Instant } from '#domain/time.ts'
import type { RetentionStore } from '#ports/retention-store.ts'
import { idsOf, inRounds, orNone, perRound } from '#adapters/sql/chunks.ts'
import { deleteIdleCustomers, lockRecords } from './customer-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { countEach } from '#adapters/sql/list-pages.ts'
import { removeLeads, removeReceived } from '#adapters/sql/requests/lead-lifecycle.ts'
import { deleteEmailsAbout, removeEmails } from '#adapters/sql/emails/mail-rows.ts'
import { requestsOf } from '#adapters/sql/requests/request-list.ts'
import { inTransaction, lockRows, type StoreTransaction } from '#adapters/sql/transaction.ts'
import {
  activityBefore,
  announcedLeads,
  closedLeads,
  countOldRecords,
  hasWorkSince,
  isOpenAndOld,
  mailsBefore,
  type openLeads,
  payersBefore,
  receivedBefore,
  sentBefore,
} from './old-records.ts'

/** Leads whose deletion was announced; any work on one clears that. */
export function endangeredLeads(db: Db) {
  return db.selectFrom('leads').where('forget_after', '>', 0)
}

export function sqlRetentionStore(database: SqlDatabase): RetentionStore {
  const { db } = database
  const rounds = (step: (transaction: StoreTransaction) => Promise<number>) =>
    inRounds(() => inTransaction(database, step))
  const forgetSent = (which: (db: Db) => ReturnType<typeof sentBefore>) =>
    rounds((transaction) =>
      removeEmails(transaction, (row) =>
        row('id', 'in', which(transaction.tx).select('id').limit(perRound)),
      ),
    )
  return {
    async deleteRequests({ now, requestsBefore, wonBefore, announcedUntil }) {
      const announced =
        requestsBefore === null
          ? 0
          : await inTransaction(database, (transaction) =>
              announce(transaction, requestsBefore, announcedUntil),
            )
      let forgotten = 0
      const forget = async (which: (db: Db) => ReturnType<typeof openLeads>) => {
        forgotten += await rounds(async (transaction) => {
          const old = which(transaction.tx).select('id')
          const found = idsOf(await old.orderBy('id').limit(perRound).execute())
          await lockRecords(transaction, 'lead_id', found)
          await lockRows(transaction, 'leads', found)
          // A second look leaves out those with a visit or quote set while their lock was awaited.
          const ids = idsOf(await old.where('id', 'in', orNone(found)).execute())
          await removeLeads(transaction, ids)
          await deleteEmailsAbout(transaction, 'lead', ids)
          return ids.length
        })
      }
      if (requestsBefore !== null) {
        await forget((tx) => closedLeads(tx, requestsBefore, false))
        await forget((tx) => announcedLeads(tx, requestsBefore, now))
      }
      if (wonBefore !== null) await forget((tx) => closedLeads(tx, wonBefore, true))
      return { forgotten, announced }
    },

    async endangered(limit) {
      const [total = 0] = await countEach(db, [endangeredLeads(db).select('id')])
      const first = await endangeredLeads(db)
        .select(['id', 'forget_after'])
        .orderBy('forget_after')
        .orderBy('id')
        .limit(limit)
        .execute()
      const requests = await requestsOf(db, idsOf(first))
      const moments = new Map(first.map((row) => [row.id, row.forget_after]))
      return {
        requests: requests.flatMap((each) => {
          const forgottenAt = moments.get(each.lead.id) ?? null
          return forgottenAt === null ? [] : [{ ...each, forgottenAt }]
        }),
        total,
      }
    },

    async deleteEmails(before) {
      const sent = await forgetSent((tx) => sentBefore(tx, before))
      const written = await db
        .deleteFrom('mails')
        .where('id', 'in', mailsBefore(db, before).select('id'))
        .executeTakeFirst()
      const received = await rounds(async (transaction) => {
        const old = receivedBefore(transaction.tx, before).select('id').limit(perRound)
        const ids = idsOf(await old.execute())
        await removeReceived(transaction, ids)
        return ids.length
      })
      return sent + Number(written.numDeletedRows) + received
    },

    deleteDigests: (before) =>
      forgetSent((tx) =>
        tx
          .selectFrom('emails')
          .where('created_at', '<', before)
          .where('kind', 'in', ['desk-digest', 'desk-failures']),
      ),

    async deleteFormKeys(before) {
      const { numDeletedRows } = await db
        .deleteFrom('sent_forms')
        .where('at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    deleteActivity: (before) =>
      inRounds(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('activity')
          .where('id', 'in', activityBefore(db, before).select('id').limit(perRound))
          .executeTakeFirst()
        return Number(numDeletedRows)
      }),

    erasePayers: (before) =>
      inRounds(async () => {
        const { numUpdatedRows } = await db
          .updateTable('payments')
          .set({ payer: null, customer_id: null })
          .where('id', 'in', payersBefore(db, before).select('id').limit(perRound))
          .executeTakeFirst()
        return Number(numUpdatedRows)
      }),

    async deleteIdleCustomers() {
      let deleted = 0
      let last = ''
      await rounds(async (transaction) => {
        const some = await transaction.tx
          .selectFrom('customers')
          .select('id')
          .where('id', '>', last)
          .orderBy('id')
          .limit(perRound)
          .execute()
        deleted += await deleteIdleCustomers(transaction, idsOf(some))
        last = some.at(-1)?.id ?? last
        return some.length
      })
      return deleted
    },

    countOld: (before, now) => countOldRecords(db, before, now),
  }
}

/** Announces the deletion of abandoned requests, and clears it for those with new work. */
async function announce(
  { tx }: StoreTransaction,
  before: Instant,
  until: Instant,
): Promise<number> {
  await tx
    .updateTable('leads')
    .set({ forget_after: null })
    .where('forget_after', 'is not', null)
    .where((row) =>
      row.or([
        row('last_activity_at', '>=', before),
        row('is_open', '=', 0),
        hasWorkSince(row, before),
      ]),
    )
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('leads')
    .set({ forget_after: until })
    .where((row) => isOpenAndOld(row, before))
    .where('forget_after', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
