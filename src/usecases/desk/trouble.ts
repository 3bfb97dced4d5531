import type { Trouble } from '#domain/desk/trouble.ts'
import type { PaymentStore } from '#ports/payment-store.ts'

export interface TroubleDependencies {
  readonly paymentStore: Pick<PaymentStore, 'inTrouble' | 'refundsDue'>
  readonly tenant: string
}

/** States of a dispute that has ended, as payment providers name them. */
const endedDisputes = ['won', 'lost', 'warning closed']

/** Most of a kind that are named. */
const mostOfAKind = 20

/** Money that needs a look: refused refunds, what fits nothing, disputes, and refunds to make. */
export function findTrouble({ paymentStore, tenant }: TroubleDependencies) {
  return async (): Promise<readonly Trouble[]> => {
    const [payments, due] = await Promise.all([
      paymentStore.inTrouble(),
      paymentStore.refundsDue(tenant, mostOfAKind),
    ])
    const troubled = payments.flatMap((payment): readonly Trouble[] => {
      const { paymentId: id, amountCents, currency, refundedCents } = payment
      const { refundProblem: reason, mismatch, dispute: state } = payment
      const money = { id, amountCents, currency }
      return [
        ...(reason === null ? [] : [{ is: 'refund-refused', ...money, reason } as const]),
        ...(mismatch === null || refundedCents >= amountCents
          ? []
          : [{ is: 'money-fits-nothing', ...money, mismatch } as const]),
        ...(state === null || endedDisputes.includes(state)
          ? []
          : [{ is: 'disputed', ...money, state } as const]),
      ]
    })
    return [
      ...troubled.slice(0, mostOfAKind),
      ...due.map(({ bookingId: id, ...refund }) => ({ is: 'refund-due', id, ...refund }) as const),
    ]
  }
}
