import * as z from 'zod/mini'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Setting } from '#domain/settings/setting.ts'
import type { SavedSetting } from '#usecases/desk/settings.ts'
import type { Desk, DeskResult } from '#usecases/desk/desk.ts'
import {
  type ActionAnswer,
  failed,
  gone,
  refused,
  saved,
  staleActionAnswer,
  staleAnswer,
} from '#web/desk/forms/answers.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'
import { type Context, requireSession, submissionOf } from '#web/desk/desk-context.ts'

/** Fields of a setting's form besides its values. */
export const savedFields = { intent: z.literal('save'), seen: seenField }

/** Undoes a save of one of those settings, as `SavedLine` sends it. */
export const undoSetting = (...kinds: readonly [string, ...string[]]) =>
  undoForm(savedSetting(...kinds))

export const savedSetting = (...kinds: readonly [string, ...string[]]) =>
  z.object({ kind: z.enum(kinds), revision: z.int() })

type SaveResult = DeskResult<'settings', 'saveRecordPeriods' | 'changeTemplates'>

export function settingAnswer(
  result: SaveResult,
  { kind }: Pick<Setting<unknown>, 'kind'>,
  context: Context,
  stale: typeof staleAnswer = staleAnswer,
): ActionAnswer {
  if (result.ok) {
    const revision = result.value
    const undo = JSON.stringify({ kind, revision } satisfies SavedSetting)
    return { ...saved(context, 'Saved', undo), revision }
  }
  switch (result.error.code) {
    case 'not-agreed':
      return { ...failed('Not saved yet.'), deletes: result.error.old }
    case 'unknown-template':
      return gone('template')
    case 'too-many-templates':
      return failed('There are 50 already. Remove one first.')
    case 'stale':
      return stale(result.error, context)
  }
}

/** Answer to a button, where nothing was typed. */
export const settingActionAnswer = (
  result: SaveResult,
  setting: Pick<Setting<unknown>, 'kind'>,
  context: Context,
  outcome?: string,
): ActionAnswer =>
  settingAnswer(result, setting, context, (stale) => staleActionAnswer(stale, context, outcome))

type SaveForm = z.output<z.ZodMiniObject<typeof savedFields>>
type UndoForm = z.output<ReturnType<typeof undoSetting>>

/** The action of a page with one setting: saves it, or undoes that. */
export async function settingAction<Value>(
  { context }: { readonly context: Context },
  setting: Pick<Setting<unknown>, 'kind'>,
  schema: z.ZodMiniType<(Value & SaveForm) | UndoForm>,
  save: (
    desk: Desk,
    value: Omit<Value & SaveForm, keyof SaveForm>,
    seen: number,
    by: StaffMember,
  ) => Promise<SaveResult>,
): Promise<ActionAnswer> {
  const { desk, member: by } = requireSession(context)
  const submission = submissionOf(context, schema)
  if (submission.status !== 'success') return refused(submission)
  const form = submission.value
  if (form.intent === 'undo') {
    const undone = await desk.settings.undoSetting(form.edits, by)
    return settingActionAnswer(undone, setting, context, 'Nothing was undone.')
  }
  const { intent: _, seen, ...value } = form
  return settingAnswer(await save(desk, value, seen, by), setting, context)
}
