import { existsSync } from 'node:fs'
import path from 'node:path'
import { backUpSqlite, restoreSqlite } from '#adapters/sql/backup.ts'
import { noteBackup } from '#adapters/sql/file-backups.ts'
import { sqliteFile } from '#stores'
import { CommandError, type Command, type CommandContext } from './command.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  help: 'Writes a copy of the database to FILE while the site runs.',
  options: {},
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const target = context.fileAt(file)
    const folder = path.dirname(target)
    if (existsSync(target)) throw new CommandError(`${file} exists already`)
    if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}`)
    await backUpSqlite(sqliteOnly(context), target)
    // The desk says when the last one was made.
    await noteBackup(context.config.dataDir, context.now())
    context.print(`Wrote ${target}`)
  },
}

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  help: 'Puts a backup in the place of the database. Stop the site first.',
  options: {},
  positionals: 1,
  async run(context, { positionals: [file = ''] }) {
    const source = context.fileAt(file)
    if (!existsSync(source)) throw new CommandError(`${file} does not exist`)
    await restoreSqlite(source, sqliteOnly(context))
    context.print(`Restored ${source}`)
  },
}

function sqliteOnly({ config }: CommandContext): string {
  if (config.databaseUrl === null) return sqliteFile(config)
  throw new CommandError(
    'The data is in PostgreSQL: use pg_dump and pg_restore (see docs/operating.md).',
  )
}
