import type * as z from 'zod/mini'

/** A setting of the desk: its kind in the database, the schema of form and server, its default. */
export interface Setting<T> {
  readonly kind: string
  readonly schema: z.ZodMiniType<T>
  /** The value until it is first set. */
  readonly initial: T
}

/** An activity of the settings. */
export interface SettingEvent {
  readonly kind: 'setting-saved' | 'backup-downloaded'
}
