import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { afterCallingOff, isAgreedOn } from '#domain/written-quotes/calling-off.ts'
import { quoteStatuses } from '#domain/written-quotes/written-quote.ts'
import type { QuoteCallingOff } from '#ports/quote-calling-off.ts'
import { addActivity, stale } from '#adapters/sql/activity-rows.ts'
import { changeVisits } from '#adapters/sql/visits/change-visits.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueWithdrawable, withdrawEmail } from '#adapters/sql/emails/mail-rows.ts'
import { endLargerCheckoutSessions, endQuoteCheckoutSessions } from './quote-checkout-sessions.ts'
import { undoMoving } from '#adapters/sql/requests/request-changes.ts'
import { moveRequestBack } from '#adapters/sql/requests/request-of-quote.ts'
import { lockVisits } from '#adapters/sql/visits/visit-transitions.ts'
import { undoVisitChanges } from '#adapters/sql/visits/visit-undo.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import { inRefusableTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { paidFor, visitsOfQuote, callingOffEffects } from './calling-off-effects.ts'
import { changeQuote, isParentOff, lockQuote, quoteFrom } from './written-quote-rows.ts'
import type { WrittenQuoteRow } from './written-quote-tables.ts'
import { movedRequest, undoOfMoving } from '#adapters/sql/visits/visit-rows.ts'

export function sqlQuoteCallingOff(database: SqlDatabase): QuoteCallingOff {
  return {
    callingOffEffects: (id) => callingOffEffects(database.db, id),

    callOff: (id, { seen, visits }, { emailsFor, visitEmailFor }, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        const { tx } = transaction
        const row = await lockQuote(transaction, id)
        if (row === null) return refuse({ code: 'unknown-quote' })
        if (!isAgreedOn(quoteFrom(row))) return refuse({ code: 'not-accepted' })
        if (row.revision !== seen) return refuse(await stale(transaction, actor, 'quote', id))
        const theirs = await visitsOfQuote(tx, row)
        if (visits.some((chosen) => theirs.every((visit) => visit.id !== chosen.id))) {
          return refuse({ code: 'unknown-visit' })
        }
        const ended = [row, ...(await openChangeOrders(transaction, id))]
        for (const each of ended) await endQuote(transaction, each, actor.at)
        await endQuoteCheckoutSessions(transaction, ended, actor.at)
        await addActivity(transaction, actor, 'quote', id, { kind: 'quote-called-off' })
        await lockVisits(transaction, visits)
        const request =
          row.parent_id === null ? await moveRequestBack(transaction, row, actor) : null
        const terms = { accepted: [], emailFor: visitEmailFor, onlyOf: null }
        const edits = visits.map((visit) => ({ ...visit, change: { is: 'cancel' } as const }))
        const canceled = await changeVisits({ transaction, refuse, terms, actor }, edits)
        const paidCents = await paidFor(tx, ended)
        const emails = emailsFor({ quote: quoteFrom(row), paidCents }).filter(({ to }) => to !== '')
        await queueWithdrawable(transaction, emails, withdrawalKeyOf(id), actor.at)
        const undo: Undo = {
          quotes: ended.map(quoteBefore),
          visits: canceled.map(({ visit }) => ({ id: visit.id, seen: visit.revision })),
          request: undoOfMoving(request),
          isEmailed: emails.length > 0,
        }
        await changeQuote(transaction, id, { undo: JSON.stringify(undo) })
        return row.revision + 1
      }),

    restore: (id, seen, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        const isOff = await isParentOff(transaction, id)
        const row = await lockQuote(transaction, id)
        if (row === null) return refuse({ code: 'unknown-quote' })
        const undo = readKnownJson(undoSchema, row.undo)
        if (row.revision !== seen || undo === null) {
          return refuse(await stale(transaction, actor, 'quote', id))
        }
        if (isOff) return refuse({ code: 'parent-off' })
        if (undo.isEmailed && !(await withdrawEmail(transaction, withdrawalKeyOf(id)))) {
          return refuse({ code: 'email-left' })
        }
        for (const each of undo.quotes) {
          await transaction.tx
            .updateTable('written_quotes')
            .set({
              status: each.status,
              called_off_at: null,
              asked_at: each.askedAt,
              remind_at: each.remindAt,
              changed_at: actor.at,
              revision: each.seen + 1,
              undo: null,
            })
            .where('id', '=', each.id)
            // A quote that a colleague has changed meanwhile stays as it is.
            .where('revision', '=', each.seen)
            .execute()
        }
        // A credit that counts again leaves less to pay.
        if (row.parent_id !== null) {
          await endLargerCheckoutSessions(transaction, row.parent_id, actor.at)
        }
        const kind =
          row.status === 'withdrawn' ? 'quote-withdrawal-taken-back' : 'quote-agreed-again'
        await addActivity(transaction, actor, 'quote', id, { kind })
        // A delivery goes back to the day that its customer was promised, even if that is full now.
        await undoVisitChanges({ transaction, refuse, actor }, undo.visits, null)
        if (undo.request !== null) await undoMoving(transaction, undo.request, actor)
        return null
      }),
  }
}

const withdrawalKeyOf = (quoteId: string) => `quote-off:${quoteId}`

/** Its change orders that are accepted or wait for an answer. */
async function openChangeOrders(transaction: StoreTransaction, id: string) {
  return transaction.tx
    .selectFrom('written_quotes')
    .selectAll()
    .where('parent_id', '=', id)
    .where('status', 'in', ['accepted', 'sent'])
    .where('called_off_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function endQuote(
  transaction: StoreTransaction,
  row: Selectable<WrittenQuoteRow>,
  at: number,
): Promise<void> {
  const { status, calledOffAt } = afterCallingOff(quoteFrom(row), at)
  await changeQuote(transaction, row.id, {
    status,
    called_off_at: calledOffAt,
    asked_at: null,
    remind_at: null,
    changed_at: at,
    revision: row.revision + 1,
  })
}

/** The undo of withdrawing a quote, which has no other effects. */
export const undoOfWithdrawing = (row: Selectable<WrittenQuoteRow>): string =>
  JSON.stringify({
    quotes: [quoteBefore(row)],
    visits: [],
    request: null,
    isEmailed: false,
  } satisfies Undo)

/** Its state before it ends in the next revision. */
const quoteBefore = (row: Selectable<WrittenQuoteRow>): Undo['quotes'][number] => ({
  id: row.id,
  seen: row.revision + 1,
  status: row.status,
  askedAt: row.asked_at,
  remindAt: row.remind_at,
})

/** State of quotes, visits and request before. */
type Undo = z.infer<typeof undoSchema>

const undoSchema = z.object({
  quotes: z.array(
    z.object({
      id: z.string(),
      seen: z.number(),
      status: z.enum(quoteStatuses),
      askedAt: z.nullable(z.number()),
      remindAt: z.nullable(z.number()),
    }),
  ),
  visits: z.array(z.object({ id: z.string(), seen: z.number() })),
  request: z.nullable(movedRequest),
  isEmailed: z.boolean(),
})
