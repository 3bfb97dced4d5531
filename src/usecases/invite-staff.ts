import { invitationLifetimes, joinUrl, type Invitation } from '#domain/desk/invitation.ts'
import type { Role } from '#domain/desk/roles.ts'
import { emailMessage, isEmail } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { StaffStore } from '#ports/staff-store.ts'

/** What is kept of an invitation's token. */
export function hashedInvitation(secrets: Pick<Secrets, 'hash'>, token: string): string {
  return secrets.hash(`invitation ${token}`)
}

/**
 * Invites an address from the command line: the first owner, and whoever is locked out. The link
 * is answered, once; who has the command line has the database, so nothing is asked.
 */
export function inviteFromCommandLine(dependencies: {
  readonly staff: Pick<StaffStore, 'invite'>
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly publicUrl: string
}) {
  return async (
    address: string,
    role: Role,
  ): Promise<
    Result<
      { readonly invitation: Invitation; readonly url: string },
      { readonly code: 'invalid'; readonly message: string }
    >
  > => {
    const email = address.trim()
    if (!isEmail(email)) return err({ code: 'invalid', message: emailMessage })
    const now = dependencies.clock.now()
    const token = dependencies.secrets.newToken()
    const invitation: Invitation = {
      id: dependencies.ids.newId(),
      email,
      role,
      invitedBy: null,
      createdAt: now,
      expiresAt: now + invitationLifetimes['command-line'],
    }
    const tokenHash = hashedInvitation(dependencies.secrets, token)
    await dependencies.staff.invite({ ...invitation, tokenHash })
    return ok({ invitation, url: joinUrl(dependencies.publicUrl, token) })
  }
}
