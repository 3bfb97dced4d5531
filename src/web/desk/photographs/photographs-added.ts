import { counted } from '#domain/counts.ts'
import { maxPerRequest, photographIds } from '#domain/photographs/photograph.ts'
import { type FailedAnswer, saved, type SavedAnswer } from '#web/desk/forms/answers.ts'
import { type Context, requireSession } from '#web/desk/desk-context.ts'
import { submittedForm } from '#web/submitted-form.ts'

export async function photographsAdded(
  context: Context,
  subject: { readonly is: 'request' | 'visit'; readonly id: string },
): Promise<FailedAnswer | SavedAnswer> {
  const { desk, member } = requireSession(context)
  const ids = photographIds(submittedForm(context).getAll('photograph'))
  const added = await desk.photographs.addPhotographs(subject, ids, member)
  if (added.ok) return saved(context, `${counted(ids.length, 'photograph')} added`)
  return {
    is: 'failed',
    isFinal: true,
    message:
      added.error.code === 'too-many'
        ? `There is room for ${maxPerRequest} photographs.`
        : `This ${subject.is} is no longer there, or no longer yours.`,
  }
}
