import { isAgreedOn } from '#domain/written-quotes/calling-off.ts'
import { linesOf } from '#domain/written-quotes/document.ts'
import { totalsOf } from '#domain/written-quotes/totals.ts'
import { err, ok } from '#domain/result.ts'
import { isStillAtIt } from '#domain/written-quotes/written-quote.ts'
import type { Ids } from '#ports/ids.ts'
import type { Doer } from '#ports/request-store.ts'
import type { NewQuote, WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { locked, type SqlDatabase } from './database.ts'
import { deleteQuotes } from './delete-quotes.ts'
import { forgetQuotes } from './quote-retention.ts'
import { madeBefore, noteForm } from './sent-forms.ts'
import { inTransaction, type Running } from './transaction.ts'
import {
  indexQuote,
  lockQuote,
  quoteFrom,
  recipientColumns,
  staleQuote,
  tellOfQuote,
} from './written-quote-rows.ts'

/** What the desk does to a quote. */
type DeskSteps = Pick<
  WrittenQuoteStore,
  'madeBy' | 'create' | 'saveDraft' | 'remove' | 'answerQuestions' | 'forget'
>

export function sqlQuoteDrafts(database: SqlDatabase, ids: Ids): DeskSteps {
  const { db } = database
  return {
    madeBy: (doer) => madeBefore(db, doer),

    async create(quote, doer) {
      const before = await madeBefore(db, doer)
      if (before !== null) return ok(before)
      return inTransaction(database, ids, (running) => createQuote(running, quote, doer))
    },

    saveDraft(id, { recipient, document }, seen, doer) {
      return inTransaction(database, ids, async (running) => {
        const row = await lockQuote(running, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.status === 'accepted') return err({ code: 'accepted' })
        if (row.revision !== seen) return err(await staleQuote(running, id, doer))
        const revision = row.revision + 1
        await running.tx
          .updateTable('written_quotes')
          .set({
            ...recipientColumns(recipient),
            title: document.title,
            draft: JSON.stringify(document),
            // What was sent keeps the total that the customer has seen.
            ...(row.version === 0 ? { total_cents: totalsOf(document, []).totalCents } : {}),
            changed_at: doer.at,
            revision,
          })
          .where('id', '=', id)
          .execute()
        await indexQuote(running, { id, number: row.number, recipient, title: document.title })
        const last = await lastActivity(running, id)
        if (last === undefined || !isStillAtIt(last, doer)) {
          await tellOfQuote(running, id, { kind: 'quote-saved', data: {} }, doer)
        }
        return ok(revision)
      })
    },

    remove(id, seen, doer) {
      return inTransaction(database, ids, async (running) => {
        const row = await lockQuote(running, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.version > 0) return err({ code: 'was-sent' })
        if (row.revision !== seen) return err(await staleQuote(running, id, doer))
        await deleteQuotes(running, [id])
        await tellOfQuote(running, id, { kind: 'quote-removed', data: {} }, doer)
        return ok(null)
      })
    },

    forget: (before) => forgetQuotes(database, ids, before),

    answerQuestions(id, doer) {
      return inTransaction(database, ids, async (running) => {
        const row = await lockQuote(running, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.asked_at === null) return ok(null)
        await running.tx
          .updateTable('written_quotes')
          .set({ asked_at: null, changed_at: doer.at })
          .where('id', '=', id)
          .execute()
        await tellOfQuote(running, id, { kind: 'quote-question-answered', data: {} }, doer)
        return ok(null)
      })
    },
  }
}

/** A number that tells nobody how many there were. */
const firstNumber = 1001

/** What was told of a quote last. */
function lastActivity({ tx }: Running, id: string) {
  return tx
    .selectFrom('activity')
    .select(['kind', 'staff', 'at'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function createQuote(
  running: Running,
  quote: NewQuote,
  doer: Doer,
): ReturnType<WrittenQuoteStore['create']> {
  const { tx, ids } = running
  const id = ids.newId()
  const first = await noteForm(running, doer, id)
  if (first !== null) return ok(first)
  const { requestId, parentId, recipient, document } = quote
  let { customerId } = quote
  if (requestId !== null) {
    const lead = await tx
      .selectFrom('leads')
      .select('customer_id')
      .where('id', '=', requestId)
      .executeTakeFirst()
    if (lead === undefined) return err({ code: 'unknown-request' })
    customerId = lead.customer_id
  }
  if (customerId !== null) {
    // A colleague may have removed them in the same moment: the quote still says whom it is for.
    const query = tx.selectFrom('customers').select('id').where('id', '=', customerId)
    customerId = (await locked(query, running).executeTakeFirst())?.id ?? null
  }
  if (parentId !== null) {
    const parent = await lockQuote(running, parentId)
    if (parent === null) return err({ code: 'unknown-quote' })
    if (!isAgreedOn(quoteFrom(parent))) return err({ code: 'not-accepted' })
  }
  // Whoever takes the next number waits for the row.
  const { value: number } = await tx
    .insertInto('counters')
    .values({ name: 'written-quote', value: firstNumber })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
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
      created_at: doer.at,
      created_by: doer.by,
      changed_at: doer.at,
      sent_at: null,
      opened_at: null,
      answered_at: null,
      decline_reason: '',
      asked_at: null,
      remind_at: null,
      revision: 1,
    })
    .execute()
  await indexQuote(running, { id, number, recipient, title: document.title })
  await tellOfQuote(running, id, { kind: 'quote-written', data: {} }, doer)
  return ok(id)
}
