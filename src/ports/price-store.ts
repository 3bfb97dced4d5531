import type { PriceImport, PriceRow } from '#domain/prices/price-csv.ts'
import type { PriceFacts, PriceItem } from '#domain/prices/price-item.ts'
import type { Result } from '#domain/result.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './request-store.ts'

/** The item is no longer in the price list. */
export interface UnknownPrice {
  readonly code: 'unknown-price'
}

/** Another item has that kind, name and unit. */
export interface PriceTaken {
  readonly code: 'price-taken'
}

/** Somebody has changed it since, or the step was taken back already. */
export interface ChangedSince {
  readonly code: 'changed-since'
}

/** A step on the price list, by which it is taken back: a save of one, or a file of several. */
export type PriceStep =
  | { readonly price: string; readonly revision: number }
  | { readonly file: string; readonly prices: number }

/** Which part of the price list is shown. */
export interface PriceQuery {
  /** Beginnings of words of a name; empty for all. */
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** Keeps the price list. What was quoted keeps its figures whatever changes here. */
export interface PriceStore {
  /** All of it, by name. */
  list(): Promise<readonly PriceItem[]>
  /** A page of those whose names have words that begin so, by name; of one beyond the last, the last. */
  page(query: PriceQuery): Promise<ListPage & { readonly prices: readonly PriceItem[] }>
  /** Answers the id, or that of what the same form made before. */
  add(facts: PriceFacts, actor: Actor): Promise<Result<string, PriceTaken>>
  save(
    id: string,
    facts: PriceFacts,
    seen: number,
    actor: Actor,
  ): Promise<Result<PriceStep, Stale | UnknownPrice | PriceTaken>>
  /** Takes it from the list; answers what it was. */
  remove(id: string, actor: Actor): Promise<Result<PriceFacts, UnknownPrice>>
  /**
   * Takes a file in as a whole, planned against the list as it is then; nothing of one that does not
   * tell items apart.
   */
  takeIn(
    rows: readonly PriceRow[],
    actor: Actor,
  ): Promise<{ readonly plan: PriceImport; readonly step: PriceStep }>
  /** Makes the list what it was before the step, as long as nobody has changed its prices since. */
  undo(step: PriceStep, actor: Actor): Promise<Result<null, ChangedSince | PriceTaken>>
}
