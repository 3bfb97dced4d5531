import { Hono } from 'hono'
import {
  addressesPath,
  addressQuery,
  addressRefusals,
  type AddressesAnswer,
} from '#contract/addresses.ts'
import type { suggestAddresses } from '#usecases/suggest-addresses.ts'

/** Answers `GET /api/addresses?q=…`. */
export function addressRoutes(suggest: ReturnType<typeof suggestAddresses>) {
  return new Hono().get(addressesPath, async (context) => {
    const query = addressQuery.safeParse(context.req.query())
    if (!query.success) {
      return context.json({ error: addressRefusals['bad-query'], code: 'bad-query' }, 400)
    }
    const suggestions = await suggest(query.data.q)
    // The address of someone's home: the browser may keep it while they type, no one else.
    context.header('Cache-Control', 'private, max-age=300')
    return context.json({ suggestions: [...suggestions] } satisfies AddressesAnswer)
  })
}
