import type { Selectable } from 'kysely'
import {
  canCorrectAddress,
  customerEmailKinds,
  type ResendRefusal,
} from '#domain/emails/email-log.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { EmailLog, EmailLogQuery, LoggedEmail } from '#ports/email-log.ts'
import type { Actor } from '#ports/actor.ts'
import { inOrderOf } from '#adapters/sql/chunks.ts'
import { addActivity, addEmailActivity } from '#adapters/sql/activity-rows.ts'
import {
  correctAddress,
  forgetConfirmations,
  lockSubject,
  withOpenLink,
} from '#adapters/sql/customers/correct-address.ts'
import { correctGuest, lockGuestOf } from '#adapters/sql/bookings/correct-guest.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import type { EmailRow } from './email-tables.ts'
import { emailsFound, haveWords, kindsOf, searchedSent } from './email-search.ts'
import { countEach, findPage } from '#adapters/sql/list-pages.ts'
import { isRefused, queuedEmail, searchableEmail, unsentTo } from './mail-rows.ts'
import { insertSearchTerms } from '#adapters/sql/search-rows.ts'
import { termRanges, total, type RarestFirst } from '#adapters/sql/term-search.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlEmailLog(database: SqlDatabase): EmailLog {
  const { db } = database
  return {
    async list(query) {
      const ranges = termRanges(query.search)
      const { ids, ...place } = await findPage(db, kindsOf(searchedSent), ranges, query.page, {
        inOrder: emailIds(db, query),
        withOwners: emailIds(db, query).select('about_id as owner'),
        having: (words) => emailsWith(db, query, words),
      })
      return { emails: await emailsOfIds(db, ids), ...place }
    },

    async counts() {
      const all = (filter: 'failed' | 'waiting') => filtered(db, filter).select('id')
      const [failed = 0, waiting = 0] = await countEach(db, [all('failed'), all('waiting')])
      return { failed, waiting }
    },

    async find(id) {
      return (await emailsOfIds(db, [id]))[0] ?? null
    },

    resend: (id, actor) =>
      onEmail(id, async (transaction, email) => {
        const isUnderWay = email.state === 'waiting' || email.state === 'failed'
        if (email.replaced_by !== null) return replaced(transaction, email, email.recipient, null)
        if (lacksSecrets(email)) return err({ code: 'had-secret' })
        if (isUnderWay) await sendNow(transaction, email, actor)
        else await sendCopy(transaction, email, email.recipient, actor)
        await addEmailActivity(transaction, actor, email, { kind: 'email-resent', email: id })
        return ok(null)
      }),

    correct: (id, address, actor, emailsFor) =>
      onEmail(id, async (transaction, email, guest) => {
        if (email.has_secrets === 1) return err({ code: 'had-secret' })
        if (email.replaced_by !== null) return replaced(transaction, email, address, 1)
        if (!isCorrectable(email)) return err({ code: 'fixed-address' })
        const { recipient_key: from } = email
        if (from === emailKey(address)) return err({ code: 'same-address' })
        // Read before the address changes.
        const ofGuest =
          guest === null ? [] : await emailsToMove(transaction, email, [guest.booking.id])
        const corrected =
          guest === null
            ? await correctAddress(transaction, email, address, actor)
            : await correctGuest(transaction, guest, email, address, actor, emailsFor)
        if (!corrected.ok) return corrected
        const stuck =
          guest !== null && corrected.value.length > 0
            ? ofGuest
            : await emailsToMove(transaction, email, corrected.value)
        for (const each of stuck) await sendCopy(transaction, each, address, actor)
        if (guest === null) await forgetConfirmations(transaction, corrected.value, stuck)
        const event = { kind: 'email-address-corrected', email: id } as const
        // A request that has another address by now stays as it is.
        await (corrected.value.includes(email.about_id)
          ? addEmailActivity(transaction, actor, email, event)
          : addActivity(transaction, actor, 'email', id, event))
        return ok(stuck.length)
      }),

    giveUp: (id, actor) =>
      onEmail(id, async (transaction, email) => {
        if (email.state === 'sent') return err({ code: 'sent' })
        const wasWaiting = email.state === 'waiting'
        await transaction.tx
          .updateTable('emails')
          .set({
            needs_look: 0,
            ...(wasWaiting
              ? { state: 'failed', next_try_at: null, sealed_secrets: null, failure_told: 1 }
              : {}),
          })
          .where('id', '=', id)
          .execute()
        await addEmailActivity(transaction, actor, email, { kind: 'email-given-up', email: id })
        return ok({
          before: wasWaiting ? 'waiting' : 'needs-look',
          canTakeUp: !wasWaiting || email.sealed_secrets === null,
        })
      }),

    undoGiveUp: (id, before, actor) =>
      onEmail(id, async (transaction, email) => {
        const isGivenUp = email.needs_look === 0 && email.replaced_by === null
        if (!isGivenUp || (email.state !== 'failed' && email.state !== 'bounced')) return ok(null)
        if (before === 'needs-look') {
          const row = transaction.tx.updateTable('emails').set({ needs_look: 1 })
          await row.where('id', '=', id).execute()
        } else if (lacksSecrets(email)) return err({ code: 'had-secret' })
        else await sendNow(transaction, email, actor)
        await addEmailActivity(transaction, actor, email, { kind: 'email-taken-up', email: id })
        return ok(null)
      }),
  }

  function onEmail<T>(
    id: string,
    step: (
      transaction: StoreTransaction,
      email: Row,
      guest: Awaited<ReturnType<typeof lockGuestOf>>,
    ) => Promise<Result<T, ResendRefusal>>,
  ): Promise<Result<T, ResendRefusal>> {
    return inTransaction(database, async (transaction) => {
      const query = transaction.tx.selectFrom('emails').selectAll().where('id', '=', id)
      const queued = await query.executeTakeFirst()
      if (queued === undefined) return err({ code: 'unknown-email' })
      const guest = await lockGuestOf(transaction, queued)
      await lockSubject(transaction, queued)
      const email = await query.forUpdate().executeTakeFirst()
      return email === undefined ? err({ code: 'unknown-email' }) : step(transaction, email, guest)
    })
  }
}

