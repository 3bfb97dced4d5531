import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { databaseKinds, barePostgres, newFolder } from '#support/databases.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { writeAsEarlierVersion } from '#support/earlier-version.ts'
import { requestStatuses } from '#domain/requests/request-status.ts'
import { sqlStores, storesOnEachDatabase } from '#support/stores.ts'

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

test.each(storesOnEachDatabase)(
  'a request stored by the version before, while both run, reaches the desk, on %s',
  async (_kind, open) => {
    const stores = await open()
    await stores.leads.saveContact(newLead({ createdAt: 5000 }), draft())
    await stores.leads.complete('lead-1', request({ at: 6000 }), () => [])
    // That version does not know the desk's columns.
    await stores.database.db
      .updateTable('leads')
      .set({
        desk_status: 'unfinished',
        is_open: 0,
        name_key: '',
        waiting_since: null,
        last_activity_at: 0,
        customer_id: null,
      })
      .execute()
    const round = { now: 4000, requestsBefore: 4000, wonBefore: null, announcedUntil: 9000 }
    expect(await stores.retention.deleteRequests(round)).toEqual({ forgotten: 0, announced: 0 })
    expect(await stores.leads.adopt()).toBe(1)
    expect(await stores.leads.adopt()).toBe(0)
    const found = await stores.requests.find('lead-1')
    expect(found?.work).toMatchObject({ status: 'new', waitingSince: 6000, lastActivityAt: 6000 })
    expect(found?.customerId).not.toBeNull()
  },
)
