import * as z from 'zod'
import { emailMessage, isEmail } from '#domain/fields.ts'

/** Steps on an email that went out. */
export const sentEmailForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('resend') }),
  z.object({ intent: z.literal('give-up') }),
  z.object({
    intent: z.literal('correct'),
    address: z
      .string({ error: 'Enter the right email address.' })
      .trim()
      .refine(isEmail, { error: emailMessage }),
  }),
])

/** Steps on an email that came in. */
export const receivedEmailForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make-request') }),
  z.object({ intent: z.literal('put-on'), requestId: z.string().max(100) }),
  z.object({ intent: z.literal('put-away') }),
  z.object({ intent: z.literal('put-back') }),
])
