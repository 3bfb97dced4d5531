import { Hono } from 'hono'
import {
  addressesPath,
  addressQuery,
  addressQueryMessage,
  type AddressesAnswer,
} from '#contract/addresses.ts'
import type { suggestAddresses } from '#usecases/suggest-addresses.ts'
import { Problem } from './problems.ts'

/** Handles `GET /api/addresses?q=…`. */
export function addressRoutes(suggest: ReturnType<typeof suggestAddresses>): Hono {
  return new Hono().get(addressesPath, async (context) => {
    const query = addressQuery.safeParse(context.req.query())
    if (!query.success) throw new Problem('bad-parameter', { fields: { q: addressQueryMessage } })
    const answer: AddressesAnswer = { suggestions: [...(await suggest(query.data.q))] }
    // Private, since it is the address of someone's home; the browser may cache it while they type.
    context.header('Cache-Control', 'private, max-age=300')
    return context.json(answer)
  })
}
