import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { newDataFolder } from './databases.ts'
import { runManage } from './run-manage.ts'
import { storesOf } from './stores-of-settings.ts'

/** The command line of a site without events, called from the folder of `fileAt`. */
export async function commandLine() {
  const folder = newDataFolder()
  const settings = { DATA_DIR: folder, INIT_CWD: folder }
  const fileAt = (name: string) => path.join(folder, name)
  return {
    stores: await storesOf(settings),
    fileAt,
    write: (name: string, text: string) => writeFileSync(fileAt(name), text),
    /** Runs a command and returns its output; rejects if it is refused. `more` may have spaces. */
    run: async (command: string, ...more: readonly string[]) => {
      const { status, out, err } = await runManage([...command.split(' '), ...more], settings)
      if (status !== 0) throw new Error(err)
      return out.trimEnd()
    },
  }
}
