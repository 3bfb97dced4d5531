import * as z from 'zod/mini'
import { requestStatuses } from '#domain/requests/request-status.ts'
import {
  takenBackCall,
  touched,
  type RequestWork,
  type WorkBeforeCall,
} from '#domain/requests/request-work.ts'
import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { SqlDatabase } from './database.ts'
import { keepWork, lockRequest, tellOfRequest } from './request-steps.ts'
import { inTransaction } from './transaction.ts'

/** Takes back what a colleague has written on a request, by themselves alone. */
export function takingBack(
  database: SqlDatabase,
  ids: Ids,
): Pick<RequestStore, 'takeNoteBack' | 'takeCallBack'> {
  return {
    takeNoteBack(id, note, doer) {
      return inTransaction(database, ids, async (running) => {
        const request = await lockRequest(running, id)
        if (request === null) return err({ code: 'unknown-request' })
        const gone = await running.tx
          .deleteFrom('notes')
          .where('id', '=', note)
          .where('lead_id', '=', id)
          .where('staff', '=', doer.by)
          .returning('id')
          .executeTakeFirst()
        if (gone === undefined) return err({ code: 'unknown-note' })
        await keepWork(running, id, touched(request.work, doer.at))
        await tellOfRequest(running, id, { kind: 'note-taken-back', data: { note } }, doer)
        return ok(null)
      })
    },

    takeCallBack(id, call, doer) {
      return inTransaction(database, ids, async (running) => {
        const request = await lockRequest(running, id)
        if (request === null) return err({ code: 'unknown-request' })
        const gone = await running.tx
          .deleteFrom('calls')
          .where('id', '=', call)
          .where('lead_id', '=', id)
          .where('staff', '=', doer.by)
          .returning('work_before')
          .executeTakeFirst()
        if (gone === undefined) return err({ code: 'unknown-note' })
        const { work } = request
        const before = readBefore(gone.work_before)
        const after =
          before === null ? touched(work, doer.at) : takenBackCall(work, before, doer.at)
        await keepWork(running, id, after)
        await tellOfRequest(running, id, { kind: 'call-taken-back', data: { call } }, doer)
        return ok(null)
      })
    },
  }
}

/** Where a request stands before a call is logged, for its row. */
export function workBeforeCall(work: RequestWork): string {
  const { status, followUpOn, followUpNote, waitingSince, repliedAt, firstAnsweredAt } = work
  const before: WorkBeforeCall = {
    status,
    followUpOn,
    followUpNote,
    waitingSince,
    repliedAt,
    firstAnsweredAt,
    revision: work.revision,
  }
  return JSON.stringify(before)
}

function readBefore(json: string | null): WorkBeforeCall | null {
  return json === null ? null : (stored.safeParse(JSON.parse(json)).data ?? null)
}

const stored = z.object({
  status: z.enum(requestStatuses),
  followUpOn: z.nullable(z.string()),
  followUpNote: z.string(),
  waitingSince: z.nullable(z.number()),
  repliedAt: z.nullable(z.number()),
  firstAnsweredAt: z.nullable(z.number()),
  revision: z.number(),
})
