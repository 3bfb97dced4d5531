import { describe, expect, test } from 'vitest'
import { quotePaths } from '#contract/quotes.ts'
import { queuedEmails } from '#support/emails.ts'
import { newClient, requestBody } from '#support/quote-bodies.ts'
import { call } from '#support/api-calls.ts'
import { testSite } from '#support/test-site.ts'

const key = { 'Idempotency-Key': 'form-0001' }

describe('estimates of a quote request', () => {
  const mulch = 'soil-mulch/pine-mulch'
  const bed = {
    kind: 'spread',
    ground: [{ shape: { kind: 'rectangle', length: 20, width: 10 } }],
    inches: 3,
  }

  async function ask(estimates: unknown, materials: readonly string[] = [mulch]) {
    const site = await testSite()
    const id = await newClient(site, {}, key)
    const body = requestBody(id)
    const selectedService = materials.map((material) => ({
      ...body.selectedService[0],
      serviceId: material.split('/')[0],
      selectedProduct: [material],
    }))
    const sent = { ...body, selectedService, estimates }
    const asked = await call(site, 'POST', quotePaths.request, sent, key)
    expect(asked).toMatchObject({ status: 201, body: { request: { _id: expect.any(String) } } })
    const [lead] = await site.leads.list()
    return { site, id, estimates: lead?.request?.estimates ?? [] }
  }

  test('are calculated again, whatever figures come with them, and both mails show them', async () => {
    const tampered = { need: 1, order: 0.5, calculated: { estimate: { material: { order: 0.5 } } } }
    const { site, estimates } = await ask([{ materialId: mulch, measures: bed, ...tampered }])
    expect(estimates).toMatchObject([
      {
        material: { id: mulch, name: 'Pine Mulch' },
        calculated: {
          measures: bed,
          measured: ['Rectangle 20 × 10 ft', '3 inches deep'],
          estimate: { formula: 4, material: { order: 2, unit: { kind: 'cubic-yard' } } },
        },
      },
    ])
    const [toVisitor, toOwner] = (await queuedEmails(site)).toSorted((a) =>
      a.to === 'rosa@example.com' ? -1 : 1,
    )
    expect(toVisitor?.text).toContain('Pine Mulch: 2 cubic yards')
    expect(toVisitor?.text).not.toContain('Rectangle')
    expect(toOwner?.text).toContain(
      'Pine Mulch: 2 cubic yards (exact amount 1.85 cubic yards; weighs about 1,000 pounds)',
    )
    expect(toOwner?.text).toContain('Rectangle 20 × 10 ft; 3 inches deep')
  })

  test('name the product that is wanted, where it is sold as the material', async () => {
    const redMulch = 'soil-mulch/red-mulch'
    const measures = { kind: 'known', amount: 6, unit: 0 }
    const wanted = ['brown', 'red', 'black'].map((product) => {
      return { materialId: redMulch, product, measures }
    })
    const { site, estimates } = await ask(wanted, [redMulch])
    expect(estimates.map(({ material }) => material.name)).toEqual([
      'Brown Mulch (as Red Mulch)',
      'Red Mulch',
      'Red Mulch',
    ])
    const toOwner = (await queuedEmails(site)).find(({ to }) => to.startsWith('owner'))
    expect(toOwner?.text).toContain('Brown Mulch (as Red Mulch): 6 cubic yards')
  })

  test('have what goes with them only where it is ticked, and what the catalog has not', async () => {
    const blocks = 'hardscaping-materials/retaining-wall-blocks'
    const measures = { kind: 'wall', run: { kind: 'feet', feet: 20 }, height: 2 }
    const wall = [{ materialId: blocks, measures }]
    const { estimates } = await ask(wall, [blocks, 'stone-aggregates/gravel'])
    // Crusher run for the base is not listed, since it could be ticked by itself.
    expect(estimates[0]?.calculated?.estimate.companions.map(({ of }) => of)).toEqual([
      'caps',
      'gravel',
      'pipe',
    ])
  })

  test('that cannot be calculated are measured on site, and the request comes through', async () => {
    const { estimates, site } = await ask([
      { materialId: mulch, measures: { ...bed, inches: 4000 } },
      { materialId: mulch, measures: { kind: 'wall', run: { kind: 'feet', feet: 5 }, height: 2 } },
      { materialId: mulch, measures: { kind: 'spread', ground: 'all of it' } },
      { materialId: mulch, measures: null },
    ])
    const onSite = { material: { id: mulch, name: 'Pine Mulch' }, calculated: null }
    expect(estimates).toEqual([onSite, onSite, onSite, onSite])
    const toOwner = (await queuedEmails(site)).find(({ to }) => to.startsWith('owner'))
    expect(toOwner?.text).toContain('Pine Mulch: please come and measure')
  })

  test.each([
    ['of materials that are not asked for', [{ materialId: 'soil-mulch/topsoil', measures: bed }]],
    ['without a material', [{ measures: bed }, 'two yards', null]],
    ['that are no list', { materialId: mulch, measures: bed }],
  ])('%s are left out', async (_, sent) => {
    expect((await ask(sent)).estimates).toEqual([])
  })

  test('twenty of them with drawn outlines fit, and no more are saved', async () => {
    const corners = Array.from({ length: 40 }, (_, at) => ({
      x: Math.round(60 * Math.cos((at * Math.PI) / 20)) / 2,
      y: Math.round(60 * Math.sin((at * Math.PI) / 20)) / 2,
    }))
    const measures = { ...bed, ground: [{ shape: { kind: 'drawn', corners } }] }
    const { estimates } = await ask(Array(21).fill({ materialId: mulch, measures }))
    expect(estimates).toHaveLength(20)
    expect(estimates.every(({ calculated }) => calculated !== null)).toBe(true)
  })

  test('a repeated request makes no duplicate', async () => {
    const sent = [{ materialId: mulch, measures: bed }]
    const { site, id } = await ask(sent)
    const again = await call(
      site,
      'POST',
      quotePaths.request,
      requestBody(id, { estimates: sent }),
      key,
    )
    expect(again.status).toBe(201)
    const other = [{ materialId: mulch, measures: { ...bed, inches: 4 } }]
    const changed = requestBody(id, { estimates: other })
    expect((await call(site, 'POST', quotePaths.request, changed, key)).status).toBe(409)
  })
})