type Row = Selectable<EmailRow>

/** Ids of a list in order, read along one index. */
export function emailIds(db: Db, { filter }: Pick<EmailLogQuery, 'filter'>) {
  return filtered(db, filter).select('id').orderBy('created_at', 'desc').orderBy('id', 'desc')
}

const filtered = (db: Db, filter: EmailLogQuery['filter']) =>
  db.selectFrom('emails').where((row) => row.and(listedAs(filter)))

/** Failed emails are in one list alone; bounced ones are in both. */
function listedAs(filter: EmailLogQuery['filter']) {
  if (filter === 'failed') return { 'emails.needs_look': 1 } as const
  const state = { 'emails.state': filter === 'given-up' ? 'failed' : filter } as const
  return filter === 'bounced' ? state : ({ ...state, 'emails.needs_look': 0 } as const)
}

/** Ids that match all words, with their total. */
export function emailsWith(db: Db, { filter }: Pick<EmailLogQuery, 'filter'>, words: RarestFirst) {
  const [rarest, ...others] = words
  // A cross join keeps SQLite from reading the whole state first.
  return db
    .selectFrom(emailsFound(searchedSent, rarest).as('found'))
    .crossJoin('emails')
    .whereRef('emails.id', '=', 'found.id')
    .where(haveWords(searchedSent, others))
    .where((row) => row.and(listedAs(filter)))
    .select('emails.id')
    .select(total)
    .orderBy('created_at', 'desc')
    .orderBy('emails.id', 'desc')
}

