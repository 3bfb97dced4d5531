import type { Selectable } from 'kysely'
import { correctGuestEmail } from '#domain/bookings/change.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { ResendRefusal } from '#domain/emails/email-log.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CorrectedGuest } from '#ports/email-log.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { Actor } from '#ports/actor.ts'
import {
  changeBooking,
  isOfCustomer,
  lockCurrentBooking,
  lockWithEvent,
  persistTransition,
} from './booking-transitions.ts'
import { bookingFrom, guestContact, searchableBooking } from './booking-rows.ts'
import type { EmailRow } from '#adapters/sql/emails/email-tables.ts'
import { isRefused } from '#adapters/sql/emails/mail-rows.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { replaceEmail, saveCustomer } from '#adapters/sql/customers/correct-address.ts'
import {
  deleteIdleCustomers,
  lockCustomer,
  saveContacts,
  ownersOfEmails,
} from '#adapters/sql/customers/customer-rows.ts'
import { joinCustomer } from '#adapters/sql/customers/join-customer.ts'
import { writeSearchTerms } from '#adapters/sql/search-rows.ts'
import { lockRows, type StoreTransaction } from '#adapters/sql/transaction.ts'

type LockedGuest = NonNullable<Awaited<ReturnType<typeof lockWithEvent>>>

/** The booking of an email; null if it is about none. */
export async function lockGuestOf(
  transaction: StoreTransaction,
  { about_kind: kind, about_id: id }: Pick<Selectable<EmailRow>, 'about_kind' | 'about_id'>,
): Promise<LockedGuest | null> {
  return kind === 'booking' ? lockWithEvent(transaction, id) : null
}

/**
 * Moves a registration, with the bookings that it replaced, from the address that an email went to,
 * while its event takes answers. Returns the current booking if it changed.
 */
export async function correctGuest(
  transaction: StoreTransaction,
  { stored, booking: emailed }: LockedGuest,
  email: Selectable<EmailRow>,
  address: string,
  actor: Actor,
  emailsFor: (corrected: CorrectedGuest) => readonly NewEmail[],
): Promise<Result<readonly string[], ResendRefusal>> {
  const from = email.recipient_key
  if (emailKey(emailed.email) !== from) return ok([])
  const booking = emailed.isSuperseded ? await lockCurrentBooking(transaction, emailed) : emailed
  if (booking === null) return ok([])
  const { at } = actor
  const transition = correctGuestEmail(booking, address, stored.event, at)
  if (!transition.ok) return ok([])
  const { eventId } = booking
  const other = await lockCurrentBooking(transaction, { eventId, email: address })
  if (other !== null && other.id !== booking.id) return err({ code: 'address-registered' })
  await persistTransition(transaction, stored, booking, transition.value, at, (outcome) =>
    emailsFor({
      booking: outcome.booking,
      event: outcome.event,
      from: isRefused(email) ? null : booking.email,
    }),
  )
  // Locked, since the address of a checkout session may be added at this moment.
  const replaced = await transaction.tx
    .selectFrom('bookings')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('superseded_key', '=', from)
    .orderBy('id')
    .forUpdate()
    .execute()
  // One of them counts again if it is paid late.
  for (const row of replaced) {
    const moved = correctGuestEmail(bookingFrom(row), address, stored.event, at)
    if (!moved.ok) continue
    await changeBooking(transaction, moved.value.booking)
    await writeSearchTerms(transaction, 'booking', row.id, searchableBooking(moved.value.booking))
  }
  const ids = [booking.id, ...idsOf(replaced)]
  // A reader of the old address can no longer change anything. Codes end first: this waits for one
  // that is being entered, and ends the token that it opens too.
  for (const table of ['codes', 'tokens'] as const) {
    const proofs = transaction.tx.updateTable(table).set({ is_spent: 1 })
    await proofs.where('booking_id', 'in', ids).execute()
  }
  await moveCustomer(transaction, transition.value.booking, from, actor)
  return ok([booking.id])
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
  await lockRows(transaction, 'customers', await ownersOfEmails(tx, [from, to]))
  const [before] = await ownersOfEmails(tx, [from])
  // A customer that is deleted or merged at this moment is looked up again.
  if (before !== undefined && (await lockCustomer(transaction, before)) === null) {
    return moveCustomer(transaction, booking, from, actor)
  }
  const [known] = await ownersOfEmails(tx, [to])
  if (before === undefined || known !== undefined) {
    // Deleted first, since a phone belongs to one customer.
    if (before !== undefined && before !== known) await deleteIdleCustomers(transaction, [before])
    if (isOfCustomer(booking)) {
      await joinCustomer(transaction, guestContact(booking), actor.at, 'email')
    }
    return
  }
  const isUsed =
    (await hasRows(tx.selectFrom('leads').where('email_key', '=', from))) ||
    (await hasRows(tx.selectFrom('bookings').where('email_key', '=', from)))
  if (!isUsed) return replaceEmail(transaction, before, from, booking.email, actor)
  await saveContacts(transaction, before, { emails: [booking.email], phones: [], addresses: [] })
  await saveCustomer(transaction, before, actor)
}
