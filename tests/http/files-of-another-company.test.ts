import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { pdfQuotes } from '#adapters/pdf/pdf-quotes.ts'
import { ledgerCsv, quickBooksCsv } from '#domain/money/ledger-csv.ts'
import { ledgerPeriod } from '#domain/money/ledger-period.ts'
import { unwrap } from '#domain/result.ts'
import type { QuotePrinter } from '#ports/quote-printer.ts'
import { calendarFeed, feedToken } from '#usecases/events/calendar-feed.ts'
import { deskUseCases } from '#usecases/desk/desk.ts'
import { publicEvents } from '#usecases/events/public-events.ts'
import { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'
import { bluebird, traces } from '#support/another-company.ts'
import { deskOn } from '#support/desk.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { plainPrinter } from '#support/plain-printer.ts'
import { testSite } from '#support/test-site.ts'
import { setVisit, windowAt } from '#support/visits.ts'
import { newQuote, quoteLine } from '#support/written-quotes.ts'

const publicUrl = 'https://bluebird.test'
const zone = bluebird.timeZone
const address = { street1: '5 Pisgah View', city: 'Asheville', state: 'NC', zip: '28806' }
const event = gardenEvent({ venueAddress: null, hostedBy: 'Bluebird Gardens' })

/** The site of Bluebird Gardens with its desk, and Ruth, who owns it. */
async function bluebirdSite(quotePrinter: QuotePrinter = plainPrinter) {
  const usual = await testSite({ events: [event] })
  const site = {
    ...usual,
    publicUrl,
    company: () => bluebird,
    content: () => ({ ...usual.content(), company: bluebird }),
    calendar: icalWriter(publicUrl, () => bluebird),
    quotePrinter,
  }
  const { member: ruth } = await deskOn(site).join('ruth@bluebird.test', 'owner')
  return { site, desk: deskUseCases(site), ruth }
}

/** Traces of the sample company in a text, which must name its own company. */
function tracesIn(text: string, own: string): readonly string[] {
  expect(text).toContain(own)
  return text.match(traces) ?? []
}

test('calendar files and feeds are of the company alone', async () => {
  const { site, ruth } = await bluebirdSite()
  const file = await publicEvents(site).calendarFile(event.id)
  expect(tracesIn(file.ok ? file.value.content : '', 'Bluebird Barn')).toEqual([])

  const window = windowAt('2026-06-04', '14:00', '16:00')
  const actor = { by: ruth.id, at: site.clock.now() }
  await setVisit(site, { ...window, address, assignedTo: ruth.id }, {}, actor)
  const revocation = await site.calendarFeeds.renew(ruth.id, actor)
  const content = unwrap(
    await calendarFeed(site)(feedToken(site.secrets, ruth.id, revocation)),
  ).content
  expect(content).toContain('5 Pisgah View')
  expect(tracesIn(content, 'Bluebird Gardens visits')).toEqual([])
})

/** A quote that Bluebird's desk has begun and sent, accepted and paid by check. */
async function acceptedQuote({ site, desk, ruth }: Awaited<ReturnType<typeof bluebirdSite>>) {
  const id = unwrap(await desk.quotes.startQuote({ is: 'nobody-known' }, ruth))
  const begun = (await desk.quotes.findQuote(id)) ?? expect.fail('there is no quote')
  const sections = [{ id: 'wall', name: 'Wall', lines: [quoteLine('blocks')] }]
  const document = { ...begun.document, title: 'Retaining wall', sections }
  const recipient = { ...newQuote().recipient, address }
  await desk.quotes.saveQuote(id, { recipient, document }, begun.quote.revision, ruth)
  const seen = (await desk.quotes.findQuote(id))?.quote.revision ?? 0
  unwrap(await desk.quotes.sendQuote(id, { seen, by: 'link', message: '' }, ruth))
  const token = new URL((await desk.quotes.findQuote(id))?.url ?? '').pathname.replace(
    '/quotes/',
    '',
  )
  const page = customerQuotePage(site)
  const shown = await page.read(token)
  const consent = {
    version: 1,
    sha256: shown?.sha256 ?? '',
    name: 'Rosa Lindqvist',
    isTicked: true,
  }
  unwrap(await page.accept(token, { ...consent, picked: [] }))
  const { states = [], today = '' } = (await desk.quotes.findQuote(id)) ?? {}
  const check = { part: states[0]?.id ?? '', cents: 30_000, method: 'check', date: today } as const
  unwrap(await desk.quotes.recordQuotePayment(id, check, ruth))
  return id
}

test.skipIf(!existsSync('/usr/bin/pdftotext'))(
  'the PDFs of a quote are of the company alone',
  async () => {
    const bluebirds = await bluebirdSite(pdfQuotes())
    const id = await acceptedQuote(bluebirds)
    for (const which of [1, 'accepted'] as const) {
      const input = (await bluebirds.desk.quotes.quotePdf(id, which)) ?? ''
      const args = ['-enc', 'UTF-8', '-', '-']
      const text = execFileSync('pdftotext', args, { input, encoding: 'utf8' })
      expect(tracesIn(text, 'Bluebird Gardens & Nursery')).toEqual([])
    }
  },
)

test('files for spreadsheets are of the company alone', async () => {
  const bluebirds = await bluebirdSite()
  const { site, desk, ruth } = bluebirds
  const home = { ...newLead().address, ...address }
  const services = request().services.map((service) => ({ ...service, address: home }))
  await site.leads.saveContact(newLead({ address: home }), draft({ to: '' }))
  await site.leads.complete('lead-1', request({ services }), () => [])
  await acceptedQuote(bluebirds)
  const requests = await desk.requests.exportRequests(
    { is: 'selected', ids: ['lead-1'] },
    ruth,
    zone,
  )
  const entries = await desk.money.exportLedgerEntries(ledgerPeriod('2026-06', '2026-06-01'), ruth)
  const files = [
    [await whole(requests.ok ? requests.value : []), 'Rosa'],
    [await whole(await desk.customers.exportCustomers(ruth, zone)), 'Rosa'],
    [ledgerCsv(entries, zone), 'Retaining wall'],
    [quickBooksCsv(entries, zone, 1), 'Retaining wall'],
  ] as const
  for (const [text, own] of files) expect(tracesIn(text, own)).toEqual([])
})

async function whole(pieces: AsyncIterable<string> | Iterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
