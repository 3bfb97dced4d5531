import { replyAddress } from '#domain/customers/customer.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import { isSpam } from '#domain/quotes/spam-signals.ts'
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
import type { Ids } from '#ports/ids.ts'
import type { Doer, RequestEdit, RequestStore, UnknownRequest } from '#ports/request-store.ts'
import { readCustomer } from './customer-reading.ts'
import { addActivity } from './activity-rows.ts'
import type { SqlDatabase } from './database.ts'
import { queueAgain, queueComplete, queueContact, readLeadDelivery } from './lead-delivery-rows.ts'
import { queueEmails } from './mail-rows.ts'
import { changeOne } from './request-changes.ts'
import {
  countByStatus,
  countWaiting,
  dueRequests,
  newRequests,
  readFigures,
  repliedRequests,
} from './request-figures.ts'
import { listRequests, requestsBefore, requestsOf } from './request-list.ts'
import { noteAddition } from './request-additions.ts'
import { takingBack, workBeforeCall } from './request-taking-back.ts'
import { joinLead } from './lead-lifecycle.ts'
import { insertRequest, keepWork, lockRequest, tellOfRequest } from './request-steps.ts'
import { readTimeline } from './request-timeline.ts'
import { noteForm } from './sent-forms.ts'
import { inRefusableTransaction, inTransaction, type Running } from './transaction.ts'

