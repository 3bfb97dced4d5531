import { deliveryRefusalText } from '#domain/deliveries/delivery-refusal.ts'
import { maxSendTries } from '#domain/deliveries/price-delivery.ts'
import type { DeliveryOutcome, WaitingRow } from '#ports/delivery-batch-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import type { deskDeliveries } from '#usecases/desk/deliveries.ts'

/**
 * Sends the next price of a batch; null if none is due. If the process ends meanwhile, the next one
 * continues: the quote is created once, and sent once.
 */
export function sendNextOfBatch(
  { deliveryBatches, staff, clock }: Dependencies,
  {
    sendDelivery,
    sentBefore,
  }: Pick<ReturnType<typeof deskDeliveries>, 'sendDelivery' | 'sentBefore'>,
) {
  return async (): Promise<'sent' | 'failed' | null> => {
    const row = await deliveryBatches.next(clock.now())
    if (row === null) return null
    const { batchId, requestId, seen } = row
    const before = await sentBefore(requestId, row.staff, batchId)
    if (before !== null) return finish(row, { is: 'sent', quoteId: before.id })
    const problem = (message: string) => finish(row, { is: 'failed', problem: message })
    if (row.tries > maxSendTries) {
      return problem('Something went wrong several times. Send it from the request.')
    }
    const member = (await staff.list()).find(({ id }) => id === row.staff)
    if (member === undefined) return problem('Whoever sent it no longer works here.')
    const sent = await sendDelivery(requestId, { seen, by: 'email' }, member, batchId)
    if (!sent.ok) return problem(deliveryRefusalText(sent.error))
    return finish(row, { is: 'sent', quoteId: sent.value.quote.id })
  }

  async function finish(row: WaitingRow, outcome: DeliveryOutcome): Promise<DeliveryOutcome['is']> {
    await deliveryBatches.finish(row, outcome)
    return outcome.is
  }
}
