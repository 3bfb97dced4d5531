import { answerDay, disputeText, isDisputeOver } from '#domain/payments/dispute.ts'
import type { LedgerStore } from '#ports/ledger-store.ts'
import type { QuotePayment } from '#ports/quote-details.ts'

const isDisputed = ({ dispute }: QuotePayment) => dispute !== null && !isDisputeOver(dispute)

/** Open disputes about payments of a quote, worded as on the page of each payment. */
export async function openDisputes(
  ledger: Pick<LedgerStore, 'find'>,
  payments: readonly QuotePayment[],
  timeZone: string,
) {
  const disputed = await Promise.all(payments.filter(isDisputed).map(({ id }) => ledger.find(id)))
  return disputed.flatMap((payment) => {
    if (payment === null || payment.dispute === null) return []
    const { id, currency, dispute } = payment
    const { state, takenCents } = dispute
    const answerBy = answerDay(dispute.answerBy, timeZone)
    const text = disputeText(state, { amountCents: takenCents, currency }, answerBy)
    return [{ paymentId: id, text }]
  })
}