export function sqlRequestStore(
  database: SqlDatabase,
  ids: Ids,
  { deliversLeads = false }: { readonly deliversLeads?: boolean } = {},
): RequestStore {
  const { db } = database
  return {
    list: (query) => listRequests(db, query),
    listed: (requestIds) => requestsOf(db, requestIds),
    counts: () => countByStatus(db),
    waiting: (today) => countWaiting(db, today),
    due: (today, limit) => dueRequests(db, today, limit),
    fresh: (limit) => newRequests(db, limit),
    replied: (limit) => repliedRequests(db, limit),
    figures: (spans) => readFigures(db, spans),

    async replyRevocation(id) {
      const row = await db
        .selectFrom('leads')
        .select('reply_revocation')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.reply_revocation ?? null
    },

    async find(id) {
      const [request] = await requestsOf(db, [id])
      if (request === undefined) return null
      const { customer_id: customerId } = await db
        .selectFrom('leads')
        .select('customer_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const customer = customerId === null ? null : await readCustomer(db, customerId)
      const replyTo = replyAddress(request.lead.contact.email, customer)
      const leadDelivery = await readLeadDelivery(db, id, deliversLeads)
      const timeline = await readTimeline(db, id, leadDelivery)
      return { ...request, customerId, replyTo, timeline, leadDelivery }
    },

    async after(which, place, limit) {
      const found = await requestsBefore(db, which, place).limit(limit).execute()
      return requestsOf(
        db,
        found.map(({ id }) => id),
      )
    },

    noteExport(exported, { by, at }) {
      return inTransaction(database, ids, (running) =>
        addActivity(
          running,
          { kind: 'requests-exported', data: exported },
          { at, staff: by, subject: { kind: 'staff', id: by ?? '' } },
        ),
      )
    },

    add(lead, work, doer) {
      return inTransaction(database, ids, async (running) => {
        const before = await noteForm(running, doer, lead.id)
        if (before !== null) return before
        await insertRequest(running, lead, work)
        await tellOfRequest(
          running,
          lead.id,
          { kind: 'request-arrived', data: { by: 'hand' } },
          doer,
        )
        return lead.id
      })
    },

    change(edits, doer) {
      return inRefusableTransaction(database, ids, async (running, refuse) => {
        const takeBack: RequestEdit[] = []
        // In one order, so that two who change the same ones do not wait for each other.
        for (const edit of edits.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
          const changed = await changeOne(running, edit, doer)
          if (!changed.ok) return refuse(changed.error)
          if (changed.value !== null) takeBack.push(changed.value)
        }
        return takeBack
      })
    },

    addNote(id, text, doer) {
      const note = ids.newId()
      return makeOnRequest(id, note, doer, async (running, { work }) => {
        await running.tx
          .insertInto('notes')
          .values({ id: note, lead_id: id, at: doer.at, staff: doer.by, text })
          .execute()
        // One by nobody at the desk is the customer's own, from the page of their request.
        if (doer.by === null) await noteAddition(running, id, 0, doer.at)
        const after =
          doer.by === null ? customerReplied(work, doer.at, doer.at) : touched(work, doer.at)
        return { work: after, event: { kind: 'note-added', data: { note } } }
      })
    },

    ...takingBack(database, ids),

    logCall(id, { outcome, text, followUpOn }, doer) {
      const call = ids.newId()
      return makeOnRequest(id, call, doer, async (running, { work }) => {
        const origin = { id: call, lead_id: id, at: doer.at, staff: doer.by }
        await running.tx
          .insertInto('calls')
          .values({ ...origin, outcome, text, work_before: workBeforeCall(work) })
          .execute()
        const after = (outcome === 'reached' ? answered : touched)(work, doer.at)
        return {
          work: followedUp(after, followUpOn),
          event: { kind: 'call-logged', data: { call } },
        }
      })
    },

    keep(id, doer) {
      return onRequest(id, doer, async (_running, { work }) => ({
        work: touched(work, doer.at),
        event: { kind: 'request-kept', data: {} },
      }))
    },

    retryLeadDelivery(id, doer) {
      return onRequest(id, doer, async ({ tx }, { work }) => {
        const isDue = await queueAgain(tx, id, doer.at)
        return { work, event: isDue ? { kind: 'hand-over-retried', data: {} } : null }
      })
    },

    reply(id, { email, followUpOn }, doer) {
      return onRequest(id, doer, async (running, { work }) => {
        await queueEmails(running, [email], doer.at)
        return {
          work: followedUp(answered(work, doer.at), followUpOn),
          event: { kind: 'reply-queued', data: {} },
        }
      })
    },

    clear(id, emailsFor, doer) {
      return onRequest(id, doer, async (running, { lead, work, customerId }) => {
        if (work.status !== 'possible-spam') return { work, event: null }
        const genuine: Lead = { ...lead, signs: [] }
        await running.tx.updateTable('leads').set({ signs: '[]' }).where('id', '=', id).execute()
        await joinLead(running, genuine, customerId)
        const isComplete = lead.status === 'complete'
        // Nothing was held back of one that came as a person's and was marked at the desk.
        if (isSpam(lead.signs)) {
          await queueEmails(running, emailsFor(genuine), doer.at)
          if (deliversLeads)
            await (isComplete ? queueComplete : queueContact)(running.tx, id, doer.at)
        }
        return cleared(work, isComplete, doer.at)
      })
    },
  }

  type RequestStep = (
    running: Running,
    request: {
      readonly lead: Lead
      readonly work: RequestWork
      readonly customerId: string | null
    },
  ) => Promise<{ readonly work: RequestWork; readonly event: RequestEvent | null }>

  /** A step on one request, with what it tells. */
  async function onRequest(
    id: string,
    doer: Doer,
    step: RequestStep,
  ): Promise<Result<null, UnknownRequest>> {
    const done = await makeOnRequest(id, id, doer, step)
    return done.ok ? ok(null) : done
  }

  /** One that makes something: answers its id, or that of what the same form made before. */
  function makeOnRequest(
    id: string,
    made: string,
    doer: Doer,
    step: RequestStep,
  ): Promise<Result<string, UnknownRequest>> {
    return inTransaction(database, ids, async (running) => {
      const request = await lockRequest(running, id)
      if (request === null) return err({ code: 'unknown-request' })
      const before = await noteForm(running, doer, made)
      if (before !== null) return ok(before)
      const { work, event } = await step(running, request)
      await keepWork(running, id, work)
      if (event !== null) await tellOfRequest(running, id, event, doer)
      return ok(made)
    })
  }
}
