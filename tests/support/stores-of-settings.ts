import { onTestFinished } from 'vitest'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { openStores } from '#stores.ts'

/** The stores of a site with those settings, closed with their test. */
export async function storesOf(settings: Readonly<Record<string, string>>) {
  const stores = await openStores(readConfig(settings), createLog('silent'))
  onTestFinished(() => stores.database.close())
  return stores
}
