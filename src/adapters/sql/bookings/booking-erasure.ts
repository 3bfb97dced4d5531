import { type Selectable, sql } from 'kysely'
import { idsOf } from '#adapters/sql/chunks.ts'
import { guestName } from '#domain/bookings/answers.ts'
import { deleteIdleCustomers, ownersOfEmails } from '#adapters/sql/customers/customer-rows.ts'
import { deleteEmailsAbout } from '#adapters/sql/emails/mail-rows.ts'
import { deleteSearchTerms } from '#adapters/sql/search-rows.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { BookingRow } from './event-tables.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/**
 * Erases personal data of bookings, with their emails and tokens. Seats and money stay; payments
 * keep the name for as long as the books need it.
 */
export async function eraseGuests(
  transaction: StoreTransaction,
  bookings: readonly Pick<Selectable<BookingRow>, 'id' | 'email' | 'email_key' | 'answers'>[],
): Promise<void> {
  const { tx } = transaction
  const guests = await ownersOfEmails(
    tx,
    bookings.map((booking) => booking.email_key),
  )
  for (const booking of bookings) {
    const { id, email, answers } = booking
    await tx
      .updateTable('bookings')
      .set({
        email: '',
        email_key: id,
        superseded_key: sql`case when superseded_key is null then null else id end`,
        answers: '[]',
        message: null,
        order_holder: null,
        order_answers: sql`case when order_id is null then null else '[]' end`,
      })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('payments')
      .set({ payer: guestName(readJson(stored.answers, answers)) || email || null })
      .where('subject_kind', '=', 'booking')
      .where('subject_id', '=', id)
      .where('payer', 'is', null)
      .execute()
    await deleteEmailsAbout(transaction, 'booking', [id])
    await tx.deleteFrom('mails').where('booking_id', '=', id).execute()
    await tx.deleteFrom('tokens').where('booking_id', '=', id).execute()
  }
  await deleteSearchTerms(transaction, idsOf(bookings))
  // Also the pages of guests who were erased before. Test payments stay.
  const forgotten = tx.selectFrom('bookings').select('id').where('email', '=', '')
  await tx
    .updateTable('test_checkouts')
    .set({ email: '' })
    .where('email', '!=', '')
    .where('booking_id', 'in', forgotten)
    .execute()
  await deleteIdleCustomers(transaction, guests)
}
