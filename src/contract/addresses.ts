import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'

/** Path of the address lookup: `GET /api/addresses?q=…`. */
export const addressesPath = '/api/addresses'

/** The text typed so far, `street text, city/ZIP`, if it can be the beginning of an address. */
export const addressQuery = z.object({
  q: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
})

/** An address in the shape of the form: two-letter state, 5-digit ZIP code. */
const addressSuggestion = z.extend(addressParts, { label: z.string() })

/** The likeliest addresses first; empty if none fits. */
export const addressesAnswer = z.object({ suggestions: z.array(addressSuggestion) })

/** The answer as both ends see it. */
export type AddressesAnswer = z.infer<typeof addressesAnswer>

/** The refusal of a `q` that is too short, too long or missing. */
export const addressQueryMessage = 'Please type between 3 and 120 characters of the address.'
