import { activityText } from '#web/desk/activity-text.ts'
import { describe, expect, test } from 'vitest'
import { addActivity, stale } from '#adapters/sql/activity-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import { ledgerPeriod } from '#domain/money/ledger-period.ts'
import { unwrap } from '#domain/result.ts'
import { minute, second } from '#domain/time.ts'
import { addCustomer } from '#support/customers.ts'
import { browser, deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { agreeOnQuote, newQuote, wallDocument, writeQuote } from '#support/written-quotes.ts'

describe.each(storesOnEachDatabase)('activity in %s', (_, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  test('says who did what to whom, the newest first', async () => {
    const ruth = await desk.join('ruth@example.com', 'owner')
    desk.wait(minute)
    await desk.staff.inviteColleague('teo@example.com', 'helper', ruth.member)
    desk.wait(minute)
    await desk.staff.withdrawInvitation('teo@example.com', ruth.member)
    const { entries, next } = await desk.activity.listActivity(null)
    expect(next).toBeNull()
    expect(entries.slice(0, 2)).toMatchObject([
      { by: 'ruth', kind: 'invitation-withdrawn', about: 'teo@example.com' },
      { by: 'ruth', kind: 'staff-invited', data: { role: 'helper' }, about: 'teo@example.com' },
    ])
    expect(entries.at(-1)).toMatchObject({ by: null, kind: 'staff-invited' })
  })

  test('tells colleagues of the same name apart, also one who was removed', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const former = await desk.join('ruth@example.org', 'helper')
    desk.wait(minute)
    const removal = { email: former.member.email, successor: null, by: member.id }
    unwrap(await desk.staff.removeStaff(removal))
    const said = async () => {
      const { entries } = await desk.activity.listActivity(null)
      return entries.map((entry) => Object.values(activityText(entry)).join(' '))
    }
    expect(await said()).toContain('ruth removed ruth, ruth@example.org')
    expect(await said()).toContain('ruth, ruth@example.org joined the desk (Helper)')
    await desk.join('ruth@example.net', 'helper')
    expect(await said()).toContain('ruth, ruth@example.com removed ruth, ruth@example.org')
  })

  test.each([
    ['a customer', { is: 'contact', email: 'rosa@example.com', phone: '' }, ' from Rosa Lindqvist'],
    ['nobody known', null, ''],
  ] as const)(
    'names the payer of a payment at the counter, and once it is removed only a customer: %s',
    async (_, customer, from) => {
      const { member } = await desk.join('ruth@example.com', 'owner')
      desk.wait(minute)
      const payment = { name: 'Rosa Lindqvist', customer, about: 'Gravel', cents: 12_500 }
      const actor = { by: member.id, at: desk.now() }
      const paid = {
        ...payment,
        method: 'cash',
        at: desk.now(),
        taxCents: 0,
        taxCounty: '',
      } as const
      const id = await stores.ledger.record(paid, actor)
      const said = async (kind: string) => {
        const { entries } = await desk.activity.listActivity(null)
        return entries
          .filter((entry) => entry.kind === kind)
          .map((entry) => activityText(entry).what)
      }
      expect(await said('payment-recorded')).toEqual([
        'recorded a payment of $125.00 from Rosa Lindqvist',
      ])
      unwrap(await stores.ledger.undo(id, actor))
      expect(await said('payment-taken-back')).toEqual([`removed a payment of $125.00${from}`])
    },
  )

  test('says who took one person’s data, and a month of payments', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const rosa = { name: 'Rosa Lindqvist', emails: ['rosa@example.com'] }
    const id = await addCustomer(stores, rosa, desk.now())
    desk.wait(minute)
    expect(await desk.personalData.exportCustomer(id, member)).not.toBeNull()
    desk.wait(minute)
    await desk.money.exportLedgerEntries(ledgerPeriod('2027-03', '2027-04-12'), member)
    const { entries } = await desk.activity.listActivity(null)
    expect(entries.slice(0, 2).map((entry) => activityText(entry))).toEqual([
      { who: 'ruth', what: 'exported the payments of March 2027' },
      { who: 'ruth', what: 'downloaded the data of Rosa Lindqvist' },
    ])
  })

  test('names who gave money back on a quote, and to whom', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const actor = { by: member.id, at: desk.now() + minute }
    const quote = await agreeOnQuote(stores, desk.now())
    const paid = {
      part: 'deposit',
      cents: 300_000,
      method: 'cash',
      checkNumber: '',
      at: actor.at,
    } as const
    const id = unwrap(await stores.writtenQuotes.recordPayment(quote, paid, actor, () => []))
    const back = { cents: 5_000, method: 'cash', reason: 'courtesy' } as const
    const later = { ...actor, at: actor.at + minute }
    unwrap(await stores.ledger.refund(id, back, later, () => []))
    const { entries } = await desk.activity.listActivity(null)
    expect(entries[0]).toMatchObject({
      kind: 'refund-recorded',
      by: 'ruth',
      about: 'Rosa Lindqvist',
    })
  })

  test('continues where a page ended, even within one moment', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    for (let count = 0; count < 60; count += 1)
      await desk.account.makeRecoveryCodes(member, browser())
    const first = await desk.activity.listActivity(null)
    const second_ = await desk.activity.listActivity(first.next)
    expect(first.entries).toHaveLength(50)
    expect(second_.next).toBeNull()
    const ids = [...first.entries, ...second_.entries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(63)
  })

  test('open desks learn of new activity, and of activity that a slow commit shows late', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    desk.wait(minute)
    const before = await desk.activity.findChanges(desk.now())
    expect(before.ids).toEqual([])
    await desk.account.makeRecoveryCodes(member, browser())
    desk.wait(29 * second)
    expect((await desk.activity.findChanges(desk.now())).ids).toHaveLength(1)
    desk.wait(2 * second)
    expect((await desk.activity.findChanges(desk.now())).ids).toEqual([])
  })

  test('open desks learn of every autosave of a quote and of a document', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    await desk.documents.addDocument('product', 'Paw Paw', pawPaw, member)
    const quote = await writeQuote(stores, desk.now())
    // The last of several activities of one moment is not certain.
    desk.wait(second)
    const saveBoth = async (revision: number) => {
      const title = `Wall ${revision}`
      const draft = { recipient: newQuote().recipient, document: { ...wallDocument, title } }
      const actor = { by: member.id, at: desk.now() }
      await stores.writtenQuotes.saveDraft(quote, draft, revision, actor)
      const product = { ...pawPaw, description: title }
      const seen = { published: 0, draft: revision }
      await desk.documents.saveDraft({ kind: 'product', slug: 'paw-paw' }, product, seen, member)
      return (await desk.activity.findChanges(desk.now())).ids
    }
    const first = new Set(await saveBoth(1))
    desk.wait(5 * second)
    expect((await saveBoth(2)).filter((id) => !first.has(id))).toEqual([
      `${quote} 3`,
      'product paw-paw 3',
    ])
  })

  test('of changes at one moment, a refusal names the one that the log shows first', async () => {
    // Ids are random: the changes come in both orders, but for one time in a thousand.
    for (let moment = 1; moment <= 10; moment += 1) {
      const actor = { by: null, at: moment }
      const { did } = await inTransaction(stores.database, async (transaction) => {
        await addActivity(transaction, actor, 'quote', 'q1', { kind: 'quote-withdrawn' })
        await addActivity(transaction, actor, 'quote', 'q1', { kind: 'quote-called-off' })
        return stale(transaction, actor, 'quote', 'q1')
      })
      expect((await stores.activity.list(null, 1))[0]?.kind).toBe(did)
    }
  })
})

const pawPaw = { name: 'Paw Paw', category: 'trees', description: 'A native fruit.' }
