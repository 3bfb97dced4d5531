import { tryCode } from '#domain/bookings/email-code.ts'
import { invitationIsOpen } from '#domain/desk/invitation.ts'
import type { Credential, CredentialRefusal } from '#domain/desk/credential.ts'
import { roleAfterJoining, type Role } from '#domain/desk/roles.ts'
import { signInCodeLifetime } from '#domain/desk/sign-in-code.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { codeState } from '#adapters/sql/bookings/code-store.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { lockStaff, staffMember } from './staff-rows.ts'

/** Owner of a credential. `formerRole` is set if it has changed their role. */
interface Proven {
  readonly member: StaffMember
  readonly formerRole: Role | null
}

const proven = (member: StaffMember) => ok({ member, formerRole: null })

/** Spends a valid credential and returns its owner. */
export async function consumeCredential(
  transaction: StoreTransaction,
  credential: Credential,
  now: Instant,
): Promise<Result<Proven, CredentialRefusal>> {
  switch (credential.is) {
    case 'passkey':
      return usePasskey(transaction, credential, now)
    case 'code':
      return useCode(transaction, credential, now)
    case 'recovery-code':
      return useRecoveryCode(transaction, credential, now)
    case 'invitation':
      return useInvitation(transaction, credential, now)
  }
}

type Of<Kind extends Credential['is']> = Extract<Credential, { is: Kind }>

async function usePasskey(
  transaction: StoreTransaction,
  { credentialId, counter }: Of<'passkey'>,
  now: Instant,
): Promise<Result<Proven, CredentialRefusal>> {
  const { tx } = transaction
  // Their colleague is locked before any credential, as by a removal.
  const passkey = tx.selectFrom('passkeys').select('staff_id').where('id', '=', credentialId)
  const member = await lockStaff(transaction, (await passkey.executeTakeFirst())?.staff_id ?? '')
  const used = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', credentialId)
    .returning('id')
    .executeTakeFirst()
  return member === null || used === undefined ? err({ code: 'unknown-passkey' }) : proven(member)
}

async function useCode(
  transaction: StoreTransaction,
  { browserHash, codeHash }: Of<'code'>,
  now: Instant,
): Promise<Result<Proven, CredentialRefusal>> {
  const query = transaction.tx
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .orderBy('is_spent')
    .orderBy('issued_at', 'desc')
    .limit(1)
  const member = await lockStaff(transaction, (await query.executeTakeFirst())?.staff_id ?? '')
  const code = await query.forUpdate().executeTakeFirst()
  if (code === undefined) return err({ code: 'code-expired' })
  const matches = member?.id === code.staff_id && code.code_hash === codeHash
  const tried = tryCode(codeState(code), matches, now, signInCodeLifetime)
  await transaction.tx
    .updateTable('sign_in_codes')
    .set({ wrong_tries: tried.code.wrongTries, is_spent: tried.code.isSpent ? 1 : 0 })
    .where('id', '=', code.id)
    .execute()
  if (!tried.result.ok) return tried.result
  return member === null ? err({ code: 'code-expired' }) : proven(member)
}

async function useRecoveryCode(
  transaction: StoreTransaction,
  { email, codeHash }: Of<'recovery-code'>,
  now: Instant,
): Promise<Result<Proven, CredentialRefusal>> {
  const { tx } = transaction
  const found = tx.selectFrom('staff').select('id').where('email_key', '=', emailKey(email))
  const member = await lockStaff(transaction, (await found.executeTakeFirst())?.id ?? '')
  // Codes from before an update may belong to somebody who is no longer owner.
  if (member?.role !== 'owner') return err({ code: 'wrong-recovery-code' })
  const spent = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('staff_id', '=', member.id)
    .returning('staff_id')
    .executeTakeFirst()
  return spent === undefined ? err({ code: 'wrong-recovery-code' }) : proven(member)
}

/** Makes the invited address a colleague, or restores access for one who is. */
async function useInvitation(
  transaction: StoreTransaction,
  { tokenHash, name }: Of<'invitation'>,
  now: Instant,
): Promise<Result<Proven, CredentialRefusal>> {
  const { tx } = transaction
  const found = tx.selectFrom('invitations').selectAll().where('token_hash', '=', tokenHash)
  const known = tx
    .selectFrom('staff')
    .selectAll()
    .where('email_key', 'in', found.clearSelect().select('email_key'))
  const row = await known.forUpdate().executeTakeFirst()
  const invitation = await found.forUpdate().executeTakeFirst()
  if (
    invitation === undefined ||
    !invitationIsOpen({ expiresAt: invitation.expires_at, endedAt: invitation.ended_at }, now)
  ) {
    return err({ code: 'invitation-over' })
  }
  await tx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
  const { email, email_key, role: invited } = invitation
  if (row === undefined) {
    const id = transaction.ids.newId()
    const joined = await tx
      .insertInto('staff')
      .values({ id, email, email_key, name, role: invited, joined_at: now, revision: 1 })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordJoining(transaction, joined, now)
    return proven(staffMember(joined))
  }
  const isBack = row.removed_at !== null
  const role = roleAfterJoining(isBack ? null : row.role, invited)
  const formerRole = isBack || role === row.role ? null : row.role
  const after = await tx
    .updateTable('staff')
    .set({
      email,
      name,
      role,
      joined_at: isBack ? now : row.joined_at,
      removed_at: null,
      revision: row.revision + 1,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isBack) {
    // The removal has ended them, and they must not go on.
    await tx.deleteFrom('sessions').where('staff_id', '=', row.id).execute()
    await recordJoining(transaction, after, now)
  } else if (formerRole !== null) {
    await addActivity(transaction, { by: invitation.invited_by, at: now }, 'staff', row.id, {
      kind: 'role-changed',
      from: formerRole,
      to: role,
    })
  }
  return ok({ member: staffMember(after), formerRole })
}

async function recordJoining(
  transaction: StoreTransaction,
  { id, role }: Pick<StaffMember, 'id' | 'role'>,
  at: Instant,
): Promise<void> {
  await addActivity(transaction, { by: id, at }, 'staff', id, { kind: 'staff-joined', role })
}
