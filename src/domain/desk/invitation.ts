import { hour, type Instant } from '#domain/time.ts'
import type { Role } from './roles.ts'

/** How long an invitation can be used, in milliseconds, by where it comes from. */
export const invitationLifetimes = { 'command-line': hour, desk: 24 * hour } as const

/** An invitation to work at the desk; its token is kept nowhere but in its link. */
export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** The colleague who invites; null from the command line. */
  readonly invitedBy: string | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

/** Whether it can be used still. `endedAt`: when it was used, replaced or withdrawn. */
export function invitationIsOpen(
  { expiresAt, endedAt }: Pick<Invitation, 'expiresAt'> & { readonly endedAt: Instant | null },
  now: Instant,
): boolean {
  return endedAt === null && now < expiresAt
}

/** Where an invitation is used. The token stays out of what servers and their logs see. */
export function joinUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/desk/join#${token}`
}
