import { codeIsLive, resendWait } from '#domain/bookings/email-code.ts'
import { signInCodeLifetime } from '#domain/desk/sign-in-code.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { CodeSignInStore } from '#ports/code-sign-in-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { codeState } from '#adapters/sql/bookings/code-store.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction, serialize, type StoreTransaction } from '#adapters/sql/transaction.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { lockStaff, staffMember } from './staff-rows.ts'
import { countRows } from '#adapters/sql/list-pages.ts'

export function sqlCodeSignInStore(database: SqlDatabase): CodeSignInStore {
  const { db } = database
  return {
    issue(code, now, emailsFor) {
      const key = emailKey(code.email)
      return inTransaction(database, async (transaction) => {
        const { tx } = transaction
        // Requests for one address are serialized, so that two at once cannot both be in time.
        await serialize(transaction, `sign-in ${key}`)
        const own = await tx
          .selectFrom('staff_browsers')
          .innerJoin('staff', 'staff.id', 'staff_browsers.staff_id')
          .select('staff.id')
          .where('staff.email_key', '=', key)
          .where('staff_browsers.browser_hash', '=', code.browserHash)
          .executeTakeFirst()
        const earlier = await tx
          .selectFrom('sign_in_codes')
          .select('issued_at')
          .where('email_key', '=', key)
          // In a browser where they have signed in before, a stranger cannot use up their codes.
          .$if(own !== undefined, (query) => query.where('browser_hash', '=', code.browserHash))
          .execute()
        const issued = earlier.map(({ issued_at }) => issued_at)
        const waitMs = resendWait(issued, now)
        if (waitMs > 0) {
          const hasCode = await hasLiveCode(
            transaction,
            { key, browserHash: code.browserHash },
            now,
          )
          return err({ code: 'code-too-soon', waitMs, hasCode })
        }
        const row = await tx
          .selectFrom('staff')
          .selectAll()
          .where('email_key', '=', key)
          .where('removed_at', 'is', null)
          .executeTakeFirst()
        await tx
          .updateTable('sign_in_codes')
          .set({ is_spent: 1 })
          // Codes of other browsers stay valid, so that a stranger who asks for one ends nobody's.
          .where('browser_hash', '=', code.browserHash)
          .execute()
        await tx
          .insertInto('sign_in_codes')
          .values({
            id: code.id,
            email_key: key,
            staff_id: row?.id ?? null,
            browser_hash: code.browserHash,
            code_hash: code.codeHash,
            issued_at: now,
            wrong_tries: 0,
            is_spent: 0,
          })
          .execute()
        if (row !== undefined) {
          await queueEmails(transaction, emailsFor(staffMember(row)), now)
        }
        return ok(true)
      })
    },

    replaceRecoveryCodes: (staffId, hashes, at, emails) =>
      inTransaction(database, async (transaction) => {
        // Locked, so that of codes made twice at once the second replace the first.
        await lockStaff(transaction, staffId)
        await transaction.tx.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute()
        const rows = hashes.map((hash) => ({
          code_hash: hash,
          staff_id: staffId,
          created_at: at,
        }))
        await transaction.tx.insertInto('recovery_codes').values(rows).execute()
        await addActivity(transaction, { by: staffId, at }, 'staff', staffId, {
          kind: 'recovery-codes-made',
          count: hashes.length,
        })
        await queueEmails(transaction, emails, at)
      }),

    countRecoveryCodes(staffId) {
      const own = db.selectFrom('recovery_codes').where('staff_id', '=', staffId)
      return countRows(own.where('used_at', 'is', null))
    },
  }
}

/** True while the browser has a valid code for the address. */
async function hasLiveCode(
  { tx }: StoreTransaction,
  { key, browserHash }: { readonly key: string; readonly browserHash: string },
  now: Instant,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sign_in_codes')
    .select(['issued_at', 'wrong_tries', 'is_spent'])
    .where('browser_hash', '=', browserHash)
    .where('email_key', '=', key)
    .where('is_spent', '=', 0)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined && codeIsLive(codeState(row), now, signInCodeLifetime)
}
