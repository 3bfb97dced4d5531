import { type Selectable } from 'kysely'
import { attachmentKeys } from '#domain/emails/attachment.ts'
import { customerReplied, touched } from '#domain/requests/request-work.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type {
  EmailPlaced,
  OtherEmail,
  ReceivedEmailStore,
  UnknownEmail,
} from '#ports/received-email-store.ts'
import type { UnknownRequest } from '#ports/request-store.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { ownerOfEmail } from '#adapters/sql/customers/customer-rows.ts'
import { takeEmail } from './arriving-email.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { emailsFound, haveWords, kindsOf, searchedReceived } from './email-search.ts'
import type { ReceivedEmailRow } from './email-tables.ts'
import { removeFilesSoon } from '#adapters/sql/file-removals.ts'
import { countEach, findPage } from '#adapters/sql/list-pages.ts'
import { mailboxPositions } from './mailbox-positions.ts'
import { assignToRequest, isOfCustomer, leaveRequest } from './place-email.ts'
import { receivedEmails, storedFiles } from './received-rows.ts'
import { requestsOf } from '#adapters/sql/requests/request-list.ts'
import { insertRequest, saveWork, lockRequest } from '#adapters/sql/requests/request-writing.ts'
import { termRanges, total, type RarestFirst } from '#adapters/sql/term-search.ts'
import { inTransaction, lockRows, type StoreTransaction } from '#adapters/sql/transaction.ts'

/** Requests suggested for an email. */
const maxCandidates = 10

