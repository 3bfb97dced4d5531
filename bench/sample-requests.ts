import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import { eventAnswer } from '#contract/events.ts'
import { clientAnswer, quotePaths } from '#contract/quotes.ts'
import { clientBody, requestBody } from './sample-bodies.ts'
import type { Writes } from './server/load.ts'

/** A free event without a limit on its seats. */
export const openEvent = 'seed-swap'

export const asTenant = { [tenantHeader]: 'evergreen' }
const asJson = { 'content-type': 'application/json' }
const submitted: Readonly<Record<string, string>> = {
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  phone: '7705550123',
  adults: '2',
  children: '0',
}
type Posted = Pick<Writes, 'url' | 'headers' | 'body'>

/** A registration for the open event; `{n}` makes each guest unique. */
export async function registrationOf(site: string): Promise<Posted> {
  const answer = await fetch(site + eventPaths.event(openEvent), { headers: asTenant })
  const { formFields } = eventAnswer.parse(await answer.json())
  const attendeeEmail = 'guest{n}@example.com'
  return {
    url: site + bookingPaths.register(openEvent),
    headers: { ...asTenant, ...asJson },
    body: JSON.stringify({
      eventId: openEvent,
      willingness: 'yes',
      attendeeEmail,
      adults: 2,
      children: 0,
      intrests: [],
      formResponses: formFields.flatMap(({ fieldName }) => {
        const value = { ...submitted, email: attendeeEmail }[fieldName]
        return value === undefined ? [] : { fieldName, value }
      }),
      successUrl: `${site}/events/success`,
      failureUrl: `${site}/events/failure`,
    }),
  }
}

/** A quote's client as a well-filled form sends it. */
export function quoteOf(site: string): Posted {
  return {
    url: site + quotePaths.client,
    headers: asJson,
    body: JSON.stringify(clientBody('rosa{n}@example.com')),
  }
}

/** Sends both calls of the form in turn. */
export async function askForQuote(site: string, email: string): Promise<void> {
  const post = (path: string, body: unknown) =>
    fetch(site + path, { method: 'POST', headers: asJson, body: JSON.stringify(body) })
  const saved = await post(quotePaths.client, clientBody(email))
  const { client } = clientAnswer.parse(await saved.json())
  const asked = await post(quotePaths.request, requestBody(client._id))
  if (asked.status !== 201) throw new Error(`A request was answered ${asked.status}`)
}
