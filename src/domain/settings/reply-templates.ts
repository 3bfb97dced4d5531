import * as z from 'zod/mini'
import {
  maxTemplates,
  unknownPlaceholders,
  type ReplyTemplate,
} from '#domain/requests/reply-template.ts'
import { requiredText } from '#domain/typed-fields.ts'
import type { Setting } from './setting.ts'

/** A text without unknown placeholders. */
const filled = (empty: string, most: number) =>
  requiredText(empty, most).check(
    z.refine((text) => unknownPlaceholders(text).length === 0, {
      error: ({ input }) => {
        const unknown = unknownPlaceholders(String(input))
        const verdict = unknown.length === 1 ? 'is not a placeholder' : 'are not placeholders'
        return `${unknown.join(', ')} ${verdict}. The placeholders are listed below.`
      },
    }),
  )

/** Schema of a template that a colleague edits. */
export const templateText = z.object({
  name: requiredText('Enter a name.', 60),
  subject: filled('Enter a subject.', 200),
  text: filled('Write something first.', 10_000),
})

/** The setting for the list of reply templates, in the order of the desk. */
export const replyTemplateList: Setting<readonly ReplyTemplate[]> = {
  kind: 'reply-templates',
  schema: z
    .array(z.extend(templateText, { id: z.string().check(z.minLength(1), z.maxLength(60)) }))
    .check(z.maxLength(maxTemplates)),
  /** The program's own are content, with which the list is read. */
  initial: [],
}
