import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { pageLength } from '#domain/counts.ts'
import { nameKey } from '#domain/customers/search-terms.ts'
import { planPriceImport, priceKey } from '#domain/prices/price-csv.ts'
import { priceFacts, type PriceFacts, type PriceItem } from '#domain/prices/price-item.ts'
import { err, ok } from '#domain/result.ts'
import type { PriceStore } from '#ports/price-store.ts'
import type { Actor } from '#ports/actor.ts'
import { addActivity, isSentAgain, stale } from '#adapters/sql/activity-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { countRows, hasRows, pageWithin, placed } from '#adapters/sql/list-pages.ts'
import type { PriceItemRow } from './written-quote-tables.ts'
import { madeBefore, recordForm } from '#adapters/sql/desk/sent-forms.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import { inTransaction, serialize, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlPriceStore(database: SqlDatabase): PriceStore {
  const { db, ids } = database
  /** Serializes changes, so that each reads the result of the one before. */
  const serialized = <T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T> =>
    inTransaction(database, async (transaction) => {
      await serialize(transaction, 'price list')
      return work(transaction)
    })
  return {
    list: () => allPrices(db),

    async page({ search, page: asked }) {
      const words = nameKey(search)
        .split(' ')
        .filter((word) => word !== '')
      const found = words.reduce(
        (query, word) => query.where(sql`' ' || name_key`, 'like', `% ${word}%`),
        db.selectFrom('price_items'),
      )
      const total = await countRows(found)
      const page = pageWithin(asked, total)
      const rows = await found
        .selectAll()
        .orderBy('name_key')
        .orderBy('id')
        .limit(pageLength)
        .offset((page - 1) * pageLength)
        .execute()
      return { prices: rows.map(priceFrom), ...placed(page, total) }
    },

    add: (facts, actor) =>
      serialized(async (transaction) => {
        const before = await madeBefore(transaction.tx, actor)
        if (before !== null) return ok(before)
        if (await isTaken(transaction, facts, null)) return err({ code: 'price-taken' })
        const id = ids.newId()
        await recordForm(transaction, actor, id)
        await addPrice(transaction, { ...facts, id, revision: 1 }, actor)
        return ok(id)
      }),

    restore: (item, actor) =>
      serialized(async (transaction) => {
        const there = transaction.tx.selectFrom('price_items').where('id', '=', item.id)
        if ((await hasRows(there)) || (await isTaken(transaction, item, item.id)))
          return err({ code: 'price-taken' })
        await addPrice(transaction, { ...item, revision: item.revision + 1 }, actor)
        return ok(null)
      }),

    save: (id, facts, seen, actor) =>
      serialized(async (transaction) => {
        const { tx } = transaction
        if (await isTaken(transaction, facts, id)) return err({ code: 'price-taken' })
        const query = tx.selectFrom('price_items').selectAll().where('id', '=', id)
        const row = await query.forUpdate().executeTakeFirst()
        if (row === undefined) return err({ code: 'unknown-price' })
        const item = priceFrom(row)
        if (item.revision !== seen) {
          const { id: _, revision, ...before } = item
          const saved = { stored: before, sent: facts }
          const isSaved =
            row.import_id === null &&
            (await isSentAgain(transaction, actor, ['price', id], ['price-saved'], saved))
          if (isSaved) return ok({ price: id, revision })
          const files = row.import_id === null ? [] : [row.import_id]
          return err(await stale(transaction, actor, 'price', id, files))
        }
        await changePrice(transaction, item, facts, null, actor)
        await addActivity(transaction, actor, 'price', id, {
          kind: 'price-saved',
          name: facts.name,
        })
        return ok({ price: id, revision: seen + 1 })
      }),

    remove: (id, actor) =>
      serialized(async (transaction) => {
        const gone = await transaction.tx
          .deleteFrom('price_items')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (gone === undefined) return err({ code: 'unknown-price' })
        const { name } = gone
        await addActivity(transaction, actor, 'price', id, { kind: 'price-removed', name })
        return ok(priceFrom(gone))
      }),

    importRows: (rows, actor) =>
      serialized(async (transaction) => {
        const before = await madeBefore(transaction.tx, actor)
        if (before !== null) return importedAs(transaction, before)
        const plan = planPriceImport(rows, await allPrices(transaction.tx))
        const file = ids.newId()
        if (plan.unclear.length > 0) return err({ code: 'unclear', names: plan.unclear })
        await recordForm(transaction, actor, file)
        for (const each of plan.added) {
          const item = { ...each, id: ids.newId(), revision: 1 }
          await writePrice(transaction, item, { data_before: 'null', import_id: file }, actor)
        }
        for (const { before, after } of plan.changed) {
          await changePrice(transaction, before, after, file, actor)
        }
        const [added, changed] = [plan.added.length, plan.changed.length]
        const event = { kind: 'prices-imported', added, changed } as const
        await addActivity(transaction, actor, 'price', file, event)
        return ok(imported(file, added, changed))
      }),

    undo: (change, actor) =>
      serialized(async (transaction) => {
        const all = transaction.tx.selectFrom('price_items').selectAll()
        const changed =
          'file' in change
            ? all.where('import_id', '=', change.file)
            : all.where('id', '=', change.price).where('revision', '=', change.revision)
        const rows = await changed.orderBy('id').forUpdate().execute()
        const wanted = 'file' in change ? change.prices : 1
        if (rows.length !== wanted || rows.some((row) => row.data_before === null)) {
          return err({ code: 'changed-since' })
        }
        const steps = rows.map(({ id, revision, data_before: before }) => ({
          item: { id, revision: revision + 1 },
          before: readJson(factsBefore, before ?? 'null'),
        }))
        for (const { item, before } of steps) {
          if (before !== null && (await isTaken(transaction, before, item.id))) {
            return err({ code: 'price-taken' })
          }
        }
        const [id, file] = 'file' in change ? [change.file, change.file] : [change.price, null]
        const undone = { data_before: null, import_id: file }
        for (const { item, before } of steps) {
          await (before === null
            ? transaction.tx.deleteFrom('price_items').where('id', '=', item.id).execute()
            : writePrice(transaction, { ...before, ...item }, undone, actor))
        }
        await addActivity(transaction, actor, 'price', id, {
          kind: 'prices-taken-back',
          count: rows.length,
        })
        return ok(null)
      }),
  }
}

