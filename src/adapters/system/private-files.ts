import { chmodSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const othersRights = 0o077

/** Has every file and folder that this process makes from now on be its owner's alone. */
export function makeFilesPrivate(): void {
  process.umask(othersRights)
}

/** What earlier versions left readable for everyone in the data folder. */
const ours = ['site.db', 'site.db-wal', 'site.db-shm', 'mail']

/** Takes everyone else's rights to what an earlier version wrote to the data folder. */
export function makeDataPrivate(dataDir: string): void {
  for (const name of ours) {
    const file = path.join(dataDir, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined || (found.mode & othersRights) === 0) continue
    // Files first: a folder that is closed already has been through this.
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
    // Another user's, which we may use all the same.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
