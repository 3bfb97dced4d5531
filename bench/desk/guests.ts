import { searchTerms, type Searchable } from '#domain/customers/search-terms.ts'
import type { Row, RowsOfPerson } from './people.ts'

/** Out of a hundred sent emails, one failed and waits for a decision, and one bounced. */
const hundred = 100

/** Out of ten received emails that belong to no request, one is open. */
const ten = 10

/**
 * Guests of one event who were emailed about it; each also wrote an email that belongs to no
 * request.
 */
export function* asGuests(
  people: Iterable<RowsOfPerson>,
  eventId: string,
): Generator<RowsOfPerson> {
  let index = 0
  for (const rows of people) {
    const lead = rows['leads']?.[0]
    if (lead === undefined) continue
    const guest = guestOf(lead, index)
    const ofTables = [bookingRows(guest, eventId), sentRows(guest), receivedRows(guest)]
    yield ofTables.reduce(joined, rows)
    index += 1
  }
}

interface Guest {
  readonly index: number
  readonly id: string
  readonly booking: string
  readonly customer: string
  readonly names: readonly string[]
  readonly email: string
  readonly phone: string
  readonly at: number
}

const guestOf = (lead: Row, index: number): Guest => ({
  index,
  id: String(lead['id']),
  booking: `${String(lead['id'])}-booking`,
  customer: String(lead['customer_id']),
  names: ['first_name', 'last_name'].map((column) => String(lead[column])),
  email: String(lead['email']),
  phone: String(lead['phone']),
  at: Number(lead['created_at']),
})

function joined(one: RowsOfPerson, other: RowsOfPerson): RowsOfPerson {
  const terms = [...(one['search_terms'] ?? []), ...(other['search_terms'] ?? [])]
  return { ...one, ...other, search_terms: terms }
}

const termRows = (kind: string, id: string, found: Partial<Searchable>) =>
  searchTerms({ names: [], emails: [], phones: [], places: [], ...found }).map((term) => ({
    kind,
    term,
    subject_id: id,
  }))

function bookingRows(guest: Guest, eventId: string): RowsOfPerson {
  const { booking: id, names, email, phone, at } = guest
  return {
    bookings: [
      {
        id,
        event_id: eventId,
        email,
        email_key: email,
        booked_at: at,
        origin: 'registration',
        status: 'confirmed',
        willingness: 'yes',
        adults: 2,
        children: 0,
        answers: JSON.stringify(
          ['firstName', 'lastName'].map((name, index) => ({ name, value: names[index] ?? '' })),
        ),
        seats: 2,
        revision: 1,
        paid_cents: 0,
        refunded_cents: 0,
        refund_due_cents: 0,
      },
    ],
    search_terms: termRows('booking', id, { names, emails: [email], phones: [phone] }),
  }
}

function sentRows({ index, id: lead, booking, email, at }: Guest): RowsOfPerson {
  const id = `${lead}-email`
  const subject = 'You are in: Spring open day'
  const state = ['failed', 'bounced'][index % hundred] ?? 'sent'
  return {
    emails: [
      {
        id,
        created_at: at,
        kind: 'booking-confirmed',
        data: '{}',
        has_secrets: 0,
        priority: 2,
        recipient: email,
        recipient_key: email,
        recipient_domain: email.slice(email.indexOf('@') + 1),
        about_kind: 'booking',
        about_id: booking,
        state,
        tries: 1,
        sent_at: state === 'failed' ? null : at,
        subject,
        text: 'We look forward to seeing you.',
        last_error: state === 'sent' ? null : '550 No such mailbox',
        failure_told: 1,
        needs_look: state === 'sent' ? 0 : 1,
      },
    ],
    search_terms: termRows('email', id, { emails: [email], names: [subject] }),
  }
}

function receivedRows({ index, id: lead, customer, names, email, at }: Guest): RowsOfPerson {
  const id = `${lead}-received`
  const name = names.join(' ')
  const subject = `A question about ${['mulch', 'sod', 'the open day'][index % 3]}`
  return {
    received_emails: [
      {
        id,
        mailbox: 'office',
        uid_validity: '1',
        uid: index + 1,
        email_key: id,
        received_at: at,
        kind: 'written',
        from_address: email,
        from_key: email,
        from_name: name,
        subject,
        text: 'Do you also deliver on Saturdays, and what would half a truck be?',
        size: 900,
        customer_id: customer,
        is_other_sender: 0,
        is_open: index % ten === 0 ? 1 : 0,
      },
    ],
    search_terms: termRows('received-email', id, { emails: [email], names: [name, subject] }),
  }
}
