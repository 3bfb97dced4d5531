import type { Setting } from '#domain/settings/setting.ts'
import type { Result } from '#domain/result.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './actor.ts'

/** A setting, with a number that rises with every change. */
export interface StoredSetting<T> {
  readonly value: T
  /** 0 if it was never set. */
  readonly revision: number
}

/** Stores the settings of the desk, for all processes of a site. */
export interface SettingsStore {
  /**
   * The stored value; `initial`, by default the setting's own, if it was never set, or if another
   * version stored a value that does not fit.
   */
  read<T>(setting: Setting<T>, initial?: T): Promise<StoredSetting<T>>
  /** Saves over the revision that was seen, with the activity; returns the new revision. */
  save<T>(setting: Setting<T>, value: T, seen: number, actor: Actor): Promise<Result<number, Stale>>
  /** Restores the value before the save of that revision, as a new save. */
  undo(kind: string, revision: number, actor: Actor): Promise<Result<number, Stale>>
  /** Calls `listener` whenever this process saved a setting; returns a function to unsubscribe. */
  onChanged(listener: () => void): () => void
}
