import path from 'node:path'
import { expect, test } from 'vitest'
import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { databaseKinds, freshPostgres, temporaryFolder } from '#support/databases.ts'
import { writeAsEarlierVersion } from '#support/earlier-version.ts'
import { sqlStores } from '#support/stores.ts'

const migrationsDir = path.join(import.meta.dirname, '../../migrations')

test.each(databaseKinds)(
  'everyone who asked or booked before is a customer after the upgrade, once, on %s',
  async (kind) => {
    const folder = temporaryFolder()
    const sqliteFile = path.join(folder.path, 'site.db')
    const postgresUrl = kind === 'PostgreSQL' ? await freshPostgres() : null
    await writeAsEarlierVersion(postgresUrl === null ? { sqliteFile } : { postgresUrl })
    const database =
      postgresUrl === null ? openSqlite(sqliteFile) : openPostgres(postgresUrl, () => {})
    try {
      await migrate(database, migrationsDir)
      const stores = sqlStores(database)
      const { customers } = await stores.customers.list({ search: '', sort: 'name', page: 1 })
      const known = customers.map(({ name, emails, phones, requests }) => ({
        name,
        emails,
        phones,
        requests,
      }))
      const guest = (email: string) => ({ name: 'Rosa', emails: [email], phones: [], requests: 0 })
      expect(known).toHaveLength(4)
      expect(known).toEqual(
        expect.arrayContaining([
          // The two leads have one phone.
          {
            name: 'Rosa Lindqvist',
            emails: ['Ingrid@Example.com', 'Rosa@Example.com'],
            phones: ['7705550123'],
            requests: 2,
          },
          guest('guest@Example.org'),
          guest('holder@Example.org'),
          guest('payer@Example.org'),
        ]),
      )
      const leads = await stores.leads.list()
      const counts = await stores.requests.counts()
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(leads.length)
    } finally {
      await database.close()
      folder.remove()
    }
  },
)
