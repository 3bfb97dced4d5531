import type { Selectable } from 'kysely'
import { err, ok } from '#domain/result.ts'
import type { Passkey, PasskeyStore } from '#ports/passkey-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { PasskeyRow } from './staff-tables.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

export function sqlPasskeyStore(database: SqlDatabase): PasskeyStore {
  const { db } = database
  return {
    async saveChallenge({ hash, purpose, staffId, expiresAt }) {
      await db
        .insertInto('challenges')
        .values({ hash, purpose, staff_id: staffId, expires_at: expiresAt })
        .execute()
    },

    async spendChallenge(hash, purpose, staffId, now) {
      const spent = await db
        .deleteFrom('challenges')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('staff_id', staffId === null ? 'is' : '=', staffId)
        .returning('hash')
        .executeTakeFirst()
      return spent !== undefined
    },

    async find(id) {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : passkeyFrom(row)
    },

    async list(staffId) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('staff_id', '=', staffId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(passkeyFrom)
    },

    add: (passkey, at, emails) =>
      inTransaction(database, async (transaction) => {
        const { id, staffId, name } = passkey
        const isAdded = await addNew(transaction.tx, 'passkeys', {
          id,
          staff_id: staffId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: JSON.stringify(passkey.transports),
          name,
          created_at: passkey.createdAt,
          last_used_at: passkey.lastUsedAt,
        })
        if (!isAdded) return err({ code: 'known-passkey' })
        await addActivity(transaction, { by: staffId, at }, 'staff', staffId, {
          kind: 'passkey-added',
          name,
        })
        await queueEmails(transaction, emails, at)
        return ok(true)
      }),

    rename: (staffId, id, name, at) =>
      inTransaction(database, async (transaction) => {
        const renamed = await transaction.tx
          .updateTable('passkeys')
          .set({ name })
          .where('id', '=', id)
          .where('staff_id', '=', staffId)
          .returning('id')
          .executeTakeFirst()
        if (renamed === undefined) return
        await addActivity(transaction, { by: staffId, at }, 'staff', staffId, {
          kind: 'passkey-renamed',
          name,
        })
      }),

    remove: (staffId, id, at) =>
      inTransaction(database, async (transaction) => {
        const removed = await transaction.tx
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('staff_id', '=', staffId)
          .returning('name')
          .executeTakeFirst()
        if (removed === undefined) return
        await addActivity(transaction, { by: staffId, at }, 'staff', staffId, {
          kind: 'passkey-removed',
          name: removed.name,
        })
      }),
  }
}

function passkeyFrom(row: Selectable<PasskeyRow>): Passkey {
  return {
    id: row.id,
    staffId: row.staff_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: readJson(stored.texts, row.transports),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
