import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const postgres = '/usr/lib/postgresql'

/**
 * The first of these programs on the machine; undefined if there is none. Debian installs some
 * servers outside of the PATH: PostgreSQL in a folder per version, of which the newest is used,
 * others in `/usr/sbin`.
 */
export function findProgram(...names: readonly string[]): string | undefined {
  const versions = existsSync(postgres) ? readdirSync(postgres).toSorted().toReversed() : []
  const folders = [
    ...versions.map((version) => path.join(postgres, version, 'bin')),
    '/usr/sbin',
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}
