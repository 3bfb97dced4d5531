import * as z from 'zod/mini'
import { takenBackCall, type WorkBeforeCall } from '#domain/requests/logged-call.ts'
import { requestStatuses } from '#domain/requests/request-status.ts'
import { touched, type RequestEvent, type RequestWork } from '#domain/requests/request-work.ts'
import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { Doer, RequestStore } from '#ports/request-store.ts'
import type { SqlDatabase } from './database.ts'
import { keepWork, lockRequest, tellOfRequest } from './request-steps.ts'
import { inTransaction } from './transaction.ts'

/** Takes back what a colleague has written on a request, by themselves alone. */
export function takingBack(
  database: SqlDatabase,
  ids: Ids,
): Pick<RequestStore, 'takeNoteBack' | 'takeCallBack'> {
  const takeBack = (
    table: 'notes' | 'calls',
    id: string,
    made: string,
    event: RequestEvent,
    doer: Doer,
  ): ReturnType<RequestStore['takeNoteBack']> =>
    inTransaction(database, ids, async (running) => {
      const request = await lockRequest(running, id)
      if (request === null) return err({ code: 'unknown-request' })
      const gone = await running.tx
        .deleteFrom(table)
        .where('id', '=', made)
        .where('lead_id', '=', id)
        .where('staff', '=', doer.by)
        .returningAll()
        .executeTakeFirst()
      if (gone === undefined) return err({ code: 'unknown-note' })
      const { work } = request
      const before = 'work_before' in gone ? readBefore(gone.work_before) : null
      const after = before === null ? touched(work, doer.at) : takenBackCall(work, before, doer.at)
      await keepWork(running, id, after)
      await tellOfRequest(running, id, event, doer)
      return ok(null)
    })
  return {
    takeNoteBack: (id, note, doer) =>
      takeBack('notes', id, note, { kind: 'note-taken-back', data: { note } }, doer),
    takeCallBack: (id, call, doer) =>
      takeBack('calls', id, call, { kind: 'call-taken-back', data: { call } }, doer),
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
