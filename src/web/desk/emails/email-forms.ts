import * as z from 'zod/mini'
import { orNull, requiredEmail } from '#domain/typed-fields.ts'

export const correctAddressForm = z.object({
  intent: z.literal('correct'),
  address: requiredEmail('Enter the right email address.'),
})

export const sentEmailForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('resend') }),
  z.object({ intent: z.literal('give-up') }),
  z.object({ intent: z.literal('undo'), edits: z.enum(['waiting', 'needs-look']) }),
  correctAddressForm,
])

/** The request that the page has shown the email on; empty for none. */
const seen = orNull(z.string().check(z.maxLength(100)))

export const receivedEmailForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make-request'), seen }),
  z.object({ intent: z.literal('put-on'), requestId: z.string().check(z.maxLength(100)), seen }),
  z.object({ intent: z.literal('take-off'), seen: z.string().check(z.maxLength(100)) }),
  z.object({ intent: z.literal('archive') }),
  z.object({ intent: z.literal('put-back') }),
  z.object({ intent: z.literal('undo'), edits: z.enum(['archive', 'put-back']) }),
])
