import type * as z from 'zod/mini'

/** A setting of the desk: its kind in the database, and the schema of form and server. */
export interface Setting<T> {
  readonly kind: string
  readonly schema: z.ZodMiniType<T>
}

/** An activity of the settings. */
export interface SettingEvent {
  readonly kind: 'setting-saved' | 'backup-downloaded'
  readonly data: Readonly<Record<never, never>>
}
