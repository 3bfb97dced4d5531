import type { Context, Hono } from 'hono'
import type { CharacterRule } from '#domain/fields.ts'
import { addressRoutes } from '#http/addresses.ts'
import { bookingRoutes } from '#http/bookings.ts'
import { eventMediaRoutes } from '#http/event-media.ts'
import { eventRoutes } from '#http/events.ts'
import { forwardedEventRoutes } from '#http/forwarded-events.ts'
import { limitCalls } from '#http/limits.ts'
import { paymentRoutes } from '#http/payments.ts'
import { quoteRoutes } from '#http/quotes.ts'
import { testCheckoutRoutes } from '#http/test-checkout.ts'
import type { AddressBook } from '#ports/address-book.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { CalendarWriter } from '#ports/calendar-writer.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { Clock } from '#ports/clock.ts'
import type { CodeStore } from '#ports/code-store.ts'
import type { EventPlatform } from '#ports/event-platform.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { LeadStore } from '#ports/lead-store.ts'
import type { Limiter } from '#ports/limiter.ts'
import type { OutsideMedia } from '#ports/outside-media.ts'
import type { Pause } from '#ports/pause.ts'
import type { PaymentStore } from '#ports/payment-store.ts'
import type { Payments } from '#ports/payments.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { TestCheckout } from '#ports/test-checkout.ts'
import { bookingResult } from '#usecases/booking-result.ts'
import { changeBooking } from '#usecases/change-booking.ts'
import { declineEvent } from '#usecases/decline-event.ts'
import { eventCalendarFile } from '#usecases/event-calendar-file.ts'
import { findEvent } from '#usecases/find-event.ts'
import { listEvents } from '#usecases/list-events.ts'
import { listServices } from '#usecases/list-services.ts'
import { proxyEventMedia } from '#usecases/proxy-event-media.ts'
import { platformEvents } from '#usecases/platform-events.ts'
import { registerGuest } from '#usecases/register-guest.ts'
import { requestCode } from '#usecases/request-code.ts'
import { requestQuote } from '#usecases/request-quote.ts'
import { saveClient } from '#usecases/save-client.ts'
import { suggestAddresses } from '#usecases/suggest-addresses.ts'
import { handlePaymentWebhook } from '#usecases/handle-payment-webhook.ts'
import { consumeRateLimit } from '#usecases/consume-rate-limit.ts'
import { testPayments } from '#usecases/test-payments.ts'
import { verifyCode } from '#usecases/verify-code.ts'

/** Everything that the use cases of visitors need, whichever adapters fulfill it. */
export interface World {
  readonly leads: LeadStore
  readonly events: EventStore
  /** Null unless an existing platform has the events instead of our own store. */
  readonly eventPlatform: EventPlatform | null
  readonly outsideMedia: OutsideMedia
  readonly bookings: BookingStore
  readonly codes: CodeStore
  readonly payments: Payments
  readonly paymentStore: PaymentStore
  /** Null unless test payments are taken. */
  readonly testCheckout: TestCheckout | null
  readonly catalog: Catalog
  readonly addressBook: AddressBook
  /** Hears of every lead and booking. */
  readonly ownerAddress: string
  readonly calendar: CalendarWriter
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly limiter: Limiter
  /** Counts what is read, in this process alone. */
  readonly readLimiter: Limiter
  readonly rule: CharacterRule
  readonly tenant: string
  readonly publicUrl: string
  /** Whether a network may hold seats for so many unpaid bookings only. */
  readonly limitsHolds: boolean
}

/** Where calls come from, and who hears of what fails beside them. */
export interface Edge {
  readonly networkOf: (context: Context) => string
  /** Hears once per outage that the limits cannot count. */
  readonly onUncounted: (error: unknown) => void
}

/** Every call that the site answers, behind the limits on them. */
export function composeApi(world: World, edge: Edge): readonly Hono[] {
  const { testCheckout } = world
  const report = edge.onUncounted
  return [
    limitCalls(
      consumeRateLimit({ ...world, report }),
      consumeReadLimit(world, report),
      edge.networkOf,
    ),
    quoteRoutes({
      listServices: listServices(world),
      saveClient: saveClient(world),
      requestQuote: requestQuote(world),
    }),
    addressRoutes(suggestAddresses(world.addressBook, world.rule)),
    ...eventApi(world, edge),
    paymentRoutes(handlePaymentWebhook(world)),
    ...(testCheckout === null
      ? []
      : [testCheckoutRoutes(testPayments({ ...world, testCheckout }), world.publicUrl)]),
  ]
}

/** Turns of what is read: kept in memory for a minute, so a fingerprint would only cost time. */
export function consumeReadLimit({ readLimiter }: World, report: Edge['onUncounted']) {
  return consumeRateLimit({ limiter: readLimiter, secrets: { hash: (who) => who }, report })
}

/** Calls 4 to 11: our own, or forwarded. */
function eventApi(world: World, { networkOf }: Edge): readonly Hono[] {
  const { eventPlatform, secrets, limitsHolds } = world
  // Networks are personal: only their fingerprints are kept.
  const holderOf = (context: Context) =>
    limitsHolds ? secrets.hash(`holder ${networkOf(context)}`) : null
  if (eventPlatform !== null) {
    const find = async (eventId: string) => {
      const found = await eventPlatform.find(eventId)
      return found.ok ? found.value.event : null
    }
    return [
      forwardedEventRoutes(platformEvents({ ...world, eventPlatform }), world.tenant),
      eventMediaRoutes(proxyEventMedia({ ...world, find })),
    ]
  }
  const find = async (eventId: string) => (await findEvent(world)(eventId))?.event ?? null
  return [
    eventMediaRoutes(proxyEventMedia({ ...world, find })),
    eventRoutes(
      {
        listEvents: listEvents(world),
        findEvent: findEvent(world),
        eventCalendarFile: eventCalendarFile(world),
      },
      world.tenant,
    ),
    bookingRoutes(
      {
        findEvent: findEvent(world),
        registerGuest: registerGuest(world),
        changeBooking: changeBooking(world),
        declineEvent: declineEvent(world),
        requestCode: requestCode(world),
        verifyCode: verifyCode(world),
        bookingResult: bookingResult(world),
      },
      world.tenant,
      holderOf,
    ),
  ]
}
