import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Instant } from '#domain/time.ts'
import type { RetentionStore } from '#ports/retention-store.ts'
import { idsOf, inRounds, perRound } from '#adapters/sql/chunks.ts'
import { deleteIdleCustomers } from './customer-rows.ts'
import { type Db, type SqlDatabase, locked } from '#adapters/sql/database.ts'
import { countEach } from '#adapters/sql/list-pages.ts'
import { removeLeads, removeReceived } from '#adapters/sql/requests/lead-lifecycle.ts'
import { deleteEmailsAbout, removeEmails } from '#adapters/sql/emails/mail-rows.ts'
import { quoteMovedSince } from '#adapters/sql/written-quotes/quote-retention.ts'
import { requestsOf } from '#adapters/sql/requests/request-list.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

type Tx = StoreTransaction['tx']
type EmailFilter = (row: ExpressionBuilder<Tables, 'emails'>) => Expression<SqlBool>

/** Leads whose deletion was announced; any work on one clears that. */
export function endangeredLeads(db: Db) {
  return db.selectFrom('leads').where('forget_after', '>', 0)
}

export function sqlRetentionStore(database: SqlDatabase): RetentionStore {
  const { db } = database
  const forgetSent = (which: EmailFilter) =>
    inRounds(() =>
      inTransaction(database, (transaction) =>
        removeEmails(transaction, (row) =>
          row('id', 'in', row.selectFrom('emails').select('id').where(which).limit(perRound)),
        ),
      ),
    )
  return {
    async deleteRequests({ now, requestsBefore, wonBefore, announcedUntil }) {
      const announced =
        requestsBefore === null
          ? 0
          : await inTransaction(database, ({ tx }) => announce(tx, requestsBefore, announcedUntil))
      let forgotten = 0
      const forget = async (which: (round: StoreTransaction) => ReturnType<typeof oldLeads>) => {
        forgotten += await inRounds(() =>
          inTransaction(database, async (transaction) => {
            const ids = (await which(transaction)).map(({ id }) => id)
            await removeLeads(transaction, ids)
            await deleteEmailsAbout(transaction.tx, 'lead', ids)
            return ids.length
          }),
        )
      }
      if (requestsBefore !== null) {
        await forget((round) => closedOnes(round, requestsBefore, false))
        await forget((round) => announcedOnes(round, requestsBefore, now))
      }
      if (wonBefore !== null) await forget((round) => closedOnes(round, wonBefore, true))
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
      const sent = await forgetSent((row) =>
        row.and([row('created_at', '<', before), row('about_kind', '<>', 'booking')]),
      )
      const written = await db
        .deleteFrom('mails')
        .where('created_at', '<', before)
        .where('booking_id', 'is', null)
        .executeTakeFirst()
      const received = await inRounds(() =>
        inTransaction(database, async ({ tx }) => {
          const rows = await tx
            .selectFrom('received_emails')
            .select('id')
            .where('received_at', '<', before)
            .limit(perRound)
            .execute()
          await removeReceived(tx, idsOf(rows))
          return rows.length
        }),
      )
      return sent + Number(written.numDeletedRows) + received
    },

    deleteDigests: (before) =>
      forgetSent((row) =>
        row.and([
          row('created_at', '<', before),
          row('kind', 'in', ['desk-digest', 'desk-failures']),
        ]),
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
          .where('id', 'in', (row) =>
            row.selectFrom('activity').select('id').where('at', '<', before).limit(perRound),
          )
          .executeTakeFirst()
        return Number(numDeletedRows)
      }),

    async erasePayers(before) {
      const { numUpdatedRows } = await db
        .updateTable('payments')
        .set({ payer: null, customer_id: null })
        .where((row) => row.or([row('payer', 'is not', null), row('customer_id', 'is not', null)]))
        .where('taken_at', '<', before)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async deleteIdleCustomers() {
      let deleted = 0
      let last = ''
      await inRounds(() =>
        inTransaction(database, async (transaction) => {
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
        }),
      )
      return deleted
    },
  }
}

/** Announces the deletion of abandoned requests, and clears it for those with new work. */
async function announce(tx: Tx, before: number, until: number): Promise<number> {
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
    .where('is_open', '=', 1)
    .where('last_activity_at', '<', before)
    .where((row) => row.not(hasWorkSince(row, before)))
    .where('forget_after', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Activity that the request's own row does not show: visits, quotes and their money. */
const hasWorkSince = (row: ExpressionBuilder<Tables, 'leads'>, since: Instant) =>
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

/**
 * One round of old leads, locked: a lead that a colleague works on at the same moment is left out.
 */
const oldLeads = (
  transaction: StoreTransaction,
  before: number,
  which: (row: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>,
) =>
  locked(
    transaction.tx
      .selectFrom('leads')
      .select('id')
      .where('last_activity_at', '<', before)
      .where((row) => row.not(hasWorkSince(row, before)))
      .where(which)
      .orderBy('id')
      .limit(perRound),
    transaction,
  ).execute()

const announcedOnes = (round: StoreTransaction, before: number, now: number) =>
  oldLeads(round, before, (row) =>
    row.and([row('is_open', '=', 1), row('forget_after', '<=', now)]),
  )

const closedOnes = (round: StoreTransaction, before: number, isWon: boolean) =>
  oldLeads(round, before, (row) =>
    row.and([
      row('is_open', '=', 0),
      // The version before records no activity while both run.
      row('created_at', '<', before),
      row('desk_status', isWon ? '=' : '<>', 'won'),
    ]),
  )
