import * as z from 'zod'
import {
  mostTemplates,
  unknownPlaceholders,
  type ReplyTemplate,
} from '#domain/requests/reply-template.ts'
import type { Setting } from './setting.ts'

/** A text that names no placeholder that nobody could fill in. */
const filled = (empty: string, most: number) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty })
    .max(most, { error: `Please use at most ${most.toLocaleString('en-US')} characters.` })
    .refine((text) => unknownPlaceholders(text).length === 0, {
      error: ({ input }) =>
        `${unknownPlaceholders(String(input)).join(', ')} is no placeholder. Those that are stand below.`,
    })

/** What a colleague writes of a template. */
export const templateText = z.object({
  name: z
    .string({ error: 'Enter a name.' })
    .trim()
    .min(1, { error: 'Enter a name.' })
    .max(60, { error: 'Please use at most 60 characters.' }),
  subject: filled('Enter a subject.', 200),
  text: filled('Write something first.', 10_000),
})

export const replyTemplateList = {
  kind: 'reply-templates',
  schema: z.array(templateText.extend({ id: z.string().min(1).max(60) })).max(mostTemplates),
} satisfies Setting<readonly ReplyTemplate[]>
