import type { Selectable } from 'kysely'
import {
  codeLifetime,
  resendWait,
  tokenLifetime,
  tryCode,
  type CodeState,
} from '#domain/bookings/email-code.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import { hour } from '#domain/time.ts'
import type { CodeStore, NewCode } from '#ports/code-store.ts'
import { bookingFrom } from './booking-rows.ts'
import { lockCurrentBooking, lockEvent } from './booking-transitions.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import type { CodeRow } from './event-tables.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

/** Milliseconds; codes count toward the hourly limit for this long. */
const codeRetention = Math.max(codeLifetime, hour)

export function sqlCodeStore(database: SqlDatabase): CodeStore {
  return {
    issue: (code, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const [event, key] = [code.eventId, emailKey(code.email)]
        // Requests for one event are serialized, so that two at once cannot both be in time.
        await lockEvent(transaction, event)
        const earlier = await tx
          .selectFrom('codes')
          .select('issued_at')
          .where('email_key', '=', key)
          .where('event_id', '=', event)
          .execute()
        const issued = earlier.map(({ issued_at }) => issued_at)
        const waitMs = resendWait(issued, now)
        if (waitMs > 0) return err({ code: 'code-too-soon', waitMs })
        const booking = await lockCurrentBooking(transaction, code)
        const own = tx.updateTable('codes').where('email_key', '=', key)
        await own.set({ is_spent: 1 }).where('event_id', '=', event).execute()
        await tx
          .insertInto('codes')
          .values({
            challenge_id: code.challengeId,
            event_id: event,
            email_key: key,
            booking_id: booking?.id ?? null,
            code_hash: code.codeHash,
            issued_at: now,
            wrong_tries: 0,
            is_spent: 0,
          })
          .execute()
        if (booking === null) await touchMails(transaction, code)
        else await queueEmails(transaction, emailsFor(booking), now)
        return ok(true)
      }),

    verify: (entered, now) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const code = await tx
          .selectFrom('codes')
          .selectAll()
          .where('challenge_id', '=', entered.challengeId)
          .where('event_id', '=', entered.eventId)
          .forUpdate()
          .executeTakeFirst()
        if (code === undefined) return err({ code: 'code-expired' })
        const row = await tx
          .selectFrom('bookings')
          .selectAll()
          .where('id', '=', code.booking_id ?? '')
          .executeTakeFirst()
        const matches = row !== undefined && code.code_hash === entered.codeHash
        const tried = tryCode(codeState(code), matches, now)
        await tx
          .updateTable('codes')
          .set({ wrong_tries: tried.code.wrongTries, is_spent: tried.code.isSpent ? 1 : 0 })
          .where('challenge_id', '=', code.challenge_id)
          .execute()
        if (!tried.result.ok) return tried.result
        // The address has another booking by now, which a new code opens.
        if (row === undefined || row.superseded_key !== null) return err({ code: 'code-expired' })
        await tx
          .insertInto('tokens')
          .values({ hash: entered.tokenHash, booking_id: row.id, issued_at: now, is_spent: 0 })
          .execute()
        return ok(bookingFrom(row))
      }),

    purge: (now) =>
      inTransaction(database, async ({ tx }) => {
        await tx
          .deleteFrom('codes')
          .where('issued_at', '<=', now - codeRetention)
          .execute()
        await tx
          .deleteFrom('tokens')
          .where('issued_at', '<=', now - tokenLifetime)
          .execute()
      }),
  }
}

/** State of a code, of a guest or of a colleague. */
export function codeState(
  row: Pick<Selectable<CodeRow>, 'issued_at' | 'wrong_tries' | 'is_spent'>,
): CodeState {
  return { issuedAt: row.issued_at, wrongTries: row.wrong_tries, isSpent: row.is_spent === 1 }
}

/** As much work as queueing an email, so that timing does not reveal whether one was sent. */
async function touchMails({ tx }: StoreTransaction, { challengeId }: NewCode): Promise<void> {
  await tx.deleteFrom('emails').where('about_id', '=', challengeId).execute()
  await tx.deleteFrom('search_terms').where('subject_id', '=', challengeId).execute()
}
