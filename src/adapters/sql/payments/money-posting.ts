import { sql, type Selectable } from 'kysely'
import { siteCurrency } from '#domain/payments/subject.ts'
import { isOnline } from '#domain/written-quotes/quote-payments.ts'
import { chunks, idsOf } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { isOfQuote, withTaxes, type MovedRow, type Payment } from './money-taxes.ts'
import type { MoneyEntryRow, RefundElsewhereRow } from './payment-tables.ts'
import { deleteSearchTerms, insertSearchTerms } from '#adapters/sql/search-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

/*
 * The books are derived from the payments: triggers record changed payments, whose lines are
 * written anew before any read.
 */

/** Changed payments per transaction. */
const atOnce = 500

export async function postMoney(database: SqlDatabase): Promise<void> {
  while (await hasRows(database.db.selectFrom('money_to_post'))) {
    await inTransaction(database, async (transaction) => {
      // Serialized; a process that waited finds only what is left.
      if (transaction.kind === 'postgres') {
        await sql`lock table money_entries in share row exclusive mode`.execute(transaction.tx)
      }
      await postNextChanges(transaction)
    })
  }
}

async function postNextChanges(transaction: StoreTransaction): Promise<void> {
  const { tx } = transaction
  const noted = await tx
    .selectFrom('money_to_post')
    .selectAll()
    .orderBy('number')
    .limit(atOnce)
    .execute()
  if (noted.length === 0) return
  const changed = [...new Set(noted.map((row) => row.payment_id))]
  const payments = await withSiblings(tx, changed)
  // Deleted payments leave no lines.
  for (const some of chunks([...new Set([...changed, ...payments.map(({ id }) => id)])])) {
    await tx.deleteFrom('money_entries').where('payment_id', 'in', some).execute()
  }
  for (const rows of chunks(await linesOf(tx, payments))) {
    await tx.insertInto('money_entries').values(rows).execute()
  }
  await indexPayments(transaction, changed, payments)
  const numbers = noted.map(({ number }) => number)
  await tx.deleteFrom('money_to_post').where('number', 'in', numbers).execute()
}

/** The payments with all others of their quotes, since tax is spread over these. */
async function withSiblings(db: Db, ids: readonly string[]): Promise<readonly Payment[]> {
  const own = await db.selectFrom('payments').selectAll().where('id', 'in', ids).execute()
  // Lines of a withdrawn payment are the only record of its quote.
  const lines = await db
    .selectFrom('money_entries')
    .select('subject_id')
    .distinct()
    .where('payment_id', 'in', ids)
    .where('source', '=', 'quote')
    .execute()
  const quotes = new Set([...own.filter(isOfQuote), ...lines].map((row) => row.subject_id))
  if (quotes.size === 0) return own
  const ofQuotes = await db
    .selectFrom('payments')
    .selectAll()
    .where('subject_kind', '=', 'quote')
    .where('subject_id', 'in', [...quotes])
    .where('mismatch', 'is', null)
    .execute()
  return [...own.filter((row) => !isOfQuote(row)), ...ofQuotes]
}

async function linesOf(
  db: Db,
  payments: readonly Payment[],
): Promise<readonly Selectable<MoneyEntryRow>[]> {
  const moved: MovedRow[] = []
  const fees = new Map<string, number>()
  for (const some of chunks(payments)) {
    moved.push(...(await movementsOf(db, some)))
    for (const [key, cents] of await feesOf(db, some)) fees.set(key, cents)
  }
  return (await withTaxes(db, moved, payments)).map((row) => {
    const { id, kind, at, cents, method, payment, tax } = row
    const fee = isOnline(method) ? fees.get(`${kind} ${id}`) : undefined
    const mayHaveFee = isOnline(method) && kind !== 'change-order'
    const isWatched = mayHaveFee && payment.fees_watch_at !== null
    return {
      kind,
      id,
      payment_id: payment.id,
      subject_id: payment.subject_id,
      source: payment.mismatch === null ? payment.subject_kind : 'unknown',
      at,
      cents,
      currency: payment.currency,
      method,
      tax_county: tax?.county ?? '',
      tax_cents: tax?.cents ?? 0,
      fee_cents: fee ?? null,
      awaits_fee: fee === undefined && isWatched ? 1 : 0,
    }
  })
}

/**
 * Payments, refunds, failed refunds, refunds made on the provider's pages, and money taken by
 * disputes. A failed refund stays in the month of the refund, and comes back in the month in which
 * it failed.
 */
