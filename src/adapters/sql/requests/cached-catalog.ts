import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'

export type CachedCatalog = ReturnType<typeof cachedCatalog>

/** Last good catalog of the platform, for outages; it survives a restart. */
export function cachedCatalog({ db }: SqlDatabase) {
  return {
    /** Null if none was stored under that source. */
    async read(source: string): Promise<readonly CatalogService[] | null> {
      const row = await db
        .selectFrom('kept_catalogues')
        .select('services')
        .where('source', '=', source)
        .executeTakeFirst()
      return row === undefined ? null : readJson(stored.catalog, row.services)
    },
    /** `now` in epoch milliseconds. */
    async write(source: string, services: readonly CatalogService[], now: number): Promise<void> {
      const row = { services: JSON.stringify(services), kept_at: now }
      await db
        .insertInto('kept_catalogues')
        .values({ source, ...row })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
        .execute()
    },
  }
}
