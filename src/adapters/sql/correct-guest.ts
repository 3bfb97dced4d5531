import { correctGuestEmail } from '#domain/bookings/change.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { ResendRefusal } from '#domain/emails/email-log.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CorrectedGuest } from '#ports/email-log.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { Actor } from '#ports/actor.ts'
import { addActivity } from './activity-rows.ts'
import { lockCurrentBooking, lockWithEvent, persistTransition } from './booking-transitions.ts'
import { guestName } from './booking-rows.ts'
import {
  deleteIdleCustomers,
  indexCustomer,
  joinCustomer,
  saveContacts,
  ownersOfEmails,
} from './customer-rows.ts'
import type { StoreTransaction } from './transaction.ts'

type LockedGuest = NonNullable<Awaited<ReturnType<typeof lockWithEvent>>>

/**
 * The booking of an email; null if it is about none. Lock it before the email: changes of bookings
 * lock the event first.
 */
export async function lockGuestOf(
  transaction: StoreTransaction,
  emailId: string,
): Promise<LockedGuest | null> {
  const email = await transaction.tx
    .selectFrom('emails')
    .select(['about_kind', 'about_id'])
    .where('id', '=', emailId)
    .executeTakeFirst()
  return email?.about_kind === 'booking' ? lockWithEvent(transaction, email.about_id) : null
}

/**
 * Moves a registration from the address that an email went to, while its event takes answers.
 * Returns the bookings that changed, none if the address is the same.
 */
export async function correctGuest(
  transaction: StoreTransaction,
  { stored, booking }: LockedGuest,
  from: string,
  address: string,
  actor: Actor,
  emailsFor: (corrected: CorrectedGuest) => readonly NewEmail[],
): Promise<Result<readonly string[], ResendRefusal>> {
  if (booking.isSuperseded || emailKey(booking.email) !== from) return ok([])
  const { at } = actor
  const transition = correctGuestEmail(booking, address, stored.event, at)
  if (!transition.ok) return ok([])
  const { eventId } = booking
  const other = await lockCurrentBooking(transaction, { eventId, email: address })
  if (other !== null && other.id !== booking.id) return err({ code: 'address-registered' })
  await persistTransition(transaction, stored, booking, transition.value, at, (outcome) =>
    emailsFor({ booking: outcome.booking, event: outcome.event, from: booking.email }),
  )
  await endProofs(transaction, booking.id)
  await moveCustomer(transaction, transition.value.booking, from, actor)
  return ok([booking.id])
}

/**
 * A reader of the old address can no longer change anything. Codes end first: this waits for one
 * that is being entered, and ends the token that it opens too.
 */
async function endProofs({ tx }: StoreTransaction, bookingId: string): Promise<void> {
  for (const table of ['codes', 'tokens'] as const) {
    await tx.updateTable(table).set({ is_spent: 1 }).where('booking_id', '=', bookingId).execute()
  }
}

/**
 * The registration goes to the customer with the new address; without one, it stays with its
 * customer, who loses the old address unless something else came from there.
 */
async function moveCustomer(
  transaction: StoreTransaction,
  booking: Booking,
  from: string,
  actor: Actor,
): Promise<void> {
  const { tx } = transaction
  const to = emailKey(booking.email)
  if (to === from) return
  const [before] = await ownersOfEmails(tx, [from])
  const [known] = await ownersOfEmails(tx, [to])
  if (before === undefined || known !== undefined) {
    const { email, answers } = booking
    const name = guestName(answers) || email
    await joinCustomer(transaction, { name, email, phone: '', addresses: [] }, actor.at)
    if (before !== undefined && before !== known) await deleteIdleCustomers(transaction, [before])
    return
  }
  const used = await tx
    .selectFrom('leads')
    .select('id')
    .where('email_key', '=', from)
    .unionAll(tx.selectFrom('bookings').select('id').where('email_key', '=', from))
    .limit(1)
    .executeTakeFirst()
  if (used === undefined) {
    await tx.deleteFrom('customer_emails').where('email_key', '=', from).execute()
  }
  await saveContacts(transaction, before, { emails: [booking.email], phones: [], addresses: [] })
  await tx
    .updateTable('customers')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('id', '=', before)
    .execute()
  await indexCustomer(transaction, before)
  await addActivity(transaction, actor, 'customer', before, {
    kind: 'customer-saved',
    data: {},
  })
}
