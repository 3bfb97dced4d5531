import type { KeptCatalogue } from '#ports/kept-catalogue.ts'
import type { SqlDatabase } from './database.ts'
import { readCatalogue } from './stored-json.ts'

export function sqlKeptCatalogue({ db }: SqlDatabase): KeptCatalogue {
  return {
    async read(source) {
      const row = await db
        .selectFrom('kept_catalogues')
        .select('services')
        .where('source', '=', source)
        .executeTakeFirst()
      return row === undefined ? null : readCatalogue(row.services)
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