async function movementsOf(db: Db, payments: readonly Payment[]): Promise<readonly MovedRow[]> {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', [...byId.keys()])
    .where('refunded_at', 'is not', null)
    .execute()
  const disputes = await db
    .selectFrom('balance_transactions')
    .selectAll()
    .where('payment_id', 'in', [...byId.keys()])
    .where('kind', 'in', ['dispute', 'dispute-won'])
    .execute()
  const elsewhere = await db
    .selectFrom('refunds_elsewhere')
    .selectAll()
    .where('payment_id', 'in', [...byId.keys()])
    .orderBy('at')
    .orderBy('id')
    .execute()
  return [
    ...payments.flatMap((payment): readonly MovedRow[] => {
      const { id, taken_at: at, amount_cents: cents, method } = payment
      const own = elsewhere.filter(({ payment_id: of }) => of === id)
      return [{ id, kind: 'payment', at, cents, method, payment }, ...elsewhereOf(payment, own)]
    }),
    ...refunds.flatMap((row): readonly MovedRow[] => {
      const payment = byId.get(row.payment_id)
      const { id, amount_cents: cents, refunded_at: at, failed_at: failedAt } = row
      if (payment === undefined || at === null) return []
      // By the provider it goes back where it came from.
      const method = row.method === 'card' ? payment.method : row.method
      return [
        { id, kind: 'refund', at, cents: -cents, method, payment },
        ...(failedAt === null
          ? []
          : ([{ id, kind: 'refund-failed', at: failedAt, cents, method, payment }] as const)),
      ]
    }),
    ...disputes.flatMap(({ id, kind, at, amount_cents: cents, ...row }): readonly MovedRow[] => {
      const payment = byId.get(row.payment_id)
      if (payment === undefined || at === null || cents === null) return []
      // A row in another currency repeats the one in the payment's own.
      if (row.currency !== payment.currency) return []
      return [{ id, kind, at, cents, method: payment.method, payment }]
    }),
  ]
}

/** Refunds of a payment on the provider's pages, and those that failed. */
function elsewhereOf(
  payment: Payment,
  elsewhere: readonly Selectable<RefundElsewhereRow>[],
): readonly MovedRow[] {
  const { method } = payment
  // A process of the previous version counts them only in the payment.
  const rest = elsewhere.reduce(
    (cents, row) => cents - row.amount_cents,
    payment.refunded_elsewhere_cents,
  )
  const at = payment.elsewhere_at ?? payment.taken_at
  const all = [...elsewhere, { id: 'rest', at, amount_cents: rest }]
  const movements = (kind: MovedRow['kind'], rows: typeof all) =>
    rows.map((row, index) => ({
      // The provider's fees of all are found by the id of the payment.
      id: index === 0 ? payment.id : row.id,
      kind,
      at: row.at,
      cents: -row.amount_cents,
      method,
      payment,
    }))
  return [
    ...movements(
      'refund',
      all.filter((row) => row.amount_cents > 0),
    ),
    ...movements(
      'refund-failed',
      all.filter((row) => row.amount_cents < 0),
    ),
  ]
}

/** The provider's fees, by kind and id of the movement. */
async function feesOf(db: Db, payments: readonly Payment[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('balance_transactions')
    .select(['movement_id', 'kind', 'fee_cents'])
    .where('payment_id', 'in', idsOf(payments))
    .where('currency', '=', siteCurrency)
    .execute()
  const fees = new Map<string, number>()
  for (const { movement_id: id, kind, fee_cents: cents } of rows) {
    fees.set(`${kind} ${id}`, (fees.get(`${kind} ${id}`) ?? 0) + cents)
  }
  return fees
}

/** Search terms of payments that no booking or quote provides. */
async function indexPayments(
  transaction: StoreTransaction,
  changed: readonly string[],
  payments: readonly Payment[],
): Promise<void> {
  await deleteSearchTerms(transaction, changed)
  const isChanged = new Set(changed)
  const named = payments.filter(
    (payment) =>
      isChanged.has(payment.id) &&
      (payment.about !== '' || payment.check_number !== '' || (payment.payer ?? '') !== ''),
  )
  await insertSearchTerms(
    transaction,
    'payment',
    named.map(({ id, payer, about, check_number: checkNumber }) => ({
      id,
      found: { names: [payer ?? '', about, checkNumber], emails: [], phones: [], places: [] },
    })),
  )
}
