import type { Selectable } from 'kysely'
import { nameKey } from '#domain/customers/search-terms.ts'
import { planPriceImport, priceKey } from '#domain/prices/price-csv.ts'
import type { PriceFacts, PriceItem } from '#domain/prices/price-item.ts'
import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { PriceStore } from '#ports/price-store.ts'
import type { Doer } from '#ports/request-store.ts'
import { addActivity, lastChange } from './activity-rows.ts'
import type { SqlDatabase } from './database.ts'
import type { PriceItemRow } from './price-tables.ts'
import { madeBefore, noteForm } from './sent-forms.ts'
import { inTransaction, type Running } from './transaction.ts'

export function sqlPriceStore(database: SqlDatabase, ids: Ids): PriceStore {
  const { db } = database
  return {
    list: () => allPrices(db),

    async add(facts, doer) {
      const before = await madeBefore(db, doer)
      if (before !== null) return ok(before)
      return inTransaction(database, ids, async (running) => {
        const id = ids.newId()
        const first = await noteForm(running, doer, id)
        if (first !== null) return ok(first)
        if (await isTaken(running, facts, null)) return err({ code: 'price-taken' })
        await insertPrice(running, id, facts, doer)
        await tell(running, 'price-added', id, doer)
        return ok(id)
      })
    },

    save(id, facts, seen, doer) {
      return inTransaction(database, ids, async (running) => {
        const { tx } = running
        if (await isTaken(running, facts, id)) return err({ code: 'price-taken' })
        const { numUpdatedRows } = await tx
          .updateTable('price_items')
          .set((column) => ({
            ...columnsOf(facts),
            changed_at: doer.at,
            revision: column('revision', '+', 1),
          }))
          .where('id', '=', id)
          .where('revision', '=', seen)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 0) {
          const row = await tx
            .selectFrom('price_items')
            .select('id')
            .where('id', '=', id)
            .executeTakeFirst()
          if (row === undefined) return err({ code: 'unknown-price' })
          const last = await lastChange(running, { kind: 'price', id }, doer.at)
          return err({ code: 'stale', ...last })
        }
        await tell(running, 'price-saved', id, doer)
        return ok(null)
      })
    },

    remove(id, doer) {
      return inTransaction(database, ids, async (running) => {
        const gone = await running.tx
          .deleteFrom('price_items')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (gone === undefined) return err({ code: 'unknown-price' })
        await tell(running, 'price-removed', id, doer)
        const { id: _, revision: _revision, ...facts } = priceFrom(gone)
        return ok(facts)
      })
    },

    takeIn(facts, doer) {
      return inTransaction(database, ids, async (running) => {
        const { tx } = running
        const plan = planPriceImport(facts, await allPrices(tx))
        for (const each of plan.added) await insertPrice(running, ids.newId(), each, doer)
        for (const { id, revision, ...each } of plan.changed) {
          await tx
            .updateTable('price_items')
            .set({ ...columnsOf(each), changed_at: doer.at, revision: revision + 1 })
            .where('id', '=', id)
            .execute()
        }
        const data = { added: plan.added.length, changed: plan.changed.length }
        const subject = { kind: 'price', id: 'all' } as const
        await addActivity(
          running,
          { kind: 'prices-imported', data },
          { at: doer.at, staff: doer.by, subject },
        )
        return plan
      })
    },
  }
}

async function allPrices(db: SqlDatabase['db']): Promise<readonly PriceItem[]> {
  const rows = await db
    .selectFrom('price_items')
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return rows.map(priceFrom)
}

/** Whether another item has the same kind, name and unit. */
async function isTaken(
  { tx }: Running,
  facts: PriceFacts,
  except: string | null,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('price_items')
    .selectAll()
    .where('name_key', '=', nameKey(facts.name))
    .execute()
  return rows.some((row) => row.id !== except && priceKey(priceFrom(row)) === priceKey(facts))
}

async function insertPrice(
  { tx }: Running,
  id: string,
  facts: PriceFacts,
  { at }: Doer,
): Promise<void> {
  await tx
    .insertInto('price_items')
    .values({ id, ...columnsOf(facts), changed_at: at, revision: 1 })
    .execute()
}

function columnsOf(facts: PriceFacts) {
  return {
    kind: facts.kind,
    name: facts.name,
    name_key: nameKey(facts.name),
    unit: facts.unit,
    price_cents: facts.priceCents,
    cost_cents: facts.costCents,
    is_taxable: facts.isTaxable ? 1 : 0,
    material: facts.material,
  } as const
}

function priceFrom(row: Selectable<PriceItemRow>): PriceItem {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    unit: row.unit,
    priceCents: row.price_cents,
    costCents: row.cost_cents,
    isTaxable: row.is_taxable === 1,
    material: row.material,
    revision: row.revision,
  }
}

function tell(
  running: Running,
  kind: 'price-added' | 'price-saved' | 'price-removed',
  id: string,
  { by, at }: Doer,
): Promise<void> {
  const subject = { kind: 'price', id } as const
  return addActivity(running, { kind, data: {} }, { at, staff: by, subject })
}
