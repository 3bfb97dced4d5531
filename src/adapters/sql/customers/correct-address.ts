import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import * as z from 'zod/mini'
import { emailKey } from '#domain/fields.ts'
import { touched } from '#domain/requests/request-work.ts'
import type { ResendRefusal } from '#domain/emails/email-log.ts'
import { quoteReference, visitReport } from '#domain/visits/visit-report.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Actor } from '#ports/actor.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import {
  indexCustomer,
  lockCustomer,
  lockWithRecords,
  raiseRevision,
  saveContacts,
} from './customer-rows.ts'
import type { EmailRow } from '#adapters/sql/emails/email-tables.ts'
import { joinLead } from '#adapters/sql/requests/lead-lifecycle.ts'
import { saveWork, lockRequest } from '#adapters/sql/requests/request-writing.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { lockRows, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { quoteAsSent } from '#adapters/sql/written-quotes/unsent-draft.ts'
import {
  indexQuote,
  lockQuote,
  quoteFrom,
} from '#adapters/sql/written-quotes/written-quote-rows.ts'

type Email = Pick<Selectable<EmailRow>, 'id' | 'about_kind' | 'about_id' | 'recipient_key'>

/** Locks the customer of an email and their records, or its subject without one. */
export async function lockSubject(
  transaction: StoreTransaction,
  email: Pick<Email, 'about_kind' | 'about_id'>,
): Promise<void> {
  const whose = await subjectOfEmail(transaction, email)
  if (whose === null) return
  if (whose.customerId !== null) await lockWithRecords(transaction, [whose.customerId])
  else await lockRows(transaction, whose.table, [email.about_id])
}

/**
 * Replaces the address that an email went to, on its customer and on each of their requests, quotes
 * and planned visits. Returns the ids of those.
 */
export async function correctAddress(
  transaction: StoreTransaction,
  email: Email,
  address: string,
  actor: Actor,
): Promise<Result<readonly string[], ResendRefusal>> {
  const whose = await subjectOfEmail(transaction, email)
  if (whose === null) return ok([])
  const { customerId } = whose
  // A customer that is deleted or merged at this moment is looked up again.
  if (customerId !== null && (await lockCustomer(transaction, customerId)) === null) {
    return correctAddress(transaction, email, address, actor)
  }
  const [from, to] = [email.recipient_key, emailKey(address)]
  const { tx } = transaction
  const owner = await tx
    .selectFrom('customer_emails')
    .innerJoin('customers', 'customers.id', 'customer_emails.customer_id')
    .select(['customers.id', 'customers.name'])
    .where('email_key', '=', to)
    .executeTakeFirst()
  if (owner !== undefined && owner.id !== customerId) {
    return err({ code: 'address-taken', name: owner.name, customerId: owner.id })
  }
  const requests = await tx
    .selectFrom('leads')
    .select('id')
    .where('email_key', '=', from)
    .where((row) => row.or([row('id', '=', whose.requestId), row('customer_id', '=', customerId)]))
    .orderBy('id')
    .execute()
  const requestIds = idsOf(requests)
  const leadIds = whose.requestId === null ? requestIds : [whose.requestId, ...requestIds]
  const theirs = { about: email.about_id, customerId, leadIds, from }
  const quotes = await correctQuotes(transaction, theirs, address, actor)
  const visits = await correctVisits(transaction, theirs, address, actor)
  if (customerId !== null) await replaceEmail(transaction, customerId, from, address, actor)
  for (const id of requestIds) {
    await correctRequest(transaction, id, address)
    // That of the email is recorded with it.
    if (id === whose.requestId) continue
    await addActivity(transaction, actor, 'request', id, {
      kind: 'email-address-corrected',
      email: email.id,
    })
  }
  return ok([...requestIds, ...quotes, ...visits])
}

/** Puts an address of a customer in the place of another, also for replies. */
export async function replaceEmail(
  transaction: StoreTransaction,
  customerId: string,
  from: string,
  address: string,
  actor: Actor,
): Promise<void> {
  const { tx } = transaction
  const to = emailKey(address)
  const old = await tx
    .deleteFrom('customer_emails')
    .where('customer_id', '=', customerId)
    .where('email_key', 'in', [from, to])
    .returning('position')
    .execute()
  if (old.length === 0) {
    await saveContacts(transaction, customerId, { emails: [address] })
  } else {
    const position = Math.min(...old.map((row) => row.position))
    await tx
      .insertInto('customer_emails')
      .values({ email_key: to, email: address, customer_id: customerId, position })
      .execute()
  }
  await tx
    .updateTable('customers')
    .set({ reply_email_key: to })
    .where('id', '=', customerId)
    .where('reply_email_key', '=', from)
    .execute()
  await saveCustomer(transaction, customerId, actor)
}

/** Records a change of a customer's contacts. */
export async function saveCustomer(
  transaction: StoreTransaction,
  customerId: string,
  actor: Actor,
): Promise<void> {
  await raiseRevision(transaction, customerId)
  await indexCustomer(transaction, customerId)
  await addActivity(transaction, actor, 'customer', customerId, { kind: 'customer-saved' })
}

/** Request and customer of an email; null if it is about neither. */
async function subjectOfEmail(
  { tx }: StoreTransaction,
  { about_kind: kind, about_id: id }: Pick<Email, 'about_kind' | 'about_id'>,
) {
  const tables = { lead: 'leads', quote: 'written_quotes', visit: 'visits' } as const
  if (kind !== 'lead' && kind !== 'quote' && kind !== 'visit') return null
  const row = await tx
    .selectFrom(tables[kind])
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const requestId = kind === 'lead' ? id : null
  return { table: tables[kind], requestId, customerId: row.customer_id }
}

