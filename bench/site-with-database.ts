import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { freshPostgres } from './server/postgres-rows.ts'
import { startSite, type BenchedSite } from './site.ts'

/** A site, and a connection to its database. */
export interface SiteWithDatabase {
  readonly site: BenchedSite
  readonly database: SqlDatabase
  readonly databaseName: 'SQLite' | 'PostgreSQL'
  readonly secret: string
}

/** Runs a site on SQLite, or on a new database of the PostgreSQL server at that address. */
export async function withSite<T>(
  postgres: string | null,
  settings: Readonly<Record<string, string>>,
  use: (opened: SiteWithDatabase) => Promise<T>,
): Promise<T> {
  const fresh = postgres === null ? null : await freshPostgres(postgres, 1)
  const own = fresh?.settings ?? { SECRET: randomUUID() }
  const site = await startSite({ ...settings, ...own })
  const database =
    fresh === null
      ? openSqlite(path.join(site.dataDir, 'site.db'))
      : openPostgres(fresh.settings.DATABASE_URL, () => {})
  try {
    const databaseName = fresh === null ? 'SQLite' : 'PostgreSQL'
    return await use({ site, database, databaseName, secret: own.SECRET })
  } finally {
    await database.close()
    await site.stop()
    await fresh?.drop()
  }
}
