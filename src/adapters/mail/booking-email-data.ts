import * as z from 'zod/mini'

const news = z.discriminatedUnion('is', [
  z.object({
    is: z.enum([
      'registered',
      'changed',
      'declined',
      'cancelled',
      'event-cancelled',
      'event-moved',
      'address-corrected',
      'address-left',
    ]),
  }),
  z.object({ is: z.literal('paid'), amountCents: z.number() }),
  z.object({
    is: z.literal('refunded'),
    refundCents: z.number(),
    reason: z.enum(['due', 'courtesy', 'seats-gone', 'event-over', 'not-owed']),
  }),
])

const booking = z.object({
  id: z.string(),
  email: z.string(),
  revision: z.number(),
  origin: z.enum(['registration', 'decline']),
  willingness: z.enum(['yes', 'maybe', 'no']),
  party: z.object({ adults: z.number(), children: z.number() }),
  answers: z.array(
    z.object({ name: z.string(), value: z.union([z.string(), z.array(z.string())]) }),
  ),
  message: z.nullable(z.string()),
  seats: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  refundDueCents: z.number(),
})

/** An event as stored with emails. */
export const emailEvent = z.object({
  event: z.object({
    id: z.string(),
    publicId: z.string(),
    name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    start: z.number(),
    end: z.nullable(z.number()),
    timeZone: z.string(),
    venueAddress: z.nullable(z.string()),
    capacity: z.nullable(z.number()),
  }),
  questions: z.array(z.object({ name: z.string(), label: z.string() })),
  seatsTaken: z.number(),
  revision: z.number(),
})

/** Stored data of emails about bookings. */
export const bookingReport = z.object({ news, booking, event: emailEvent, at: z.number() })
