import { sql } from 'kysely'
import { lostOf } from '#domain/payments/dispute.ts'
import type { CustomerEmail, CustomerStore, Slice } from '#ports/customer-store.ts'
import { idsOf, inOrderOf, orNone } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import { paymentsWithSubjects, whatFor } from '#adapters/sql/payments/ledger-entries.ts'
import { receivedFacts } from '#adapters/sql/emails/received-rows.ts'
import { requestsOf } from '#adapters/sql/requests/request-list.ts'
import { lostByDispute } from '#adapters/sql/written-quotes/written-quote-details.ts'
import { queuedEmail } from '#adapters/sql/emails/mail-rows.ts'
import { countRows } from '#adapters/sql/list-pages.ts'

/** Records of a customer, newest first; bookings by the start of their event. */
export const customerHistory = (
  db: Db,
): Pick<CustomerStore, 'requestsOf' | 'bookingsOf' | 'paymentsOf' | 'emailsWith' | 'notesOn'> => ({
  async requestsOf(id, slice) {
    const theirs = db.selectFrom('leads').where('customer_id', '=', id)
    const rows = await theirs
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(slice.length)
      .offset(offsetOf(slice))
      .execute()
    return { total: await countRows(theirs), rows: await requestsOf(db, idsOf(rows)) }
  },

  /** Bookings belong to an email address. */
  async bookingsOf(id, slice) {
    const theirs = db
      .selectFrom('bookings')
      .innerJoin('customer_emails', 'customer_emails.email_key', 'bookings.email_key')
      .innerJoin('events', 'events.id', 'bookings.event_id')
      .where('customer_emails.customer_id', '=', id)
    const rows = await theirs
      .select(['bookings.id', 'bookings.event_id as eventId', 'booked_at as bookedAt', 'status'])
      .select(['willingness', 'seats', 'refund_due_cents as refundDueCents'])
      .select(['events.name as eventName', 'events.starts_at as eventStart'])
      .orderBy('events.starts_at', 'desc')
      .orderBy('bookings.id')
      .limit(slice.length)
      .offset(offsetOf(slice))
      .execute()
    return { total: await countRows(theirs), rows }
  },

  /** Payments for events, for quotes, and at the counter. */
  async paymentsOf(id, slice) {
    const theirs = db
      .selectFrom('customer_emails')
      // Also those that another booking of the address replaced, such as one that was paid twice.
      .innerJoin('bookings', (join) =>
        join.on((row) => {
          const key = row.ref('customer_emails.email_key')
          return row.or([row('bookings.email_key', '=', key), row('superseded_key', '=', key)])
        }),
      )
      .innerJoin('payments', 'payments.booking_id', 'bookings.id')
      .select(['payments.id', 'payments.taken_at'])
      .where('customer_emails.customer_id', '=', id)
      .unionAll(
        db
          .selectFrom('written_quotes')
          .innerJoin('payments', (join) =>
            join
              .onRef('payments.subject_id', '=', 'written_quotes.id')
              .on('payments.subject_kind', '=', 'quote'),
          )
          .select(['payments.id', 'payments.taken_at'])
          .where('written_quotes.customer_id', '=', id),
      )
      .unionAll(db.selectFrom('payments').select(['id', 'taken_at']).where('customer_id', '=', id))
    const total = await countRows(db.selectFrom(theirs.as('theirs')))
    const slots = await db
      .selectFrom(theirs.as('theirs'))
      .select('id')
      .orderBy('taken_at', 'desc')
      .orderBy('id')
      .limit(slice.length)
      .offset(offsetOf(slice))
      .execute()
    const rows = await paymentsWithSubjects(db)
      .select(['payments.id', 'payments.taken_at', 'payments.method', 'payments.amount_cents'])
      .select('payments.refunded_elsewhere_cents')
      .select((row) => lostByDispute(row).as('lost'))
      .select((row) =>
        row
          .selectFrom('refunds')
          .select((refund) => refund.fn.sum<number>('refunds.amount_cents').as('sum'))
          .whereRef('refunds.payment_id', '=', 'payments.id')
          .where('failed_at', 'is', null)
          .as('refunded'),
      )
      .where('payments.id', 'in', orNone(idsOf(slots)))
      .orderBy('payments.taken_at', 'desc')
      .orderBy('payments.id')
      .execute()
    return {
      total,
      rows: rows.map((row) => {
        const cents = row.amount_cents
        const refundedCents = (row.refunded ?? 0) + row.refunded_elsewhere_cents
        const disputedCents = row.lost ?? 0
        return {
          id: row.id,
          at: row.taken_at,
          method: row.method,
          checkNumber: row.check_number,
          amountCents: cents,
          currency: row.currency,
          refundedCents: refundedCents + lostOf({ cents, refundedCents, disputedCents }),
          about: whatFor(row).about,
        }
      }),
    }
  },

  /** Emails to and from them, without the desk's emails to a customer who is also a colleague. */
  async emailsWith(id, slice) {
    const keys = db.selectFrom('customer_emails').select('email_key').where('customer_id', '=', id)
    const all = db
      .selectFrom('emails')
      .select(['id', 'created_at as at', sql<string>`'sent'`.as('source')])
      .where('recipient_key', 'in', keys)
      .where('about_kind', 'not in', ['staff', 'invitation'])
      .unionAll(
        // Emails of an earlier version.
        db
          .selectFrom('mails')
          .select(['id', 'created_at as at', sql<string>`'written'`.as('source')])
          .where('recipient_key', 'in', keys),
      )
      .unionAll(
        db
          .selectFrom('received_emails')
          .select(['id', 'received_at as at', sql<string>`'received'`.as('source')])
          .where('customer_id', '=', id)
          .where('kind', 'in', ['written', 'ours', 'out-of-office'])
          // An email forwarded in their name may be forged: it is listed with unassigned email.
          .where((row) => row.or([row('lead_id', 'is not', null), row('from_key', 'in', keys)])),
      )
    const total = await countRows(db.selectFrom(all.as('all_emails')))
    const rows = await db
      .selectFrom(all.as('all_emails'))
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(slice.length)
      .offset(offsetOf(slice))
      .execute()
    const idsFrom = (source: string) => orNone(idsOf(rows.filter((row) => row.source === source)))
    const emails = [
      ...(await ourEmails(db, 'emails', idsFrom('sent'))),
      ...(await ourEmails(db, 'mails', idsFrom('written'))),
      ...(await receivedEmails(db, idsFrom('received'))),
    ]
    return { total, rows: inOrderOf(idsOf(rows), emails) }
  },

  async notesOn(id, slice) {
    const all = db
      .selectFrom('customer_notes')
      .select(['id', 'at', 'staff', 'text', sql<string | null>`cast(null as text)`.as('lead_id')])
      .where('customer_id', '=', id)
      .unionAll(
        db
          .selectFrom('notes')
          .innerJoin('leads', 'leads.id', 'notes.lead_id')
          .select(['notes.id', 'at', 'staff', 'text', 'lead_id'])
          .where('leads.customer_id', '=', id),
      )
    const total = await countRows(db.selectFrom(all.as('all_notes')))
    const rows = await db
      .selectFrom(all.as('all_notes'))
      .leftJoin('staff', 'staff.id', 'all_notes.staff')
      .select(['all_notes.id', 'at', 'text', 'lead_id', 'staff.name as by'])
      .orderBy('at', 'desc')
      .orderBy('all_notes.id')
      .limit(slice.length)
      .offset(offsetOf(slice))
      .execute()
    return { total, rows: rows.map(({ lead_id: requestId, ...row }) => ({ ...row, requestId })) }
  },
})

