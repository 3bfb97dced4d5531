import { bookingFrom } from '#adapters/sql/bookings/booking-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { seatsTakenBy } from '#domain/bookings/booking.ts'
import { incompleteLeadKey } from '#adapters/sql/requests/lead-rows.ts'
import type { Ledger, AcknowledgedGuest } from './ledger.ts'

/** Reads everything that the checks need, in one transaction. */
async function readBooks({ db }: SqlDatabase) {
  // A single transaction sees concurrent changes completely or not at all.
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
 * Compares a database with the ledger and with itself: every acknowledged lead, answer, payment and
 * email is stored, nothing is incomplete, and counters equal rows. Returns a sentence for each
 * problem.
 */
export async function problemsInBooks(
  database: SqlDatabase,
  ledger: Pick<Ledger, 'leads' | 'guests'>,
): Promise<readonly string[]> {
  const books = await readBooks(database)
  return [
    ...problemsOfLeads(books, ledger.leads),
    ...problemsOfGuests(books, ledger.guests),
    ...problemsOfSeats(books),
    ...problemsOfMoney(books),
  ]
}

function problemsOfLeads(books: Books, acknowledged: Ledger['leads']): readonly string[] {
  const problems: string[] = []
  const statusOf = new Map(books.leads.map(({ email_key, status }) => [email_key, status]))
  for (const [email, status] of acknowledged) {
    const stored = statusOf.get(email)
    if (stored === undefined) problems.push(`the lead of ${email} is gone`)
    else if (status === 'complete' && stored !== 'complete') problems.push(`${email} is incomplete`)
  }
  const warnings = new Set(books.emails.map(({ withdrawal_key: key }) => key))
  const emailsAbout = countBy(books.emails, (row) =>
    row.about_kind === 'lead' && row.withdrawal_key === null ? row.about_id : null,
  )
  for (const { id, email_key: email, status } of books.leads) {
    const isWarned = warnings.has(incompleteLeadKey(id))
    const mails = emailsAbout.get(id) ?? 0
    if (status === 'incomplete' && !isWarned) problems.push(`nobody hears of the lead of ${email}`)
    if (status === 'complete' && (isWarned || mails !== 2)) {
      problems.push(`the complete lead of ${email} has ${mails} mails`)
    }
  }
  return problems
}

function problemsOfGuests(
  books: Books,
  acknowledged: ReadonlyMap<string, AcknowledgedGuest>,
): readonly string[] {
  const problems: string[] = []
  const mailsOf = countBy(books.emails, ({ about_kind: kind, about_id: id }) =>
    kind === 'booking' ? id : null,
  )
  const bookingOf = new Map(books.bookings.map((row) => [row.email_key, row]))
  for (const [email, guest] of acknowledged) {
    const row = bookingOf.get(email)
    if (row === undefined) {
      problems.push(`the booking of ${email} is gone`)
      continue
    }
    const mails = mailsOf.get(row.id) ?? 0
    const stored = `${row.willingness}, ${row.seats} seats, ${row.paid_cents} cents, ${mails} mails`
    const { willingness, seats, paidCents, mails: due, isUnsure } = guest
    if (
      isUnsure
        ? mails < due
        : stored !== `${willingness}, ${seats} seats, ${paidCents} cents, ${due} mails`
    ) {
      problems.push(`${email} was told ${JSON.stringify(guest)}, but there is ${stored}`)
    }
  }
  for (const { id, email_key: email, status } of books.bookings) {
    const mails = mailsOf.get(id) ?? 0
    // Guests without an answer have a booking with both emails, or none at all.
    if (!acknowledged.has(email) && mails !== (status === 'pending_payment' ? 0 : 2)) {
      problems.push(`the ${status} booking of ${email}, who heard nothing, has ${mails} mails`)
    }
  }
  return problems
}

function problemsOfSeats({ events, bookings }: Books): readonly string[] {
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

function problemsOfMoney({ bookings, payments }: Books): readonly string[] {
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
