import { deliveryRefusalText } from '#domain/deliveries/delivery-refusal.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { WaitingRow } from '#ports/delivery-batch-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import type { deskDeliveries } from '#usecases/desk/price-deliveries.ts'

/** Maximum number of tries of a delivery that fails unexpectedly each time. */
const maxTries = 5

/**
 * Sends the next price of a batch; null if none waits. If the process ends meanwhile, the next one
 * continues: the quote is created once, and sent once.
 */
export function sendNextOfBatch(
  { deliveryBatches, staff }: Dependencies,
  {
    sendDelivery,
    sentBefore,
  }: Pick<ReturnType<typeof deskDeliveries>, 'sendDelivery' | 'sentBefore'>,
) {
  return async (): Promise<'sent' | 'failed' | null> => {
    const row = await deliveryBatches.next()
    if (row === null) return null
    const { batchId, requestId, seen } = row
    const before = await sentBefore(requestId, row.staff, batchId)
    if (before !== null) return succeed(row, before)
    const problem = (message: string) => fail(row, message)
    if (row.tries > maxTries) {
      return problem('Something went wrong several times. Send it from the request.')
    }
    const member = (await staff.list()).find(({ id }) => id === row.staff)
    if (member === undefined) return problem('Whoever sent it no longer works here.')
    const sent = await sendDelivery(requestId, { seen, by: 'email' }, member, batchId)
    if (!sent.ok) return problem(deliveryRefusalText(sent.error))
    return succeed(row, sent.value.quote)
  }

  async function succeed(row: WaitingRow, quote: Pick<WrittenQuote, 'id'>): Promise<'sent'> {
    await deliveryBatches.finish(row, { is: 'sent', quoteId: quote.id })
    return 'sent'
  }

  async function fail(row: WaitingRow, message: string): Promise<'failed'> {
    await deliveryBatches.finish(row, { is: 'failed', problem: message })
    return 'failed'
  }
}