const offsetOf = ({ page, length }: Slice) => (page - 1) * length

/** Without what they say. */
const ourColumns = [
  'id',
  'created_at as at',
  'recipient as to',
  'state',
  'last_error as lastError',
  'subject',
] as const

async function ourEmails(
  db: Db,
  table: 'emails' | 'mails',
  ids: readonly string[],
): Promise<readonly CustomerEmail[]> {
  const rows = await db.selectFrom(table).select(ourColumns).where('id', 'in', ids).execute()
  const unsent = idsOf(rows.filter(({ subject }) => subject === null))
  const queued = await db
    .selectFrom('emails')
    .selectAll()
    .where('id', 'in', orNone(unsent))
    .execute()
  const emailOf = new Map(queued.map((row) => [row.id, queuedEmail(row)]))
  return rows.map((row) => ({
    ...row,
    subject: row.subject ?? emailOf.get(row.id) ?? '',
    is: 'ours',
    isLogged: table === 'emails',
  }))
}

async function receivedEmails(db: Db, ids: readonly string[]): Promise<readonly CustomerEmail[]> {
  const rows = await db.selectFrom('received_emails').selectAll().where('id', 'in', ids).execute()
  return rows.map((row) => ({
    ...receivedFacts(row),
    at: row.received_at,
    requestId: row.lead_id,
    is: 'theirs',
  }))
}
