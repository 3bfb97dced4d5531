import { existsSync } from 'node:fs'
import path from 'node:path'
import { backUpSqlite, restoreSqlite } from '#adapters/sql/backup.ts'
import { sqliteFile } from '#site'
import { CommandError, type Command, type CommandWorld } from './command.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  help: 'Writes a copy of the database to FILE while the site runs.',
  options: {},
  positionals: 1,
  async run(world, { positionals: [file = ''] }) {
    const target = world.fileAt(file)
    const folder = path.dirname(target)
    if (existsSync(target)) throw new CommandError(`${file} exists already`)
    if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}`)
    await backUpSqlite(sqliteOnly(world), target)
    world.print(`Wrote ${target}`)
  },
}

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  help: 'Puts a backup in the place of the database. Stop the site first.',
  options: {},
  positionals: 1,
  async run(world, { positionals: [file = ''] }) {
    const source = world.fileAt(file)
    if (!existsSync(source)) throw new CommandError(`${file} does not exist`)
    await restoreSqlite(source, sqliteOnly(world))
    world.print(`Restored ${source}`)
  },
}

function sqliteOnly({ config }: CommandWorld): string {
  if (config.databaseUrl === null) return sqliteFile(config)
  throw new CommandError(
    'The data is in PostgreSQL: use pg_dump and pg_restore (see docs/operating.md).',
  )
}
