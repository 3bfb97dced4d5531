import { onTestFinished } from 'vitest'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config'
import { openStores } from '#stores'
import { temporaryFolder } from './databases.ts'

/** A folder that goes with its test. */
export function newFolder(): string {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}

/** The stores of a site with those settings, closed with their test. */
export async function storesOf(settings: Readonly<Record<string, string>>) {
  const stores = await openStores(readConfig(settings), createLog('silent'))
  onTestFinished(() => stores.database.close())
  return stores
}
