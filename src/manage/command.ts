import type { Config } from '#config'
import type { Stores } from '#stores'

/** What a command works with. */
export interface CommandContext {
  readonly config: Config
  /** Opened on first use, so that `restore` can work while no database is open. */
  readonly stores: () => Promise<Stores>
  /** The file of that name as seen from the folder where the command was typed. */
  readonly fileAt: (name: string) => string
  readonly now: () => number
  readonly print: (text: string) => void
}

/** What was typed after the verb. */
export interface CommandInput {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

/** One noun and verb of the owner's command line. */
export interface Command {
  /** `leads list` */
  readonly name: string
  /** What follows the name: `FILE`, `[--csv|--json]`. */
  readonly usage: string
  readonly help: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** How many positional arguments follow the name. */
  readonly positionals: number
  readonly run: (context: CommandContext, input: CommandInput) => Promise<void>
}

/** Something the owner can put right; shown without a stack trace. */
export class CommandError extends Error {}
