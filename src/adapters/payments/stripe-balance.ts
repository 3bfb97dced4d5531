import type Stripe from 'stripe'
import type { BalanceTransaction, PaymentBalance, Payout } from '#domain/payments/balance.ts'
import { isoString, type Instant } from '#domain/time.ts'
import { idOf } from './stripe-objects.ts'

/** Stripe's fees for a payment, its refunds and its disputes. */
export async function stripeBalanceOf(stripe: Stripe, paymentId: string): Promise<PaymentBalance> {
  const intent = await stripe.paymentIntents.retrieve(paymentId, {
    expand: ['latest_charge.balance_transaction'],
  })
  const refunds = await stripe.refunds
    .list({
      payment_intent: paymentId,
      limit: 100,
      expand: ['data.balance_transaction', 'data.failure_balance_transaction'],
    })
    .autoPagingToArray({ limit: maxRefunds })
  const disputes = await stripe.disputes
    .list({ payment_intent: paymentId, limit: 100 })
    .autoPagingToArray({ limit: maxRefunds })
  const { latest_charge: charge } = intent
  const ofPayment = typeof charge === 'string' ? null : (charge?.balance_transaction ?? null)
  const found = [
    read(ofPayment, 'payment', paymentId, null),
    ...refunds.flatMap((refund) => {
      const ours = refund.metadata?.['refund_id'] ?? null
      const failure = refund.failure_balance_transaction
      return [
        read(refund.balance_transaction, 'refund', paymentId, ours),
        ...(failure === undefined ? [] : [read(failure, 'refund-failed', paymentId, ours)]),
      ]
    }),
    ...disputes
      .flatMap((dispute) => dispute.balance_transactions)
      .map((transaction) => readDispute(transaction, paymentId)),
  ]
  const transactions = found.filter((each) => each !== null)
  return { transactions, isWhole: transactions.length === found.length }
}

/** Above any real number of refunds of one payment. */
const maxRefunds = 1_000

function read(
  transaction: string | Stripe.BalanceTransaction | null,
  kind: BalanceTransaction['kind'],
  paymentId: string,
  refundId: string | null,
): BalanceTransaction | null {
  if (transaction === null || typeof transaction === 'string') return null
  const { id, fee: feeCents, currency } = transaction
  return { id, kind, paymentId, refundId, feeCents, currency, moved: null }
}

/** The bank takes the money when a dispute begins, and returns it when it is won. */
function readDispute(
  { id, amount: cents, fee: feeCents, currency, created }: Stripe.BalanceTransaction,
  paymentId: string,
): BalanceTransaction {
  const kind = cents < 0 ? 'dispute' : 'dispute-won'
  const moved = { at: created * 1000, cents }
  return { id, kind, paymentId, refundId: null, feeCents, currency, moved }
}

/** Payments, refunds and disputes in a payout. */
export async function stripePaidOutWith(
  stripe: Stripe,
  payoutId: string,
): Promise<readonly BalanceTransaction[]> {
  const found: BalanceTransaction[] = []
  const list = { payout: payoutId, limit: 100, expand: ['data.source'] }
  for await (const transaction of stripe.balanceTransactions.list(list)) {
    const kind = kinds.get(transaction.type)
    const { source } = transaction
    if (source === null || typeof source === 'string') continue
    if (source.object === 'dispute') {
      const disputed = idOf(source.payment_intent)
      if (disputed !== null) found.push(readDispute(transaction, disputed))
    }
    if (kind === undefined) continue
    if (source.object !== 'charge' && source.object !== 'refund') continue
    const paymentId = idOf(source.payment_intent)
    if (paymentId === null) continue
    const refundId = source.object === 'refund' ? (source.metadata?.['refund_id'] ?? null) : null
    const own = read(transaction, kind, paymentId, refundId)
    if (own !== null) found.push(own)
  }
  return found
}

const kinds: ReadonlyMap<string, BalanceTransaction['kind']> = new Map([
  ['charge', 'payment'],
  ['payment', 'payment'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
  ['refund_failure', 'refund-failed'],
] as const)

export async function stripePayoutsSince(
  stripe: Stripe,
  since: Instant,
): Promise<readonly Payout[]> {
  const payouts: Payout[] = []
  const list = { created: { gte: Math.floor(since / 1000) }, limit: 100 }
  for await (const payout of stripe.payouts.list(list)) payouts.push(payoutFrom(payout))
  return payouts
}

export function payoutFrom(
  payout: Pick<
    Stripe.Payout,
    'id' | 'status' | 'amount' | 'currency' | 'arrival_date' | 'automatic' | 'reconciliation_status'
  >,
): Payout {
  return {
    id: payout.id,
    state: states.get(payout.status) ?? 'on-its-way',
    amountCents: payout.amount,
    currency: payout.currency,
    // Stripe names a day by its midnight in UTC.
    arrivesOn: isoString(payout.arrival_date * 1000).slice(0, 10),
    isItemized: payout.automatic && payout.reconciliation_status === 'completed',
  }
}

const states: ReadonlyMap<string, Payout['state']> = new Map([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const)
