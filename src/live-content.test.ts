import { expect, test } from 'vitest'
import { contentWith } from '#content/content.ts'
import { recordPeriods, defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { unedited } from '#domain/site/documents.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { freshDatabase } from '#support/databases.ts'
import { eventually } from '#support/server-process.ts'
import { sqlStores } from '#support/stores.ts'
import { liveContent } from './live-content.ts'

test('the later of two changes stays, however long the first takes to read', async () => {
  const stores = sqlStores(await freshDatabase('SQLite'))
  let held: Promise<void> | null = null
  const content = await liveContent(
    {
      ...stores,
      pictures: {
        ...stores.pictures,
        async served() {
          const mine = held
          held = null
          await mine
          return stores.pictures.served()
        },
      },
      configuredPeriods: defaultRecordPeriods,
      publicUrl: 'http://localhost:3000',
      citiesOf: () => Promise.resolve(new Map()),
    },
    {
      onError: (error) => expect.unreachable(String(error)),
      onBroken: ({ kind }) => expect.unreachable(kind),
    },
  )
  const periodsOf = (requestMonths: number) => ({ ...defaultRecordPeriods, requestMonths })
  const save = (months: number, seen: number) =>
    stores.settings.save(recordPeriods, periodsOf(months), seen, { by: null, at: 1000 })
  let release = () => {}
  held = new Promise((done) => (release = done))
  await save(9, 0)
  await eventually(() => held === null)
  await save(8, 1)
  // Waits longer than a second check that would not wait for the first.
  for (let times = 0; times < 5; times += 1) await readSiteEdits(stores)
  release()
  await eventually(() => content.version() >= 2)
  expect(content.current().privacy).toEqual(contentWith(unedited, periodsOf(8)).privacy)
  await content.stop()
  await stores.database.close()
})
