import type { Role } from './roles.ts'

/** An email to a colleague about their own access. */
export type SecurityAlert =
  | { readonly is: 'passkey-added'; readonly browser: string }
  | { readonly is: 'signed-in-by-code'; readonly browser: string }
  | { readonly is: 'signed-in-by-recovery-code'; readonly browser: string }
  | { readonly is: 'signed-in-from-new-browser'; readonly browser: string }
  | { readonly is: 'role-changed'; readonly from: Role; readonly to: Role }
