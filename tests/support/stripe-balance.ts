import type Stripe from 'stripe'
import {
  ApiError,
  chargeOf,
  type BalanceTransaction,
  type Dispute,
  type Payout,
  type Refund,
  type Session,
} from './stripe-objects.ts'

/** Whether charges and refunds are settled by now. */
interface BalanceMood {
  readonly settles: boolean
}

/** The balance of a stand-in of Stripe: fees of 2.9 % and 30 cents per charge, and payouts. */
export function balanceOf(
  sessions: ReadonlyMap<string, Session>,
  refunds: readonly Refund[],
  disputes: ReadonlyMap<string, Dispute>,
) {
  const payouts: Payout[] = []
  /** Payout of each transaction. */
  const paidOut = new Map<string, string>()
  const paid = () => [...sessions.values()].filter((each) => each.payment_status === 'paid')
  const chargeIn = (session: Session) => chargeOf(session, session.metadata ?? {}, 0)

  function ofCharge(session: Session): BalanceTransaction {
    const amount = session.amount_total ?? 0
    const fee = Math.round(amount * 0.029) + 30
    return transaction(`txn_${session.id}`, 'charge', amount, fee, `ch_${session.id}`)
  }

  const ofRefund = ({ id, amount }: Refund) => transaction(`txn_${id}`, 'refund', -amount, 0, id)
  const ofFailure = ({ id, amount }: Refund) =>
    transaction(`txn_${id}_failure`, 'refund_failure', amount, 0, id)

  /** A dispute costs $15, which are not returned if it is won. */
  const ofDispute = ({ id, amount, status }: Dispute) => [
    transaction(`txn_${id}`, 'adjustment', -amount, 1_500, id),
    ...(status === 'won' ? [transaction(`txn_${id}_won`, 'adjustment', amount, 0, id)] : []),
  ]

  const all = () => [
    ...[...disputes.values()].flatMap((dispute) =>
      ofDispute(dispute).map((own) => ({ own, source: dispute })),
    ),
    ...paid().map((session) => ({ own: ofCharge(session), source: chargeIn(session) })),
    ...refunds.map((refund) => ({ own: ofRefund(refund), source: refund })),
    ...refunds
      .filter(({ status }) => status === 'failed')
      .map((refund) => ({ own: ofFailure(refund), source: refund })),
  ]

  return {
    payout(id: string): Payout {
      const found = payouts.find((each) => each.id === id)
      if (found === undefined) throw new Error(`there is no ${id}`)
      return found
    },

    payOut(change: Partial<Payout>): Payout {
      const ready = all().filter(({ own }) => !paidOut.has(own.id))
      const at = Math.floor(Date.now() / 1000)
      const made: Payout = {
        id: `po_${payouts.length + 1}`,
        object: 'payout',
        amount: ready.reduce((sum, { own }) => sum + own.net, 0),
        currency: 'usd',
        arrival_date: Date.parse('2027-04-14T00:00:00Z') / 1000,
        automatic: true,
        created: at,
        reconciliation_status: 'completed',
        status: 'paid',
        ...change,
      }
      payouts.push(made)
      for (const { own } of ready) paidOut.set(own.id, made.id)
      return made
    },

    /** A payment; with its charge and balance transaction if these are expanded. */
    intent(id: string, form: URLSearchParams, { settles }: BalanceMood): unknown {
      const session = paid().find(({ payment_intent: own }) => own === id)
      if (session === undefined) {
        throw new ApiError(404, 'resource_missing', `No such payment_intent: '${id}'`)
      }
      const charge = chargeIn(session)
      const isExpanded = form.get('expand[0]') === 'latest_charge.balance_transaction'
      const transaction = settles ? ofCharge(session) : null
      return {
        id,
        object: 'payment_intent',
        status: 'succeeded',
        latest_charge: isExpanded ? { ...charge, balance_transaction: transaction } : charge.id,
      }
    },

    /** A refund; with its balance transaction if that is expanded. */
    expandedRefund(refund: Refund, form: URLSearchParams, { settles }: BalanceMood): unknown {
      if (form.get('expand[0]') !== 'data.balance_transaction') return refund
      const failed = refund.status === 'failed'
      return {
        ...refund,
        balance_transaction: settles ? ofRefund(refund) : null,
        ...(failed ? { failure_balance_transaction: ofFailure(refund) } : {}),
      }
    },

    /** Disputes of a payment with their balance transactions. */
    disputesOf(payment: string): unknown {
      const own = [...disputes.values()].filter((each) => each.payment_intent === payment)
      const data = own.map((each) => ({ ...each, balance_transactions: ofDispute(each) }))
      return { object: 'list', url: '/v1/disputes', has_more: false, data }
    },

    payoutsSince(from: number): Stripe.ApiList<Payout> {
      const data = payouts.filter(({ created }) => created >= from).toReversed()
      return { object: 'list', url: '/v1/payouts', has_more: false, data }
    },

    /** Transactions of an automatic payout, itself included, in pages. */
    transactionsOf(form: URLSearchParams): unknown {
      const payout = payouts.find(({ id }) => id === form.get('payout'))
      if (payout === undefined) throw new ApiError(404, 'resource_missing', 'No such payout')
      if (!payout.automatic) {
        throw new ApiError(
          400,
          null,
          'Balance transaction history can only be filtered on automatic transfers, not manual.',
        )
      }
      const isExpanded = form.get('expand[0]') === 'data.source'
      const within = all()
        .filter(({ own }) => paidOut.get(own.id) === payout.id)
        .map(({ own, source }) => (isExpanded ? { ...own, source } : own))
      const itself = transaction(`txn_${payout.id}`, 'payout', -payout.amount, 0, payout.id)
      const rows = [isExpanded ? { ...itself, source: payout } : itself, ...within]
      const from = rows.findIndex(({ id }) => id === form.get('starting_after')) + 1
      // Two per page, so that reading a payout takes several pages.
      const data = rows.slice(from, from + 2)
      const hasMore = from + data.length < rows.length
      return { object: 'list', url: '/v1/balance_transactions', has_more: hasMore, data }
    },
  }
}

function transaction(
  id: string,
  type: BalanceTransaction['type'],
  amount: number,
  fee: number,
  source: string,
): BalanceTransaction {
  return {
    id,
    object: 'balance_transaction',
    amount,
    fee,
    net: amount - fee,
    currency: 'usd',
    type,
    source,
    status: 'available',
    created: Math.floor(Date.now() / 1000),
  }
}
