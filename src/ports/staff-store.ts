import type { Invitation } from '#domain/desk/invitation.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { StaffMember, StaffRefusal } from '#domain/desk/staff.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor, NewEmail } from './mail-outbox.ts'

/** An invitation to store, with the keyed hash of its token. */
export interface NewInvitation extends Invitation {
  readonly tokenHash: string
}

export interface RoleChange {
  readonly staffId: string
  readonly role: Role
  /** The colleague's revision that the editor has seen. */
  readonly revision: number
  /** The colleague who takes the open requests that the role may not work; null for nobody. */
  readonly successorId: string | null
  readonly by: string
}

/** A colleague who leaves, or loses the permission to work requests. */
export interface Leaving {
  readonly staffId: string
  /** The colleague who takes over their work; null leaves it unassigned. */
  readonly successorId: string | null
  /** The colleague who does this; null for the command line. */
  readonly by: string | null
}

/** A colleague who has left, with the number of their open requests and planned visits. */
export interface HandedOver {
  readonly member: StaffMember
  readonly requests: number
  readonly visits: number
}

/** Stores staff and invitations, each change with its activity. */
export interface StaffStore {
  /**
   * Stores an invitation with its email, and ends earlier ones of that address. Returns false if
   * the inviting colleague has lost the permission.
   */
  invite(invitation: NewInvitation, emails: readonly NewEmail[]): Promise<boolean>
  /** Whether the invitation with that hash can still be used. */
  isInvitationOpen(tokenHash: string, now: Instant): Promise<boolean>
  /** Ends the open invitations of an address; returns whether there were any. */
  withdrawInvitation(email: string, by: string | null, now: Instant): Promise<boolean>
  /** Colleagues who were not removed, by name. */
  list(): Promise<readonly StaffMember[]>
  /** Invitations that can still be used, newest first. */
  openInvitations(now: Instant): Promise<readonly Invitation[]>
  /** The colleague with that address, in any letter case, unless removed. */
  findByEmail(email: string): Promise<StaffMember | null>
  /**
   * Changes a colleague's role, unless no owner would be left or the revision is stale, and hands
   * over open requests that they may no longer work.
   */
  changeRole(
    change: RoleChange,
    now: Instant,
    emailsFor: EmailsFor<{ readonly member: StaffMember; readonly from: Role }>,
  ): Promise<Result<StaffMember, StaffRefusal | Stale>>
  /** Changes the name that colleagues and customers see. */
  rename(staffId: string, name: string, now: Instant): Promise<void>
  /** Number of open requests of each colleague, by id; colleagues without any are left out. */
  countOpenRequests(): Promise<ReadonlyMap<string, number>>
  /** Number of planned visits of each colleague, by id; colleagues without any are left out. */
  countPlannedVisits(): Promise<ReadonlyMap<string, number>>
  /**
   * Removes a colleague with all credentials and sessions, unless no owner would be left, and hands
   * over their open requests and planned visits.
   */
  remove(leaving: Leaving, now: Instant): Promise<Result<HandedOver, StaffRefusal>>
}
