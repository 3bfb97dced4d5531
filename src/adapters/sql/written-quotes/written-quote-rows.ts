import type { Selectable, Updateable } from 'kysely'
import { emailKey } from '#domain/fields.ts'
import { emptyDocument, type QuoteDocument } from '#domain/written-quotes/document.ts'
import { quoteDocument } from '#domain/written-quotes/document-schema.ts'
import { isAgreedOn } from '#domain/written-quotes/calling-off.ts'
import {
  quoteNumber,
  type QuoteRecipient,
  type WrittenQuote,
} from '#domain/written-quotes/written-quote.ts'
import type { Db } from '#adapters/sql/database.ts'
import { writeSearchTerms } from '#adapters/sql/search-rows.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import type { WrittenQuoteRow } from './written-quote-tables.ts'

export function quoteFrom(row: Selectable<WrittenQuoteRow>): WrittenQuote {
  const { street1, city, state, zip } = row
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    parentId: row.parent_id,
    customerId: row.customer_id,
    requestId: row.lead_id,
    recipient: {
      name: row.name,
      phone: row.phone,
      email: row.email,
      address: { street1, city, state, zip },
    },
    title: row.title,
    status: row.status,
    version: row.version,
    hasDraft: row.draft !== null,
    validUntil: row.valid_until === '' ? null : row.valid_until,
    totalCents: row.total_cents,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    sentAt: row.sent_at,
    openedAt: row.opened_at,
    answeredAt: row.answered_at,
    askedAt: row.asked_at,
    calledOffAt: row.called_off_at,
    revocation: row.revocation,
    isLinked: row.revocation === row.linked_revocation,
    revision: row.revision,
  }
}

export function recipientColumns({ name, phone, email, address }: QuoteRecipient) {
  const { street1, city, state, zip } = address
  return { name, phone, email, email_key: emailKey(email), street1, city, state, zip }
}

/** A stored document; parts that another version wrote differently are empty. */
export const documentFrom = (json: string): QuoteDocument =>
  readKnownJson(quoteDocument, json) ?? emptyDocument

export async function lockQuote(
  transaction: StoreTransaction,
  id: string,
): Promise<Selectable<WrittenQuoteRow> | null> {
  const query = transaction.tx.selectFrom('written_quotes').selectAll().where('id', '=', id)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

export async function changeQuote(
  { tx }: StoreTransaction,
  id: string,
  columns: Updateable<WrittenQuoteRow>,
): Promise<WrittenQuote> {
  const row = await tx
    .updateTable('written_quotes')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return quoteFrom(row)
}

export const versionOf = (db: Db, id: string, number: number) =>
  db.selectFrom('written_quote_versions').where('quote_id', '=', id).where('number', '=', number)

/**
 * True if the parent of a change order was called off or deleted. It is locked before the order, as
 * calling off does.
 */
export async function isParentOff(transaction: StoreTransaction, id: string): Promise<boolean> {
  const order = await transaction.tx
    .selectFrom('written_quotes')
    .select('parent_id')
    .where('id', '=', id)
    .where('parent_id', 'is not', null)
    .executeTakeFirst()
  if (order === undefined || order.parent_id === null) return false
  const parent = await lockQuote(transaction, order.parent_id)
  return parent !== null && !isAgreedOn(quoteFrom(parent))
}

/** Writes a quote's search terms, with its number as `1001` and `Q1001`. */
export async function indexQuote(
  transaction: StoreTransaction,
  quote: Pick<WrittenQuote, 'id' | 'number' | 'recipient' | 'title'>,
): Promise<void> {
  const { name, email, phone, address } = quote.recipient
  const number = quoteNumber(quote).toLowerCase()
  await writeSearchTerms(
    transaction,
    'quote',
    quote.id,
    {
      names: [name, quote.title],
      emails: [email],
      phones: [phone],
      places: [address.street1, address.city],
    },
    ['q', number, String(quote.number)],
  )
}
