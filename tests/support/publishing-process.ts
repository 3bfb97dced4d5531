import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config'
import { originalFacts } from '#content/company.ts'
import { openStores } from '#stores'

/** Publishes two documents that belong together again and again, until it is killed. */
const { contentStore } = await openStores(readConfig(), createLog('silent'))
const [newest] = await contentStore.history({ kind: 'company', slug: 'site' }, 1)
for (let seen = newest?.revision ?? 0; ; seen += 1) {
  const more = { slug: 'site', seen, restoredFrom: null } as const
  const company = { ...originalFacts, defaultVenue: `Venue ${seen}` }
  const days = [{ date: '2026-07-04', name: `Venue ${seen}` }]
  await contentStore.save(
    [
      { kind: 'company', data: company, ...more },
      { kind: 'special-days', data: days, ...more },
    ],
    { by: null, at: seen },
  )
  process.stdout.write('.')
}
