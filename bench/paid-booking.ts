import { bookingPaths } from '#contract/booking-paths.ts'
import { registrationAnswer } from '#contract/bookings.ts'
import { registrationBody } from './sample-bodies.ts'
import { asTenant } from './sample-requests.ts'

/** A class with a price and seats to spare. */
const paidEvent = 'pruning-class'

/**
 * Registers and pays a guest of a site with the test checkout; returns the page they end on, as
 * path and query.
 */
export async function payForSeat(site: string): Promise<string> {
  const registered = await fetch(site + bookingPaths.register(paidEvent), {
    method: 'POST',
    headers: { ...asTenant, 'content-type': 'application/json' },
    body: JSON.stringify(registrationBody(paidEvent, 'rosa@example.com', 1)),
  })
  if (registered.status !== 201) throw new Error(`A registration was answered ${registered.status}`)
  const { paymentUrl } = registrationAnswer.parse(await registered.json())
  if (paymentUrl === undefined) throw new Error(`${paidEvent} asks for no payment`)
  const paid = await fetch(site + new URL(paymentUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  if (paid.status !== 303) throw new Error(`Paying was answered ${paid.status}`)
  const { pathname, search } = new URL(paid.headers.get('location') ?? '')
  return pathname + search
}
