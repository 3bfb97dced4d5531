import * as z from 'zod/mini'
import { jsonField } from '#domain/typed-fields.ts'
import type { Setting } from '#domain/settings/setting.ts'
import type { SavedSetting } from '#usecases/desk/settings.ts'
import type { RouterContextProvider } from 'react-router'
import type { DeskResult } from '#usecases/desk/desk.ts'
import type { ActionAnswer } from '#web/desk/answers.ts'
import { nothingToUndo, revisionFields } from '#web/desk/forms.ts'
import { saved, staleAnswer, gone } from '#web/desk/action-answers.ts'

/** Fields of a setting's form besides its values. */
export const savedFields = { intent: z.literal('save'), ...revisionFields }

/** Undoes a save of one of those settings, as `SavedLine` sends it. */
export const undoSetting = (...kinds: readonly [string, ...string[]]) =>
  z.object({
    intent: z.literal('take-back'),
    edits: jsonField(savedSetting(...kinds), nothingToUndo),
  })

export const savedSetting = (...kinds: readonly [string, ...string[]]) =>
  z.object({ kind: z.enum(kinds), revision: z.int() })

type Kept = DeskResult<'saveRecordPeriods' | 'changeTemplates'>

/** Answer to a save, with its undo. */
export function settingAnswer(
  kept: Kept,
  { kind }: Pick<Setting<unknown>, 'kind'>,
  context: Readonly<RouterContextProvider>,
): ActionAnswer {
  if (kept.ok) {
    const revision = kept.value
    const undo = JSON.stringify({ kind, revision } satisfies SavedSetting)
    return { ...saved(context, 'Saved', undo), revision }
  }
  switch (kept.error.code) {
    case 'unknown-template':
      return gone('template')
    case 'too-many-templates':
      return { is: 'failed', message: 'There are 50 already. Remove one first.' }
    case 'stale':
      return staleAnswer(kept.error, context)
  }
}
