import type { Kysely } from 'kysely'
import { randomIds } from '#adapters/system/system.ts'
import { nameKey, searchTerms, type Searchable } from '#domain/customers/search-terms.ts'
import { arrivalStatus } from '#domain/requests/request-status.ts'
import { day } from '#domain/time.ts'

/**
 * Makes customers of everyone with an earlier quote request or booking, joined by email address and
 * phone. Requests of the last 30 days are new; older ones were answered without the desk.
 */
export async function up(db: Kysely<TablesThen>): Promise<void> {
  const people = joinedPeople()
  const newest = await db
    .selectFrom('leads')
    .select((row) => row.fn.max('created_at').as('at'))
    .executeTakeFirst()
  const newSince = (newest?.at ?? 0) - 30 * day
  for await (const leads of pagesOf((after) => readLeads(db, after))) {
    const customers = new Map<string, string>()
    for (const lead of leads) {
      if (statusThen(lead) === 'possible-spam') continue
      const name = `${lead.first_name} ${lead.last_name}`.trim()
      customers.set(lead.id, people.join({ ...lead, name, at: lead.created_at }))
    }
    await people.save(db)
    for (const lead of leads) await keepLead(db, lead, customers.get(lead.id) ?? null, newSince)
  }
  for await (const bookings of pagesOf((after) => readBookings(db, after))) {
    for (const booking of bookings) {
      if (booking.email === '' || booking.superseded_key !== null) continue
      const { email, email_key, booked_at: at } = booking
      const name = nameIn(booking.answers) || email
      people.join({ name, email, email_key, phone: '', at, ...noAddress })
    }
    await people.save(db)
  }
  await people.saveTerms(db)
}

