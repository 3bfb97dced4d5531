import type { ExpressionBuilder, Selectable } from 'kysely'
import type { PersonalData } from '#domain/customers/personal-data.ts'
import { emailKey } from '#domain/fields.ts'
import type { EmailSubject } from '#ports/mail-outbox.ts'
import type { PersonKey } from '#ports/person-store.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { BookingRow } from '#adapters/sql/bookings/event-tables.ts'
import type { LeadRow } from '#adapters/sql/requests/lead-tables.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import type { VisitRow } from '#adapters/sql/visits/visit-tables.ts'
import type { WrittenQuoteRow } from '#adapters/sql/written-quotes/written-quote-tables.ts'
import { countRows, hasRows } from '#adapters/sql/list-pages.ts'

/** Ids of the rows about a person. */
export interface PersonScope {
  /** Null for an address without a customer; no row's `customer_id` equals it then. */
  readonly customerId: string | null
  readonly emailKeys: readonly string[]
  readonly leads: readonly Selectable<LeadRow>[]
  readonly bookings: readonly Selectable<BookingRow>[]
  readonly visits: readonly Selectable<VisitRow>[]
  readonly quotes: readonly Selectable<WrittenQuoteRow>[]
}

/** Null for an unknown customer. */
export async function personScope(db: Db, who: PersonKey): Promise<PersonScope | null> {
  const customerId = who.is === 'customer' ? who.id : null
  const known = db.selectFrom('customers').where('id', '=', customerId)
  if (customerId !== null && !(await hasRows(known))) return null
  const emailKeys =
    who.is === 'customer' ? await keysOf(db, who.id) : [emailKey(who.email)].filter(Boolean)
  const leads = await leadsOf(db, customerId, emailKeys)
  const owner = { customerId, emailKeys, leads }
  return {
    ...owner,
    bookings: await bookingsOf(db, emailKeys),
    visits: await db
      .selectFrom('visits')
      .selectAll()
      .where(isOf(owner))
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
    quotes: await db
      .selectFrom('written_quotes')
      .selectAll()
      .where(isOf(owner))
      .orderBy('number')
      .execute(),
  }
}

/** Emails to the person, or about their records. */
export function emailsOf(db: Db, { emailKeys, leads, bookings, visits }: PersonScope) {
  return db.selectFrom('emails').where((row) => {
    const isAbout = (kind: EmailSubject['kind'], rows: readonly { readonly id: string }[]) =>
      row.and([row('about_kind', '=', kind), row('about_id', 'in', orNone(idsOf(rows)))])
    return row.or([
      row('recipient_key', 'in', orNone(emailKeys)),
      isAbout('lead', leads),
      isAbout('visit', visits),
      isAbout('booking', bookings),
    ])
  })
}

/** Received emails from or about the person, or on one of their requests. */
export function receivedOf(db: Db, { customerId, emailKeys, leads }: PersonScope) {
  const owners = db
    .selectFrom('customer_emails')
    .select('customer_id')
    .where('email_key', 'in', orNone(emailKeys))
  const otherAddresses = db
    .selectFrom('customer_emails')
    .select('email_key')
    .where('customer_id', 'in', owners)
    .where('email_key', 'not in', orNone(emailKeys))
  const ids = () => db.selectFrom('received_emails as found').select('found.id')
  // Each reason uses its own index: one combined condition would read every email.
  const found = ids()
    .where('from_key', 'in', orNone(emailKeys))
    .unionAll(ids().where('lead_id', 'in', orNone(idsOf(leads))))
    .unionAll(ids().where('customer_id', '=', customerId))
    // Forwarded by a colleague, or a bounce: it names them but comes from somebody else.
    .unionAll(
      ids()
        .where('customer_id', 'in', owners)
        .where('lead_id', 'is', null)
        .where('from_key', 'not in', otherAddresses),
    )
  return db.selectFrom('received_emails').where('received_emails.id', 'in', found)
}

/** Emails of an earlier version. */
export function mailsOf(db: Db, { emailKeys }: PersonScope) {
  return db
    .selectFrom('mails')
    .where((row) =>
      row.or([
        row('recipient_key', 'in', orNone(emailKeys)),
        row('reply_to_key', 'in', orNone(emailKeys)),
      ]),
    )
}

/** Payments for their events and quotes, and at the counter. */
export function paymentsOf(db: Db, { customerId, bookings, quotes }: PersonScope) {
  return db
    .selectFrom('payments')
    .where((row) =>
      row.or([
        row.and([
          row('subject_kind', 'in', ['booking', 'quote']),
          row('subject_id', 'in', orNone(idsOf([...bookings, ...quotes]))),
        ]),
        row('customer_id', '=', customerId),
      ]),
    )
}

export async function countPerson(db: Db, scope: PersonScope): Promise<PersonalData> {
  const onRequests = (table: 'notes' | 'calls') =>
    countRows(db.selectFrom(table).where('lead_id', 'in', orNone(idsOf(scope.leads))))
  const about = db.selectFrom('customer_notes').where('customer_id', '=', scope.customerId)
  const files = db
    .selectFrom('received_attachments')
    .where('received_id', 'in', receivedOf(db, scope).select('id'))
    .where('file_key', 'is not', null)
  const payments = await paymentsOf(db, scope).select('taken_at').execute()
  const planned = scope.visits.filter(({ status }) => status === 'planned')
  return {
    requests: scope.leads.length,
    // A former answer of an address counts with the one that replaced it.
    registrations: new Set(
      scope.bookings.map((row) => `${row.event_id} ${row.superseded_key ?? row.email_key}`),
    ).size,
    visits: scope.visits.length - planned.length,
    plannedVisits: planned.length,
    quotes: scope.quotes.filter(({ status }) => status !== 'accepted').length,
    emails:
      (await countRows(emailsOf(db, scope))) +
      (await countRows(mailsOf(db, scope))) +
      (await countRows(receivedOf(db, scope))),
    files: await countRows(files),
    notes: (await onRequests('notes')) + (await onRequests('calls')) + (await countRows(about)),
    paymentsAt: payments.map((row) => row.taken_at),
    acceptedAt: scope.quotes.flatMap(({ status, answered_at: at }) =>
      status === 'accepted' && at !== null ? [at] : [],
    ),
  }
}

async function keysOf(db: Db, customerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('customer_emails')
    .select('email_key')
    .where('customer_id', '=', customerId)
    .execute()
  return rows.map((row) => row.email_key)
}

function leadsOf(db: Db, customerId: string | null, emailKeys: readonly string[]) {
  return db
    .selectFrom('leads')
    .selectAll()
    .where((row) =>
      row.or([row('email_key', 'in', orNone(emailKeys)), row('customer_id', '=', customerId)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

function bookingsOf(db: Db, emailKeys: readonly string[]) {
  const keys = orNone(emailKeys)
  return db
    .selectFrom('bookings')
    .selectAll()
    .where((row) => row.or([row('email_key', 'in', keys), row('superseded_key', 'in', keys)]))
    .orderBy('booked_at')
    .orderBy('id')
    .execute()
}

type Owned = ExpressionBuilder<Tables, 'visits' | 'written_quotes'>

/** Rows of the person, of their email addresses, or of their requests. */
const isOf =
  ({ customerId, emailKeys, leads }: Pick<PersonScope, 'customerId' | 'emailKeys' | 'leads'>) =>
  (row: Owned) =>
    row.or([
      row('email_key', 'in', orNone(emailKeys)),
      row('lead_id', 'in', orNone(idsOf(leads))),
      row('customer_id', '=', customerId),
    ])
