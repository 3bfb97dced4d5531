import type { InferResult } from 'kysely'
import { pageLength } from '#domain/counts.ts'
import * as z from 'zod/mini'
import { columnCorrections } from '#domain/customers/chosen-columns.ts'
import { importSources } from '#domain/customers/customer-columns.ts'
import type { ImportCounts } from '#domain/customers/customer.ts'
import { detailsOf, knownAs, sameName } from '#domain/customers/join-imported.ts'
import { err, ok } from '#domain/result.ts'
import {
  rowOutcomes,
  type CustomerImport,
  type CustomerImportStore,
  type ReadFile,
} from '#ports/customer-import-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { cellsOf, foreseenLines, importedCustomer } from './customer-import-lines.ts'
import { importLines } from './import-customer-lines.ts'
import { importTraces, undoImport } from './customer-import-undo.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { countRows } from '#adapters/sql/list-pages.ts'

export function sqlCustomerImportStore(database: SqlDatabase): CustomerImportStore {
  const { db, ids } = database
  return {
    async prepare(fileName, read, { by, at }) {
      const id = ids.newId()
      const foreseen = await foreseenLines(db, id, read.lines)
      await inTransaction(database, async (transaction) => {
        await transaction.tx
          .insertInto('customer_imports')
          .values({ id, at, staff: by, file_name: fileName, state: 'draft', ...columnsOf(read) })
          .execute()
        await insertLines(transaction, foreseen)
      })
      return id
    },

    async file(id) {
      const row = await db
        .selectFrom('customer_imports')
        .select(['cells', 'chosen'])
        .where('id', '=', id)
        .where('state', '=', 'draft')
        .executeTakeFirst()
      if (row === undefined || row.cells === null) return null
      return {
        cells: readJson(cellsOf, row.cells),
        chosen: readJson(chosenOf, row.chosen ?? 'null'),
      }
    },

    async readAgain(id, read) {
      const foreseen = await foreseenLines(db, id, read.lines)
      return inTransaction(database, async (transaction) => {
        const state = await lockImport(transaction, id)
        if (state !== 'draft') return err(moved(state))
        const { numUpdatedRows } = await transaction.tx
          .updateTable('customer_imports')
          .set(columnsOf(read))
          .where('id', '=', id)
          // An erased person does not come back.
          .where('cells', '=', JSON.stringify(read.cells))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return err(moved(state))
        await transaction.tx
          .deleteFrom('customer_import_rows')
          .where('import_id', '=', id)
          .execute()
        await insertLines(transaction, foreseen)
        return ok(null)
      })
    },

    async find(id) {
      const row = await imports(db).where('customer_imports.id', '=', id).executeTakeFirst()
      return row === undefined ? null : importFrom(db, row)
    },

    async list() {
      const rows = await imports(db)
        .where('state', '<>', 'draft')
        .orderBy('at', 'desc')
        .limit(pageLength)
        .execute()
      return Promise.all(rows.map((row) => importFrom(db, row)))
    },

    async rows(id, { outcome, page }) {
      const found = db
        .selectFrom('customer_import_rows')
        .where('import_id', '=', id)
        .$if(outcome !== null, (rows) => rows.where('outcome', '=', outcome ?? 'new'))
      const rows = await found
        .leftJoin('customers', 'customers.id', 'customer_import_rows.customer_id')
        .select([
          'line',
          'customer_import_rows.name',
          'contact',
          'outcome',
          'remarks',
          'data',
          'customers.id as customer_id',
        ])
        .orderBy('line')
        .limit(pageLength)
        .offset((page - 1) * pageLength)
        .execute()
      return {
        total: await countRows(found),
        pageLength,
        rows: rows.map(({ customer_id: customerId, remarks, data, ...row }) => ({
          ...row,
          details: row.outcome === 'new' && data !== null ? furtherDetails(data, row.contact) : [],
          customerId,
          remarks: readJson(stored.texts, remarks),
        })),
      }
    },

    start: (id) =>
      inTransaction(database, async (transaction) => {
        const state = await lockImport(transaction, id)
        if (state !== 'draft') return err(moved(state))
        await transaction.tx
          .updateTable('customer_imports')
          // The file is not needed after this.
          .set({ state: 'running', cells: null, chosen: null })
          .where('id', '=', id)
          .execute()
        return ok(null)
      }),

    async discard(id) {
      await db
        .deleteFrom('customer_imports')
        .where('id', '=', id)
        .where('state', '=', 'draft')
        .execute()
    },

    importNext: (limit, now) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const current = await tx
          .selectFrom('customer_imports')
          .select(['id', 'staff'])
          .where('state', '=', 'running')
          .orderBy('at')
          .limit(1)
          .forUpdate()
          .executeTakeFirst()
        if (current === undefined) return false
        const lines = await tx
          .selectFrom('customer_import_rows')
          .selectAll()
          .where('import_id', '=', current.id)
          .where('data', 'is not', null)
          .orderBy('line')
          .limit(limit)
          .execute()
        const actor = { by: current.staff, at: now }
        await importLines(transaction, lines, actor)
        if (lines.length === limit) return true
        await tx
          .updateTable('customer_imports')
          .set({ state: 'done', finished_at: now })
          .where('id', '=', current.id)
          .execute()
        const { counts } = await countsOf(tx, current.id)
        const done = { kind: 'customers-imported', ...counts } as const
        await addActivity(transaction, actor, 'customers', current.id, done)
        return true
      }),

    traces: (id) => importTraces(db, id),

    undo: (id, actor) =>
      inTransaction(database, async (transaction) => {
        const state = await lockImport(transaction, id)
        if (state !== 'done') return err(moved(state))
        const traces = await undoImport(transaction, id)
        await transaction.tx
          .updateTable('customer_imports')
          .set({ state: 'undone' })
          .where('id', '=', id)
          .execute()
        const undone = { kind: 'import-undone', removed: traces.removable } as const
        await addActivity(transaction, actor, 'customers', id, undone)
        return ok(traces)
      }),

    async purge(draftsBefore, allBefore) {
      await db
        .deleteFrom('customer_imports')
        .where((row) =>
          row.or([
            row.and([row('state', '=', 'draft'), row('at', '<', draftsBefore)]),
            row.and([row('state', '<>', 'running'), row('at', '<', allBefore)]),
          ]),
        )
        .execute()
    },
  }
}

