import { expect, test, vi } from 'vitest'
import { fetchChanges } from './fetch-changes.ts'
import { hasNewVersion, notePageVersion } from './new-version.ts'

test('a page learns that the site was upgraded, and not from a process without a version', async () => {
  let version: string | undefined = 'first'
  vi.stubGlobal('fetch', async () => Response.json({ at: 0, ids: [], version }))
  notePageVersion('first')
  await fetchChanges(0)
  version = undefined
  await fetchChanges(0)
  expect(hasNewVersion()).toBe(false)
  version = 'second'
  await fetchChanges(0)
  // Its data, loaded again, is that of the new version; its scripts are not.
  notePageVersion('second')
  version = 'first'
  await fetchChanges(0)
  expect(hasNewVersion()).toBe(true)
})
