import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'

/**
 * Frees the seats of payments that did not come in time; answers how many. Their pages are left
 * to run out by themselves: who is just paying may still get the seats back.
 */
export function expireHolds(world: { readonly bookings: BookingStore; readonly clock: Clock }) {
  return async (): Promise<number> => (await world.bookings.expireHolds(world.clock.now())).length
}