const furtherDetails = (data: string, contact: string) =>
  detailsOf(readJson(importedCustomer, data)).filter((detail) => detail !== contact)

const columnsOf = ({ source, columns: shown, cells, chosen }: ReadFile) => ({
  source,
  columns: JSON.stringify(shown),
  cells: JSON.stringify(cells),
  chosen: chosen === null ? null : JSON.stringify(chosen),
})

async function insertLines(
  { tx }: StoreTransaction,
  lines: Awaited<ReturnType<typeof foreseenLines>>,
): Promise<void> {
  for (const some of chunks(lines)) {
    await tx.insertInto('customer_import_rows').values(some).execute()
  }
}

const chosenOf = z.nullable(
  z.object({ choices: z.array(z.enum(columnCorrections)), hasHeader: z.boolean() }),
)

const moved = (state: string | null) =>
  ({ code: state === null ? 'unknown-import' : 'import-moved' }) as const

const imports = (db: Db) =>
  db
    .selectFrom('customer_imports')
    .leftJoin('staff', 'staff.id', 'customer_imports.staff')
    // Without its cells: the whole file.
    .select(['customer_imports.id', 'at', 'staff.name as by', 'file_name as fileName', 'source'])
    .select(['columns', 'state'])

const columns = z.array(z.object({ title: z.string(), readAs: z.nullable(z.string()) }))

async function importFrom(
  db: Db,
  row: InferResult<ReturnType<typeof imports>>[number],
): Promise<CustomerImport> {
  return {
    ...row,
    source: importSources.find((source) => source === row.source) ?? 'other',
    columns: readJson(columns, row.columns),
    ...(await countsOf(db, row.id)),
  }
}

async function countsOf(
  db: Db,
  id: string,
): Promise<Pick<CustomerImport, 'counts' | 'waiting' | 'otherNames' | 'sameNames'>> {
  const rows = await db
    .selectFrom('customer_import_rows')
    .select((row) => [
      'outcome',
      row.fn.countAll<number>().as('count'),
      row.fn.count<number>('data').as('waiting'),
      row.fn
        .countAll<number>()
        // Remarks are a list in JSON.
        .filterWhere('remarks', 'like', `%"${knownAs} %`)
        .as('other_names'),
      row.fn.countAll<number>().filterWhere('remarks', 'like', `%"${sameName}"%`).as('same_names'),
    ])
    .where('import_id', '=', id)
    .groupBy('outcome')
    .execute()
  const counts: Record<keyof ImportCounts, number> = { new: 0, joined: 0, same: 0, refused: 0 }
  for (const outcome of rowOutcomes) {
    counts[outcome] = rows.find((row) => row.outcome === outcome)?.count ?? 0
  }
  return {
    counts,
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    otherNames: rows.find(({ outcome }) => outcome === 'joined')?.other_names ?? 0,
    sameNames: rows.find(({ outcome }) => outcome === 'new')?.same_names ?? 0,
  }
}

/** Locks an import and returns its state; null if unknown. */
async function lockImport(transaction: StoreTransaction, id: string): Promise<string | null> {
  const query = transaction.tx.selectFrom('customer_imports').select('state').where('id', '=', id)
  const row = await query.forUpdate().executeTakeFirst()
  return row?.state ?? null
}
