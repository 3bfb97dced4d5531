import { invitationLifetimes, joinUrl, type Invitation } from '#domain/desk/invitation.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { EmailSecrets } from '#domain/emails/email.ts'
import { emailMessage, isEmail } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskHashes } from './hashes.ts'

type InvitingDependencies = Pick<Dependencies, 'secrets' | 'clock' | 'ids' | 'publicUrl'>

export type InviteRefusal =
  | { readonly code: 'invalid'; readonly message: string }
  /** The address is a colleague's, whose role can be changed instead. */
  | { readonly code: 'already-staff'; readonly name: string }
  /** The inviting member was removed, or lost the permission, at the same moment. */
  | { readonly code: 'may-not-invite' }

/** An invitation with the only link that opens it. */
export interface Invited {
  readonly invitation: Invitation
  readonly url: string
}

function newInvitation(
  { secrets, clock, ids, publicUrl }: InvitingDependencies,
  { email, role }: Pick<Invitation, 'email' | 'role'>,
  by: { readonly from: keyof typeof invitationLifetimes; readonly staffId: string | null },
): Invited & { readonly tokenHash: string } {
  const createdAt = clock.now()
  const token = secrets.newToken()
  const expiresAt = createdAt + invitationLifetimes[by.from]
  return {
    invitation: { id: ids.newId(), email, role, invitedBy: by.staffId, createdAt, expiresAt },
    url: joinUrl(publicUrl, token),
    tokenHash: deskHashes(secrets).invitation(token),
  }
}

/**
 * Invites from the command line: the first owner, or one who is locked out. Returns the link, which
 * is shown once. Commands need access to the database, so no permission is checked.
 */
export function inviteFromCommandLine(
  dependencies: InvitingDependencies & Pick<Dependencies, 'staff'>,
) {
  return async (
    address: string,
    role: Role,
  ): Promise<Result<Invited, Extract<InviteRefusal, { code: 'invalid' }>>> => {
    const email = address.trim()
    if (!isEmail(email)) return err({ code: 'invalid', message: emailMessage })
    const by = { from: 'command-line', staffId: null } as const
    const { tokenHash, ...invited } = newInvitation(dependencies, { email, role }, by)
    await dependencies.staff.invite({ ...invited.invitation, tokenHash }, [])
    return ok(invited)
  }
}

/** Whether an invitation is still open; false for an unknown one. Checking does not use it. */
export function checkInvitation({ staff, secrets, clock }: Dependencies) {
  return (token: string): Promise<boolean> =>
    staff.isInvitationOpen(deskHashes(secrets).invitation(token), clock.now())
}

/** Invites an address from the desk; the link is sent by email and shown nowhere. */
export function inviteColleague(dependencies: Dependencies) {
  const { staff, secrets } = dependencies
  return async (
    address: string,
    role: Role,
    by: StaffMember,
  ): Promise<Result<Invitation, InviteRefusal>> => {
    const email = address.trim()
    if (!isEmail(email)) return err({ code: 'invalid', message: emailMessage })
    const known = await staff.findByEmail(email)
    if (known !== null) return err({ code: 'already-staff', name: known.name })
    const origin = { from: 'desk', staffId: by.id } as const
    const { invitation, url, tokenHash } = newInvitation(dependencies, { email, role }, origin)
    const { id, expiresAt } = invitation
    const isStored = await staff.invite({ ...invitation, tokenHash }, [
      {
        to: email,
        email: { kind: 'desk-invitation', data: { by: by.name, role, expiresAt } },
        sealedSecrets: secrets.seal(JSON.stringify({ link: url } satisfies EmailSecrets)),
        about: { kind: 'invitation', id },
      },
    ])
    return isStored ? ok(invitation) : err({ code: 'may-not-invite' })
  }
}
