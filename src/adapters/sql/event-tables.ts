import type { Booking, Order } from '#domain/bookings/booking.ts'
import type { Flag, Once } from './payment-tables.ts'

export interface EventRow {
  id: Once<string>
  tenant: Once<string>
  public_id: Once<string>
  revision: number
  changed_at: number
  /** When it got a time or place that guests who booked before have not been told of. */
  untold_move_at: number | null
  /** The sum of what its bookings take; moves in the transaction that moves them. */
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
  /** Empty once the guest was forgotten. */
  email: string
  /**
   * Lower case, for look-ups, and unique within the event. The booking's id once the guest was
   * forgotten or another answer of the address stands in its place.
   */
  email_key: string
  /** Of a superseded booking, what `email_key` was; its id once the guest was forgotten. */
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
  /** All null without an order; session and address also until its payment page is known. */
  order_id: string | null
  order_state: Order['state'] | null
  order_adults: number | null
  order_children: number | null
  order_answers: string | null
  order_seats: number | null
  order_due_cents: number | null
  order_held_until: number | null
  /** Only while it is held. */
  order_holder: string | null
  order_session_id: string | null
  order_url: string | null
}

export interface CodeRow {
  challenge_id: Once<string>
  event_id: Once<string>
  email_key: Once<string>
  /** Null where the address had no booking: no code is ever right then. */
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
