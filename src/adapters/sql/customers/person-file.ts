import type { Selectable } from 'kysely'
import { photographFiles } from '#domain/photographs/photograph.ts'
import { preferenceText } from '#domain/quote-requests/preferences.ts'
import { isoString } from '#domain/time.ts'
import type { PersonFile, StoredFile } from '#ports/person-store.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import { leadFrom } from '#adapters/sql/requests/lead-rows.ts'
import { readCustomer } from './customer-reading.ts'
import { emailsOf, mailsOf, receivedOf, type PersonScope } from './person-scope.ts'
import { isoOrNull, paymentsIn, quotesIn } from './person-quotes.ts'
import { photographsIn } from '#adapters/sql/photographs/photograph-rows.ts'
import type { PhotographRow } from '#adapters/sql/site/picture-tables.ts'
import { workOf } from '#adapters/sql/requests/request-rows.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'

/** All data about a person, in names that they understand. */
export async function personFile(db: Db, scope: PersonScope): Promise<PersonFile> {
  return {
    customer: await customerIn(db, scope),
    requests: await requestsIn(db, scope),
    registrations: await registrationsIn(db, scope),
    visits: await visitsIn(db, scope),
    quotes: await quotesIn(db, scope),
    payments: await paymentsIn(db, scope),
    emails: await emailsIn(db, scope),
    emailsReceived: await receivedIn(db, scope),
    productsAwaited: await waitsIn(db, scope),
  }
}

async function customerIn(db: Db, { customerId }: PersonScope) {
  const customer = customerId === null ? null : await readCustomer(db, customerId)
  if (customer === null) return null
  const { name, company, emails, phones, addresses, createdAt } = customer
  const since = isoString(createdAt)
  return {
    name,
    company,
    emails,
    phones,
    addresses,
    since,
    notes: await notesAbout(db, customer.id),
  }
}

/** Their visits, with the photographs of those without a request. */
async function visitsIn(db: Db, { visits }: PersonScope) {
  const photographs = await photographsIn(db)
    .where('visit_id', 'in', orNone(idsOf(visits)))
    .where('lead_id', 'is', null)
    .execute()
  return visits.map((row) => ({
    kind: row.kind,
    from: isoString(row.starts_at),
    to: isoString(row.ends_at),
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: { street1: row.street1, city: row.city, state: row.state, zip: row.zip },
    about: row.about,
    note: row.note,
    status: row.status,
    doneAt: isoOrNull(row.done_at),
    doneNote: row.done_note,
    photographs: photographs.filter((each) => each.visit_id === row.id).map(photographOf),
  }))
}

const photographOf = ({
  id,
  created_at: at,
  caption,
  state,
}: Pick<Selectable<PhotographRow>, 'id' | 'created_at' | 'caption' | 'state'>) => ({
  at: isoString(at),
  caption,
  // A photograph that never arrived or is unreadable has no file.
  content:
    state === 'ready'
      ? ({ fileKey: photographFiles(id).full, kind: 'image/jpeg' } satisfies StoredFile)
      : null,
})

async function notesAbout(db: Db, customerId: string) {
  const rows = await db
    .selectFrom('customer_notes')
    .select(['at', 'text'])
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .execute()
  return rows.map(({ at, text }) => ({ at: isoString(at), text }))
}

