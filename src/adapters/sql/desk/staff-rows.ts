import type { Selectable } from 'kysely'
import type { StaffMember } from '#domain/desk/staff.ts'
import { nameKey } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import type { StaffRow } from './staff-tables.ts'

export function staffMember(row: Selectable<StaffRow>): StaffMember {
  const { id, email, name, role, joined_at: joinedAt, revision } = row
  return { id, email, name, role, joinedAt, revision }
}

/** Alike on both databases, whose collations differ. */
export const byName = (one: Pick<StaffMember, 'name'>, other: Pick<StaffMember, 'name'>) =>
  nameKey(one.name).localeCompare(nameKey(other.name))

const staffNow = ({ tx }: StoreTransaction, id: string) =>
  tx.selectFrom('staff').selectAll().where('id', '=', id).where('removed_at', 'is', null)

/**
 * Locks a colleague who was not removed. Rows that only name them, such as the activity of others,
 * can still be written: they would wait for a removal that waits for them.
 */
export async function lockStaff(
  transaction: StoreTransaction,
  id: string,
): Promise<StaffMember | null> {
  const row = await staffNow(transaction, id).forNoKeyUpdate().executeTakeFirst()
  return row === undefined ? null : staffMember(row)
}

/** Locks a colleague who gets work: their removal waits for it, and other assignments do not. */
export async function lockAssignee(
  transaction: StoreTransaction,
  id: string,
): Promise<StaffMember | null> {
  const row = await staffNow(transaction, id).forShare().executeTakeFirst()
  return row === undefined ? null : staffMember(row)
}

/** Locks several who get work, in the order of their ids, before the first of them gets any. */
export async function lockAssignees(
  { tx }: StoreTransaction,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  const known = ids.filter((id) => typeof id === 'string')
  const query = tx.selectFrom('staff').select('id').where('id', 'in', orNone(known)).orderBy('id')
  await query.forShare().execute()
}

/** Locks these colleagues and all owners, so that the last two cannot leave at once. */
export async function lockWithOwners(
  { tx }: StoreTransaction,
  ids: readonly (string | null)[],
): Promise<readonly StaffMember[]> {
  const known = ids.filter((id) => id !== null)
  const query = tx
    .selectFrom('staff')
    .selectAll()
    .where((row) => row.or([row('role', '=', 'owner'), row('id', 'in', orNone(known))]))
    .where('removed_at', 'is', null)
    .orderBy('id')
  return (await query.forNoKeyUpdate().execute()).map(staffMember)
}

/** Ends the open invitations to an address, or by a colleague; returns their ids. */
export async function endInvitations(
  { tx }: StoreTransaction,
  which: { readonly to: string } | { readonly by: string },
  now: Instant,
): Promise<readonly string[]> {
  const ended = await tx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where((row) =>
      'to' in which ? row('email_key', '=', emailKey(which.to)) : row('invited_by', '=', which.by),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return idsOf(ended)
}

/**
 * Deletes the credentials and the calendar link of a removed colleague. Sessions have ended by the
 * removal, and stay to tell their browsers why.
 */
export async function revokeAccess({ tx }: StoreTransaction, staffId: string): Promise<void> {
  for (const table of [
    'passkeys',
    'challenges',
    'sign_in_codes',
    'recovery_codes',
    'staff_browsers',
  ] as const) {
    await tx.deleteFrom(table).where('staff_id', '=', staffId).execute()
  }
  // The number of its links stays, so that none of them works again.
  await tx.updateTable('calendar_feeds').set({ is_on: 0 }).where('staff_id', '=', staffId).execute()
}