export function sqlReceivedEmailStore(database: SqlDatabase): ReceivedEmailStore {
  const { db } = database
  return {
    ...mailboxPositions(database),
    take: (arriving, alertsOf) =>
      inTransaction(database, async (transaction) => {
        const taken = await takeEmail(transaction, arriving, alertsOf)
        const { id, email } = arriving
        const isWithoutFiles =
          email.omitted === 'unreadable' ||
          email.attachments.some(
            ({ content }) => content.is === 'refused' && content.reason === 'not-stored',
          )
        // Earlier tries to read it whole may have stored any of its files.
        if (taken !== 'known' && isWithoutFiles) {
          await removeFilesSoon(transaction, attachmentKeys(id))
        } else if (taken === 'copy') await removeFilesSoon(transaction, storedFiles(email))
        return taken
      }),

    async listOther({ isOpen, search, page }) {
      const ranges = termRanges(search)
      const { ids, ...place } = await findPage(db, kindsOf(searchedReceived), ranges, page, {
        inOrder: otherEmailIds(db, isOpen),
        withOwners: otherEmailIds(db, isOpen).select('customer_id as owner'),
        having: (words) => otherEmailsWith(db, isOpen, words),
      })
      return { emails: await othersOf(db, ids), ...place }
    },

    async countOther() {
      const [count = 0] = await countEach(db, [otherEmails(db, true).select('id')])
      return count
    },

    async find(id) {
      return (await othersOf(db, [id]))[0] ?? null
    },

    async candidates(id) {
      const rows = await db
        .selectFrom('leads')
        .innerJoin('received_emails', 'received_emails.customer_id', 'leads.customer_id')
        .select('leads.id')
        .where('received_emails.id', '=', id)
        .orderBy('leads.is_open', 'desc')
        .orderBy('leads.created_at', 'desc')
        .limit(maxCandidates)
        .execute()
      return requestsOf(db, idsOf(rows))
    },

    putOnRequest: (id, requestId, seen, actor) =>
      onEmail<UnknownRequest | EmailPlaced>(id, async (transaction, email) => {
        if (email.lead_id !== seen) return err({ code: 'already-placed' })
        if (seen !== null) await lockRows(transaction, 'leads', [seen, requestId])
        const request = await lockRequest(transaction, requestId)
        if (request === null) return err({ code: 'unknown-request' })
        await leaveRequest(transaction, email, requestId, actor)
        await assignToRequest(transaction, email, requestId, request.customerId, actor)
        const isReply = isOfCustomer(email)
        const work = isReply
          ? customerReplied(request.work, email.received_at, actor.at)
          : touched(request.work, actor.at)
        await saveWork(transaction, requestId, work)
        const event = isReply
          ? ({ kind: 'reply-received', email: id } as const)
          : ({ kind: 'email-put-on-request', request: requestId } as const)
        await addActivity(transaction, actor, 'request', requestId, event)
        return ok(null)
      }),

    makeRequest: (id, { lead, work }, seen, actor) =>
      onEmail(id, async (transaction, email) => {
        if (email.lead_id !== seen) return err({ code: 'already-placed' })
        await leaveRequest(transaction, email, lead.id, actor)
        const customer = await insertRequest(transaction, lead, work)
        await assignToRequest(transaction, email, lead.id, customer, actor)
        const event = { kind: 'request-arrived', by: 'email' } as const
        await addActivity(transaction, actor, 'request', lead.id, event)
        return ok(null)
      }),

    takeOffRequest: (id, seen, actor) =>
      onEmail(id, async (transaction, email) => {
        if (email.lead_id !== seen) return err({ code: 'already-placed' })
        await leaveRequest(transaction, email, null, actor)
        const customerId = await ownerOfEmail(transaction, email.from_key)
        await transaction.tx
          .updateTable('received_emails')
          .set({ lead_id: null, customer_id: customerId, is_open: 1 })
          .where('id', '=', id)
          .execute()
        return ok(null)
      }),

    archive: (id, isArchived, actor) =>
      onEmail(id, async (transaction, email) => {
        await transaction.tx
          .updateTable('received_emails')
          .set({ is_open: isArchived || email.lead_id !== null ? 0 : 1 })
          .where('id', '=', id)
          .execute()
        const event = { kind: 'email-put-away', isAway: isArchived } as const
        await addActivity(transaction, actor, 'email', id, event)
        return ok(null)
      }),

    async findAttachment(id) {
      const row = await db
        .selectFrom('received_attachments')
        .select(['name', 'kind', 'file_key'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined || row.kind === null || row.file_key === null) return null
      return { name: row.name, kind: row.kind, fileKey: row.file_key }
    },
  }

  function onEmail<Refusal>(
    id: string,
    step: (
      transaction: StoreTransaction,
      email: Selectable<ReceivedEmailRow>,
    ) => Promise<Result<null, Refusal>>,
  ): Promise<Result<null, Refusal | UnknownEmail>> {
    return inTransaction(database, async (transaction) => {
      const query = transaction.tx.selectFrom('received_emails').selectAll().where('id', '=', id)
      const email = await query.forUpdate().executeTakeFirst()
      return email === undefined ? err({ code: 'unknown-email' }) : step(transaction, email)
    })
  }
}

/** Emails without a request, read along one index. */
export function otherEmailIds(db: Db, isOpen: boolean) {
  return otherEmails(db, isOpen).select('id').orderBy('received_at', 'desc').orderBy('id', 'desc')
}

/** Ids that match all words, with their total. */
export function otherEmailsWith(db: Db, isOpen: boolean, words: RarestFirst) {
  const [rarest, ...others] = words
  // A cross join, as for sent emails: SQLite would read all archived ones first.
  const found = db
    .selectFrom(emailsFound(searchedReceived, rarest).as('found'))
    .crossJoin('received_emails')
    .whereRef('received_emails.id', '=', 'found.id')
    .where(haveWords(searchedReceived, others))
    .where('is_open', '=', isOpen ? 1 : 0)
    .select('received_emails.id')
    .select(total)
    .orderBy('received_at', 'desc')
    .orderBy('received_emails.id', 'desc')
  return isOpen ? found : found.where('lead_id', 'is', null)
}

function otherEmails(db: Db, isOpen: boolean) {
  const all = db.selectFrom('received_emails').where('is_open', '=', isOpen ? 1 : 0)
  // Emails assigned to a request are listed there.
  return isOpen ? all : all.where('lead_id', 'is', null)
}

async function othersOf(db: Db, asked: readonly string[]): Promise<readonly OtherEmail[]> {
  if (asked.length === 0) return []
  const rows = await db
    .selectFrom('received_emails')
    .leftJoin('customers', 'customers.id', 'received_emails.customer_id')
    .selectAll('received_emails')
    .select('customers.name as customer')
    .where('received_emails.id', 'in', asked)
    .execute()
  const emails = await receivedEmails(db, rows)
  return asked.flatMap((id) => {
    const row = rows.find((each) => each.id === id)
    const email = emails.find((each) => each.id === id)
    if (row === undefined || email === undefined) return []
    const { customer, customer_id: customerId } = row
    return [
      {
        ...email,
        replyTo: row.reply_to ?? '',
        requestId: row.lead_id,
        isOpen: row.is_open === 1,
        customer:
          customer === null || customerId === null ? null : { id: customerId, name: customer },
      },
    ]
  })
}
