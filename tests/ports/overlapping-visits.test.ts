import { expect, test } from 'vitest'
import { databaseOfTest } from '#support/databases.ts'
import { deskOn } from '#support/desk.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { sqlStores } from '#support/stores.ts'
import { quietly, visitFacts, windowAt } from '#support/visits.ts'

const actor = { by: null, at: Date.parse('2027-04-12T12:00:00Z') }

test('of two overlapping visits that are set at the same moment, the second one is warned of', async () => {
  const stores = sqlStores(await databaseOfTest('PostgreSQL'))
  const { member } = await deskOn(stores).join('ruth@example.com', 'owner')
  const set = (name: string, start: string, end: string) => {
    const window = windowAt('2027-04-15', start, end)
    const person = { name, email: '', phone: '', assignedTo: member.id }
    const facts = visitFacts({ ...window, ...person })
    return stores.visits.set({ facts, subject: { is: 'nobody-known' } }, quietly, actor)
  }
  const [first, second] = await duringTransaction(
    stores,
    lockActivity,
    () => set('Rosa', '09:00', '11:00'),
    () => set('Nell', '10:00', '12:00'),
  )
  expect(first).toMatchObject({ ok: true })
  expect(second).toMatchObject({
    error: { code: 'warnings', warnings: [{ is: 'overlap', other: { name: 'Rosa' } }] },
  })
})
