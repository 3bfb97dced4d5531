import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#domain/desk/roles.ts'
import { askForMulch, setUpDeliveryPrices } from '#support/deliveries.ts'
import { deskOn, refusal } from '#support/desk.ts'
import { newLead } from '#support/leads.ts'
import { storesOnEachDatabase, type TestStores } from '#support/stores.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const key = 'a form of one browser'

describe.each(storesOnEachDatabase)('deliveries priced at the desk, in %s', (_kind, open) => {
  let stores: TestStores
  beforeEach(async () => {
    stores = await open()
    await setUpDeliveryPrices(stores)
  })
  afterEach(() => stores.close())

  const office = async (role: Role = 'office') => {
    const desk = deskOn(stores, { startsAt: at })
    const { member } = await desk.join('ruth@example.com', role)
    return { desk, member }
  }
  const figures = async (desk: ReturnType<typeof deskOn>, id: string) => {
    const [priced] = await desk.priceDeliveries([id])
    if (priced?.is !== 'priced') throw new Error(JSON.stringify(priced))
    return priced
  }

  test('a colleague sees the figures, and sends them as a quote that is paid in full', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, member } = await office()
    const priced = await figures(desk, 'lead-1')
    expect(priced).toMatchObject({ totalCents: 18_190, earlier: null })
    const { seen } = priced
    const sent = await desk.sendDelivery('lead-1', { seen, by: 'email' }, member, key)
    if (!sent.ok) throw new Error(sent.error.code)
    expect(sent.value.quote).toMatchObject({
      kind: 'delivery',
      status: 'sent',
      totalCents: 18_190,
      title: 'Delivery of Pine Mulch',
      recipient: { name: 'Rosa Lindqvist', email: 'Rosa@Example.com' },
    })
    const [email] = await desk.emails()
    expect(email?.text).toContain('$181.90')
    const found = await desk.findQuote(sent.value.quote.id)
    expect(found?.document.schedule).toMatchObject([{ share: { is: 'rest' }, due: 'accepted' }])
    expect((await desk.findRequest('lead-1'))?.work.status).toBe('quoted')
    expect(await figures(desk, 'lead-1')).toMatchObject({ earlier: 'Q-1001' })
  })

  test('a form that is sent twice, also at once, makes one quote and one email', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, member } = await office()
    const { seen } = await figures(desk, 'lead-1')
    const send = () => desk.sendDelivery('lead-1', { seen, by: 'email' }, member, key)
    const both = await Promise.all([send(), send()])
    both.push(await send())
    expect(both.map((each) => each.ok && each.value.quote.number)).toEqual([1001, 1001, 1001])
    expect(await desk.quotesOfRequest('lead-1')).toHaveLength(1)
    const emails = await desk.emails()
    expect(emails.filter(({ text }) => text.includes('$181.90'))).toHaveLength(1)
  })

  test('figures that have changed since they were seen are not sent', async () => {
    await askForMulch(stores, 'lead-1', at)
    const { desk, member } = await office()
    const { seen } = await figures(desk, 'lead-1')
    const [mulch] = await stores.prices.list()
    if (mulch === undefined) throw new Error('no price')
    await stores.prices.save(mulch.id, { ...mulch, priceCents: 4_500 }, mulch.revision, {
      by: null,
      at,
    })
    expect(await desk.sendDelivery('lead-1', { seen, by: 'email' }, member, key)).toEqual(
      refusal('changed'),
    )
    expect(await desk.quotesOfRequest('lead-1')).toEqual([])
  })

  test('of several at once each says what it costs or what is missing', async () => {
    await askForMulch(stores, 'lead-1', at)
    await askForMulch(stores, 'lead-2', at, [])
    const { desk } = await office()
    expect(await desk.priceDeliveries(['lead-1', 'lead-2', 'gone', 'lead-1'])).toMatchObject([
      { requestId: 'lead-1', is: 'priced', totalCents: 18_190 },
      {
        requestId: 'lead-2',
        is: 'incomplete',
        missing: ['No quantity is known for Pine Mulch.'],
      },
    ])
  })

  test('whoever left no email address gets a link that is texted', async () => {
    await askForMulch(stores, 'lead-1', at, undefined, { ...newLead().contact, email: '' })
    const { desk, member } = await office()
    const { seen } = await figures(desk, 'lead-1')
    expect(await desk.sendDelivery('lead-1', { seen, by: 'email' }, member, key)).toEqual(
      refusal('no-email'),
    )
    const sent = await desk.sendDelivery('lead-1', { seen, by: 'link' }, member, key)
    expect(sent).toMatchObject({ ok: true, value: { quote: { status: 'sent' } } })
    expect(await desk.emails()).not.toContainEqual({ text: expect.stringContaining('$181.90') })
  })
})
