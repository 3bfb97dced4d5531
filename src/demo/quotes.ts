import type { PriceFacts } from '#domain/prices/price-item.ts'
import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import { isOpen } from '#domain/requests/request-status.ts'
import { unwrap } from '#domain/result.ts'
import type { HandMethod } from '#domain/written-quotes/quote-payments.ts'
import { customerFor } from './customers.ts'
import { personNamed } from './people.ts'
import { boulders, gravel, patio, rail, terrace, wallAndDrain } from './quote-documents.ts'
import { addDeliveries, fillIn, quoteStories } from './quote-stories.ts'
import type { Season } from './season.ts'
import type { Staff } from './staff.ts'

/**
 * A price list, delivery and tax of a nursery of this size, and quotes: drafted, sent, declined,
 * and one built and paid in stages.
 */
export function addQuotes(season: Season, staff: Staff): void {
  season.at([75, '08:30'], async () => {
    const { desk } = season
    for (const each of prices) await desk.prices.addPrice(each, staff('ruth'))
    await desk.prices.saveDeliveryZones(zones, 0, staff('ruth'))
    await desk.prices.saveCountyTaxes(counties, 0, staff('ruth'))
  })
  write([4, '16:12'], 'Marisol Whitaker', wallAndDrain, 'As we talked about in your back yard.')
  write([12, '11:29'], 'Priya Raman', patio, '')
  write([4, '10:20'], 'Samir Haddad', boulders, '')
  const stories = quoteStories(season, staff)
  let built = ''
  write([26, '14:05'], 'Gloria Espinoza', terrace, 'With the steps as an option.', (id) => {
    built = id
  })
  season.at([24, '19:40'], async () => {
    await stories.accept(built, 'Gloria Espinoza', ['steps'])
    await stories.payByCard(built, 'deposit')
  })
  season.at([9, '11:15'], async () => {
    const change = await stories.change(built, rail)
    await stories.accept(change, 'Gloria Espinoza', [])
    await recordByHand(change, 'rail', 'zelle')
  })
  // The crew came a day late.
  season.at([5, '09:10'], async () => {
    const [paid] = (await season.desk.quotes.findQuote(built))?.payments ?? []
    const back = { cents: 15_000, method: 'check', reason: 'courtesy' } as const
    await season.desk.money.refundPart(paid?.id ?? '', back, staff('ruth'))
  })
  let lost = ''
  write([16, '10:45'], 'Roland Beck', gravel, '', (id) => {
    lost = id
  })
  season.at([12, '20:05'], () => stories.decline(lost, 'We found somebody who can start sooner.'))
  addDeliveries(season, staff)
  season.at([1, '15:40'], async () => {
    await begin('Priya Raman', { ...gravel, title: 'Gravel bed along the fence' })
  })

  /** Makes a draft on that day. */
  async function begin(name: string, document: QuoteDocument): Promise<string> {
    const { desk } = season
    const { email } = personNamed(name)
    // A customer's quote belongs to their request.
    const asked = await desk.requests.searchRequests(email)
    const request = asked.rows.find(({ work }) => isOpen(work.status))
    const id = unwrap(
      await desk.quotes.startQuote(
        request === undefined
          ? { is: 'customer', id: await customerFor(season, email) }
          : { is: 'request', id: request.lead.id },
        staff('june'),
      ),
    )
    await fillIn(season, staff, id, document)
    return id
  }

  function write(
    moment: readonly [number, string],
    name: string,
    document: QuoteDocument,
    message: string,
    sentAs: (id: string) => void = () => {},
  ): void {
    season.at(moment, async () => {
      const id = await begin(name, document)
      const seen = (await season.desk.quotes.findQuote(id))?.quote.revision ?? 0
      unwrap(await season.desk.quotes.sendQuote(id, { seen, by: 'email', message }, staff('june')))
      sentAs(id)
    })
  }

  /** Records a whole payment by hand. */
  async function recordByHand(id: string, part: string, method: HandMethod): Promise<void> {
    const found = await season.desk.quotes.findQuote(id)
    const cents = found?.states.find((state) => state.id === part)?.leftCents ?? 0
    const payment = { part, cents, method, date: found?.today ?? '' }
    unwrap(await season.desk.quotes.recordQuotePayment(id, payment, staff('june')))
  }
}

const material = (name: string, unit: string, price: number, cost: number, item: string | null) =>
  ({
    kind: 'material',
    name,
    unit,
    priceCents: price,
    costCents: cost,
    isTaxable: true,
    material: item,
  }) as const

const prices: readonly PriceFacts[] = [
  material('Hardwood mulch', 'cubic yard', 4_200, 2_650, 'soil-mulch/hardwood-mulch'),
  material('Pine mulch', 'cubic yard', 3_800, 2_300, 'soil-mulch/pine-mulch'),
  material('Topsoil', 'cubic yard', 3_600, 1_900, 'soil-mulch/topsoil'),
  material('Crusher run', 'ton', 4_400, 2_700, 'stone-aggregates/crusher-run'),
  material('Pea gravel', 'ton', 6_100, 3_900, 'stone-aggregates/pea-gravel'),
  material('Wall block, tan', 'block', 1_250, 790, null),
  {
    kind: 'labor',
    name: 'Crew of three',
    unit: 'hour',
    priceCents: 14_200,
    costCents: 8_600,
    isTaxable: false,
    material: null,
  },
]

const zones = [
  { name: 'Near', zips: ['30028', '30040', '30041'], priceCents: 6_500, costCents: 3_800 },
  {
    name: 'Around',
    zips: ['30004', '30005', '30024', '30534'],
    priceCents: 9_500,
    costCents: 5_500,
  },
]

const counties = [
  { county: 'Forsyth', rate: 7_000, zips: ['30028', '30040', '30041'] },
  { county: 'Fulton', rate: 7_750, zips: ['30004', '30005', '30009', '30022', '30097'] },
  { county: 'Dawson', rate: 7_000, zips: ['30534'] },
  { county: 'Gwinnett', rate: 6_000, zips: ['30024', '30518'] },
  { county: 'Hall', rate: 7_000, zips: ['30501'] },
  { county: 'Cherokee', rate: 6_000, zips: ['30114'] },
  { county: 'Lumpkin', rate: 7_000, zips: ['30533'] },
]
