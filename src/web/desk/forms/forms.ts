import * as z from 'zod/mini'
import { roles } from '#domain/desk/roles.ts'
import {
  jsonField,
  optionalText,
  orNull,
  requiredEmail,
  requiredText,
} from '#domain/typed-fields.ts'

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
export const passkeyForm = z.object({
  intent: z.literal('passkey'),
  answer: z.string().check(z.maxLength(10_000)),
})

export const joinForm = z.object({
  token: z
    .string({ error: 'This link is not complete. Open it again from the email.' })
    .check(z.maxLength(100)),
  name: requiredText('Enter your name.', 80),
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

export const inviteForm = z.object({
  intent: z.literal('invite'),
  email: requiredEmail('Enter an email address.'),
  role: z.enum(roles, { error: 'Choose a role.' }),
})

export const roleForm = z.object({
  intent: z.literal('role'),
  staffId: z.string(),
  revision: z.int(),
  role: z.enum(roles),
  /** Id of the colleague who takes open requests that the role may not work. */
  successor: orNull(z.string()),
})

export const removeForm = z.object({
  intent: z.literal('remove'),
  email: z.string(),
  /** Address of the colleague who takes their open requests. */
  successor: orNull(z.string()),
})

export const withdrawForm = z.object({ intent: z.literal('withdraw'), email: z.string() })

export const endCalendarForm = z.object({ intent: z.literal('end-calendar'), staffId: z.string() })

/** Names a passkey, to distinguish devices. */
export const passkeyNameForm = z.object({
  intent: z.literal('rename-passkey'),
  id: z.string(),
  name: requiredText('Enter a name.', 60),
})

/** The revision that the page has shown; 0 before the first save. */
export const seenField = z.int().check(z.minimum(0))

/** Message for a repeated undo, or one that the form does not describe. */
export const nothingToUndo = 'There is nothing to undo.'

/** Takes back the last action, by the JSON that its answer has for `SavedLine`. */
export const undoForm = <Edits>(edits: z.ZodMiniType<Edits>, most?: number) =>
  z.object({ intent: z.literal('undo'), edits: jsonField(edits, nothingToUndo, most) })

/** A note that was added, by which its author takes it back. */
export const addedNote = z.object({ note: z.string() })

export const loggedCall = z.object({ call: z.string() })

/** Undo of an entry, as `SavedLine` sends it. */
export const undoNote = (note: string) =>
  JSON.stringify({ note } satisfies z.output<typeof addedNote>)
export const undoCall = (call: string) =>
  JSON.stringify({ call } satisfies z.output<typeof loggedCall>)