/** An item before its last change; null if it was new. */
const factsBefore = z.nullable(priceFacts)

async function allPrices(db: Db): Promise<readonly PriceItem[]> {
  const rows = await db
    .selectFrom('price_items')
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return rows.map(priceFrom)
}

/** Prices that an earlier import of the file has added and changed. */
async function importedAs({ tx }: StoreTransaction, file: string) {
  const rows = await tx
    .selectFrom('price_items')
    .select('data_before')
    .where('import_id', '=', file)
    .execute()
  const added = rows.filter(({ data_before: before }) => before === 'null').length
  return ok(imported(file, added, rows.length - added))
}

const imported = (file: string, added: number, changed: number) => ({
  added,
  changed,
  change: { file, prices: added + changed },
})

/** True if another item has the same kind, name and unit. */
async function isTaken(
  { tx }: StoreTransaction,
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

async function addPrice(
  transaction: StoreTransaction,
  item: PriceItem,
  actor: Actor,
): Promise<void> {
  await writePrice(transaction, item, { data_before: 'null', import_id: null }, actor)
  await addActivity(transaction, actor, 'price', item.id, { kind: 'price-added', name: item.name })
}

function changePrice(
  transaction: StoreTransaction,
  { id, revision, ...before }: PriceItem,
  facts: PriceFacts,
  file: string | null,
  actor: Actor,
): Promise<void> {
  const undo = { data_before: JSON.stringify(before), import_id: file }
  return writePrice(transaction, { ...facts, id, revision: revision + 1 }, undo, actor)
}

/** Adds an item to the list, or writes over the one with its id. */
async function writePrice(
  { tx }: StoreTransaction,
  { id, revision, ...facts }: PriceItem,
  undo: Pick<PriceItemRow, 'data_before' | 'import_id'>,
  { at }: Actor,
): Promise<void> {
  const columns = { ...columnsOf(facts), changed_at: at, revision, ...undo }
  await tx
    .insertInto('price_items')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
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
