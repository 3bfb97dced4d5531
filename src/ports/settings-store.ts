import type { Setting } from '#domain/settings/setting.ts'
import type { Result } from '#domain/result.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './request-store.ts'

/** A setting, with the number that rises with every change. */
export interface StoredSetting<T> {
  readonly value: T
  /** 0 where it was never set. */
  readonly revision: number
}

/** Keeps what the desk has set, for all processes of a site. */
export interface SettingsStore {
  /**
   * What was set, or what is usual where it never was, or by a version whose value does not fit this
   * one.
   */
  read<T>(setting: Setting<T>, usual: T): Promise<StoredSetting<T>>
  /**
   * Saves over the revision that was seen; answers the new one. The activity is written with it.
   */
  save<T>(setting: Setting<T>, value: T, seen: number, actor: Actor): Promise<Result<number, Stale>>
  /** What there was before the save of that revision comes back, as a save of its own. */
  undo(kind: string, revision: number, actor: Actor): Promise<Result<number, Stale>>
  /** Calls `listener` whenever this process has saved one; the answer unsubscribes. */
  onChanged(listener: () => void): () => void
}
