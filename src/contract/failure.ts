import * as z from 'zod/mini'

const fields = z.optional(z.record(z.string(), z.string()))

/** How calls 1 to 3 and the site's own small calls refuse: a sentence, a stable word, the fields. */
export const quoteFailure = z.object({ error: z.string(), code: z.string(), fields })
export type QuoteFailure = z.infer<typeof quoteFailure>

/** How calls 4 to 11 refuse. */
export const eventFailure = z.object({ message: z.string(), code: z.string(), fields })
export type EventFailure = z.infer<typeof eventFailure>
