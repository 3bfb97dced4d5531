import type { CachedCatalog } from '#ports/cached-catalog.ts'
import type { SqlDatabase } from './database.ts'
import { readCatalog } from './stored-json.ts'

export function cachedCatalog({ db }: SqlDatabase): CachedCatalog {
  return {
    async read(source) {
      const row = await db
        .selectFrom('kept_catalogues')
        .select('services')
        .where('source', '=', source)
        .executeTakeFirst()
      return row === undefined ? null : readCatalog(row.services)
    },
    async keep(source, services, now) {
      const kept = { services: JSON.stringify(services), kept_at: now }
      await db
        .insertInto('kept_catalogues')
        .values({ source, ...kept })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(kept))
        .execute()
    },
  }
}
