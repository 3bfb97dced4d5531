import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshPostgres, newFolder } from '#support/databases.ts'
import { askForMulch, setUpDeliveryPrices } from '#support/deliveries.ts'
import { deskOn } from '#support/desk.ts'
import { heldTransaction } from '#support/held-transaction.ts'
import { testSecret } from '#support/test-dependencies.ts'
import { newLead } from '#support/leads.ts'
import { openTestSite } from '#support/in-process-server.ts'
import { eventually, startSite } from '#support/server-process.ts'
import { storesOf } from '#support/stores-of-settings.ts'

// The stores' own tests show on both databases that one process claims each price.
test('prices for several requests reach each customer once, though the server is killed in between', async () => {
  const folder = newFolder()
  const settings = {
    DATA_DIR: folder,
    SECRET: testSecret,
    SAMPLE_EVENTS: 'off',
    DATABASE_URL: await freshPostgres(),
  }
  const stores = await storesOf(settings)
  const { db } = stores.database
  const now = Date.now()
  await setUpDeliveryPrices(stores)
  const emails = Array.from({ length: 4 }, (_, index) => `guest-${index}@example.com`)
  for (const email of emails) {
    await askForMulch(stores, email, now, undefined, { ...newLead().contact, email })
  }
  const desk = deskOn(stores, { startsAt: now })
  const { member } = await desk.join('ruth@example.com', 'office')
  const priced = await desk.deliveries.priceDeliveries(emails)
  const rows = priced.flatMap((each, index) =>
    each.is === 'priced' ? [{ requestId: emails[index] ?? '', seen: each.seen }] : [],
  )
  const batch = await desk.deliveries.sendDeliveries(rows, member, 'a form of one browser')
  const sent = async () =>
    (await desk.deliveries.findDeliveryBatch(batch))?.rows.filter(({ state }) => state === 'sent')
      .length ?? 0

  // The first process cannot send the last price.
  const held = await heldTransaction(db, (tx) =>
    tx
      .selectFrom('delivery_batch_rows')
      .selectAll()
      .where('position', '=', 3)
      .forUpdate()
      .execute(),
  )
  const first = await startSite(settings)
  await eventually(async () => (await sent()) > 0)
  await first.stop('SIGKILL')
  await held.commit()
  // Work that the dead process began is tried again after minutes; the test does not wait for that.
  await db.updateTable('delivery_batch_rows').set({ next_try_at: 0 }).execute()
  await db.updateTable('emails').set({ leased_until: 0 }).execute()
  const second = await openTestSite(settings)
  const left = async () =>
    (await db.selectFrom('emails').select('id').where('state', '=', 'waiting').execute()).length
  await eventually(async () => (await sent()) === emails.length && (await left()) === 0)
  await second.stop()
  const quotes = await db.selectFrom('written_quotes').select(['email', 'version']).execute()
  const mail = path.join(folder, 'mail')
  const recipients = readdirSync(mail).flatMap(
    (file) => /^To: (guest-\S+)/m.exec(readFileSync(path.join(mail, file), 'utf8'))?.[1] ?? [],
  )
  expect(recipients.toSorted()).toEqual(emails.toSorted())
  expect(quotes.map(({ email }) => email).toSorted()).toEqual(emails.toSorted())
  expect(quotes.every(({ version }) => version === 1)).toBe(true)
})
