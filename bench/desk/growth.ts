import type { SqlDatabase } from '#adapters/sql/database.ts'
import { median, printTable } from '#bench/report.ts'
import { askForQuote } from '#bench/sample-requests.ts'
import { storesOn } from '#stores.ts'
import { fillTables } from './fill.ts'
import { listReaders, timesOf } from './lists.ts'
import { someOf, type RowsOfPerson } from './people.ts'

/** Numbers of stored requests: of a beginner, of a year, and more than anybody will have. */
const sizes = [10, 1_000, 100_000]

/** Reads of each list, and requests sent, at each size. */
const rounds = 3
const sent = 30

/** Prints how a new request, a list and a search slow down as requests accumulate. */
export async function printDeskGrowth(
  origin: string,
  database: SqlDatabase,
  people: Iterator<RowsOfPerson>,
  name: string,
): Promise<void> {
  const stores = storesOn(database, { deliversLeads: false })
  const rows: string[][] = []
  let filled = 0
  for (const size of sizes) {
    await fillTables(database, someOf(people, size - filled))
    filled = size
    const readers = listReaders(stores, Date.now())
    const asks = Array.from(
      { length: sent },
      (_, index) => () => askForQuote(origin, `g${size}-${index}@example.com`),
    )
    rows.push([
      size.toLocaleString('en-US'),
      await typical(asks, 1),
      await typical(readers['filtered and sorted'], rounds),
      await typical(readers.searched, rounds),
      await typical(readers.customers, rounds),
    ])
  }
  printTable(
    `Cost as requests grow, median ms, ${name}`,
    ['requests', 'one comes (both calls)', 'a list', 'a search', 'customers'],
    rows,
  )
}

async function typical(reads: readonly (() => Promise<void>)[], times: number): Promise<string> {
  return median(await timesOf(reads, times)).toFixed(1)
}
