import { sessionIsLive, sessionLimits } from '#domain/desk/session.ts'
import { challengeLifetime, signInCodeLifetime } from '#domain/desk/sign-in-code.ts'
import { err, ok } from '#domain/result.ts'
import { hour, minute, type Instant } from '#domain/time.ts'
import type { SessionStore, SignedIn } from '#ports/session-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { isDatabaseOutage } from '#adapters/sql/outage.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { revokeCalendarLink } from './calendar-feed-store.ts'
import { consumeCredential } from './consume-credential.ts'
import { staffMember } from './staff-rows.ts'

/** Milliseconds between two writes of a session's last use. */
const seenEvery = minute

/** Codes count toward the hourly limit for this long. */
const codeRetention = Math.max(signInCodeLifetime, challengeLifetime, hour)

export function sqlSessionStore(database: SqlDatabase): SessionStore {
  const { db } = database
  return {
    signIn: (credential, session, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const proven = await consumeCredential(transaction, credential, now)
        if (!proven.ok) return proven
        const { member, formerRole } = proven.value
        const isNewBrowser = await recordBrowser(transaction, member.id, session.browserHash, now)
        if (session.replaces !== null) {
          await transaction.tx
            .deleteFrom('sessions')
            .where('token_hash', '=', session.replaces)
            .execute()
        }
        const signedIn: SignedIn = { member, by: credential.is, isNewBrowser, formerRole }
        await transaction.tx
          .insertInto('sessions')
          .values({
            id: session.id,
            staff_id: member.id,
            token_hash: session.tokenHash,
            signed_in_by: credential.is,
            browser: session.browser,
            created_at: now,
            last_seen_at: now,
            proof_at: now,
          })
          .execute()
        await addActivity(transaction, { by: member.id, at: now }, 'staff', member.id, {
          kind: 'signed-in',
          by: credential.is,
        })
        await queueEmails(transaction, emailsFor(signedIn), now)
        return ok(signedIn)
      }),

    confirm: (credential, session, now, emails) =>
      inTransaction(database, async (transaction) => {
        const proven = await consumeCredential(transaction, credential, now)
        if (!proven.ok) return proven
        if (proven.value.member.id !== session.staffId) return err({ code: 'other-person' })
        const query = transaction.tx.selectFrom('sessions').selectAll().where('id', '=', session.id)
        const row = await query.forUpdate().executeTakeFirst()
        if (row !== undefined) {
          await transaction.tx
            .updateTable('sessions')
            .set({
              token_hash: session.tokenHash,
              previous_hash: row.token_hash,
              previous_until: now + sessionLimits.previousToken,
              last_seen_at: now,
              proof_at: now,
            })
            .where('id', '=', session.id)
            .execute()
        }
        await queueEmails(transaction, emails, now)
        return ok(true)
      }),

    async find(tokenHash, now, isSeen) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('staff', 'staff.id', 'sessions.staff_id')
        .selectAll('staff')
        .select(['sessions.id as session_id', 'sessions.token_hash', 'sessions.browser'])
        .select(sessionTimes)
        .where('staff.removed_at', 'is', null)
        .where((column) =>
          column.or([
            column('token_hash', '=', tokenHash),
            column.and([
              column('previous_hash', '=', tokenHash),
              column('previous_until', '>', now),
            ]),
          ]),
        )
        .executeTakeFirst()
      if (row === undefined || !sessionIsLive(row, now)) return null
      if (isSeen && now >= row.lastSeenAt + seenEvery) {
        await db
          .updateTable('sessions')
          .set({ last_seen_at: now })
          .where('id', '=', row.session_id)
          .execute()
          .catch((error: unknown) => {
            // The desk can be read while the disk is full; it is noted with the next request.
            if (!isDatabaseOutage(error)) throw error
          })
      }
      return {
        id: row.session_id,
        member: staffMember(row),
        browser: row.browser,
        createdAt: row.createdAt,
        lastSeenAt: row.lastSeenAt,
        // A copy of the former token must not profit from the confirmation that replaced it.
        proofAt: row.token_hash === tokenHash ? row.proofAt : 0,
      }
    },

    async endedByRemoval(tokenHash) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('staff', 'staff.id', 'sessions.staff_id')
        .select('sessions.id')
        .where('staff.removed_at', 'is not', null)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row !== undefined
    },

    async list(staffId, now) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'browser', ...sessionTimes])
        .where('staff_id', '=', staffId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.filter((row) => sessionIsLive(row, now))
    },

    end: (staffId, which, at) =>
      inTransaction(database, async (transaction) => {
        const actor = { by: staffId, at }
        if (which === 'all') await revokeCalendarLink(transaction, staffId, actor)
        const all = transaction.tx.deleteFrom('sessions').where('staff_id', '=', staffId)
        const query = which === 'all' ? all : all.where('id', '=', which.id)
        const ended = (await query.returning('id').execute()).length
        if (ended === 0) return
        await addActivity(transaction, actor, 'staff', staffId, {
          kind: 'signed-out',
          sessions: ended,
        })
      }),

    purge: (now) =>
      inTransaction(database, async ({ tx }) => {
        await tx
          .deleteFrom('sessions')
          .where((column) =>
            column.or([
              column.and([
                column('last_seen_at', '<=', now - sessionLimits.idle),
                column(
                  'staff_id',
                  'in',
                  tx.selectFrom('staff').select('id').where('removed_at', 'is', null),
                ),
              ]),
              column('created_at', '<=', now - sessionLimits.total),
            ]),
          )
          .execute()
        await tx.deleteFrom('challenges').where('expires_at', '<=', now).execute()
        await tx
          .deleteFrom('sign_in_codes')
          .where('issued_at', '<=', now - codeRetention)
          .execute()
      }),
  }
}

const sessionTimes = [
  'sessions.created_at as createdAt',
  'sessions.last_seen_at as lastSeenAt',
  'sessions.proof_at as proofAt',
] as const

/** Remembers the browser; returns true for a known person in a new browser. */
async function recordBrowser(
  { tx }: StoreTransaction,
  staffId: string,
  browserHash: string,
  now: Instant,
): Promise<boolean> {
  const known = await tx
    .selectFrom('staff_browsers')
    .select('browser_hash')
    .where('staff_id', '=', staffId)
    .execute()
  await tx
    .insertInto('staff_browsers')
    .values({ staff_id: staffId, browser_hash: browserHash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'browser_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute()
  return known.length > 0 && !known.some((each) => each.browser_hash === browserHash)
}
