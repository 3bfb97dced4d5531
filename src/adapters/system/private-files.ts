import { chmodSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from './has-code.ts'

const othersRights = 0o077

/** Restricts every file and folder made from now on to its owner. */
export function makeFilesPrivate(): void {
  process.umask(othersRights)
}

/** Files in the data folder that earlier versions left readable for everyone. */
const ours = ['site.db', 'site.db-wal', 'site.db-shm', 'mail']

/** Removes other users' access to files of an earlier version. */
export function makeDataPrivate(dataDir: string): void {
  for (const name of ours) {
    const file = path.join(dataDir, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined || (found.mode & othersRights) === 0) continue
    // Files first: a folder that is closed already is done.
    if (found.isDirectory()) {
      for (const inside of readdirSync(file)) closeFile(path.join(file, inside), 0o600)
    }
    closeFile(file, found.isDirectory() ? 0o700 : 0o600)
  }
}

function closeFile(file: string, mode: number): void {
  try {
    chmodSync(file, mode)
  } catch (error) {
    // The file belongs to another user, but is accessible.
    if (!hasCode(error, 'EPERM')) throw error
  }
}
