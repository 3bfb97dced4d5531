import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { restoreArchive, writeArchive } from '#adapters/sql/archive.ts'
import { recordBackup } from '#adapters/sql/file-backups.ts'
import { backedUpParts, checkUnused } from '#stores.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  help: 'Writes the database (not PostgreSQL), the files and the file secret to FILE while the site runs. Settings are not in it.',
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const target = context.fileAt(file)
    const folder = path.dirname(target)
    if (existsSync(target)) throw new CommandError(`${file} already exists`)
    if (!isFolder(folder)) throw new CommandError(`There is no folder ${folder}`)
    // Before everything is copied. What was left of an earlier backup is looked for there too.
    if (!isAllowed(folder, constants.R_OK | constants.W_OK | constants.X_OK)) {
      throw new CommandError(`This user may not read and write in the folder ${folder}`)
    }
    const parts = backedUpParts(context.config)
    if (parts.database !== null && !isAllowed(parts.database, constants.R_OK)) {
      throw new CommandError(`There is no database ${parts.database} that this user may read`)
    }
    await writeArchive(parts, target)
    // The desk shows when the last one was made.
    await recordBackup(context.config.dataDir, context.now())
    context.print(`Wrote ${target}`)
    if (!isSecretInFile(context)) {
      context.print('The SECRET of the settings is not in it: keep that as well.')
    }
    nameBackupTool(context, 'pg_dump')
  },
}

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  help: 'Replaces the database (not PostgreSQL), the files and the file secret with those of a backup. Stop the site first.',
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const source = context.fileAt(file)
    if (!existsSync(source)) throw new CommandError(`${file} does not exist`)
    if (isFolder(source)) throw new CommandError(`${file} is a folder`)
    if (!isAllowed(source, constants.R_OK)) {
      throw new CommandError(`This user may not read ${file}`)
    }
    if (isForeignToRoot(context.config.dataDir)) {
      throw new CommandError(
        `${context.config.dataDir} belongs to another user: restore as that user, or the site cannot open what is restored`,
      )
    }
    await checkUnused(context.config)
    await restoreArchive(source, backedUpParts(context.config))
    context.print(`Restored ${source}`)
    nameBackupTool(context, 'pg_restore')
  },
}

const isFolder = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() === true

function isAllowed(place: string, rights: number): boolean {
  try {
    accessSync(place, rights)
    return true
  } catch {
    return false
  }
}

/** Names the tool for a database that is not in the site's files. */
function nameBackupTool({ config, print }: CommandContext, tool: string): void {
  if (config.databaseUrl === null) return
  print(`The data is in PostgreSQL: use ${tool} for it.`)
}

/** Whether the secret in use is the one that a backup holds. */
function isSecretInFile({ config: { dataDir, secret } }: CommandContext): boolean {
  const file = path.join(dataDir, 'secret')
  return existsSync(file) && readFileSync(file, 'utf8').trim() === secret
}

function isForeignToRoot(folder: string): boolean {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? 0
  return process.getuid?.() === 0 && owner !== 0
}
