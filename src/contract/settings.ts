import * as z from 'zod/mini'

/** Path of the settings that a page in the browser needs. */
export const settingsPath = '/api/settings'

/** The settings that a form needs before it is filled in. */
export const settingsAnswer = z.object({
  formCharacters: z.enum(['strict', 'relaxed']),
  /** Null if the built-in address lookup is used. */
  googleMapsApiKey: z.nullable(z.string()),
  /** Sent back with the form; shows when it was opened. */
  formToken: z.optional(z.string()),
})
export type SettingsAnswer = z.infer<typeof settingsAnswer>
