import * as z from 'zod/mini'

/** The few settings of the site that a page in the browser must know. */
export const settingsPath = '/api/settings'

/** What a form needs to know before it is filled in. */
export const settingsAnswer = z.object({
  formCharacters: z.enum(['strict', 'relaxed']),
  /** Null when the built-in address lookup is used. */
  googleMapsApiKey: z.nullable(z.string()),
  /** To be sent back with a form that was opened now. */
  formToken: z.optional(z.string()),
})
export type SettingsAnswer = z.infer<typeof settingsAnswer>
