import type { WatchedOrder } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { bankPayments } from '#usecases/written-quotes/bank-payments.ts'

/** Ends an order that was not paid: it frees its seats and is no longer watched. */
export function endOrder(dependencies: Dependencies) {
  const { bookings, paymentStore } = dependencies
  const bank = bankPayments(dependencies)
  return async (
    { id, subject }: Pick<WatchedOrder, 'id' | 'subject'>,
    /** Whether the bank has refused a payment that was on its way. */
    { hasFailed }: { readonly hasFailed: boolean },
  ): Promise<void> => {
    if (hasFailed) await bank.hasFailed(id)
    if (subject.kind === 'booking') await bookings.releaseOrder(subject.id, id, null)
    await paymentStore.endWatch(id)
  }
}
