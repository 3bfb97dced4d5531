import type { Selectable } from 'kysely'
import {
  isAgreedOn,
  requestAfterCallingOff,
  visitAfterCallingOff,
} from '#domain/written-quotes/calling-off.ts'
import { netCentsOf } from '#domain/written-quotes/quote-payments.ts'
import type { CallingOffEffects } from '#ports/quote-calling-off.ts'
import type { Db } from '#adapters/sql/database.ts'
import { otherQuotes } from '#adapters/sql/requests/request-of-quote.ts'
import { visitFrom, visitsIn } from '#adapters/sql/visits/visit-rows.ts'
import { quoteMoney, quotePayments } from './written-quote-details.ts'
import type { WrittenQuoteRow } from './written-quote-tables.ts'

type Row = Selectable<WrittenQuoteRow>

/** Null for a quote that is not accepted. */
export async function callingOffEffects(db: Db, id: string): Promise<CallingOffEffects | null> {
  const rows = await db
    .selectFrom('written_quotes')
    .selectAll()
    .where((each) => each.or([each('id', '=', id), each('parent_id', '=', id)]))
    .where('called_off_at', 'is', null)
    .execute()
  const row = rows.find((each) => each.id === id && each.status === 'accepted')
  if (row === undefined) return null
  const orders = rows.filter((each) => each.id !== id)
  const accepted = orders.filter(({ status }) => status === 'accepted')
  let ordersOpenCents = 0
  for (const each of accepted) ordersOpenCents += await openCentsOf(db, each)
  return {
    openCents: await openCentsOf(db, row),
    changeOrders: { count: accepted.length, openCents: ordersOpenCents },
    waitingOrders: orders.filter(({ status }) => status === 'sent').length,
    paidCents: await paidFor(db, [row, ...accepted]),
    request: await requestAfter(db, row),
    visits: await visitsOfQuote(db, row),
  }
}

async function openCentsOf(db: Db, { id }: Row): Promise<number> {
  const { states } = await quoteMoney(db, id)
  return states.reduce((all, { leftCents }) => all + leftCents, 0)
}

/** Cents paid for quotes and not refunded. */
export async function paidFor(db: Db, quotes: readonly Pick<Row, 'id'>[]): Promise<number> {
  let paidCents = 0
  for (const { id } of quotes) {
    for (const payment of await quotePayments(db, id)) {
      if (payment.mismatch === null) paidCents += netCentsOf(payment)
    }
  }
  return paidCents
}

async function requestAfter(db: Db, row: Row): Promise<CallingOffEffects['request']> {
  const { parent_id: parent, lead_id: requestId } = row
  if (parent !== null || requestId === null) return null
  const lead = await db
    .selectFrom('leads')
    .select('desk_status')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (lead === undefined) return null
  return requestAfterCallingOff(lead.desk_status, await otherQuotes(db, row))
}

/** Planned visits that may be canceled with a quote; a change order has none. */
export async function visitsOfQuote(db: Db, row: Row): Promise<CallingOffEffects['visits']> {
  const { id, kind, parent_id: parent, lead_id: requestId, customer_id: customerId } = row
  if (parent !== null) return []
  const isOfItsRequestAlone = requestId !== null && !(await otherQuotes(db, row)).some(isAgreedOn)
  const delivery = await db
    .selectFrom('quoted_deliveries')
    .select('visit_id')
    .where('quote_id', '=', id)
    .executeTakeFirst()
  const ofOthers = db
    .selectFrom('quoted_deliveries')
    .select('visit_id')
    .where('quote_id', '<>', id)
    .where('visit_id', 'is not', null)
  const visits = await visitsIn(db)
    .where('visits.status', '=', 'planned')
    .where((each) =>
      each.or([
        each('visits.id', '=', delivery?.visit_id ?? ''),
        requestId === null
          ? each.and([each('customer_id', '=', customerId), each('lead_id', 'is', null)])
          : each('lead_id', '=', requestId),
      ]),
    )
    .where('visits.id', 'not in', ofOthers)
    .orderBy('starts_at')
    .orderBy('visits.id')
    .execute()
  return visits.flatMap((visit) => {
    const isItsDelivery = visit.id === delivery?.visit_id
    const goes = visitAfterCallingOff(kind, visit.kind, { isItsDelivery, isOfItsRequestAlone })
    return goes === 'of-another' ? [] : [{ ...visitFrom(visit), isOfQuote: goes === 'of-quote' }]
  })
}
