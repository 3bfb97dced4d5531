import { replyAddress } from '#domain/customers/customer.ts'
import type { Lead } from '#domain/quote-requests/lead.ts'
import { isSpam } from '#domain/quote-requests/spam-signals.ts'
import {
  answered,
  cleared,
  customerReplied,
  followedUp,
  touched,
  type RequestEvent,
  type RequestWork,
} from '#domain/requests/request-work.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Actor } from '#ports/actor.ts'
import type { RequestEdit, RequestStore, UnknownRequest } from '#ports/request-store.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { readCustomer } from '#adapters/sql/customers/customer-reading.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { lockAssignee, lockAssignees } from '#adapters/sql/desk/staff-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueAgain, queueLead, readLeadDelivery } from './lead-delivery-rows.ts'
import { queueEmails, queueWithdrawable } from '#adapters/sql/emails/mail-rows.ts'
import { changeOne } from './request-changes.ts'
import { requestFigures } from './request-figures.ts'
import { listedRequest, requestLists, requestsIn } from './request-list.ts'
import { recordAddition } from './request-additions.ts'
import { undoing, beforeAnswer } from './request-undo.ts'
import { joinLead } from './lead-lifecycle.ts'
import { insertRequest, saveWork, lockRequest, type LockedRequest } from './request-writing.ts'
import { readTimeline } from './request-timeline.ts'
import { recordForm } from '#adapters/sql/desk/sent-forms.ts'
import {
  inRefusableTransaction,
  inTransaction,
  lockRows,
  type StoreTransaction,
} from '#adapters/sql/transaction.ts'

export function sqlRequestStore(
  database: SqlDatabase,
  { deliversLeads }: { readonly deliversLeads: boolean },
): RequestStore {
  const { db, ids } = database
  return {
    ...requestLists(db),
    ...requestFigures(db),

    async replyRevocation(id) {
      const row = await db
        .selectFrom('leads')
        .select('reply_revocation')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.reply_revocation ?? null
    },

    async find(id) {
      const row = await requestsIn(db).where('leads.id', '=', id).executeTakeFirst()
      if (row === undefined) return null
      const request = listedRequest(row)
      const { customer_id: customerId } = row
      const customer = customerId === null ? null : await readCustomer(db, customerId)
      const replyTo = replyAddress(request.lead.contact.email, customer)
      const leadDelivery = await readLeadDelivery(db, id, deliversLeads)
      const timeline = await readTimeline(db, id, leadDelivery)
      return { ...request, customerId, replyTo, timeline, leadDelivery }
    },

    add: (lead, work, actor) =>
      inTransaction(database, async (transaction) => {
        const before = await recordForm(transaction, actor, lead.id)
        if (before !== null) return before
        // They may be leaving.
        const assignee =
          work.assignedTo === null ? null : await lockAssignee(transaction, work.assignedTo)
        await insertRequest(transaction, lead, { ...work, assignedTo: assignee?.id ?? null })
        await addActivity(transaction, actor, 'request', lead.id, {
          kind: 'request-arrived',
          by: 'hand',
        })
        return lead.id
      }),

    change: (edits, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        const undo: RequestEdit[] = []
        await lockRows(transaction, 'leads', idsOf(edits))
        const assigned = edits.map(({ change }) => (change.is === 'assign' ? change.to : null))
        await lockAssignees(transaction, assigned)
        for (const edit of edits) {
          const changed = await changeOne(transaction, edit, actor)
          if (!changed.ok) return refuse(changed.error)
          if (changed.value !== null) undo.push(changed.value)
        }
        return undo
      }),

    addNote(id, text, actor) {
      const note = ids.newId()
      return makeOnRequest(id, note, actor, async (transaction, { work }) => {
        await transaction.tx
          .insertInto('notes')
          .values({ id: note, lead_id: id, at: actor.at, staff: actor.by, text })
          .execute()
        // An addition without a colleague comes from the request's page.
        if (actor.by === null) await recordAddition(transaction, id, 0, actor.at)
        const after =
          actor.by === null ? customerReplied(work, actor.at, actor.at) : touched(work, actor.at)
        return { work: after, event: { kind: 'note-added', note } }
      })
    },

    ...undoing(database),

    logCall(id, { outcome, text, followUpOn }, actor) {
      const call = ids.newId()
      return makeOnRequest(id, call, actor, async (transaction, { work }) => {
        const origin = { id: call, lead_id: id, at: actor.at, staff: actor.by }
        await transaction.tx
          .insertInto('calls')
          .values({ ...origin, outcome, text, work_before: JSON.stringify(beforeAnswer(work)) })
          .execute()
        const after = (outcome === 'reached' ? answered : touched)(work, actor.at)
        return {
          work: followedUp(after, followUpOn),
          event: { kind: 'call-logged', call },
        }
      })
    },

    retain: (id, actor) =>
      onRequest(id, actor, async (_running, { work }) => ({
        work: touched(work, actor.at),
        event: { kind: 'request-kept' },
      })),

    retryLeadDelivery: (id, actor) =>
      onRequest(id, actor, async (transaction, { work }) => {
        const isDue = await queueAgain(transaction, id, actor.at)
        return { work, event: isDue ? { kind: 'hand-over-retried' } : null }
      }),

    reply(id, { email, followUpOn }, actor) {
      const reply = ids.newId()
      return makeOnRequest(id, reply, actor, async (transaction, { work }) => {
        await queueWithdrawable(transaction, [email], reply, actor.at)
        return {
          work: followedUp(answered(work, actor.at), followUpOn),
          event: { kind: 'reply-queued', reply, before: beforeAnswer(work) },
        }
      })
    },

    clear: (id, emailsFor, actor) =>
      onRequest(id, actor, async (transaction, { lead, work, customerId }) => {
        if (work.status !== 'possible-spam') return { work, event: null }
        const genuine: Lead = { ...lead, signs: [] }
        await transaction.tx
          .updateTable('leads')
          .set({ signs: '[]' })
          .where('id', '=', id)
          .execute()
        await joinLead(transaction, genuine, customerId)
        const isComplete = lead.status === 'complete'
        // A request that was only marked as spam by a colleague had its emails already.
        if (isSpam(lead.signs)) {
          await queueEmails(transaction, emailsFor(genuine), actor.at)
          if (deliversLeads) await queueLead(transaction, id, actor.at)
        }
        return cleared(work, isComplete, actor.at)
      }),
  }

  type RequestStep = (
    transaction: StoreTransaction,
    request: LockedRequest,
  ) => Promise<{ readonly work: RequestWork; readonly event: RequestEvent | null }>

  async function onRequest(
    id: string,
    actor: Actor,
    step: RequestStep,
  ): Promise<Result<null, UnknownRequest>> {
    const done = await makeOnRequest(id, id, actor, step)
    return done.ok ? ok(null) : done
  }

  /** Adds a row and returns its id, or the id that the same form made before. */
  function makeOnRequest(
    id: string,
    made: string,
    actor: Actor,
    step: RequestStep,
  ): Promise<Result<string, UnknownRequest>> {
    return inTransaction(database, async (transaction) => {
      const request = await lockRequest(transaction, id)
      if (request === null) return err({ code: 'unknown-request' })
      const before = await recordForm(transaction, actor, made)
      if (before !== null) return ok(before)
      const { work, event } = await step(transaction, request)
      await saveWork(transaction, id, work)
      if (event !== null) await addActivity(transaction, actor, 'request', id, event)
      return ok(made)
    })
  }
}
