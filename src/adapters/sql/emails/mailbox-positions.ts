import type { MailboxPlace, ReceivedEmailStore } from '#ports/received-email-store.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

export function mailboxPositions(
  database: SqlDatabase,
): Pick<
  ReceivedEmailStore,
  'acquire' | 'release' | 'state' | 'recordReading' | 'begin' | 'endTry'
> {
  const { db } = database
  return {
    async acquire(mailbox, holder, until, now) {
      const lease = { holder, held_until: until }
      const acquired = await db
        .insertInto('leases')
        .values({ name: leaseOf(mailbox), ...lease })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(lease)
            .where((row) =>
              row.or([row('leases.holder', '=', holder), row('leases.held_until', '<=', now)]),
            ),
        )
        .returning('name')
        .executeTakeFirst()
      return acquired !== undefined
    },

    async release(mailbox, holder) {
      const lease = db.deleteFrom('leases').where('name', '=', leaseOf(mailbox))
      await lease.where('holder', '=', holder).execute()
    },

    async state(mailbox) {
      const row = await db
        .selectFrom('mailbox_positions')
        .leftJoin('leases', (join) => join.on('leases.name', '=', leaseOf(mailbox)))
        .selectAll('mailbox_positions')
        .select('held_until')
        .where('mailbox', '=', mailbox)
        .executeTakeFirst()
      if (row === undefined) return null
      const { uid_validity: validity, uid, looked_at: checkedAt, held_until, problem } = row
      return { validity, uid, checkedAt, heldUntil: held_until, problem }
    },

    async recordReading(mailbox, at, problem) {
      await db
        .insertInto('mailbox_positions')
        .values({ ...unread({ mailbox, validity: '' }), looked_at: at, problem })
        .onConflict((conflict) =>
          conflict.column('mailbox').doUpdateSet({ looked_at: at, problem }),
        )
        .execute()
    },

    begin: (place) =>
      inTransaction(database, async (transaction) => {
        const row = await lockPosition(transaction, place)
        const tries = row.trying_uid === place.uid ? row.tries + 1 : 1
        await transaction.tx
          .updateTable('mailbox_positions')
          .set({ trying_uid: place.uid, tries })
          .where('mailbox', '=', place.mailbox)
          .execute()
        return tries
      }),

    async endTry({ mailbox, uid }) {
      await db
        .updateTable('mailbox_positions')
        .set((column) => ({ tries: column('tries', '-', 1) }))
        .where('mailbox', '=', mailbox)
        .where('trying_uid', '=', uid)
        .where('tries', '>', 0)
        .execute()
    },
  }
}

/** Advances the position past an email; it never goes back. */
export async function advancePast(
  transaction: StoreTransaction,
  place: MailboxPlace,
): Promise<void> {
  const row = await lockPosition(transaction, place)
  if (row.uid >= place.uid) return
  await transaction.tx
    .updateTable('mailbox_positions')
    .set({ uid: place.uid, trying_uid: null, tries: 0 })
    .where('mailbox', '=', place.mailbox)
    .execute()
}

/** The locked position of a mailbox; starts over when the server has renumbered its emails. */
async function lockPosition(
  transaction: StoreTransaction,
  { mailbox, validity, uid }: MailboxPlace,
) {
  const { tx } = transaction
  await addNew(tx, 'mailbox_positions', unread({ mailbox, validity }, uid - 1))
  const query = tx.selectFrom('mailbox_positions').selectAll().where('mailbox', '=', mailbox)
  const row = await query.forUpdate().executeTakeFirstOrThrow()
  if (row.uid_validity === validity) return row
  // Emails older than the first one read are never read.
  const anew = { uid_validity: validity, uid: uid - 1, trying_uid: null, tries: 0 }
  await tx.updateTable('mailbox_positions').set(anew).where('mailbox', '=', mailbox).execute()
  return { ...row, ...anew }
}

const unread = ({ mailbox, validity }: Omit<MailboxPlace, 'uid'>, uid = 0) => ({
  mailbox,
  uid_validity: validity,
  uid,
  trying_uid: null,
  tries: 0,
  looked_at: null,
  problem: null,
})

const leaseOf = (mailbox: string) => `mailbox ${mailbox}`
