import path from 'node:path'
import type { DeliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import { unwrap } from '#domain/result.ts'
import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import { deliveryPage } from '#usecases/deliveries/delivery-page.ts'
import { testPayments } from '#usecases/payments/test-payments.ts'
import { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'
import { personNamed } from './people.ts'
import type { Season } from './season.ts'
import type { Staff } from './staff.ts'
import { threeBeds, type Story } from './story.ts'

/** Customers' actions on their quote pages, with payments and refunds. */
export interface QuoteStories {
  /** Accepts the latest version with the named optional lines. */
  accept(id: string, name: string, picked: readonly string[]): Promise<void>
  decline(id: string, reason: string): Promise<void>
  /** Pays through the test checkout. */
  payByCard(id: string, part: string): Promise<void>
  /** Sends a change order for an accepted quote. */
  change(id: string, document: QuoteDocument): Promise<string>
}

export function quoteStories(season: Season, staff: Staff): QuoteStories {
  const { desk, dependencies } = season
  const page = customerQuotePage(dependencies)
  return {
    async accept(id, name, picked) {
      const token = await tokenOf(season, id)
      const shown = await page.read(token)
      if (shown === null) throw new Error('The quote has no page')
      const { version, sha256 } = shown
      await page.recordOpened(token, version)
      unwrap(await page.accept(token, { version, sha256, name, isTicked: true, picked }))
    },
    async decline(id, reason) {
      const token = await tokenOf(season, id)
      const shown = await page.read(token)
      unwrap(await page.decline(token, { version: shown?.version ?? 0, reason }))
    },
    async payByCard(id, part) {
      const url = unwrap(await page.pay(await tokenOf(season, id), part))
      await testPayments(dependencies).pay(path.basename(url))
    },
    async change(id, document) {
      const changed = unwrap(await desk.quotes.startQuote({ is: 'change-of', id }, staff('june')))
      const seen = await fillIn(season, staff, changed, document)
      unwrap(
        await desk.quotes.sendQuote(changed, { seen, by: 'email', message: '' }, staff('june')),
      )
      return changed
    },
  }
}

/** Fills in the draft of a quote with the company's own terms; returns its revision. */
export async function fillIn(
  { desk }: Season,
  staff: Staff,
  id: string,
  document: QuoteDocument,
): Promise<number> {
  const started = await desk.quotes.findQuote(id)
  if (started === null) throw new Error('The quote is gone')
  const { quote, document: blank } = started
  const whole = { ...blank, ...document, validUntil: blank.validUntil, terms: blank.terms }
  const draft = { recipient: quote.recipient, document: whole }
  return unwrap(await desk.quotes.saveQuote(id, draft, quote.revision, staff('june')))
}

/** Requests behind the quotes. */
export const askedForQuotes: readonly Story[] = [
  {
    who: 'Eva Halvorsen',
    came: [2, '08:15'],
    services: ['soil-mulch'],
    materials: 1,
    estimates: threeBeds,
    text: 'Topsoil for three beds. Do you deliver to Cumming?',
  },
  {
    who: 'Anika Sorensen',
    came: [5, '19:20'],
    services: ['soil-mulch'],
    materials: 1,
    estimates: threeBeds,
    text: 'Soil for our raised beds, as the calculator says.',
  },
  {
    who: 'Gloria Espinoza',
    came: [33, '17:45'],
    services: ['hardscaping-materials'],
    text: 'The slope behind our house slides. A wall and steps down to the lawn, please.',
    after: [{ at: [32, '09:10'], by: 'ruth', is: 'assign', to: 'ruth' }],
  },
  {
    who: 'Roland Beck',
    came: [18, '12:30'],
    services: ['stone-aggregates'],
    text: 'Gravel on the side yard, please.',
    after: [{ at: [17, '09:30'], by: 'june', is: 'assign', to: 'june' }],
  },
]

const answers: DeliveryAnswers = {
  where: 'On the tarp beside the raised beds, left of the drive.',
  gate: '',
  wires: 'no',
  septic: 'no',
  nobodyHome: 'dump',
}

/** Two delivery prices: one waits for its customer, the other is paid and scheduled. */
export function addDeliveries(season: Season, staff: Staff): void {
  const { desk, dependencies } = season
  season.at([1, '16:20'], async () => {
    await price('Eva Halvorsen')
  })
  season.at([4, '09:30'], async () => {
    const id = await price('Anika Sorensen')
    const token = await tokenOf(season, id)
    const stories = quoteStories(season, staff)
    const ordering = deliveryPage(dependencies)
    const shown = await ordering.read(token)
    const day = shown?.days.at(-1)
    if (day === undefined) throw new Error('No day is free for the delivery')
    unwrap(await ordering.choose(token, { day, answers }))
    await stories.accept(id, 'Anika Sorensen', [])
    const [payment] = (await desk.quotes.findQuote(id))?.states ?? []
    await stories.payByCard(id, payment?.id ?? '')
    await ordering.read(token)
  })

  async function price(name: string): Promise<string> {
    const { rows } = await desk.requests.searchRequests(personNamed(name).email)
    const [priced] = await desk.deliveries.priceDeliveries(rows.map(({ lead }) => lead.id))
    if (priced?.is !== 'priced') throw new Error(`${name} has asked for nothing with a price`)
    const step = { seen: priced.seen, by: 'email' } as const
    const key = `delivery for ${name}`
    const sent = await desk.deliveries.sendDelivery(priced.requestId, step, staff('june'), key)
    return unwrap(sent).quote.id
  }
}

async function tokenOf({ desk }: Season, id: string): Promise<string> {
  const url = (await desk.quotes.findQuote(id))?.url ?? ''
  return path.basename(url)
}
