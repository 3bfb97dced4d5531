// Separate from the other schemas of bookings, so that the page after a payment loads only these.

import * as z from 'zod/mini'

/** One stored answer. */
export const formResponse = z.object({
  fieldName: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
})
export type FormResponse = z.infer<typeof formResponse>

/** The state of a booking, as calls 7 and 11 return it. */
export const bookingStatus = z.enum([
  'confirmed',
  'pending_payment',
  'expired',
  'refunded',
  'cancelled',
])

/**
 * Answer of call 11. Its `formResponses` hold only `firstName` and `lastName`. Only the booking and
 * its status must be there; anything else that is missing or wrong is read as empty.
 */
export const resultAnswer = z.object({
  booking: z.object({
    bookingId: z.string(),
    status: bookingStatus,
    attendeeEmail: z.catch(z.string(), ''),
    /** Empty if a platform behind the site does not send it. */
    bookedAt: z.catch(z.iso.datetime(), ''),
    formResponses: z.catch(z.array(formResponse), []),
  }),
  /** Whether a confirmed booking is paid: only then may a page show 'Payment Successful!'. */
  paid: z._default(z.boolean(), true),
})
export type ResultAnswer = z.infer<typeof resultAnswer>
