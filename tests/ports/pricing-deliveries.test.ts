import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#domain/desk/roles.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import { recipientsOf } from '#support/emails.ts'
import { askForMulch, setUpDeliveryPrices } from '#support/deliveries.ts'
import { deskOn, refusal } from '#support/desk.ts'
import { newLead } from '#support/leads.ts'
import { sendNextOfBatch } from '#usecases/deliveries/send-batches.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const key = 'a form of one browser'

describe.each(storesOnEachDatabase)('deliveries priced at the desk, in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => setUpDeliveryPrices(stores))

  const office = async (role: Role = 'office') => {
    const desk = deskOn(stores, { startsAt: at })
    const { member } = await desk.join('ruth@example.com', role)
    const send = (seen: string, form = key) =>
      desk.deliveries.sendDelivery('lead-1', { seen, by: 'email' }, member, form)
    return { desk, member, send }
  }
  const figures = async (desk: ReturnType<typeof deskOn>, id: string) => {
    const [priced] = await desk.deliveries.priceDeliveries([id])
    if (priced?.is !== 'priced') throw new Error(JSON.stringify(priced))
    return priced
  }

  const raisePrice = async () => {
    const [mulch = expect.fail('no price')] = await stores.prices.list()
    const dearer = { ...mulch, priceCents: 4_500 }
    await stores.prices.save(mulch.id, dearer, mulch.revision, { by: null, at })
  }

  test('a colleague sees the figures, and sends them as a quote that is paid in full', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, send } = await office()
    const priced = await figures(desk, 'lead-1')
    expect(priced).toMatchObject({ totalCents: 18_190, earlier: null })
    const sent = unwrap(await send(priced.seen))
    expect(sent.quote).toMatchObject({
      kind: 'delivery',
      status: 'sent',
      totalCents: 18_190,
      title: 'Delivery of Pine Mulch',
      recipient: { name: 'Rosa Lindqvist', email: 'Rosa@Example.com' },
    })
    const [email] = await desk.readEmails()
    expect(email?.text).toContain('$181.90')
    const found = await desk.quotes.findQuote(sent.quote.id)
    expect(found?.document.schedule).toMatchObject([{ share: { is: 'rest' }, due: 'accepted' }])
    expect((await desk.requests.findRequest('lead-1'))?.work.status).toBe('quoted')
    expect(await figures(desk, 'lead-1')).toMatchObject({ earlier: 'Q-1001' })
  })

  test('a form that is sent twice, also at once, makes one quote and one email', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, send } = await office()
    const { seen } = await figures(desk, 'lead-1')
    const both = await Promise.all([send(seen), send(seen)])
    both.push(await send(seen))
    expect(both.map((each) => each.ok && each.value.quote.number)).toEqual([1001, 1001, 1001])
    expect(await desk.quotes.quotesOfRequest('lead-1')).toHaveLength(1)
    const emails = await desk.readEmails()
    expect(emails.filter(({ text }) => text.includes('$181.90'))).toHaveLength(1)
  })

  test('a form whose other copy is faster gets the quote of that', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, send } = await office()
    const { seen } = await figures(desk, 'lead-1')
    const faster = vi.spyOn(stores.writtenQuotes, 'ofRequest').mockImplementationOnce(async () => {
      faster.mockRestore()
      await send(seen)
      return []
    })
    expect(await send(seen)).toMatchObject(ok({ quote: { number: 1001 } }))
    expect(await desk.quotes.quotesOfRequest('lead-1')).toHaveLength(1)
  })

  test('a price that a colleague has sent since the figures were shown is not sent again unseen', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, send } = await office()
    const { seen } = await figures(desk, 'lead-1')
    expect(await send(seen)).toMatchObject(ok({}))
    expect(await send(seen, 'a form of a colleague')).toEqual(refusal('changed'))
    // It can be sent again on purpose.
    const again = await figures(desk, 'lead-1')
    expect(await send(again.seen, 'a form of a colleague')).toMatchObject(ok({}))
    // At the same moment only one of them is first.
    const { seen: third } = await figures(desk, 'lead-1')
    const both = await Promise.all([send(third, 'third form'), send(third, 'fourth form')])
    const refused = expect.stringMatching(/^(?:changed|being-sent)$/)
    expect(both).toContainEqual({ ok: false, error: { code: refused } })
    expect(await desk.quotes.quotesOfRequest('lead-1')).toHaveLength(3)
  })

  test('a draft whose sending failed is no earlier price, and stops a colleague for a moment only', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, member, send } = await office()
    const { recipient, document } = await figures(desk, 'lead-1')
    const made = { parentId: null, requestId: 'lead-1', customerId: null, recipient, document }
    const actor = { by: member.id, at: desk.now(), formKey: `${key} lead-1` }
    unwrap(await stores.writtenQuotes.create({ kind: 'delivery', ...made }, actor))
    const again = await figures(desk, 'lead-1')
    expect(again).toMatchObject({ earlier: null })
    expect(await send(again.seen, 'a form of a colleague')).toEqual(refusal('being-sent'))
    desk.wait(5 * minute)
    expect(await send(again.seen, 'a form of a colleague')).toMatchObject(ok({}))
    // The form that made it can be sent after all, with the figures that it shows by now.
    await raisePrice()
    const { seen, earlier, totalCents } = await figures(desk, 'lead-1')
    expect(earlier).toBe('Q-1002')
    expect(await send(seen)).toMatchObject(ok({ quote: { number: 1001, totalCents } }))
  })

  test('a draft that a colleague edited is not written over by the form that made it', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, member, send } = await office()
    const { recipient, document, seen } = await figures(desk, 'lead-1')
    const made = { parentId: null, requestId: 'lead-1', customerId: null, recipient, document }
    const actor = { by: member.id, at: desk.now(), formKey: `${key} lead-1` }
    const id = unwrap(await stores.writtenQuotes.create({ kind: 'delivery', ...made }, actor))
    const edited = { recipient, document: { ...document, title: 'Mulch to the back gate' } }
    unwrap(await desk.quotes.saveQuote(id, edited, 1, member))
    expect(await send(seen)).toEqual(err({ code: 'edited', quote: 'Q-1001' }))
    expect((await desk.quotes.findQuote(id))?.document.title).toBe('Mulch to the back gate')
  })

  test('several at once each have a price or the reason why not', async () => {
    await askForMulch(stores, 'lead-1', at)
    await askForMulch(stores, 'lead-2', at, [])
    const { desk } = await office()
    expect(
      await desk.deliveries.priceDeliveries(['lead-1', 'lead-2', 'gone', 'lead-1']),
    ).toMatchObject([
      { requestId: 'lead-1', is: 'priced', totalCents: 18_190 },
      {
        requestId: 'lead-2',
        is: 'incomplete',
        missing: ['No quantity is known for Pine Mulch.'],
        hasNoZone: false,
      },
    ])
  })

  test('a zone, a price and a county that are missing are said before a quantity is entered', async () => {
    await askForMulch(stores, 'lead-1', at, [])
    const { desk, member } = await office('owner')
    unwrap(await desk.prices.saveDeliveryZones([], 1, member))
    unwrap(await desk.prices.saveCountyTaxes([], 1, member))
    for (const { id } of await stores.prices.list()) await desk.prices.removePrice(id, member)
    expect(await desk.deliveries.priceDeliveries(['lead-1'])).toMatchObject([
      {
        missing: [
          'No delivery zone has the ZIP code 30040.',
          'No quantity is known for Pine Mulch.',
          'The price list has no price for Pine Mulch per cubic yard.',
          'ZIP code 30040 is not in any county on your sales tax list.',
        ],
        hasNoZone: true,
      },
    ])
  })

  test('a quantity that the customer named in words is entered, priced and sent', async () => {
    await askForMulch(stores, 'lead-1', at, [])
    const { desk, member } = await office()
    const [without] = await desk.deliveries.priceDeliveries(['lead-1'])
    const [material] = without?.is === 'incomplete' ? without.unknown : []
    const amount = (quantity: number, kind: 'cubic-yard' | 'ton' = 'cubic-yard') => [
      { material: material?.id ?? '', quantity, unit: { kind } },
    ]
    expect(material?.name).toBe('Pine Mulch')
    expect(material?.units[0]).toEqual({ kind: 'cubic-yard' })
    // A unit without a price can be corrected.
    expect(await desk.deliveries.priceDeliveries(['lead-1'], amount(2, 'ton'))).toMatchObject([
      { missing: ['The price list has no price for Pine Mulch per ton.'], unknown: [material] },
    ])
    const [priced] = await desk.deliveries.priceDeliveries(['lead-1'], amount(2))
    if (priced?.is !== 'priced') throw new Error(JSON.stringify(priced))
    expect(priced).toMatchObject({ totalCents: 18_190, unknown: [material] })
    const terms = { seen: priced.seen, by: 'email' } as const
    const send = (more = {}) =>
      desk.deliveries.sendDelivery('lead-1', { ...terms, ...more }, member, key)
    expect(await send()).toMatchObject(err({ code: 'missing' }))
    expect(await send({ entered: amount(3) })).toEqual(refusal('changed'))
    const sent = unwrap(await send({ entered: amount(2) }))
    expect(sent.quote).toMatchObject({ title: 'Delivery of Pine Mulch', totalCents: 18_190 })
  })

  test('a customer without an email address gets a link by text message', async () => {
    await askForMulch(stores, 'lead-1', at, undefined, { ...newLead().contact, email: '' })
    const { desk, member, send } = await office()
    const { seen } = await figures(desk, 'lead-1')
    expect(await send(seen)).toEqual(refusal('no-email'))
    const sent = await desk.deliveries.sendDelivery('lead-1', { seen, by: 'link' }, member, key)
    expect(sent).toMatchObject(ok({ quote: { status: 'sent' } }))
    expect(await desk.readEmails()).not.toContainEqual({ text: expect.stringContaining('$181.90') })
  })

  describe('sent to several customers', () => {
    const begun = async (ids: readonly string[]) => {
      for (const id of ids) {
        const contact = { ...newLead().contact, email: `${id}@example.com` }
        await askForMulch(stores, id, at, undefined, contact)
      }
      const { desk, member } = await office()
      const rows: { readonly requestId: string; readonly seen: string }[] = []
      for (const requestId of ids) {
        rows.push({ requestId, seen: (await figures(desk, requestId)).seen })
      }
      const begin = () => desk.deliveries.sendDeliveries(rows, member, key)
      const [batch] = await Promise.all([begin(), begin()])
      const sendNext = sendNextOfBatch(testDependencies(stores, { now: desk.now }), desk.deliveries)
      const sendRest = async () => {
        while ((await sendNext()) !== null);
      }
      const states = async () =>
        (await desk.deliveries.findDeliveryBatch(batch))?.rows.map(({ state }) => state)
      return { desk, member, rows, batch, begin, sendNext, sendRest, states }
    }
    const prices = () => recipientsOf(stores, 'written-quote')

    test('each is sent once in the background, and a form sent twice begins one batch', async () => {
      const { batch, begin, sendNext, sendRest, states } = await begun(['one', 'two'])
      expect(await begin()).toBe(batch)
      expect(await states()).toEqual(['waiting', 'waiting'])
      expect(await sendNext()).toBe('sent')
      expect(await states()).toEqual(['sent', 'waiting'])
      await Promise.all([sendRest(), sendRest()])
      expect(await states()).toEqual(['sent', 'sent'])
      expect(await prices()).toEqual(['one@example.com', 'two@example.com'])
    })

    test('a killed process leaves none unsent and sends none twice', async () => {
      const { desk, member, rows, batch, sendNext, sendRest, states } = await begun([
        'one',
        'two',
        'three',
      ])
      await sendNext()
      // The process is killed between sending a price and recording that.
      const [, two, three] = rows
      if (two === undefined || three === undefined) throw new Error('no rows')
      await stores.deliveryBatches.next(at)
      const way = { seen: two.seen, by: 'email' } as const
      expect((await desk.deliveries.sendDelivery('two', way, member, batch)).ok).toBe(true)
      // Another is killed between creating the next quote and sending it.
      const [priced] = await desk.deliveries.priceDeliveries(['three'])
      if (priced?.is !== 'priced') throw new Error('no price')
      const { recipient, document } = priced
      await stores.writtenQuotes.create(
        {
          kind: 'delivery',
          parentId: null,
          requestId: 'three',
          customerId: null,
          recipient,
          document,
        },
        { by: member.id, at, formKey: `${batch} three` },
      )
      await sendRest()
      desk.wait(minute)
      await sendRest()
      expect(await states()).toEqual(['sent', 'sent', 'sent'])
      expect(await prices()).toHaveLength(3)
      for (const id of ['one', 'two', 'three']) {
        expect(await desk.quotes.quotesOfRequest(id)).toHaveLength(1)
      }
    })

    test('one that was sent counts as sent, whatever changed before it was recorded', async () => {
      const { desk, member, rows, batch, sendRest, states } = await begun(['one'])
      const [one = expect.fail('no row')] = rows
      const way = { seen: one.seen, by: 'email' } as const
      expect((await desk.deliveries.sendDelivery('one', way, member, batch)).ok).toBe(true)
      await raisePrice()
      await sendRest()
      expect(await states()).toEqual(['sent'])
      expect(await prices()).toEqual(['one@example.com'])
    })

    test('one that cannot be sent says why, and blocks no other', async () => {
      const { desk, sendRest, batch } = await begun(['one', 'two'])
      await raisePrice()
      await sendRest()
      const changed = expect.stringContaining('have changed in the meantime')
      expect((await desk.deliveries.findDeliveryBatch(batch))?.rows).toMatchObject([
        { state: 'failed', problem: changed, quote: null },
        { state: 'failed', problem: changed },
      ])
      expect(await prices()).toEqual([])
    })
  })
})
