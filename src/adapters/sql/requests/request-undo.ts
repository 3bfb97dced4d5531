import * as z from 'zod/mini'
import { requestStatuses } from '#domain/requests/request-status.ts'
import {
  touched,
  type RequestEvent,
  type RequestWork,
  type WorkBeforeAnswer,
} from '#domain/requests/request-work.ts'
import { undoneAnswer } from '#domain/requests/undo-work.ts'
import { err, ok } from '#domain/result.ts'
import type { Actor } from '#ports/actor.ts'
import type { RequestStore } from '#ports/request-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { withdrawEmail } from '#adapters/sql/emails/mail-rows.ts'
import { readJson, readKnownJson } from '#adapters/sql/stored-json.ts'
import { saveWork, lockRequest } from './request-writing.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'

/** Undoes a colleague's own entries on a request. */
export function undoing(
  database: SqlDatabase,
): Pick<RequestStore, 'undoNote' | 'undoCall' | 'undoReply'> {
  const undo = (
    table: 'notes' | 'calls',
    id: string,
    made: string,
    event: RequestEvent,
    actor: Actor,
  ): ReturnType<RequestStore['undoNote']> =>
    inTransaction(database, async (transaction) => {
      const request = await lockRequest(transaction, id)
      if (request === null) return err({ code: 'unknown-request' })
      const gone = await transaction.tx
        .deleteFrom(table)
        .where('id', '=', made)
        .where('lead_id', '=', id)
        .where('staff', '=', actor.by)
        .returningAll()
        .executeTakeFirst()
      if (gone === undefined) return err({ code: 'nothing-to-undo' })
      const { work } = request
      const before = 'work_before' in gone ? readKnownJson(stored, gone.work_before) : null
      const after = before === null ? touched(work, actor.at) : undoneAnswer(work, before, actor.at)
      await saveWork(transaction, id, after)
      await addActivity(transaction, actor, 'request', id, event)
      return ok(null)
    })
  return {
    undoNote: (id, note, actor) =>
      undo('notes', id, note, { kind: 'note-taken-back', note }, actor),
    undoCall: (id, call, actor) =>
      undo('calls', id, call, { kind: 'call-taken-back', call }, actor),
    undoReply: (id, reply, actor) =>
      inTransaction(database, async (transaction) => {
        const request = await lockRequest(transaction, id)
        if (request === null) return err({ code: 'unknown-request' })
        const rows = await transaction.tx
          .selectFrom('activity')
          .select('data')
          .where('subject_kind', '=', 'request')
          .where('subject_id', '=', id)
          .where('kind', '=', 'reply-queued')
          .where('staff', '=', actor.by)
          .orderBy('at', 'desc')
          .execute()
        const queued = rows.map(({ data }) => readJson(queuedReply, data))
        const made = queued.find((each) => each.reply === reply)
        if (made?.before === undefined || !(await withdrawEmail(transaction, reply))) {
          return err({ code: 'nothing-to-undo' })
        }
        await saveWork(transaction, id, undoneAnswer(request.work, made.before, actor.at))
        await addActivity(transaction, actor, 'request', id, { kind: 'reply-taken-back', reply })
        return ok(null)
      }),
  }
}

/** State before a call or a reply, stored with it for undo; the schema leaves other fields out. */
export const beforeAnswer = (work: RequestWork): WorkBeforeAnswer => stored.parse(work)

const stored = z.object({
  status: z.enum(requestStatuses),
  followUpOn: z.nullable(z.string()),
  followUpNote: z.string(),
  waitingSince: z.nullable(z.number()),
  repliedAt: z.nullable(z.number()),
  firstAnsweredAt: z.nullable(z.number()),
  revision: z.number(),
})

/** Both are missing in replies from before November 29, 2026. */
const queuedReply = z.object({ reply: z.optional(z.string()), before: z.optional(stored) })
