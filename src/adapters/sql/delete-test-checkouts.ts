import type { StoreTransaction } from './transaction.ts'

/**
 * Takes the addresses from pages of the test checkout whose guests are forgotten, earlier ones
 * included. What was paid as a test stays.
 */
export async function deleteTestCheckouts(tx: StoreTransaction['tx']): Promise<void> {
  const forgotten = tx.selectFrom('bookings').select('id').where('email', '=', '')
  await tx
    .updateTable('test_checkouts')
    .set({ email: '' })
    .where('email', '!=', '')
    .where('booking_id', 'in', forgotten)
    .execute()
}
