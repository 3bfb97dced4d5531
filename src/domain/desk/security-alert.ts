import * as z from 'zod/mini'
import { roles } from './roles.ts'

/** An email to a colleague about their own access. */
export const securityAlert = z.discriminatedUnion('is', [
  z.object({
    is: z.enum([
      'passkey-added',
      'recovery-codes-made',
      'signed-in-by-code',
      'signed-in-by-recovery-code',
      'confirmed-by-recovery-code',
      'signed-in-from-new-browser',
    ]),
    browser: z.string(),
  }),
  z.object({ is: z.literal('role-changed'), from: z.enum(roles), to: z.enum(roles) }),
])
export type SecurityAlert = Readonly<z.infer<typeof securityAlert>>
