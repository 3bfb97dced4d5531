import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { joinCustomer } from './customer-rows.ts'
import type { SqlDatabase } from './database.ts'
import { queueEmails } from './mail-rows.ts'
import { followUp, moveRequest } from './request-of-quote.ts'
import { inTransaction, type Running } from './transaction.ts'
import { isParentOff, lockQuote, quoteFrom, staleQuote, tellOfQuote } from './written-quote-rows.ts'

/** Versions that go out, and quotes that are taken back. */
export function sqlQuoteSending(
  database: SqlDatabase,
  ids: Ids,
): Pick<WrittenQuoteStore, 'send' | 'withdraw'> {
  return {
    send(id, version, seen, doer, emailsFor) {
      return inTransaction(database, ids, async (running) => {
        const { tx } = running
        const isOff = await isParentOff(running, id)
        const row = await lockQuote(running, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.status === 'accepted') return err({ code: 'accepted' })
        if (isOff) return err({ code: 'parent-off' })
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
            revocation: row.revocation + (version.voidsLinks ? 1 : 0),
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
        const revision = row.revision + 1
        await running.tx
          .updateTable('written_quotes')
          .set({
            status: 'withdrawn',
            remind_at: null,
            asked_at: null,
            changed_at: doer.at,
            revision,
          })
          .where('id', '=', id)
          .execute()
        await tellOfQuote(running, id, { kind: 'quote-withdrawn', data: {} }, doer)
        return ok(revision)
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
