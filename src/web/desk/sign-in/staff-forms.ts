import * as z from 'zod/mini'
import { roles } from '#domain/desk/roles.ts'
import { orNull, requiredEmail } from '#domain/typed-fields.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'

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

export type StaffAnswer = ActionAnswer | { readonly is: 'invited'; readonly email: string }
