import type { PriceRow } from '#domain/prices/price-csv.ts'
import type { PriceFacts, PriceItem } from '#domain/prices/price-item.ts'
import type { Result } from '#domain/result.ts'
import type { ListPage, PageQuery } from '#domain/list-page.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './actor.ts'

/** Another item has the same kind, name and unit. */
export interface PriceTaken {
  readonly code: 'price-taken'
}

/** A change of the price list that can be undone: one item, or a file of several. */
export type PriceChange =
  | { readonly price: string; readonly revision: number }
  | { readonly file: string; readonly prices: number }

/** The outcome of an import, with the change that undoes it. */
export interface ImportedPrices {
  readonly added: number
  readonly changed: number
  readonly change: PriceChange
}

/** Names of several items each, which the file does not distinguish. */
export interface UnclearPrices {
  readonly code: 'unclear'
  readonly names: readonly string[]
}

/** Stores the price list. Quotes keep their figures whatever changes here. */
export interface PriceStore {
  /** The whole list, by name. */
  list(): Promise<readonly PriceItem[]>
  /** A page of the items whose names match the search, by name; the last if past the end. */
  page(query: PageQuery): Promise<ListPage & { readonly prices: readonly PriceItem[] }>
  /** Returns the id, also if the same form was sent before. */
  add(facts: PriceFacts, actor: Actor): Promise<Result<string, PriceTaken>>
  /** Saves over the revision that was seen; returns the change that undoes it. */
  save(
    id: string,
    facts: PriceFacts,
    seen: number,
    actor: Actor,
  ): Promise<Result<PriceChange, Stale | PriceTaken | { readonly code: 'unknown-price' }>>
  /** Removes an item from the list, and returns it. */
  remove(id: string, actor: Actor): Promise<Result<PriceItem, { readonly code: 'unknown-price' }>>
  /** Brings a removed item back under its id, by which drafts of quotes know it. */
  restore(item: PriceItem, actor: Actor): Promise<Result<null, PriceTaken>>
  /**
   * Imports a whole file, planned against the list as it is then; nothing of a file with ambiguous
   * items. The same form imports it once.
   */
  importRows(
    rows: readonly PriceRow[],
    actor: Actor,
  ): Promise<Result<ImportedPrices, UnclearPrices>>
  /**
   * Restores the list as it was before the change, unless its prices were changed since or it was
   * undone already.
   */
  undo(
    change: PriceChange,
    actor: Actor,
  ): Promise<Result<null, PriceTaken | { readonly code: 'changed-since' }>>
}
