import * as z from 'zod/mini'
import { optionalText, requiredEmail, requiredText } from '#domain/typed-fields.ts'

const email = requiredEmail('Enter your email address.')

const code = z
  .pipe(
    z.string({ error: 'Enter the six digits from the email.' }),
    z.transform((typed) => typed.replaceAll(/\s/g, '')),
  )
  .check(z.regex(/^\d{6}$/, { error: 'A code has six digits.' }))

export const codeRequestForm = z.object({ intent: z.literal('send-code'), email })

export const codeForm = z.object({ intent: z.literal('code'), code })

export const recoveryForm = z.object({
  intent: z.literal('recovery-code'),
  email,
  recoveryCode: z.string({ error: 'Enter one of your recovery codes.' }).check(
    z.trim(),
    z.maxLength(40, {
      error: 'That is too long for a recovery code. Check it against your list.',
    }),
  ),
})

/** A passkey's answer, as the device gave it. */
const passkeyForm = z.object({
  intent: z.literal('passkey'),
  answer: z.string().check(z.maxLength(10_000)),
})

const ownName = requiredText('Enter your name.', 80)

export const ownNameForm = z.object({ intent: z.literal('change-name'), name: ownName })

export const joinForm = z.object({
  token: z
    .string({ error: 'This link is not complete. Open it again from the email.' })
    .check(z.maxLength(100)),
  name: ownName,
})

/** Any of the ways to show who one is, and the request for a code. */
export const credentialForm = z.discriminatedUnion('intent', [
  codeRequestForm,
  codeForm,
  recoveryForm,
  passkeyForm,
])

export function shownCredential(
  submitted: Exclude<z.infer<typeof credentialForm>, { intent: 'send-code' }>,
) {
  switch (submitted.intent) {
    case 'passkey':
      return { is: 'passkey', answer: submitted.answer } as const
    case 'code':
      return { is: 'code', code: submitted.code } as const
    case 'recovery-code':
      return { is: 'recovery-code', email: submitted.email, code: submitted.recoveryCode } as const
  }
}

/** Checks whether a link still works, without using it; of an incomplete one the token is empty. */
export const invitationCheckForm = z.object({
  intent: z.literal('check'),
  token: optionalText(100),
})

export const passkeyNameForm = z.object({
  intent: z.literal('rename-passkey'),
  id: z.string(),
  name: requiredText('Enter a name.', 60),
})

/** What somebody reads who was removed, and nobody else. */
export const removedText =
  'An owner has ended your access to the desk. If you still need it, ask an owner to invite you again.'
