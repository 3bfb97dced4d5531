import { type Context, requireSession } from '#web/desk/desk-context.ts'
import { pageNumber, searchedText } from '#web/desk/lists/list-address.ts'
import { aboutPrice, priceText } from './price-lines.ts'

export type PricesData = Awaited<ReturnType<typeof loadPrices>>

export async function loadPrices(context: Context, params: URLSearchParams) {
  const { desk } = requireSession(context)
  const search = searchedText(params)
  const [{ prices, ...place }, zones, taxes, defaults, deliveries] = await Promise.all([
    desk.prices.findPrices({ search, page: pageNumber(params) }),
    desk.prices.readDeliveryZones(),
    desk.prices.readCountyTaxes(),
    desk.quotes.readQuoteDefaults(),
    desk.deliveries.readDeliverySettings(),
  ])
  return {
    search,
    place,
    prices: prices.map((item) => ({
      id: item.id,
      name: item.name,
      price: priceText(item),
      about: aboutPrice(item),
    })),
    zones,
    taxes,
    defaults,
    deliveries,
  }
}
