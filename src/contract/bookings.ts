import * as z from 'zod/mini'
import { formLimits } from '#domain/events/form-field.ts'
import { bookingStatus, formResponse } from './booking-result.ts'
import { text } from './text.ts'

/** Whether a guest comes. */
const willingness = z.enum(['yes', 'maybe', 'no'])

// Limits are twice the forms' limits in characters, in UTF-16 units: every text that a form allows
// can be sent, and a slightly longer one is refused under its field.

/** The chosen checkboxes. */
const sentChoices = z
  .array(text(2 * formLimits.optionLength))
  .check(z.maxLength(formLimits.options))

/** One submitted answer: a text, a number for a count, a list for checkboxes. */
const sentResponse = z.object({
  fieldName: text(2 * formLimits.nameLength),
  value: z.optional(
    z.nullable(z.union([text(2 * formLimits.answerLength), z.number(), sentChoices])),
  ),
})

/** A count of attendees, as form text or as a number. */
const count = z.optional(z.nullable(z.union([text(20), z.number()])))

const sentAnswers = {
  /** One answer per question; may include the email address. */
  formResponses: z.optional(z.array(sentResponse).check(z.maxLength(formLimits.fields + 1))),
  /** Used as the answer named `email` if the form has none. */
  attendeeEmail: z.optional(z.nullable(text(300))),
  adults: count,
  children: count,
  /** (sic) The answer named `interests`. */
  intrests: z.optional(z.nullable(sentChoices)),
}

const returnUrls = {
  /** On our own origin; our own result pages if missing. */
  successUrl: z.optional(text(2000)),
  failureUrl: z.optional(text(2000)),
}

/** Body of call 6: a registration with Yes or Maybe. The server computes seats and price. */
export const registrationBody = z.object({
  eventId: z.optional(text(128)),
  willingness,
  ...sentAnswers,
  ...returnUrls,
})
export type RegistrationBody = z.infer<typeof registrationBody>

/** An event's seats after a call, to show what is left. */
const seats = {
  /** Null for no limit. */
  capacity: z.nullable(z.int()),
  /** Confirmed and held seats. */
  totalAttendees: z.int(),
}

/** Answer of call 6: 201, or 200 if an unpaid booking of ours was resumed. */
export const registrationAnswer = z.object({
  bookingId: z.string(),
  status: z.enum(['confirmed', 'pending_payment']),
  ...seats,
  /** Address of the checkout session; only with `pending_payment`. */
  paymentUrl: z.optional(z.string()),
})
export type RegistrationAnswer = z.infer<typeof registrationAnswer>

/** Body of call 7: the owner of the mailbox changes the answer. A No needs no answers. */
export const changeBody = z.object({
  willingness,
  message: z.optional(z.nullable(text(4000))),
  ...sentAnswers,
  ...returnUrls,
  /** From call 10; the same value under either name. */
  updateToken: z.optional(text(200)),
  editToken: z.optional(text(200)),
})
export type ChangeBody = z.infer<typeof changeBody>

/** Answer of call 7. */
export const changeAnswer = z.object({
  booking: z.object({
    bookingId: z.string(),
    status: bookingStatus,
    /** The answer in force: while more seats are being paid for, still the former one. */
    willingness,
    formResponses: z.array(formResponse),
  }),
  ...seats,
  /** Address of the checkout session for more seats. */
  paymentUrl: z.optional(z.string()),
})
export type ChangeAnswer = z.infer<typeof changeAnswer>

/** Body of call 8: a decline. */
export const declineBody = z.object({
  eventId: z.optional(text(128)),
  name: text(300),
  /** The phone, 10 digits. */
  number: z.union([text(50), z.number()]),
  email: text(300),
  message: z.optional(z.nullable(text(4000))),
})
export type DeclineBody = z.infer<typeof declineBody>

/** Answer of call 8, 201. */
export const declineAnswer = z.object({ message: z.string() })

/** Body of call 9. */
export const codeRequestBody = z.object({ email: text(300) })

/** Answer of call 9: an opaque id for call 10, whether or not the address has a booking. */
export const codeRequestAnswer = z.object({ bookingId: z.string() })

/** Body of call 10. */
export const codeBody = z.object({ otp: z.union([text(50), z.number()]) })

/** Answer of call 10. */
export const codeAnswer = z.object({
  /** For call 7: bound to the booking, 20 minutes, single use. */
  updateToken: z.string(),
  booking: z.object({
    bookingId: z.string(),
    willingness,
    /** Seats that the booking takes, including held ones; a platform may leave it out. */
    seats: z.optional(z.int()),
    formResponses: z.array(formResponse),
  }),
})
export type CodeAnswer = z.infer<typeof codeAnswer>
