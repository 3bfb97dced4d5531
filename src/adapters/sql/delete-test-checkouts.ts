import type { StoreTransaction } from './transaction.ts'

/**
 * Removes addresses from test checkout pages of erased guests, including earlier ones. Test
 * payments stay.
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
