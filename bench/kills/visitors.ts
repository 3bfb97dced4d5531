import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { bookingPaths } from '#contract/booking-paths.ts'
import { codeAnswer, codeRequestAnswer, registrationAnswer } from '#contract/bookings.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { clientAnswer, idempotencyHeader, quotePaths } from '#contract/quotes.ts'
import { clientBody, declineBody, registrationBody, requestBody } from '#bench/sample-bodies.ts'
import { freeEvent, paidEvent, seatCents } from './events.ts'
import { count, type Ledger, type AcknowledgedGuest } from './ledger.ts'

/** Visitors who ask, register, pay, change and decline until they are stopped. */
export interface Visitors {
  /** False once a visitor got an answer that no kill explains; `stop` rejects with it. */
  areOut(): boolean
  stop(): Promise<void>
}

interface Street {
  readonly url: string
  readonly ledger: Ledger
  /** Reads the newest code sent to the address. */
  readonly codeFor: (email: string) => Promise<string | null>
}

/** Longest pause of a visitor between two visits, in milliseconds. */
const maxPauseMs = 150

/**
 * Starts `many` concurrent visitors that send requests of every kind, each with a unique email
 * address.
 */
export function startVisitors(street: Street, many: number, name: string): Visitors {
  let isOver = false
  const visit = async (visitor: number) => {
    for (let index = 0; !isOver; index += 1) {
      const email = `${name}-${visitor}-${index}@example.org`
      const does = visits[randomInt(visits.length)]
      // A visitor whose request is cut off stops; the ledger has what was acknowledged before.
      await does?.(street, email).catch((error: unknown) => {
        if (error instanceof Unexpected) throw error
      })
      await wait(randomInt(maxPauseMs))
    }
  }
  const visiting = Promise.all(Array.from({ length: many }, (_, visitor) => visit(visitor)))
  // `stop` rejects with the error; this handler prevents an unhandled rejection before.
  visiting.catch(() => (isOver = true))
  return {
    areOut: () => !isOver,
    async stop() {
      isOver = true
      await visiting
    },
  }
}

/** An answer that no kill explains. */
class Unexpected extends Error {}

type Visit = (street: Street, email: string) => Promise<void>

const visits: readonly Visit[] = [
  askForQuote,
  registerForFree,
  registerForFree,
  registerAndPay,
  registerAndPay,
  // Kills often cut these off: they take longest, since codes are answered after a pause.
  registerAndChange,
  registerAndChange,
  registerAndChange,
  decline,
]

async function askForQuote({ url, ledger }: Street, email: string): Promise<void> {
  const headers = { [idempotencyHeader]: email.replaceAll(/[^a-z0-9-]/g, '-') }
  const saved = await send(url, 'POST', quotePaths.client, clientBody(email), headers, [201])
  ledger.leads.set(email, 'incomplete')
  const body = requestBody(clientAnswer.parse(saved).client._id)
  await send(url, 'POST', quotePaths.request, body, headers, [201])
  ledger.leads.set(email, 'complete')
  count(ledger, 'lead')
}

async function registerForFree({ url, ledger }: Street, email: string): Promise<void> {
  const adults = randomInt(1, 5)
  const willingness = randomInt(4) === 0 ? 'maybe' : 'yes'
  const body = { ...registrationBody(freeEvent, email, adults), willingness }
  await send(url, 'POST', bookingPaths.register(freeEvent), body, asTenant, [201])
  const seats = willingness === 'yes' ? adults : 0
  ledger.guests.set(email, { willingness, seats, paidCents: 0, mails: 2, isUnsure: false })
  count(ledger, 'registration')
}

async function registerAndPay({ url, ledger }: Street, email: string): Promise<void> {
  const adults = randomInt(1, 5)
  const body = registrationBody(paidEvent, email, adults)
  const held = await send(url, 'POST', bookingPaths.register(paidEvent), body, asTenant, [201])
  const acknowledged: AcknowledgedGuest = {
    willingness: 'yes',
    seats: 0,
    paidCents: 0,
    mails: 0,
    isUnsure: false,
  }
  ledger.guests.set(email, acknowledged)
  count(ledger, 'registration')
  if (randomInt(4) === 0) return
  const page = new URL(registrationAnswer.parse(held).paymentUrl ?? '').pathname
  ledger.guests.set(email, { ...acknowledged, isUnsure: true })
  const answer = await fetch(url + page, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Unexpected(`Paying was answered ${answer.status}`)
  const paidCents = adults * seatCents
  ledger.guests.set(email, { ...acknowledged, seats: adults, paidCents, mails: 2 })
  count(ledger, 'payment')
}

async function registerAndChange(street: Street, email: string): Promise<void> {
  const { url, ledger } = street
  await registerForFree(street, email)
  const registered = ledger.guests.get(email)
  if (registered === undefined) return
  ledger.guests.set(email, { ...registered, isUnsure: true })
  const asked = await send(
    url,
    'POST',
    bookingPaths.requestCode(freeEvent),
    { email },
    asTenant,
    [200],
  )
  const coded = { ...registered, mails: registered.mails + 1 }
  ledger.guests.set(email, coded)
  count(ledger, 'code')

  const otp = await street.codeFor(email)
  if (otp === null) throw new Unexpected(`No code was mailed to ${email}`)
  const challenge = codeRequestAnswer.parse(asked).bookingId
  const path = bookingPaths.verifyCode(freeEvent, challenge)
  const verified = await send(url, 'POST', path, { otp }, asTenant, [200])
  const { updateToken, booking } = codeAnswer.parse(verified)
  const adults = randomInt(1, 5)
  const willingness = (['yes', 'maybe', 'no'] as const)[randomInt(3)] ?? 'no'
  const body = { ...registrationBody(freeEvent, email, adults), willingness, updateToken }
  ledger.guests.set(email, { ...coded, isUnsure: true })
  await send(url, 'PATCH', bookingPaths.change(freeEvent, booking.bookingId), body, asTenant, [200])
  const seats = willingness === 'yes' ? adults : 0
  ledger.guests.set(email, { ...coded, willingness, seats, mails: coded.mails + 2 })
  count(ledger, 'change')
}

async function decline({ url, ledger }: Street, email: string): Promise<void> {
  await send(url, 'POST', bookingPaths.decline(freeEvent), declineBody(email), asTenant, [201])
  ledger.guests.set(email, {
    willingness: 'no',
    seats: 0,
    paidCents: 0,
    mails: 2,
    isUnsure: false,
  })
  count(ledger, 'decline')
}

const asTenant = { [tenantHeader]: 'evergreen' }

/** Sends JSON; rejects with Unexpected for any other status. */
async function send(
  url: string,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  expected: readonly number[],
): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await answer.text()
  if (!expected.includes(answer.status)) {
    throw new Unexpected(`${method} ${path} was answered ${answer.status}: ${text}`)
  }
  return JSON.parse(text)
}
