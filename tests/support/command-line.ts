import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config'
import type { Command } from '#manage/command.ts'
import { openStores } from '#stores'
import { temporaryFolder } from './databases.ts'

/** The command line over a database of its own, called from the folder that `fileAt` knows. */
export async function commandLine() {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  const config = readConfig({ DATA_DIR: folder.path })
  const stores = await openStores(config, createLog('silent'))
  onTestFinished(() => stores.database.close())
  const fileAt = (name: string) => path.resolve(folder.path, name)
  return {
    stores,
    fileAt,
    write: (name: string, text: string) => writeFileSync(fileAt(name), text),
    /** What the command prints; rejects with what it refuses. */
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
