import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { may, type Role } from './roles.ts'

/** A colleague at the desk. */
export interface StaffMember {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly joinedAt: Instant
  /** Rises with every change. */
  readonly revision: number
}

/**
 * Id of the only colleague whose visits a member may see and change: their own, or null for
 * everyone's.
 */
export const onlyOf = ({ id, role }: Pick<StaffMember, 'id' | 'role'>): string | null =>
  may(role, 'work-schedule') ? null : id

export type StaffRefusal =
  | { readonly code: 'unknown-staff' }
  /** Without an owner, nobody could invite one. */
  | { readonly code: 'last-owner' }
  /** The successor of a leaving colleague must stay and must be allowed to work requests. */
  | { readonly code: 'cannot-take-over' }

/**
 * Checks that an owner remains if a colleague leaves or loses the role; `owners` are all present
 * ones.
 */
export function checkOwnerStays(
  member: Pick<StaffMember, 'id'>,
  owners: readonly Pick<StaffMember, 'id'>[],
): Result<true, Extract<StaffRefusal, { code: 'last-owner' }>> {
  const others = owners.filter(({ id }) => id !== member.id)
  return others.length === 0 && owners.length > 0 ? err({ code: 'last-owner' }) : ok(true)
}

/** Whether a colleague can take over from a leaving one: anyone visits, requests need the role. */
export const canTakeOver = (
  successor: Pick<StaffMember, 'id' | 'role'>,
  leaving: Pick<StaffMember, 'id'> & { readonly openRequests: number },
): boolean =>
  successor.id !== leaving.id &&
  (leaving.openRequests === 0 || may(successor.role, 'work-requests'))

/** The name of one of several colleagues, with the email address where another has the same name. */
export const distinctName = (
  { name, email }: Pick<StaffMember, 'name' | 'email'>,
  staff: readonly Pick<StaffMember, 'name' | 'email'>[],
): string =>
  staff.some((other) => other.email !== email && isSameName(other.name, name))
    ? `${name}, ${email}`
    : name

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Id and distinct name of each colleague, to choose from. */
export const staffChoices = (
  staff: readonly Pick<StaffMember, 'id' | 'name' | 'email'>[],
): readonly Pick<StaffMember, 'id' | 'name'>[] =>
  staff.map((member) => ({ id: member.id, name: distinctName(member, staff) }))

/** Those who can be given a request, and the one who has it. */
export const assignableStaff = (
  staff: readonly Pick<StaffMember, 'id' | 'name' | 'email' | 'role'>[],
  assignedTo: string | null | undefined,
): readonly Pick<StaffMember, 'id' | 'name'>[] =>
  staffChoices(staff.filter(({ id, role }) => may(role, 'work-requests') || id === assignedTo))
