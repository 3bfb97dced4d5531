import { beforeEach, describe, expect, test } from 'vitest'
import { duringTransaction } from '#support/held-transaction.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { setVisit } from '#support/visits.ts'
import { sendQuote } from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T14:00:00Z')

// SQLite has one writer at a time.
describe.each(storesOnEachDatabase.filter(([kind]) => kind === 'PostgreSQL'))(
  'a request that follows its quotes and visits, in %s',
  (_kind, open) => {
    const stores = newForEachTest(open)
    beforeEach(() => askForQuote(stores))

    const today = '2027-04-12'
    const toRequest = { is: 'request', id: 'lead-1' } as const
    const followUp = { today, on: '2027-04-19' }

    test.each([
      ['a quote is sent', () => sendQuote(stores, at, { requestId: 'lead-1' }, { followUp })],
      ['a visit is set', () => setVisit(stores, { subject: toRequest }, { today })],
    ])('stays won where it is won while %s', async (_what, step) => {
      await duringTransaction(
        stores,
        (tx) => tx.updateTable('leads').set({ desk_status: 'won', is_open: 0 }).execute(),
        step,
      )
      expect((await stores.requests.find('lead-1'))?.work).toMatchObject({
        status: 'won',
        followUpOn: null,
      })
    })
  },
)
