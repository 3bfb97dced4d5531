import * as z from 'zod/mini'
import { failed, type FailedAnswer, saved, type SavedAnswer } from '#web/desk/forms/answers.ts'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { photographsAdded } from '#web/desk/photographs/photographs-added.ts'
import type { Route } from './+types/photographs.ts'

/** The page of the request or visit shows them. */
export { loader } from './not-found.tsx'

const actions = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add') }),
  z.object({ intent: z.literal('remove'), photograph: z.string() }),
  z.object({ intent: z.literal('undo'), edits: z.string() }),
])

export async function action({
  params,
  context,
}: Route.ActionArgs): Promise<FailedAnswer | SavedAnswer> {
  const { desk, member } = requireSession(context)
  const { requestId, visitId = '' } = params
  const subject =
    requestId === undefined
      ? ({ is: 'visit', id: visitId } as const)
      : ({ is: 'request', id: requestId } as const)
  const submission = submissionOf(context, actions)
  if (submission.status !== 'success') return failed('This was not saved. Try again.')
  const { value } = submission
  switch (value.intent) {
    case 'add':
      return photographsAdded(context, subject)
    case 'remove': {
      const { photograph } = value
      const isGone = await desk.photographs.removePhotograph(subject, photograph, member)
      return isGone
        ? saved(context, 'Photograph removed', photograph)
        : failed('This photograph is no longer there, or not yours to remove.')
    }
    case 'undo': {
      const isBack = await desk.photographs.restorePhotograph(subject, value.edits, member)
      return isBack ? saved(context, 'Put back') : failed('It is too late: the photograph is gone.')
    }
  }
}
