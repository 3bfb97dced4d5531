import type { Context, Hono } from 'hono'
import { addressRoutes } from '#http/addresses.ts'
import { bookingRoutes } from '#http/bookings.ts'
import { calendarFeedRoutes } from '#http/calendar-feed.ts'
import { eventMediaRoutes } from '#http/event-media.ts'
import { eventRoutes } from '#http/events.ts'
import { forwardedBookingRoutes } from '#http/forwarded-bookings.ts'
import { limitCalls, limitMailbox } from '#http/limits.ts'
import { libraryPictureRoutes } from '#http/library-pictures.ts'
import { paymentRoutes } from '#http/payments.ts'
import { photographRoutes } from '#http/photographs.ts'
import { quoteRoutes } from '#http/quotes.ts'
import { testCheckoutRoutes } from '#http/test-checkout.ts'
import { calendarFeed } from '#usecases/events/calendar-feed.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { proxyEventMedia } from '#usecases/events/proxy-event-media.ts'
import { platformBookings } from '#usecases/events/platform-bookings.ts'
import { suggestAddresses } from '#usecases/suggest-addresses.ts'
import { handlePaymentWebhook } from '#usecases/payments/handle-payment-webhook.ts'
import { consumeRateLimit } from '#usecases/consume-rate-limit.ts'
import { testPayments } from '#usecases/payments/test-payments.ts'

/** Identifies the network of a request, and reports limits that cannot count. */
export interface Edge {
  readonly networkOf: (context: Context) => string
  /** Called once per outage of the limits. */
  readonly onUncounted: (error: unknown) => void
}

/** The API, behind its rate limits. */
export function composeApi(dependencies: Dependencies, edge: Edge): readonly Hono[] {
  const { testCheckout } = dependencies
  const report = edge.onUncounted
  const consume = consumeRateLimit({ ...dependencies, report })
  const limit = limitMailbox(consume)
  return [
    limitCalls(consume, consumeReadLimit(dependencies, report), edge.networkOf),
    quoteRoutes(dependencies, limit),
    photographRoutes(dependencies),
    libraryPictureRoutes(dependencies.files),
    addressRoutes(suggestAddresses(dependencies.addressBook, dependencies.characterRule)),
    calendarFeedRoutes(calendarFeed(dependencies)),
    ...eventApi(dependencies, edge, limit),
    paymentRoutes(handlePaymentWebhook(dependencies)),
    ...(testCheckout === null
      ? []
      : [
          testCheckoutRoutes(
            testPayments({ ...dependencies, testCheckout }),
            dependencies.publicUrl,
          ),
        ]),
  ]
}

/** Limits reads. Counts stay in memory for a minute, so hashing the network would only cost time. */
const consumeReadLimit = ({ readLimiter, company }: Dependencies, report: Edge['onUncounted']) =>
  consumeRateLimit({
    limiter: readLimiter,
    secrets: { hash: (who) => who },
    company,
    report,
  })

/** Events and their bookings: our own, or a platform's. */
function eventApi(
  dependencies: Dependencies,
  { networkOf }: Edge,
  limit: ReturnType<typeof limitMailbox>,
): readonly Hono[] {
  const { eventPlatform, secrets, limitsHolds } = dependencies
  // Networks are personal, so only hashes are stored.
  const holderOf = (context: Context) =>
    limitsHolds ? secrets.hash(`holder ${networkOf(context)}`) : null
  return [
    eventMediaRoutes(proxyEventMedia(dependencies)),
    eventRoutes(dependencies),
    eventPlatform === null
      ? bookingRoutes(dependencies, holderOf, limit)
      : forwardedBookingRoutes(
          platformBookings({ ...dependencies, eventPlatform }),
          dependencies.tenant,
          limit,
        ),
  ]
}
