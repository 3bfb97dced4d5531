import * as z from 'zod/mini'
import { roles } from './roles.ts'

const browser = z.string()

/** An email to a colleague about their own access. */
export const securityAlert = z.discriminatedUnion('is', [
  z.object({ is: z.literal('passkey-added'), browser }),
  z.object({ is: z.literal('signed-in-by-code'), browser }),
  z.object({ is: z.literal('signed-in-by-recovery-code'), browser }),
  z.object({ is: z.literal('confirmed-by-recovery-code'), browser }),
  z.object({ is: z.literal('signed-in-from-new-browser'), browser }),
  z.object({ is: z.literal('role-changed'), from: z.enum(roles), to: z.enum(roles) }),
])
export type SecurityAlert = Readonly<z.infer<typeof securityAlert>>
