import * as z from 'zod/mini'

/** Schema of `AddressParts`, for stored JSON and answers on the wire. */
export const addressParts = z.object({
  /** House number and street. */
  street1: z.string(),
  city: z.string(),
  /** A state's name or its two-letter code. */
  state: z.string(),
  /** 5 digits. */
  zip: z.string(),
})
