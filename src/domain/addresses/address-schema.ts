import * as z from 'zod/mini'

/** Schema of `AddressParts`, for stored JSON and answers on the wire. */
export const addressParts = z.object({
  street1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
