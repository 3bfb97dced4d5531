import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { Doer } from '#ports/request-store.ts'
import type { NewVersion, WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { joinCustomer } from './customer-rows.ts'
import type { SqlDatabase } from './database.ts'
import { queueEmails } from './mail-rows.ts'
import { changeOne } from './request-changes.ts'
import { inTransaction, type Running } from './transaction.ts'
import { lockQuote, quoteFrom, staleQuote, tellOfQuote } from './written-quote-rows.ts'

/** Versions that go out, and quotes that are taken back. */
export function sqlQuoteSending(
  database: SqlDatabase,
  ids: Ids,
): Pick<WrittenQuoteStore, 'send' | 'withdraw' | 'callOff'> {
  return {
    send(id, version, seen, doer, emailsFor) {
      return inTransaction(database, ids, async (running) => {
        const { tx } = running
        const row = await lockQuote(running, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.status === 'accepted') return err({ code: 'accepted' })
        const { draft } = row
        if (row.revision !== seen || row.version + 1 !== version.number || draft === null) {
          return err(await staleQuote(running, id, doer))
        }
        await tx
          .insertInto('written_quote_versions')
          .values({
            quote_id: id,
            number: version.number,
            sent_at: doer.at,
            sent_by: doer.by,
            content: version.content,
            sha256: version.sha256,
            document: draft,
            total_cents: version.totalCents,
            pdf: version.pdf,
          })
          .execute()
        const customerId = row.customer_id ?? (await customerOf(running, row, doer.at))
        const sent = await tx
          .updateTable('written_quotes')
          .set({
            status: 'sent',
            version: version.number,
            draft: null,
            valid_until: version.validUntil ?? '',
            total_cents: version.totalCents,
            customer_id: customerId,
            sent_at: doer.at,
            opened_at: null,
            answered_at: null,
            decline_reason: '',
            asked_at: null,
            remind_at: version.remindAt,
            changed_at: doer.at,
            revision: row.revision + 1,
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        const quote = quoteFrom(sent)
        await tellOfQuote(
          running,
          id,
          { kind: 'quote-sent', data: { version: version.number } },
          doer,
        )
        await moveRequest(running, quote.requestId, 'quoted', doer)
        if (quote.requestId !== null && version.followUp !== null) {
          await followUp(running, quote.requestId, version.followUp, doer)
        }
        await queueEmails(running, emailsFor(quote), doer.at)
        return ok(quote)
      })
    },

    withdraw(id, seen, doer) {
      return inTransaction(database, ids, async (running) => {
        const row = await lockQuote(running, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.status === 'accepted') return err({ code: 'accepted' })
        if (row.version === 0) return err({ code: 'not-sent' })
        if (row.revision !== seen) return err(await staleQuote(running, id, doer))
        await running.tx
          .updateTable('written_quotes')
          .set({
            status: 'withdrawn',
            remind_at: null,
            asked_at: null,
            changed_at: doer.at,
            revision: row.revision + 1,
          })
          .where('id', '=', id)
          .execute()
        await tellOfQuote(running, id, { kind: 'quote-withdrawn', data: {} }, doer)
        return ok(null)
      })
    },

    callOff(id, seen, doer) {
      return inTransaction(database, ids, async (running) => {
        const row = await lockQuote(running, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.status !== 'accepted' || row.called_off_at !== null) {
          return err({ code: 'not-accepted' })
        }
        if (row.revision !== seen) return err(await staleQuote(running, id, doer))
        const over = { asked_at: null, remind_at: null, changed_at: doer.at } as const
        await running.tx
          .updateTable('written_quotes')
          .set((each) => ({ ...over, called_off_at: doer.at, revision: each('revision', '+', 1) }))
          .where((each) => each.or([each('id', '=', id), each('parent_id', '=', id)]))
          .where('status', '=', 'accepted')
          .where('called_off_at', 'is', null)
          .execute()
        // Nobody accepts a change of what is off.
        await running.tx
          .updateTable('written_quotes')
          .set((each) => ({ ...over, status: 'withdrawn', revision: each('revision', '+', 1) }))
          .where('parent_id', '=', id)
          .where('status', '=', 'sent')
          .execute()
        await tellOfQuote(running, id, { kind: 'quote-called-off', data: {} }, doer)
        if (row.parent_id === null) await loseRequest(running, row.lead_id, doer)
        return ok(null)
      })
    },
  }
}

/** Whoever gets a quote is a customer of the company. */
async function customerOf(
  running: Running,
  row: Awaited<ReturnType<typeof lockQuote>> & object,
  at: number,
): Promise<string | null> {
  if (row.email === '' && row.phone === '') return null
  const { street1, city, state, zip } = row
  const addresses =
    street1 === '' ? [] : [{ street1, city, state, zip, purpose: 'service' } as const]
  return joinCustomer(
    running,
    { name: row.name, email: row.email, phone: row.phone, addresses },
    at,
  )
}

/** Brings a request to where its quote stands, unless it is won already. */
export async function moveRequest(
  running: Running,
  requestId: string | null,
  to: 'quoted' | 'won',
  doer: Doer,
): Promise<void> {
  if (requestId === null) return
  const lead = await running.tx
    .selectFrom('leads')
    .select('desk_status')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (lead === undefined || lead.desk_status === 'won' || lead.desk_status === to) return
  await changeOne(
    running,
    { id: requestId, change: { is: 'status', to, reason: null }, seen: null },
    doer,
  )
}

/** A won request is lost, unless something else that was agreed holds it. */
async function loseRequest(running: Running, requestId: string | null, doer: Doer): Promise<void> {
  if (requestId === null) return
  const lead = await running.tx
    .selectFrom('leads')
    .select('desk_status')
    .where('id', '=', requestId)
    .executeTakeFirst()
  const agreed = await running.tx
    .selectFrom('written_quotes')
    .select('id')
    .where('lead_id', '=', requestId)
    .where('status', '=', 'accepted')
    .where('called_off_at', 'is', null)
    .executeTakeFirst()
  if (lead?.desk_status !== 'won' || agreed !== undefined) return
  const change = { is: 'status', to: 'lost', reason: 'changed-mind' } as const
  await changeOne(running, { id: requestId, change, seen: null }, doer)
}

/** Sets when somebody looks after the request next, unless a day to come is set already. */
async function followUp(
  running: Running,
  requestId: string,
  { today, on }: NonNullable<NewVersion['followUp']>,
  doer: Doer,
): Promise<void> {
  const lead = await running.tx
    .selectFrom('leads')
    .select(['follow_up_on', 'is_open'])
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (lead === undefined || lead.is_open === 0 || lead.follow_up_on > today) return
  const change = { is: 'follow-up', on, note: 'See what became of the quote' } as const
  await changeOne(running, { id: requestId, change, seen: null }, doer)
}
