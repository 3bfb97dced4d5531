import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '#config.ts'
import type { Command } from '#manage/command.ts'
import { storesOf } from './stores-of-settings.ts'
import { newDataFolder } from './databases.ts'

/** The command line with a database of its own, called from the folder of `fileAt`. */
export async function commandLine() {
  const settings = { DATA_DIR: newDataFolder() }
  const config = readConfig(settings)
  const stores = await storesOf(settings)
  const fileAt = (name: string) => path.resolve(settings.DATA_DIR, name)
  return {
    stores,
    fileAt,
    write: (name: string, text: string) => writeFileSync(fileAt(name), text),
    /** Runs a command and returns its output; rejects if it is refused. */
    run: async (command: Command, word?: string, flags: Record<string, boolean | string> = {}) => {
      const lines: string[] = []
      const context = {
        config,
        fileAt,
        stores: async () => stores,
        now: () => Date.now(),
        print: (text: string) => void lines.push(text),
      }
      await command.run(context, { positionals: word === undefined ? [] : [word], flags })
      return lines.join('\n')
    },
  }
}
