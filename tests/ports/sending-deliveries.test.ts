import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { day, minute } from '#domain/time.ts'
import { canonicalJson } from '#domain/written-quotes/version-content.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { askForMulch, setUpDeliveryPrices } from '#support/deliveries.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'
import { sendNextOfBatch } from '#usecases/deliveries/send-batches.ts'

const at = Date.parse('2027-04-12T12:00:00Z')

describe.each(storesOnEachDatabase)(
  'prices of deliveries that are sent later, in %s',
  (_kind, open) => {
    const stores = newForEachTest(open)
    beforeEach(() => setUpDeliveryPrices(stores))

    /** A price that a colleague looks at. */
    const previewed = async () => {
      await askForMulch(stores, 'lead-1', at)
      const desk = deskOn(stores, { startsAt: at })
      const { member } = await desk.join('ruth@example.com', 'office')
      const [priced] = await desk.deliveries.priceDeliveries(['lead-1'])
      if (priced?.is !== 'priced') throw new Error('no price')
      return { desk, member, seen: priced.seen }
    }

    test('a price that was looked at the day before is sent, valid from today', async () => {
      const { desk, member, seen } = await previewed()
      desk.wait(day)
      const terms = { seen, by: 'email' } as const
      expect(await desk.deliveries.sendDelivery('lead-1', terms, member, 'a form')).toMatchObject(
        ok({ quote: { status: 'sent', validUntil: '2027-05-13' } }),
      )
    })

    test('a price that was looked at before an update is sent after it', async () => {
      const { desk, member } = await previewed()
      const [priced] = await desk.deliveries.priceDeliveries(['lead-1'])
      if (priced?.is !== 'priced') throw new Error('no price')
      const { document, recipient, earlier } = priced
      const { secrets } = testDependencies(stores, { now: desk.now })
      const seen = secrets.fingerprint(canonicalJson({ document, recipient, earlier }))
      const terms = { seen, by: 'email' } as const
      expect((await desk.deliveries.sendDelivery('lead-1', terms, member, 'a form')).ok).toBe(true)
    })

    test('a price is sent after an outage of half an hour, and holds up no other', async () => {
      const { desk, member, seen } = await previewed()
      const begin = (requestId: string) =>
        desk.deliveries.sendDeliveries([{ requestId, seen }], member, `a form for ${requestId}`)
      const batch = await begin('lead-1')
      let isAway = true
      const sendNext = sendNextOfBatch(testDependencies(stores, { now: desk.now }), {
        ...desk.deliveries,
        sendDelivery: (id, ...terms) =>
          isAway && id === 'lead-1'
            ? Promise.reject(new Error('the files are down'))
            : desk.deliveries.sendDelivery(id, ...terms),
      })
      await expect(sendNext()).rejects.toThrow('the files are down')
      await askForMulch(stores, 'lead-2', at)
      await begin('lead-2')
      expect(await sendNext()).not.toBeNull()
      for (let passed = 0; passed < 30; passed += 1) {
        desk.wait(minute)
        // Two processes look for it at once.
        await Promise.allSettled([sendNext(), sendNext()])
      }
      isAway = false
      desk.wait(15 * minute)
      expect(await sendNext()).toBe('sent')
      expect((await desk.deliveries.findDeliveryBatch(batch))?.rows).toMatchObject([
        { state: 'sent' },
      ])
    })

    test('a price of which only the link was made is not said to be emailed, though that was not answered', async () => {
      const { desk, member, seen } = await previewed()
      const send = (by: 'email' | 'link', shown = seen) =>
        desk.deliveries.sendDelivery('lead-1', { seen: shown, by }, member, 'a form')
      const { quote } = unwrap(await send('link'))
      expect(await send('email')).toEqual(err({ code: 'changed' }))
      expect(unwrap(await send('link')).quote.id).toBe(quote.id)
      // The customer may get both, once a colleague has seen the first.
      const [priced] = await desk.deliveries.priceDeliveries(['lead-1'])
      if (priced?.is !== 'priced') throw new Error('no price')
      expect(priced.earlier).toBe(quoteNumber(quote))
      expect(unwrap(await send('email', priced.seen)).quote.id).not.toBe(quote.id)
    })

    test('a price that a colleague sent just before the batch began counts as sent', async () => {
      const { desk, member, seen } = await previewed()
      const terms = { seen, by: 'email' } as const
      const { quote } = unwrap(
        await desk.deliveries.sendDelivery('lead-1', terms, member, 'a form'),
      )
      desk.wait(minute)
      const rows = [{ requestId: 'lead-1', seen }]
      const batch = await desk.deliveries.sendDeliveries(rows, member, 'another form')
      const sendNext = sendNextOfBatch(testDependencies(stores, { now: desk.now }), desk.deliveries)
      expect(await sendNext()).toBe('failed')
      expect((await desk.deliveries.findDeliveryBatch(batch))?.rows).toMatchObject([
        { name: 'Rosa Lindqvist', state: 'sent', problem: '', quote: { id: quote.id } },
      ])
    })

    test('a price that another batch has sent counts as sent in both, until it is withdrawn', async () => {
      const { desk, member, seen } = await previewed()
      const begin = (form: string) =>
        desk.deliveries.sendDeliveries([{ requestId: 'lead-1', seen }], member, form)
      const batches = [await begin('a form'), await begin('another form')]
      const sendNext = sendNextOfBatch(testDependencies(stores, { now: desk.now }), desk.deliveries)
      expect(new Set([await sendNext(), await sendNext()])).toEqual(new Set(['failed', 'sent']))
      const rows = () =>
        Promise.all(
          batches.map(async (id) => (await desk.deliveries.findDeliveryBatch(id))?.rows[0]),
        )
      const [quote = expect.fail('no quote')] = await desk.quotes.quotesOfRequest('lead-1')
      const { id, number, revision } = quote
      const sent = { state: 'sent', problem: '', quote: { id, number } }
      expect(await rows()).toMatchObject([sent, sent])
      unwrap(await desk.quotes.withdrawQuote(id, revision, member))
      const states = (await rows()).map((row) => row?.state)
      expect(new Set(states)).toEqual(new Set(['failed', 'sent']))
    })
  },
)
