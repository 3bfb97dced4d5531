import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { originalFacts } from '#content/company.ts'
import { openStores } from '#stores.ts'

/** Drafts and publishes two documents that belong together, repeatedly, until it is killed. */
const { contentStore } = await openStores(readConfig(), createLog('silent'))
const [newest] = await contentStore.history({ kind: 'company', slug: 'site' }, 1)
const companyKey = { kind: 'company', slug: 'site' }
let draft = (await contentStore.draft(companyKey)).revision
for (let seen = newest?.revision ?? 0; ; seen += 1) {
  const more = { slug: 'site', seen, restoredFrom: null } as const
  const company = { ...originalFacts, defaultVenue: `Venue ${seen}` }
  const days = [{ date: '2026-07-04', name: `Venue ${seen}` }]
  const by = { by: null, at: seen }
  await contentStore.saveDraft(companyKey, { data: company, seen: draft, basedOn: seen }, by)
  await contentStore.save(
    [
      { kind: 'company', data: company, draft: draft + 1, ...more },
      { kind: 'special-days', data: days, ...more },
    ],
    by,
  )
  draft += 2
  process.stdout.write('.')
}
