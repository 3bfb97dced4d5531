import { sql } from 'kysely'
import { pageLength } from '#domain/counts.ts'
import { formerAddress, maxRedirects } from '#domain/site/redirect.ts'
import type { RedirectStore } from '#ports/redirect-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { countRows, pageWithin, placed } from '#adapters/sql/list-pages.ts'
import { lockPublication } from './publication-rows.ts'
import { addRedirects } from './redirect-rows.ts'
import { inRefusableTransaction, inTransaction } from '#adapters/sql/transaction.ts'

export function sqlRedirectStore(database: SqlDatabase): RedirectStore {
  const { db } = database
  return {
    async find(addresses) {
      if (addresses.length === 0) return null
      const rows = await db
        .selectFrom('redirects')
        .select(['from_address', 'to_address'])
        .where('from_address', 'in', addresses)
        .execute()
      const found = addresses.map((from) => rows.find((row) => row.from_address === from))
      return found.find((row) => row !== undefined)?.to_address ?? null
    },

    all: () =>
      db
        .selectFrom('redirects')
        .select(['from_address as from', 'to_address as to'])
        .orderBy('from_address')
        .execute(),

    async list(search, asked) {
      const page = pageWithin(asked)
      const found = having(db, search)
      const total = await countRows(found)
      const redirects = await found
        .select(['from_address as from', 'to_address as to'])
        .orderBy('from_address')
        .limit(pageLength)
        .offset((page - 1) * pageLength)
        .execute()
      return { redirects, ...placed(page, total) }
    },

    add: (redirects, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        // Concurrent additions would each count their own alone.
        await lockPublication(transaction)
        await addRedirects(transaction, redirects, actor)
        if ((await countRows(transaction.tx.selectFrom('redirects'))) > maxRedirects)
          refuse({ code: 'too-many' })
        return null
      }),

    remove: (from, actor) =>
      inTransaction(database, async (transaction) => {
        // A page that moves reads the redirects to it, and then writes them anew.
        await lockPublication(transaction)
        const gone = await transaction.tx
          .deleteFrom('redirects')
          .where('from_address', '=', from)
          .returning('to_address')
          .executeTakeFirst()
        if (gone === undefined) return null
        const removed = { kind: 'redirect-removed', from } as const
        await addActivity(transaction, actor, 'content', 'redirects', removed)
        return gone.to_address
      }),
  }
}

/** Few enough for a scan. */
function having(db: Db, search: string) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.reduce((found, word) => {
    const plain = (formerAddress(word) ?? word.toLowerCase()).replaceAll(/[\\%_]/g, '\\$&')
    const isIn = (address: 'from_address' | 'to_address') =>
      sql<boolean>`lower(${sql.ref(address)}) like ${`%${plain}%`} escape '\\'`
    return found.where((row) => row.or([isIn('from_address'), isIn('to_address')]))
  }, db.selectFrom('redirects'))
}
