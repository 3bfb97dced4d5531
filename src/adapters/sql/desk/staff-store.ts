import type { NotNull, SelectQueryBuilder } from 'kysely'
import { invitationIsOpen } from '#domain/desk/invitation.ts'
import { may } from '#domain/desk/roles.ts'
import {
  canTakeOver,
  checkOwnerStays,
  type StaffMember,
  type StaffRefusal,
} from '#domain/desk/staff.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Actor } from '#ports/actor.ts'
import type { Leaving, StaffStore } from '#ports/staff-store.ts'
import { addActivity, stale } from '#adapters/sql/activity-rows.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import {
  byName,
  endInvitations,
  lockAssignee,
  lockStaff,
  lockWithOwners,
  revokeAccess,
  staffMember,
} from './staff-rows.ts'

export function sqlStaffStore(database: SqlDatabase): StaffStore {
  const { db } = database
  return {
    invite(invitation, emails) {
      const { id, email, role, invitedBy, createdAt: at } = invitation
      return inTransaction(database, async (transaction) => {
        if (invitedBy !== null) {
          // Removing the inviter waits for this lock, and then ends this invitation.
          const inviter = await lockStaff(transaction, invitedBy)
          if (inviter === null || !may(inviter.role, 'manage-staff')) return false
        }
        await endInvitations(transaction, { to: email }, at)
        await transaction.tx
          .insertInto('invitations')
          .values({
            id,
            token_hash: invitation.tokenHash,
            email,
            email_key: emailKey(email),
            role,
            invited_by: invitedBy,
            created_at: at,
            expires_at: invitation.expiresAt,
          })
          .execute()
        await addActivity(transaction, { by: invitedBy, at }, 'invitation', id, {
          kind: 'staff-invited',
          role,
        })
        await queueEmails(transaction, emails, at)
        return true
      })
    },

    async isInvitationOpen(tokenHash, now) {
      const row = await db
        .selectFrom('invitations')
        .select(['expires_at as expiresAt', 'ended_at as endedAt'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row !== undefined && invitationIsOpen(row, now)
    },

    withdrawInvitation: (email, by, at) =>
      inTransaction(database, async (transaction) => {
        const ended = await withdrawInvitations(transaction, { to: email }, { by, at })
        return ended > 0
      }),

    async list() {
      const rows = await db
        .selectFrom('staff')
        .selectAll()
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute()
      return rows.map(staffMember).toSorted(byName)
    },

    async openInvitations(now) {
      return db
        .selectFrom('invitations')
        .select(['id', 'email', 'role', 'invited_by as invitedBy'])
        .select(['created_at as createdAt', 'expires_at as expiresAt'])
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .execute()
    },

    async findByEmail(email) {
      const row = await db
        .selectFrom('staff')
        .selectAll()
        .where('email_key', '=', emailKey(email))
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      return row === undefined ? null : staffMember(row)
    },

    rename: (staffId, name, at) =>
      inTransaction(database, async (transaction) => {
        const renamed = await transaction.tx
          .updateTable('staff')
          .set({ name })
          .where('id', '=', staffId)
          .where('name', '!=', name)
          .returning('id')
          .executeTakeFirst()
        if (renamed === undefined) return
        const event = { kind: 'own-name-changed' } as const
        await addActivity(transaction, { by: staffId, at }, 'staff', staffId, event)
      }),

    changeRole: ({ staffId, role, revision, successorId, by }, at, emailsFor) =>
      inTransaction(database, async (transaction) => {
        await lockWorkOf(transaction, staffId)
        const locked = await lockWithOwners(transaction, [staffId, successorId])
        const member = locked.find(({ id }) => id === staffId)
        if (member === undefined) return err({ code: 'unknown-staff' })
        if (member.revision !== revision) {
          return err(await stale(transaction, { by, at }, 'staff', staffId))
        }
        const from = member.role
        if (from === role) return ok(member)
        const stays = from === 'owner' ? checkOwnerStays(member, ownersIn(locked)) : ok(true)
        if (!stays.ok) return stays
        if (!may(role, 'work-requests')) {
          const handed = await handOverRequests(transaction, { staffId, successorId, by }, at)
          if (!handed.ok) return handed
        }
        const changed = { ...member, role, revision: revision + 1 }
        await transaction.tx
          .updateTable('staff')
          .set({ role, revision: changed.revision })
          .where('id', '=', staffId)
          .execute()
        await addActivity(transaction, { by, at }, 'staff', staffId, {
          kind: 'role-changed',
          from,
          to: role,
        })
        if (from === 'owner') {
          await withdrawInvitations(transaction, { by: staffId }, { by, at })
          // Only owners can make them, or see that there are any.
          await transaction.tx
            .deleteFrom('recovery_codes')
            .where('staff_id', '=', staffId)
            .execute()
        }
        await queueEmails(transaction, emailsFor({ member: changed, from }), at)
        return ok(changed)
      }),

    countPlannedVisits: () =>
      countByAssignee(db.selectFrom('visits').where('status', '=', 'planned')),

    countOpenRequests: () => countByAssignee(db.selectFrom('leads').where('is_open', '=', 1)),

    remove: ({ staffId, successorId, by }, at) =>
      inTransaction(database, async (transaction) => {
        await lockWorkOf(transaction, staffId)
        const locked = await lockWithOwners(transaction, [staffId, successorId])
        const member = locked.find(({ id }) => id === staffId)
        if (member === undefined) return err({ code: 'unknown-staff' })
        const stays = member.role === 'owner' ? checkOwnerStays(member, ownersIn(locked)) : ok(true)
        if (!stays.ok) return stays
        const requests = await handOverRequests(transaction, { staffId, successorId, by }, at)
        if (!requests.ok) return requests
        const visits = await handOverVisits(transaction, { staffId, successorId, by }, at)
        await transaction.tx
          .updateTable('staff')
          .set({ removed_at: at, revision: member.revision + 1 })
          .where('id', '=', staffId)
          .execute()
        await revokeAccess(transaction, staffId)
        await endInvitations(transaction, { to: member.email }, at)
        await addActivity(transaction, { by, at }, 'staff', staffId, {
          kind: 'staff-removed',
          role: member.role,
        })
        await withdrawInvitations(transaction, { by: staffId }, { by, at })
        return ok({ member, requests: requests.value, visits })
      }),
  }
}

const ownersIn = (all: readonly StaffMember[]) => all.filter(({ role }) => role === 'owner')

async function countByAssignee(
  rows: SelectQueryBuilder<Tables, 'visits' | 'leads', object>,
): Promise<ReadonlyMap<string, number>> {
  const counted = await rows
    .select((row) => ['assigned_to', row.fn.countAll<number>().as('count')])
    .where('assigned_to', 'is not', null)
    .groupBy('assigned_to')
    .$narrowType<{ assigned_to: NotNull }>()
    .execute()
  return new Map(counted.map(({ assigned_to: id, count }) => [id, count]))
}

/** Ends open invitations with their activity; returns their number. */
async function withdrawInvitations(
  transaction: StoreTransaction,
  which: Parameters<typeof endInvitations>[1],
  actor: Actor,
): Promise<number> {
  const ended = await endInvitations(transaction, which, actor.at)
  for (const id of ended) {
    await addActivity(transaction, actor, 'invitation', id, { kind: 'invitation-withdrawn' })
  }
  return ended.length
}

/** Locks a colleague's planned visits and open requests, as whoever gives them to somebody does. */
async function lockWorkOf({ tx }: StoreTransaction, staffId: string): Promise<void> {
  const visits = tx.selectFrom('visits').select('id').where('assigned_to', '=', staffId)
  await visits.where('status', '=', 'planned').orderBy('id').forUpdate().execute()
  await openRequestsOf(tx, staffId).forUpdate().execute()
}

const openRequestsOf = (db: Db, staffId: string) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('assigned_to', '=', staffId)
    .where('is_open', '=', 1)
    .orderBy('id')

/** Gives a colleague's open requests to a successor or to nobody; returns their number. */
async function handOverRequests(
  transaction: StoreTransaction,
  { staffId, successorId, by }: Leaving,
  at: Instant,
): Promise<Result<number, StaffRefusal>> {
  const requests = await openRequestsOf(transaction.tx, staffId).forUpdate().execute()
  if (successorId !== null) {
    const successor = await lockAssignee(transaction, successorId)
    const leaving = { id: staffId, openRequests: requests.length }
    if (successor === null || !canTakeOver(successor, leaving)) {
      return err({ code: 'cannot-take-over' })
    }
  }
  await transaction.tx
    .updateTable('leads')
    .set((lead) => ({ assigned_to: successorId, revision: lead('revision', '+', 1) }))
    .where('assigned_to', '=', staffId)
    .where('is_open', '=', 1)
    .execute()
  for (const { id } of requests) {
    const event = { kind: 'request-assigned', to: successorId } as const
    await addActivity(transaction, { by, at }, 'request', id, event)
  }
  return ok(requests.length)
}

/** Gives a leaving colleague's visits to a successor or to nobody; returns their number. */
async function handOverVisits(
  transaction: StoreTransaction,
  { staffId, successorId, by }: Leaving,
  at: Instant,
): Promise<number> {
  const visits = await transaction.tx
    .updateTable('visits')
    .set((visit) => ({
      assigned_to: successorId,
      revision: visit('revision', '+', 1),
      undo: null,
    }))
    .where('assigned_to', '=', staffId)
    .where('status', '=', 'planned')
    .returning('id')
    .execute()
  for (const { id } of visits) {
    await addActivity(transaction, { by, at }, 'visit', id, { kind: 'visit-changed' })
  }
  return visits.length
}
