import * as z from 'zod/mini'
import { jsonField } from '#domain/typed-fields.ts'

/** Message for a repeated undo, or one that the form does not describe. */
export const nothingToUndo = 'There is nothing to undo.'

/** Takes back the last action, by the JSON that its answer has for `SavedLine`. */
export const undoForm = <Edits>(edits: z.ZodMiniType<Edits>, most?: number) =>
  z.object({ intent: z.literal('undo'), edits: jsonField(edits, nothingToUndo, most) })

/** A note that was added, by which its author takes it back. */
export const addedNote = z.object({ note: z.string() })

export const queuedReply = z.object({ reply: z.string() })

export const loggedCall = z.object({ call: z.string() })

/** Undo of an entry, as `SavedLine` sends it. */
export const undoEntry = (
  entry: z.output<typeof addedNote | typeof queuedReply | typeof loggedCall>,
): string => JSON.stringify(entry)
