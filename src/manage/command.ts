import type { Config } from '#config.ts'
import type { Stores } from '#stores.ts'

export interface CommandContext {
  readonly config: Config
  /** Opened on first use, so that `restore` can work while no database is open. */
  readonly stores: () => Promise<Stores>
  /** Resolves a name against the folder in which the command was called. */
  readonly fileAt: (name: string) => string
  readonly now: () => number
  readonly print: (text: string) => void
}

export interface CommandInput {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

/** A noun and verb of the owner's command line. */
export interface Command {
  /** `leads list` */
  readonly name: string
  /** Arguments after the name: `FILE`, `[--csv|--json]`. */
  readonly usage: string
  readonly help: string
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** Number of positional arguments after the name; none if missing. */
  readonly positionals?: number
  readonly run: (context: CommandContext, input: CommandInput) => Promise<void>
}

/** An error that the owner can fix; shown without a stack trace. */
export class CommandError extends Error {}
