import type { HandMethod } from '#domain/written-quotes/quote-payments.ts'
import { unwrap } from '#domain/result.ts'
import type { Moment, Season } from './season.ts'
import type { Staff } from './staff.ts'

/**
 * Payments at the counter of the sample nursery: who, when, cents, what for, how, and where it is
 * taxed.
 */
const payments: readonly (readonly [
  string,
  readonly [number, string],
  number,
  string,
  HandMethod,
  string,
])[] = [
  [
    'Samir Haddad',
    [34, '08:20'],
    28_890,
    '6 yards of hardwood mulch',
    'card-at-counter',
    'Forsyth',
  ],
  ['Oakhaven HOA', [27, '11:05'], 214_000, 'Planting, second part', 'check', ''],
  ['Yuki Tanabe', [12, '15:40'], 9_630, 'Three camellias', 'cash', 'Forsyth'],
  ['Samir Haddad', [6, '08:10'], 43_335, '9 yards of hardwood mulch', 'card-at-counter', 'Forsyth'],
  ['Della Moss', [3, '10:25'], 12_500, 'Soil test and a visit', 'zelle', ''],
]

/** Payments recorded by hand, one of them refunded in part. */
export function addPayments({ at, desk, dateIn }: Season, staff: Staff): void {
  for (const [name, moment, cents, about, method, county] of payments) {
    at(moment satisfies Moment, async () => {
      // A known customer has the payment on their page.
      const known = await desk.customers.listCustomers({ search: name, sort: 'name', page: 1 })
      const payer = { name, customerId: known.customers[0]?.id ?? '', email: '', phone: '' }
      const paid = { amount: cents, method, checkNumber: '1042' }
      const typed = { ...payer, ...paid, about, date: dateIn(-moment[0]), county }
      const id = unwrap(await desk.money.recordPayment(typed, staff('june')))
      if (name !== 'Yuki Tanabe') return
      const back = { cents: 3_210, method: 'cash', reason: null } as const
      await desk.money.refundPart(id, back, staff('june'))
    })
  }
}
