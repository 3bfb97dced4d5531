import { expect, test } from 'vitest'
import { quotePaths, servicesAnswer } from '#contract/quotes.ts'
import { callSite, leaveClient } from '#support/booking-server.ts'
import { newDataFolder } from '#support/databases.ts'
import { type OpenSite, stoppedWithTest, openTestSite } from '#support/in-process-server.ts'
import { startPlatform } from '#support/platform-stand-in.ts'
import { clientBody, clientId, requestBody } from '#support/quote-bodies.ts'
import { runManage } from '#support/run-manage.ts'
import { eventually } from '#support/server-process.ts'

async function siteBeforePlatform() {
  const platform = await startPlatform()
  const settings = { DATA_DIR: newDataFolder(), QUOTES_API_URL: platform.url }
  const start = async () => stoppedWithTest(await openTestSite(settings))
  return { platform, settings, start }
}

async function services(site: OpenSite) {
  const answer = await fetch(`${site.url}${quotePaths.services}`)
  return { status: answer.status, text: await answer.text() }
}

/** A client and a request for a service of the platform. */
async function requestQuote(site: OpenSite): Promise<number> {
  const id = clientId((await leaveClient(site)).body)
  const [service] = requestBody(id).selectedService
  const selectedService = [
    {
      serviceId: '65f0aa01',
      selectedProduct: ['p1'],
      serviceAddress: service?.serviceAddress ?? clientBody().propertyDetails[0] ?? expect.fail(),
    },
  ]
  const body = requestBody(id, { selectedService })
  return (await callSite(site, 'POST', quotePaths.request, body)).status
}

async function listed(settings: Readonly<Record<string, string>>): Promise<unknown> {
  return JSON.parse((await runManage(['leads', 'list', '--json'], settings)).out)
}

test('a lead is answered at once and reaches the platform in the background', async () => {
  const { platform, start } = await siteBeforePlatform()
  const site = await start()
  const list = await services(site)
  expect(servicesAnswer.parse(JSON.parse(list.text)).data).toMatchObject([
    { _id: '65f0aa01', serviceName: 'Soil & Mulch' },
    { _id: '65f0aa02', serviceName: 'Edging & Borders' },
  ])
  expect(list.text).not.toContain('pos-internal')
  expect(await requestQuote(site)).toBe(201)
  await eventually(() => platform.requests.length === 1)
  expect(platform.clients).toEqual([clientBody()])
  expect(platform.requests).toMatchObject([
    {
      clientid: 'pos-client-1',
      selectedService: [{ serviceId: '65f0aa01', selectedProduct: ['p1'] }],
    },
  ])
})

test('a platform that is down costs no lead: it is saved, listed, and delivered once later', async () => {
  const { platform, settings, start } = await siteBeforePlatform()
  const first = await start()
  expect((await services(first)).status).toBe(200)
  await first.stop()
  await platform.goDown()

  const site = await start()
  expect((await services(site)).status).toBe(200)
  expect(await requestQuote(site)).toBe(201)
  await eventually(() => site.log().includes('a lead was not delivered'))
  expect(site.log()).not.toContain('Lindqvist')
  expect(await listed(settings)).toMatchObject([
    {
      status: 'complete',
      delivery: 'waiting',
      deliveryError: 'could not be reached (ECONNREFUSED)',
    },
  ])
  expect((await runManage(['leads', 'list'], settings)).out).toMatch(/Delivery +waiting, next try/)
  // A running server would try on its own meanwhile.
  await site.stop()
  const inVain = await runManage(['leads', 'deliver'], settings)
  expect(inVain).toMatchObject({ status: 0, err: '' })
  expect(inVain.out).toMatch(/^Delivered 0 leads\.\n\S+: the platform could not be reached/)

  await platform.comeBack()
  const delivered = await runManage(['leads', 'deliver'], settings)
  expect(delivered.out).toBe('Delivered 1 lead.\n')
  expect([platform.clients.length, platform.requests.length]).toEqual([1, 1])
  expect(await listed(settings)).toMatchObject([{ delivery: 'delivered', deliveryError: null }])
})

test('without any list of services the visitor is told so, honestly', async () => {
  const { platform, start } = await siteBeforePlatform()
  await platform.goDown()
  const answer = await services(await start())
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.text)).toMatchObject({
    error: expect.any(String),
    code: 'unavailable',
  })
})

test('without a platform nothing waits for one', async () => {
  const settings = { DATA_DIR: newDataFolder() }
  const site = stoppedWithTest(await openTestSite(settings))
  expect((await leaveClient(site)).status).toBe(201)
  expect(await listed(settings)).toMatchObject([{ delivery: 'none', deliveryError: null }])
  expect(await runManage(['leads', 'deliver'], settings)).toMatchObject({
    status: 1,
    err: 'QUOTES_API_URL is not set\n',
  })
})
