import type { Booking, Order } from '#domain/bookings/booking.ts'
import type { Flag, Once } from '#adapters/sql/columns.ts'

export interface BookingTables {
  events: EventRow
  bookings: BookingRow
  codes: CodeRow
  tokens: TokenRow
}

export interface EventRow {
  id: Once<string>
  tenant: Once<string>
  public_id: Once<string>
  revision: number
  changed_at: number
  /** Time of a move that guests who booked before have not been emailed about. */
  untold_move_at: number | null
  /** Sum over its bookings, written in their transactions. */
  seats_taken: number
  name: string | null
  description: string | null
  starts_at: number
  ends_at: number | null
  time_zone: string
  kind: string
  price_cents: number | null
  /** JSON: lists of text. */
  images: string
  videos: string
  guests: string
  perks: string
  venue_address: string | null
  hosted_by: string | null
  capacity: number | null
  party_limit: number | null
  /** JSON: a Raffle. */
  raffle: string | null
  /** JSON: a list of FormField. */
  form_fields: string
  cancelled: Flag
}

export interface BookingRow {
  id: Once<string>
  event_id: Once<string>
  /** Empty once the guest was erased. */
  email: string
  /**
   * Lower case, for lookups, and unique within the event. The booking's id once the guest was
   * erased or another booking of the address replaced it.
   */
  email_key: string
  /** Former `email_key` of a superseded booking; its id once the guest was erased. */
  superseded_key: string | null
  booked_at: number
  origin: Booking['origin']
  status: Booking['status']
  willingness: Booking['willingness']
  adults: number
  children: number
  /** JSON: a list of Answer. */
  answers: string
  message: string | null
  seats: number
  revision: number
  paid_cents: number
  refunded_cents: number
  refund_due_cents: number
  /** All null without an order; session and address also until its checkout session is known. */
  order_id: string | null
  order_state: Order['state'] | null
  order_adults: number | null
  order_children: number | null
  order_answers: string | null
  order_seats: number | null
  order_due_cents: number | null
  order_held_until: number | null
  /** Set only while it is held. */
  order_holder: string | null
  order_session_id: string | null
  order_url: string | null
}

export interface CodeRow {
  challenge_id: Once<string>
  event_id: Once<string>
  email_key: Once<string>
  /** Null if the address had no booking: then no code is ever right. */
  booking_id: Once<string | null>
  code_hash: Once<string>
  issued_at: Once<number>
  wrong_tries: number
  is_spent: Flag
}

export interface TokenRow {
  hash: Once<string>
  booking_id: Once<string>
  issued_at: Once<number>
  is_spent: Flag
}
