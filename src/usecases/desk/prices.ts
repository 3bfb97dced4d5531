import type { StaffMember } from '#domain/desk/staff.ts'
import {
  countyTaxes,
  deliveryZones,
  type CountyTax,
  type DeliveryZone,
} from '#domain/prices/delivery-prices.ts'
import {
  planPriceImport,
  priceCsv,
  readPriceRows,
  type PriceImport,
  type PriceRow,
  type PriceRowRefusal,
} from '#domain/prices/price-csv.ts'
import type { PriceFacts, PriceItem } from '#domain/prices/price-item.ts'
import type { PageQuery } from '#domain/list-page.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Setting } from '#domain/settings/setting.ts'
import type { NotCsv } from '#ports/csv-reader.ts'
import type { ImportedPrices, PriceChange, PriceTaken, UnclearPrices } from '#ports/price-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'

/** Why a file of prices is not imported. */
export type PriceFileRefusal =
  | NotCsv
  | { readonly code: 'rows'; readonly rows: readonly PriceRowRefusal[] }
  | UnclearPrices

/** The price list, delivery zones and the sales tax of counties. */
export function deskPrices({ prices, settings, catalog, readCsv, clock }: Dependencies) {
  const actor = actorOf(clock)
  const read = async <T>(setting: Setting<readonly T[]>) => {
    const { value, revision } = await settings.read(setting)
    return { rows: value, revision }
  }
  const readFile = async (
    bytes: Uint8Array,
  ): Promise<Result<readonly PriceRow[], PriceFileRefusal>> => {
    const rows = readCsv(bytes)
    if (!rows.ok) return rows
    const services = await catalog.services()
    const materials = new Set(services.flatMap(({ materials: all }) => all.map(({ id }) => id)))
    const facts = readPriceRows(rows.value, materials)
    return facts.ok ? facts : err({ code: 'rows', rows: facts.error })
  }
  return {
    listPrices: () => prices.list(),
    findPrices: (query: PageQuery) => prices.page(query),
    async addPrice(
      facts: PriceFacts,
      by: StaffMember,
      formKey?: string,
    ): Promise<Result<PriceChange, PriceTaken>> {
      const added = await prices.add(facts, actor(by, formKey))
      return added.ok ? ok({ price: added.value, revision: 1 }) : added
    },
    savePrice: (id: string, facts: PriceFacts, seen: number, by: StaffMember) =>
      prices.save(id, facts, seen, actor(by)),
    undoPrices: (change: PriceChange, by: StaffMember) => prices.undo(change, actor(by)),
    bringPriceBack: (item: PriceItem, by: StaffMember) => prices.restore(item, actor(by)),
    removePrice: (id: string, by: StaffMember) => prices.remove(id, actor(by)),
    readDeliveryZones: () => read(deliveryZones),
    saveDeliveryZones: (zones: readonly DeliveryZone[], seen: number, by: StaffMember) =>
      settings.save(deliveryZones, zones, seen, actor(by)),
    readCountyTaxes: () => read(countyTaxes),
    saveCountyTaxes: (taxes: readonly CountyTax[], seen: number, by: StaffMember) =>
      settings.save(countyTaxes, taxes, seen, actor(by)),
    exportPrices: async () => priceCsv(await prices.list()),
    /** Previews the changes of a price file. */
    async checkPriceFile(bytes: Uint8Array): Promise<Result<PriceImport, PriceFileRefusal>> {
      const rows = await readFile(bytes)
      if (!rows.ok) return rows
      const plan = planPriceImport(rows.value, await prices.list())
      return plan.unclear.length === 0 ? ok(plan) : err({ code: 'unclear', names: plan.unclear })
    },
    async takeInPriceFile(
      bytes: Uint8Array,
      by: StaffMember,
      formKey?: string,
    ): Promise<Result<ImportedPrices, PriceFileRefusal>> {
      const rows = await readFile(bytes)
      return rows.ok ? prices.importRows(rows.value, actor(by, formKey)) : rows
    },
  }
}
