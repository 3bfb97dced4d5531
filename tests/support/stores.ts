import { beforeEach } from 'vitest'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import type { Ids } from '#ports/ids.ts'
import { storesOn } from '#stores.ts'
import { databaseKinds, databaseOfTest } from './databases.ts'

/** Predictable ids: `id-1`, `id-2`, … */
export function countedIds(): Ids {
  let count = 0
  return { newId: () => `id-${(count += 1)}` }
}

/** Stores on an open database, by default of a site with a platform behind it. */
export function sqlStores(
  database: SqlDatabase,
  ids: Ids = countedIds(),
  { deliversLeads } = { deliversLeads: true },
) {
  return { ...storesOn({ ...database, ids }, { deliversLeads }), close: () => database.close() }
}

export type TestStores = ReturnType<typeof sqlStores>

/** The stores on each database, closed with their test; each suite runs on both. */
export const storesOnEachDatabase = databaseKinds.map(
  (kind) => [kind, async () => sqlStores(await databaseOfTest(kind))] as const,
)

/** Parts that are made again for each test of a suite, under one name. */
export function newForEachTest<Made extends object>(make: () => Made | Promise<Made>): Made {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled before each test
  const made = {} as Made
  beforeEach(async () => {
    Object.assign(made, await make())
  })
  return made
}
