import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { databaseKinds, barePostgres, newFolder } from '#support/databases.ts'
import { writeAsEarlierVersion } from '#support/earlier-version.ts'
import { requestStatuses } from '#domain/requests/request-status.ts'
import { sqlStores } from '#support/stores.ts'

const migrationsDir = path.join(import.meta.dirname, '../../migrations')

test.each(databaseKinds)(
  'people with earlier requests or bookings become one customer each, on %s',
  async (kind) => {
    const folder = newFolder()
    const sqliteFile = path.join(folder, 'site.db')
    const postgresUrl = kind === 'PostgreSQL' ? await barePostgres() : null
    await writeAsEarlierVersion(postgresUrl === null ? { sqliteFile } : { postgresUrl })
    const database =
      postgresUrl === null ? openSqlite(sqliteFile) : openPostgres(postgresUrl, () => {})
    onTestFinished(() => database.close())
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
    const all = requestStatuses.reduce((sum, status) => sum + counts[status], 0)
    expect(all).toBe(leads.length)
  },
)
