import type * as z from 'zod/mini'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { RequestedRefund } from '#domain/money/check-refund.ts'
import {
  taxWithin,
  type CounterPayment,
  type counterPaymentForm,
  type Payer,
} from '#domain/money/counter-payment.ts'
import { dayOfPayment, type NoDayOfPayment } from '#domain/money/day-of-payment.ts'
import type { LedgerFilter } from '#domain/money/ledger.ts'
import { periodMoments, type LedgerPeriod } from '#domain/money/ledger-period.ts'
import { countyTaxes, type CountyTax } from '#domain/prices/delivery-prices.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { checkNumberOf } from '#domain/written-quotes/quote-payments.ts'
import { emailToGuest } from '#usecases/bookings/booking-emails.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { stopRefund } from '#usecases/payments/stop-refund.ts'
import { emailToCustomer } from '#usecases/written-quotes/quote-emails.ts'
import { actorOf } from './actor.ts'

export type { LedgerPayment } from '#ports/ledger-store.ts'
export type { LostPayment } from '#domain/payments/dispute.ts'

type TypedCounterPayment = z.output<typeof counterPaymentForm>

/** Why a payment at the counter is not recorded. */
export interface CounterRefusal {
  readonly code: NoDayOfPayment['code'] | 'unknown-county' | 'unknown-customer'
}

/** Maximum number of refunds due that are read. */
const maxDue = 200

/** Null for a name alone, which several people may have. */
function payerOf({ customerId, email, phone }: TypedCounterPayment): Payer | null {
  if (customerId !== '') return { is: 'customer', id: customerId }
  return email === '' && phone === '' ? null : { is: 'contact', email, phone }
}

/** The books: payments, refunds, and money settled by hand. */
export function deskMoney(dependencies: Dependencies) {
  const { ledger, paymentStore, tenant, customers, settings, activity, clock, company } =
    dependencies
  const actor = actorOf(clock)
  const countyTaxesNow = async (): Promise<readonly CountyTax[]> =>
    (await settings.read(countyTaxes)).value
  return {
    /**
     * A page of the filtered list, with the totals and unmatched payments of the whole period, and
     * refunds due of any period.
     */
    async readLedger(period: LedgerPeriod, filter: LedgerFilter, page: number) {
      const { from, until } = periodMoments(period, company().timeZone)
      const totals = await ledger.totals(from, until)
      const unsettled = await ledger.unsettled(from, until)
      const due = await paymentStore.refundsDue(tenant, maxDue)
      return { ...(await ledger.list({ ...filter, from, until, page })), totals, unsettled, due }
    },
    findPayment: (id: string) => ledger.find(id),
    countiesWithTax: async () => (await countyTaxesNow()).map(({ county }) => county),

    async recordPayment(
      typed: TypedCounterPayment,
      by: StaffMember,
      formKey?: string,
    ): Promise<Result<string, CounterRefusal>> {
      const { timeZone } = company()
      const now = clock.now()
      const at = dayOfPayment(typed.date, now, timeZone)
      if (!at.ok) return at
      const { name, customerId, about, amount: cents, method, county = '' } = typed
      const tax = (await countyTaxesNow()).find((each) => each.county === county)
      if (county !== '' && tax === undefined) return err({ code: 'unknown-county' })
      if (customerId !== '' && (await customers.find(customerId)) === null) {
        return err({ code: 'unknown-customer' })
      }
      const payment: CounterPayment = {
        name,
        customer: payerOf(typed),
        about,
        cents,
        method,
        checkNumber: checkNumberOf(typed),
        at: at.value,
        taxCents: tax === undefined ? 0 : taxWithin(cents, tax.rate),
        taxCounty: tax?.county ?? '',
      }
      return ok(await ledger.record(payment, { by: by.id, at: now, formKey }))
    },

    undoPayment: (id: string, by: StaffMember) => ledger.undo(id, actor(by)),

    refundPart(id: string, asked: RequestedRefund, by: StaffMember, formKey?: string) {
      const now = clock.now()
      return ledger.refund(id, asked, { by: by.id, at: now, formKey }, (refund) => {
        if (refund.is === 'quote') {
          const { quote, refundCents: cents, payment, reason } = refund
          return [emailToCustomer(quote, { is: 'refunded', cents, payment, reason })]
        }
        const { refundCents, reason } = refund
        return [emailToGuest({ is: 'refunded', refundCents, reason }, refund, now)]
      })
    },

    stopRefund: stopRefund(dependencies),

    /**
     * Retains a payment that matches nothing. Returns the time, which undoes it; null if there is
     * no such payment.
     */
    async retainUnmatched(id: string, reason: string, by: StaffMember): Promise<Instant | null> {
      const at = clock.now()
      return (await ledger.retain(id, reason, { by: by.id, at })) ? at : null
    },

    /** Writes off a loss by a dispute; returns like `retainUnmatched`. */
    async writeOffLoss(id: string, by: StaffMember): Promise<Instant | null> {
      const at = clock.now()
      return (await ledger.writeOff(id, { by: by.id, at })) ? at : null
    },

    undoSettling: (id: string, settledAt: Instant, by: StaffMember) =>
      ledger.undoSettling(id, settledAt, actor(by)),

    /** All entries of a period, for a file, which the activity records. */
    async exportLedgerEntries(period: LedgerPeriod, by: StaffMember) {
      await activity.record(actor(by), 'payment', 'all', {
        kind: 'money-exported',
        period: period.name,
      })
      const { from, until } = periodMoments(period, company().timeZone)
      return ledger.entries(from, until)
    },
  }
}