export async function down(db: Kysely<TablesThen>): Promise<void> {
  await db.updateTable('leads').set({ customer_id: null }).execute()
  for (const table of [
    'search_terms',
    'customer_addresses',
    'customer_emails',
    'customer_phones',
    'customers',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
}

interface TablesThen {
  leads: LeadThen & LeadWork
  bookings: {
    id: string
    email: string
    email_key: string
    superseded_key: string | null
    booked_at: number
    answers: string
  }
  customers: {
    id: string
    name: string
    company: string
    name_key: string
    created_at: number
    revision: number
  }
  customer_emails: { email_key: string; email: string; customer_id: string }
  customer_phones: { phone: string; customer_id: string }
  customer_addresses: Address & { customer_id: string }
  search_terms: { kind: string; term: string; subject_id: string }
}

interface LeadThen extends Address {
  id: string
  status: 'incomplete' | 'complete'
  created_at: number
  requested_at: number | null
  first_name: string
  last_name: string
  email: string
  email_key: string
  phone: string
  signs: string
}

interface LeadWork {
  customer_id: string | null
  desk_status: string
  is_open: number
  lost_reason: string | null
  name_key: string
  waiting_since: number | null
  last_activity_at: number
  revision: number
}

interface Address {
  street1: string
  city: string
  state: string
  zip: string
}

const readLeads = (db: Kysely<TablesThen>, after: string) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageLength)
    .execute()

const readBookings = (db: Kysely<TablesThen>, after: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'email', 'email_key', 'superseded_key', 'booked_at', 'answers'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageLength)
    .execute()

const noAddress = { street1: '', city: '', state: '', zip: '' }

function statusThen({ status, signs }: LeadThen) {
  return arrivalStatus({ status, signs: JSON.parse(signs) })
}

async function keepLead(
  db: Kysely<TablesThen>,
  lead: LeadThen,
  customerId: string | null,
  newSince: number,
): Promise<void> {
  const status = statusThen(lead)
  const at = lead.requested_at ?? lead.created_at
  const isOld = status === 'new' && at < newSince
  const isNew = status === 'new' && !isOld
  await db
    .updateTable('leads')
    .set({
      customer_id: customerId,
      desk_status: isOld ? 'lost' : status,
      is_open: isNew ? 1 : 0,
      lost_reason: isOld ? 'before-desk' : null,
      name_key: nameKey(`${lead.last_name} ${lead.first_name}`),
      waiting_since: isNew ? at : null,
      last_activity_at: at,
      revision: 1,
    })
    .where('id', '=', lead.id)
    .execute()
  const found = {
    names: [lead.first_name, lead.last_name],
    emails: [lead.email],
    phones: [lead.phone],
    places: [lead.street1, lead.city],
  }
  await addTerms(db, 'request', lead.id, found)
}

async function addTerms(db: Kysely<TablesThen>, kind: string, id: string, found: Searchable) {
  const rows = searchTerms(found).map((term) => ({ kind, term, subject_id: id }))
  if (rows.length > 0) await db.insertInto('search_terms').values(rows).execute()
}

interface Seen extends Address {
  readonly name: string
  readonly email: string
  readonly email_key: string
  readonly phone: string
  readonly at: number
}

/** Everyone found so far. Those found since the last `save` are not written yet. */
function joinedPeople() {
  const byEmail = new Map<string, string>()
  const byPhone = new Map<string, string>()
  const all = new Map<
    string,
    { names: string[]; emails: string[]; phones: string[]; places: string[] }
  >()
  const waiting = {
    customers: new Array<TablesThen['customers']>(),
    customer_emails: new Array<TablesThen['customer_emails']>(),
    customer_phones: new Array<TablesThen['customer_phones']>(),
    customer_addresses: new Array<TablesThen['customer_addresses']>(),
  }

  function add({ name, at }: Seen): string {
    const id = randomIds.newId()
    const row = { id, name, company: '', name_key: nameKey(name), created_at: at, revision: 1 }
    waiting.customers.push(row)
    all.set(id, { names: [name], emails: [], phones: [], places: [] })
    return id
  }

  return {
    join(seen: Seen): string {
      const { email, email_key, phone, street1, city, state, zip } = seen
      const id = byEmail.get(email_key) ?? byPhone.get(phone) ?? add(seen)
      const found = all.get(id)
      if (!byEmail.has(email_key)) {
        byEmail.set(email_key, id)
        found?.emails.push(email)
        waiting.customer_emails.push({ email_key, email, customer_id: id })
      }
      if (phone !== '' && !byPhone.has(phone)) {
        byPhone.set(phone, id)
        found?.phones.push(phone)
        waiting.customer_phones.push({ phone, customer_id: id })
      }
      if (street1 !== '') {
        found?.places.push(street1, city)
        waiting.customer_addresses.push({ customer_id: id, street1, city, state, zip })
      }
      return id
    },

    async save(db: Kysely<TablesThen>) {
      for (const row of waiting.customers.splice(0)) {
        await db.insertInto('customers').values(row).execute()
      }
      for (const row of waiting.customer_emails.splice(0)) {
        await db.insertInto('customer_emails').values(row).execute()
      }
      for (const row of waiting.customer_phones.splice(0)) {
        await db.insertInto('customer_phones').values(row).execute()
      }
      for (const row of waiting.customer_addresses.splice(0)) {
        await db
          .insertInto('customer_addresses')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },

    async saveTerms(db: Kysely<TablesThen>) {
      for (const [id, found] of all) await addTerms(db, 'customer', id, found)
    },
  }
}

/** First and last name among the answers of a booking. */
function nameIn(json: string): string {
  const answers: unknown = JSON.parse(json)
  if (!Array.isArray(answers)) return ''
  const textOf = (wanted: string) => {
    const value: unknown = answers.find((answer) => answer?.name === wanted)?.value
    return typeof value === 'string' ? value.trim() : ''
  }
  return `${textOf('firstName')} ${textOf('lastName')}`.trim()
}

/** Rows read at a time. */
const pageLength = 500

async function* pagesOf<Row extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
) {
  for (let after = ''; ;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.id
  }
}