interface Theirs {
  /** Id of the email's subject. */
  readonly about: string
  /** No row's `customer_id` equals null. */
  readonly customerId: string | null
  readonly leadIds: readonly string[]
  /** The key of the old address. */
  readonly from: string
}

const isTheirs =
  ({ about, customerId, leadIds, from }: Theirs) =>
  (row: ExpressionBuilder<Tables, 'written_quotes' | 'visits'>): Expression<SqlBool> =>
    row.and([
      row('email_key', '=', from),
      row.or([
        row('id', '=', about),
        row('lead_id', 'in', orNone(leadIds)),
        row('customer_id', '=', customerId),
      ]),
    ])

/** Links that went to the old address stop working. Signatures stay. */
async function correctQuotes(
  transaction: StoreTransaction,
  theirs: Theirs,
  address: string,
  actor: Actor,
): Promise<readonly string[]> {
  const query = transaction.tx.selectFrom('written_quotes').selectAll().where(isTheirs(theirs))
  const rows = await query.orderBy('id').forUpdate().execute()
  for (const row of rows) {
    const { id } = row
    // A colleague with an open draft would save the old address again.
    const isOpen = row.status !== 'accepted'
    await transaction.tx
      .updateTable('written_quotes')
      .set({
        email: address,
        email_key: emailKey(address),
        revocation: row.revocation + 1,
        // The old address cannot open the customer's other pages either.
        linked_revocation: row.linked_revocation + 1,
        revision: row.revision + (isOpen ? 1 : 0),
      })
      .where('id', '=', id)
      .execute()
    const quote = quoteFrom(row)
    const recipient = { ...quote.recipient, email: address }
    await indexQuote(transaction, { ...quote, recipient })
    if (isOpen) await addActivity(transaction, actor, 'quote', id, { kind: 'quote-saved' })
  }
  return idsOf(rows)
}

async function correctVisits(
  transaction: StoreTransaction,
  theirs: Theirs,
  address: string,
  actor: Actor,
): Promise<readonly string[]> {
  const planned = transaction.tx.selectFrom('visits').select('id').where('status', '=', 'planned')
  const query = planned.where(isTheirs(theirs)).orderBy('id')
  const ids = idsOf(await query.forUpdate().execute())
  if (ids.length === 0) return []
  await transaction.tx
    .updateTable('visits')
    .set((column) => ({
      email: address,
      email_key: emailKey(address),
      revision: column('revision', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute()
  for (const id of ids) {
    await addActivity(transaction, actor, 'visit', id, { kind: 'visit-changed' })
  }
  return ids
}

/** Unmarks as confirmed the visits that only the old address knows, and none of these emails. */
export async function forgetConfirmations(
  { tx }: StoreTransaction,
  visits: readonly string[],
  moved: readonly Pick<Selectable<EmailRow>, 'data'>[],
): Promise<void> {
  if (visits.length === 0) return
  const confirmed = moved.flatMap(({ data }) => readKnownJson(visitReport, data) ?? [])
  await tx
    .updateTable('visits')
    .set({ told_by: null, told_sequence: null, told_starts_at: null, told_ends_at: null })
    .where('id', 'in', visits)
    .where('status', '=', 'planned')
    .where('told_by', '=', 'email')
    .where((row) =>
      row.not(
        row.or(
          confirmed.map(({ visit }) =>
            row.and([row('id', '=', visit.id), row('told_sequence', '=', visit.sequence)]),
          ),
        ),
      ),
    )
    .execute()
}

/** Emails that went to the wrong address can no longer be answered. */
async function correctRequest(
  transaction: StoreTransaction,
  id: string,
  address: string,
): Promise<void> {
  await transaction.tx
    .updateTable('leads')
    .set((column) => ({
      email: address,
      email_key: emailKey(address),
      reply_revocation: column('reply_revocation', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const request = await lockRequest(transaction, id)
  if (request === null) return
  await joinLead(transaction, request.lead, request.customerId)
  await saveWork(transaction, id, touched(request.work, request.work.lastActivityAt))
}

const dataOfQuote = z.looseObject({
  quote: z.optional(z.looseObject(quoteReference.shape)),
  pickAgain: z.optional(z.nullable(quoteReference)),
})

/** Replaces the voided link in its data, if that is still the customer's address. */
export async function withOpenLink(
  transaction: StoreTransaction,
  email: Selectable<EmailRow>,
  address: string,
): Promise<Selectable<EmailRow>> {
  if (email.kind !== 'written-quote' && email.kind !== 'visit-canceled') return email
  const data = readKnownJson(dataOfQuote, email.data)
  const id = data?.quote?.id ?? data?.pickAgain?.id
  if (data === null || id === undefined) return email
  // Waits for a new link that is being made.
  const row = await lockQuote(transaction, id)
  if (row === null) return email
  const { recipient, revocation } = await quoteAsSent(transaction, row)
  if (emailKey(recipient.email) !== emailKey(address)) return email
  const open =
    email.kind === 'written-quote'
      ? { quote: { ...data.quote, revocation } }
      : { pickAgain: { id, revocation } }
  return { ...email, data: JSON.stringify({ ...data, ...open }) }
}
