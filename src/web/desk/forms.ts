import * as z from 'zod'
import { roles } from '#domain/desk/roles.ts'
import { emailMessage, isEmail } from '#domain/fields.ts'

/** Longest name of a colleague, in characters. */
const nameLength = 80

const email = z
  .string({ error: 'Enter your email address.' })
  .trim()
  .refine(isEmail, { error: emailMessage })

const code = z
  .string({ error: 'Enter the six digits from the email.' })
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((digits) => /^\d{6}$/.test(digits), { error: 'A code has six digits.' })

/** Asks for a code by email. */
export const codeRequestForm = z.object({ intent: z.literal('send-code'), email })

/** Enters it. */
export const codeForm = z.object({ intent: z.literal('code'), code })

/** Enters a printed recovery code. */
export const recoveryForm = z.object({
  intent: z.literal('recovery-code'),
  email,
  recoveryCode: z
    .string({ error: 'Enter one of your recovery codes.' })
    .trim()
    .max(40, { error: 'A recovery code is shorter.' }),
})

/** A passkey's answer, as the device gave it. */
export const passkeyForm = z.object({
  intent: z.literal('passkey'),
  answer: z.string().max(10_000),
})

/** Uses an invitation. */
export const joinForm = z.object({
  token: z.string({ error: 'This link is not complete. Open it again from the email.' }).max(100),
  name: z
    .string({ error: 'Enter your name.' })
    .trim()
    .min(1, { error: 'Enter your name.' })
    .max(nameLength, { error: 'Please use at most 80 characters.' }),
})

/** Invites a colleague. */
export const inviteForm = z.object({
  intent: z.literal('invite'),
  email: z
    .string({ error: 'Enter an email address.' })
    .trim()
    .refine(isEmail, { error: emailMessage }),
  role: z.enum(roles, { error: 'Choose a role.' }),
})

export const roleForm = z.object({
  intent: z.literal('role'),
  staffId: z.string(),
  revision: z.coerce.number().int(),
  role: z.enum(roles),
})

/** Removes a colleague, or withdraws an invitation. */
export const removeForm = z.object({
  intent: z.literal('remove'),
  email: z.string(),
  /** Address of the colleague who takes their open requests. */
  successor: z.optional(z.string()).transform((email) => email ?? null),
})

/** Longest name of a passkey, in characters. */
const passkeyNameLength = 60

/** Gives a passkey a name that tells devices apart. */
export const passkeyNameForm = z.object({
  intent: z.literal('rename-passkey'),
  id: z.string(),
  name: z
    .string({ error: 'Enter a name.' })
    .trim()
    .min(1, { error: 'Enter a name.' })
    .max(passkeyNameLength, { error: 'Please use at most 60 characters.' }),
})

/** In a form that was refused for a colleague's newer save: the revision that it goes over. */
export const overField = { over: z.optional(z.number().int()) }
