import { deskPaths } from './desk-paths.ts'
import { hour, type Instant } from '#domain/time.ts'
import type { Role } from './roles.ts'

/** Lifetime of an invitation in milliseconds, by its origin. */
export const invitationLifetimes = { 'command-line': hour, desk: 24 * hour } as const

/** An invitation to work at the desk; its token exists only in its link. */
export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** The inviting colleague; null for the command line. */
  readonly invitedBy: string | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

/** Whether it can still be used. `endedAt`: when it was used, replaced or withdrawn. */
export function invitationIsOpen(
  { expiresAt, endedAt }: Pick<Invitation, 'expiresAt'> & { readonly endedAt: Instant | null },
  now: Instant,
): boolean {
  return endedAt === null && now < expiresAt
}

/** The link of an invitation. */
export const joinUrl = (publicUrl: string, token: string): string =>
  publicUrl + deskPaths.join(token)
