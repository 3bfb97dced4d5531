import { bookingFrom } from '#adapters/sql/booking-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { seatsTakenBy } from '#domain/bookings/booking.ts'
import { incompleteLeadKey } from '#ports/lead-store.ts'
import type { Ledger, ToldGuest } from './ledger.ts'

/** Everything that the checks look at, read in one go. */
async function readBooks({ db }: SqlDatabase) {
  // One transaction, so that what goes on meanwhile is seen whole or not at all.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      events: await tx.selectFrom('events').select(['id', 'public_id', 'seats_taken']).execute(),
      bookings: await tx.selectFrom('bookings').selectAll().execute(),
      leads: await tx.selectFrom('leads').select(['id', 'email_key', 'status']).execute(),
      emails: await tx
        .selectFrom('emails')
        .select(['about_kind', 'about_id', 'withdrawal_key'])
        .execute(),
      payments: await tx.selectFrom('payments').selectAll().execute(),
    }))
}

type Books = Awaited<ReturnType<typeof readBooks>>

/**
 * What a database holds against what visitors were told, and against itself: every acknowledged
 * lead, answer, payment and mail is there, nothing is there by halves, and counters equal rows.
 * Answers each fault in a sentence; none is the only good answer.
 */
export async function faultsInBooks(
  database: SqlDatabase,
  ledger: Pick<Ledger, 'leads' | 'guests'>,
): Promise<readonly string[]> {
  const books = await readBooks(database)
  return [
    ...faultsOfLeads(books, ledger.leads),
    ...faultsOfGuests(books, ledger.guests),
    ...faultsOfSeats(books),
    ...faultsOfMoney(books),
  ]
}

function faultsOfLeads(books: Books, told: Ledger['leads']): readonly string[] {
  const faults: string[] = []
  const statusOf = new Map(books.leads.map(({ email_key, status }) => [email_key, status]))
  for (const [email, status] of told) {
    const kept = statusOf.get(email)
    if (kept === undefined) faults.push(`the lead of ${email} is gone`)
    else if (status === 'complete' && kept !== 'complete') faults.push(`${email} is incomplete`)
  }
  const warnings = new Set(books.emails.map(({ withdrawal_key: key }) => key))
  const emailsAbout = countBy(books.emails, (row) =>
    row.about_kind === 'lead' && row.withdrawal_key === null ? row.about_id : null,
  )
  for (const { id, email_key: email, status } of books.leads) {
    const isWarned = warnings.has(incompleteLeadKey(id))
    const mails = emailsAbout.get(id) ?? 0
    if (status === 'incomplete' && !isWarned) faults.push(`nobody hears of the lead of ${email}`)
    if (status === 'complete' && (isWarned || mails !== 2)) {
      faults.push(`the complete lead of ${email} has ${mails} mails`)
    }
  }
  return faults
}

function faultsOfGuests(books: Books, told: ReadonlyMap<string, ToldGuest>): readonly string[] {
  const faults: string[] = []
  const mailsOf = countBy(books.emails, ({ about_kind: kind, about_id: id }) =>
    kind === 'booking' ? id : null,
  )
  const bookingOf = new Map(books.bookings.map((row) => [row.email_key, row]))
  for (const [email, guest] of told) {
    const row = bookingOf.get(email)
    if (row === undefined) {
      faults.push(`the booking of ${email} is gone`)
      continue
    }
    const mails = mailsOf.get(row.id) ?? 0
    const kept = `${row.willingness}, ${row.seats} seats, ${row.paid_cents} cents, ${mails} mails`
    const { willingness, seats, paidCents, mails: due, isUnsure } = guest
    if (
      isUnsure
        ? mails < due
        : kept !== `${willingness}, ${seats} seats, ${paidCents} cents, ${due} mails`
    ) {
      faults.push(`${email} was told ${JSON.stringify(guest)}, but there is ${kept}`)
    }
  }
  for (const { id, email_key: email, status } of books.bookings) {
    const mails = mailsOf.get(id) ?? 0
    // Guests who heard nothing: their booking is there with its two mails, or not at all.
    if (!told.has(email) && mails !== (status === 'pending_payment' ? 0 : 2)) {
      faults.push(`the ${status} booking of ${email}, who heard nothing, has ${mails} mails`)
    }
  }
  return faults
}

function faultsOfSeats({ events, bookings }: Books): readonly string[] {
  const takenOf = new Map<string, number>()
  for (const row of bookings) {
    const seats = seatsTakenBy(bookingFrom(row))
    takenOf.set(row.event_id, (takenOf.get(row.event_id) ?? 0) + seats)
  }
  return events.flatMap(({ id, public_id: name, seats_taken: counted }) => {
    const taken = takenOf.get(id) ?? 0
    return taken === counted ? [] : [`${name} counts ${counted} seats, its bookings take ${taken}`]
  })
}

function faultsOfMoney({ bookings, payments }: Books): readonly string[] {
  const paidFor = new Map<string, number>()
  for (const { subject_id: id, mismatch, amount_cents: cents } of payments) {
    if (mismatch !== null) continue
    paidFor.set(id, (paidFor.get(id) ?? 0) + cents)
  }
  return bookings.flatMap(({ id, email_key: email, paid_cents: counted }) => {
    const paid = paidFor.get(id) ?? 0
    return paid === counted ? [] : [`${email} counts ${counted} cents paid, payments are ${paid}`]
  })
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
