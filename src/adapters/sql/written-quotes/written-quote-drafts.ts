import { isAgreedOn } from '#domain/written-quotes/calling-off.ts'
import { linesOf } from '#domain/written-quotes/document.ts'
import { totalsOf } from '#domain/written-quotes/totals.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isRecentEdit } from '#domain/written-quotes/written-quote.ts'
import type { Actor } from '#ports/actor.ts'
import type { CreateRefusal, NewQuote, WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { addActivity, isSentAgain, stale } from '#adapters/sql/activity-rows.ts'
import { lockMergedCustomer } from '#adapters/sql/customers/customer-merges.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { deleteQuotes } from './delete-quotes.ts'
import { forgetQuotes } from './quote-retention.ts'
import { countRows, hasRows } from '#adapters/sql/list-pages.ts'
import { madeBefore, recordForm } from '#adapters/sql/desk/sent-forms.ts'
import { lockLead } from '#adapters/sql/requests/lead-rows.ts'
import {
  inRefusableTransaction,
  inTransaction,
  nextNumber,
  type StoreTransaction,
} from '#adapters/sql/transaction.ts'
import {
  changeQuote,
  indexQuote,
  lockQuote,
  quoteFrom,
  recipientColumns,
} from './written-quote-rows.ts'

/** Actions of colleagues. */
export function sqlQuoteDrafts(database: SqlDatabase) {
  const { db } = database
  return {
    madeBefore: (actor) => madeBefore(db, actor),

    async create(quote, actor, deliveriesSeen) {
      const before = await madeBefore(db, actor)
      if (before !== null) return ok(before)
      return inRefusableTransaction(database, async (transaction, refuse) => {
        const created = await createQuote(transaction, quote, actor)
        if (!created.ok) return refuse(created.error)
        if (deliveriesSeen === undefined) return created.value
        const others = transaction.tx
          .selectFrom('written_quotes')
          .where('lead_id', '=', quote.requestId)
          .where('kind', '=', 'delivery')
          .where('id', '<>', created.value)
        // Their numbers come one after the other, so of two at once the second sees the first.
        const isSeen = (await countRows(others)) === deliveriesSeen
        return isSeen ? created.value : refuse({ code: 'changed' })
      })
    },

    saveDraft: (id, { recipient, document }, seen, actor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.status === 'accepted') return err({ code: 'accepted' })
        if (row.revision !== seen) {
          const saved = {
            stored: { draft: row.draft, recipient: quoteFrom(row).recipient },
            sent: { draft: JSON.stringify(document), recipient },
          }
          return (await isSentAgain(transaction, actor, ['quote', id], ['quote-saved'], saved))
            ? ok(row.revision)
            : err(await stale(transaction, actor, 'quote', id))
        }
        const revision = row.revision + 1
        await changeQuote(transaction, id, {
          ...recipientColumns(recipient),
          title: document.title,
          draft: JSON.stringify(document),
          // A sent quote keeps the total that the customer has seen.
          ...(row.version === 0 ? { total_cents: totalsOf(document, []).totalCents } : {}),
          changed_at: actor.at,
          revision,
        })
        await indexQuote(transaction, { id, number: row.number, recipient, title: document.title })
        const last = await lastActivity(transaction, id).executeTakeFirst()
        if (last === undefined || !isRecentEdit(last, actor)) {
          await addActivity(transaction, actor, 'quote', id, { kind: 'quote-saved' })
        }
        return ok(revision)
      }),

    remove: (id, seen, actor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.version > 0) return err({ code: 'was-sent' })
        if (row.revision !== seen) return err(await stale(transaction, actor, 'quote', id))
        await deleteQuotes(transaction, [id])
        await addActivity(transaction, actor, 'quote', id, { kind: 'quote-removed' })
        return ok(null)
      }),

    deleteOld: (before) => forgetQuotes(database, before),

    answerQuestions: (id, seen, actor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.asked_at === null) return ok(null)
        const newer = transaction.tx
          .selectFrom('written_quote_questions')
          .where('quote_id', '=', id)
          .where('at', '>', seen)
        if (await hasRows(newer)) return err({ code: 'asked-again' })
        await changeQuote(transaction, id, { asked_at: null, changed_at: actor.at })
        await addActivity(transaction, actor, 'quote', id, { kind: 'quote-question-answered' })
        return ok(null)
      }),
  } satisfies Partial<WrittenQuoteStore>
}

/** Starts high, so that it does not reveal how many quotes there were. */
const firstNumber = 1001

export const lastActivity = ({ tx }: StoreTransaction, id: string) =>
  tx
    .selectFrom('activity')
    .select(['kind', 'staff', 'at'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)

/** Stores a new quote with the next number; returns its id. */
export async function createQuote(
  transaction: StoreTransaction,
  quote: NewQuote,
  actor: Actor,
): Promise<Result<string, CreateRefusal>> {
  const { tx, ids } = transaction
  const { requestId, parentId, recipient, document } = quote
  let { customerId } = quote
  if (parentId !== null) {
    const parent = await lockQuote(transaction, parentId)
    if (parent === null) return err({ code: 'unknown-quote' })
    if (!isAgreedOn(quoteFrom(parent))) return err({ code: 'not-accepted' })
  }
  if (requestId !== null) {
    const lead = await lockLead(transaction, requestId)
    if (lead === undefined) return err({ code: 'unknown-request' })
    customerId = lead.customer_id
  } else if (customerId !== null) {
    // If a colleague deletes the customer at the same moment, the quote still has the name.
    customerId = await lockMergedCustomer(transaction, customerId)
  }
  const id = ids.newId()
  const first = await recordForm(transaction, actor, id)
  if (first !== null) return ok(first)
  const number = await nextNumber(transaction, 'written-quote', firstNumber)
  const isEmpty = linesOf(document).length === 0
  await tx
    .insertInto('written_quotes')
    .values({
      id,
      number,
      kind: quote.kind,
      parent_id: parentId,
      customer_id: customerId,
      lead_id: requestId,
      ...recipientColumns(recipient),
      title: document.title,
      status: 'draft',
      draft: JSON.stringify(document),
      version: 0,
      valid_until: '',
      total_cents: isEmpty ? 0 : totalsOf(document, []).totalCents,
      created_at: actor.at,
      created_by: actor.by,
      changed_at: actor.at,
      decline_reason: '',
      revision: 1,
    })
    .execute()
  await indexQuote(transaction, { id, number, recipient, title: document.title })
  await addActivity(transaction, actor, 'quote', id, { kind: 'quote-written' })
  return ok(id)
}