/** Emails in the order of the ids. */
export async function emailsOfIds(db: Db, ids: readonly string[]): Promise<readonly LoggedEmail[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('emails')
    .leftJoin('customer_emails', 'customer_emails.email_key', 'emails.recipient_key')
    .leftJoin('customers', 'customers.id', 'customer_emails.customer_id')
    .selectAll('emails')
    .select('customers.name as customer')
    .where('emails.id', 'in', ids)
    .execute()
  return inOrderOf(ids, rows).map((row) => ({
    ...queuedEmail(row),
    customer: row.customer,
    needsAttention: row.needs_look === 1,
    isRefused: isRefused(row),
    replacedBy: row.replaced_by,
    hadSecret: lacksSecrets(row),
  }))
}

/** The answer to a press that is repeated: `done` if the other email went to that address too. */
async function replaced<T>(
  { tx }: StoreTransaction,
  { replaced_by: copy }: Row,
  to: string,
  done: T,
): Promise<Result<T, ResendRefusal>> {
  const row = await tx
    .selectFrom('emails')
    .select('recipient_key')
    .where('id', '=', copy)
    .executeTakeFirst()
  return row?.recipient_key === emailKey(to) ? ok(done) : err({ code: 'replaced' })
}

const isCorrectable = ({ kind, data }: Row) => canCorrectAddress({ kind, data: JSON.parse(data) })

const lacksSecrets = (row: Row) => row.has_secrets === 1 && row.sealed_secrets === null

/** Resends the same row with its Message-ID, so that a server that has it already shows it once. */
async function sendNow(transaction: StoreTransaction, email: Row, { at }: Actor): Promise<void> {
  const { data } = await withOpenLink(transaction, email, email.recipient)
  await transaction.tx
    .updateTable('emails')
    .set({ state: 'waiting', tries: 0, next_try_at: at, needs_look: 0, failure_told: 0, data })
    .where('id', '=', email.id)
    .execute()
  transaction.queued.emails += 1
}

/** Queues an email again, as one of its own that replaces it. */
export async function sendCopy(
  transaction: StoreTransaction,
  email: Row,
  to: string,
  { at }: Pick<Actor, 'at'>,
): Promise<void> {
  const copy = {
    ...(await withOpenLink(transaction, email, to)),
    ...unsentTo(to),
    id: transaction.ids.newId(),
    created_at: at,
    withdrawal_key: null,
    next_try_at: at,
  }
  await transaction.tx.insertInto('emails').values(copy).execute()
  await insertSearchTerms(transaction, 'email', [{ id: copy.id, found: searchableEmail(to) }])
  await transaction.tx
    .updateTable('emails')
    .set({
      replaced_by: copy.id,
      needs_look: 0,
      // The colleague who corrects it has seen the failure.
      failure_told: 1,
      ...(email.state === 'waiting' ? { state: 'failed', next_try_at: null } : {}),
    })
    .where('id', '=', email.id)
    .execute()
  transaction.queued.emails += 1
}

/** The email, and other emails stuck at the old address. */
async function emailsToMove(
  { tx }: StoreTransaction,
  email: Row,
  subjects: readonly string[],
): Promise<readonly Row[]> {
  if (subjects.length === 0) return [email]
  const rows = await tx
    .selectFrom('emails')
    .selectAll()
    .where('about_id', 'in', subjects)
    .where('about_kind', 'in', toMove(email))
    .where('recipient_key', '=', email.recipient_key)
    .where('kind', 'in', customerEmailKinds)
    .where('replaced_by', 'is', null)
    .where((row) => row.or([row('state', '=', 'waiting'), row('needs_look', '=', 1)]))
    .execute()
  const others = rows.filter((row) => row.id !== email.id && isCorrectable(row))
  return [...others, email]
}

/** A customer's requests, quotes and visits share an address. */
const toMove = ({ about_kind: kind }: Row): readonly Row['about_kind'][] =>
  kind === 'booking' ? [kind] : ['lead', 'quote', 'visit']
