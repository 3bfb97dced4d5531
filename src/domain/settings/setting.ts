import type * as z from 'zod/mini'

/** Something that the desk sets: its kind in the database, and the schema of form and server. */
export interface Setting<T> {
  readonly kind: string
  readonly schema: z.ZodMiniType<T>
}

/** The activity of the settings. */
export interface SettingEvent {
  readonly kind: 'setting-saved' | 'backup-downloaded'
  readonly data: Readonly<Record<never, never>>
}