async function requestsIn(db: Db, { leads }: PersonScope) {
  const ids = orNone(idsOf(leads))
  const notes = await db.selectFrom('notes').selectAll().where('lead_id', 'in', ids).execute()
  const photographs = await photographsIn(db).where('lead_id', 'in', ids).execute()
  const calls = await db.selectFrom('calls').selectAll().where('lead_id', 'in', ids).execute()
  return leads.map((row) => {
    const { contact, address, consent, request } = leadFrom(row)
    const { status, lostReason, followUpOn, followUpNote, firstAnsweredAt, closedAt } = workOf(row)
    const isTheirs = (each: { readonly lead_id: string | null }) => each.lead_id === row.id
    return {
      id: row.id,
      receivedAt: isoString(row.created_at),
      contact,
      address,
      consent: { wording: consent.wording, at: isoString(consent.at) },
      services: request?.services ?? [],
      projectDetails: request?.projectDetails ?? '',
      additionalNotes: request?.additionalNotes ?? '',
      estimates: request?.estimates ?? [],
      preferences: preferenceText(request?.preferences ?? {}),
      photographs: photographs.filter(isTheirs).map(photographOf),
      status,
      lostReason,
      followUpOn,
      followUpNote,
      firstAnsweredAt: isoOrNull(firstAnsweredAt),
      closedAt: isoOrNull(closedAt),
      notes: notes.filter(isTheirs).map(({ at, text }) => ({ at: isoString(at), text })),
      calls: calls
        .filter(isTheirs)
        .map(({ at, outcome, text }) => ({ at: isoString(at), outcome, text })),
    }
  })
}

async function registrationsIn(db: Db, { bookings }: PersonScope) {
  const events = await db
    .selectFrom('events')
    .select(['id', 'name', 'starts_at'])
    .where('id', 'in', orNone(bookings.map((row) => row.event_id)))
    .execute()
  return bookings.map((row) => {
    const event = events.find(({ id }) => id === row.event_id)
    return {
      id: row.id,
      event: event?.name ?? null,
      eventStart: isoOrNull(event?.starts_at ?? null),
      bookedAt: isoString(row.booked_at),
      email: row.email,
      answer: row.willingness,
      status: row.status,
      adults: row.adults,
      children: row.children,
      seats: row.seats,
      answers: readJson(stored.answers, row.answers),
      message: row.message,
      paidCents: row.paid_cents,
      refundedCents: row.refunded_cents,
      refundDueCents: row.refund_due_cents,
    }
  })
}

async function emailsIn(db: Db, scope: PersonScope) {
  const { emailKeys } = scope
  const own = await emailsOf(db, scope)
    .select(['created_at', 'recipient', 'recipient_key', 'kind', 'state', 'sent_at'])
    .select(['subject', 'text'])
    .execute()
  const written = await mailsOf(db, scope)
    .select(['created_at', 'recipient', 'recipient_key', 'state', 'sent_at', 'subject', 'text'])
    .execute()
  return [...own, ...written]
    .filter((row) => emailKeys.includes(row.recipient_key))
    .toSorted((one, other) => one.created_at - other.created_at)
    .map((row) => ({
      to: row.recipient,
      writtenAt: isoString(row.created_at),
      sentAt: isoOrNull(row.sent_at),
      state: row.state,
      subject: row.subject,
      text: row.text,
    }))
}

async function receivedIn(db: Db, scope: PersonScope) {
  const rows = await receivedOf(db, scope)
    .select(['id', 'received_at', 'from_address', 'subject', 'text'])
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const files = await db
    .selectFrom('received_attachments')
    .select(['received_id', 'name', 'size', 'kind', 'file_key'])
    .where('received_id', 'in', orNone(idsOf(rows)))
    .orderBy('place')
    .execute()
  return rows.map((row) => ({
    from: row.from_address,
    receivedAt: isoString(row.received_at),
    subject: row.subject,
    text: row.text,
    files: files
      .filter(({ received_id: id }) => id === row.id)
      .map(({ name, size, kind, file_key: fileKey }) => ({
        name,
        bytes: size,
        content:
          fileKey === null || kind === null ? null : ({ fileKey, kind } satisfies StoredFile),
      })),
  }))
}

/** Products they are waiting for. */
async function waitsIn(db: Db, { emailKeys }: PersonScope) {
  const rows = await db
    .selectFrom('restock_waits')
    .select(['product', 'email', 'wording', 'asked_at', 'told_at'])
    .where('email_key', 'in', orNone(emailKeys))
    .execute()
  return rows.map(({ product, email, wording, ...row }) => ({
    product,
    email,
    agreedTo: wording,
    askedAt: isoString(row.asked_at),
    toldAt: isoOrNull(row.told_at),
  }))
}
