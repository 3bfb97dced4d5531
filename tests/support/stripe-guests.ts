import { stripePayments } from '#adapters/payments/stripe.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { unwrap } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import { bookingResult } from '#usecases/bookings/booking-result.ts'
import { issueRefunds } from '#usecases/payments/issue-refunds.ts'
import { changeBooking } from '#usecases/bookings/change-booking.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { startReconciling } from '#usecases/payments/reconcile-payments.ts'
import { cancelEvent } from '#usecases/events/cancel-event.ts'
import { refundBooking } from '#usecases/bookings/refund-booking.ts'
import { refundPayment } from '#usecases/payments/refund-payment.ts'
import { stopRefund } from '#usecases/payments/stop-refund.ts'
import { registerGuest } from '#usecases/bookings/register-guest.ts'
import { requestCode } from '#usecases/bookings/request-code.ts'
import { handlePaymentWebhook } from '#usecases/payments/handle-payment-webhook.ts'
import { verifyCode } from '#usecases/bookings/verify-code.ts'
import { walk } from './booking-calls.ts'
import { withCounts } from './counted-event.ts'
import { mailedCode, queuedEmails } from './emails.ts'
import { paidEvent } from './garden-events.ts'
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts'
import type { TestStores } from './stores.ts'
import { testDependencies } from './test-dependencies.ts'

/** Guests on the stores of a test who pay through a stand-in of Stripe. */
export async function openedWithStripe(open: () => Promise<TestStores>) {
  const stripe = await startStripeStandIn()
  return stripeGuests(await open(), stripe)
}

/**
 * Actions of guests of a paid event with real stores, the Stripe adapter, and a clock that tests
 * move. The event has ten seats at $25 and begins in a day.
 */
export async function stripeGuests(stores: TestStores, stripe: StripeStandIn) {
  let now = Date.now()
  const clock = { now: () => now }
  const dependencies = testDependencies(stores, clock, {
    payments: stripePayments({
      secretKey: stripe.secretKey,
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.url,
      now: clock.now,
      report: () => {},
    }),
    publicUrl: 'https://evergreen.example',
  })
  const event = paidEvent({ start: now + day, end: null, formFields: withCounts })
  await stores.events.importAll([event], now)
  const returnUrls = { success: null, failure: null }
  const answersOf = (email: string, adults: number) => ({
    responses: [{ name: 'firstName', value: 'Rosa' }],
    email,
    adults: String(adults),
    children: '0',
    interests: ['Soil'],
  })
  const register = registerGuest(dependencies)
  const handleWebhook = handlePaymentWebhook(dependencies)
  const readResult = bookingResult(dependencies)

  return {
    ...dependencies,
    stores,
    stripe,
    /** Advances the clock, in milliseconds. */
    wait(ms: number) {
      now += ms
    },
    async register(email: string, adults: number): Promise<Booking> {
      const answers = answersOf(email, adults)
      const input = {
        eventId: walk,
        willingness: 'yes',
        answers,
        holder: null,
        returnUrls,
      } as const
      return unwrap(await register(input)).registered.booking
    },
    /** Pays the session and sends its webhook event. */
    async payWithWebhook(sessionId: string) {
      stripe.pay(sessionId)
      return this.sendPaymentEvent(sessionId)
    },
    sendPaymentEvent(sessionId: string) {
      return this.receiveWebhook(stripe.paymentEvent(sessionId, { at: now }))
    },
    /** Delivers a webhook event. */
    receiveWebhook({ body, signature }: { readonly body: string; readonly signature: string }) {
      return handleWebhook(body, signature)
    },
    now: () => now,
    /** Delivers the webhook event about refunds of the session's payment. */
    sendRefundEvent(sessionId: string) {
      const { body, signature } = stripe.refundEvent(sessionId, { at: now })
      return handleWebhook(body, signature)
    },
    /** Changes the answer with an emailed code; 0 seats are a No. */
    async change(booking: Booking, adults: number) {
      const { email, id: bookingId } = booking
      const { challengeId } = unwrap(await requestCode(dependencies)(walk, email))
      const code = await mailedCode(dependencies, email)
      const { token } = unwrap(await verifyCode(dependencies)(walk, challengeId, code))
      const willingness = adults === 0 ? 'no' : 'yes'
      const answers = answersOf(email, adults)
      return unwrap(
        await changeBooking(dependencies)({
          eventId: walk,
          bookingId,
          token,
          willingness,
          message: '',
          answers,
          holder: null,
          returnUrls,
        }),
      )
    },
    booking: (id: string) => stores.bookings.find(event.id, id),
    result: async (id: string) => unwrap(await readResult(walk, id)),
    expire: expireHolds(dependencies),
    refund: issueRefunds(dependencies),
    giveBack: refundBooking(dependencies),
    givePaymentBack: refundPayment(dependencies),
    stop: stopRefund(dependencies),
    cancel: () => cancelEvent(dependencies)(walk),
    restart: () => startReconciling(dependencies),
    mails: () => queuedEmails(dependencies),
    async subjects() {
      const mails = await queuedEmails(dependencies)
      return mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()
    },
  }
}
