import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { startPostgres } from './postgres-server.ts'

const migrationsDir = path.join(import.meta.dirname, '../../migrations')

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a running PostgreSQL, without a database name. */
    postgresUrl: string
    /** What makes such an address lead through the server's socket file; empty if it is elsewhere. */
    postgresSocket: string
    /** Name of an empty database there with the site's tables, to copy for tests. */
    postgresTemplate: string
    /** A SQLite file of the same. */
    sqliteTemplate: string
    /** Folder of all temporary folders of tests, removed after the run. */
    folder: string
  }
}

/**
 * Starts a real PostgreSQL for the whole run in a temporary folder, and migrates one database of
 * each kind, which tests copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env['TEST_POSTGRES_URL']
  // Durability is the product's task, not this temporary server's. Autovacuum would go through each
  // of the many databases every minute. Other settings are the defaults.
  const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=200']
  const server =
    configured === undefined
      ? await startPostgres(settings)
      : { url: configured, socketFolder: null, remove: async () => {} }
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-'))
  const template = await postgresTemplate(server.url)
  project.provide('postgresUrl', server.url)
  const { socketFolder } = server
  project.provide('postgresSocket', socketFolder === null ? '' : `?host=${socketFolder}`)
  project.provide('postgresTemplate', template.name)
  project.provide('sqliteTemplate', await sqliteTemplate(folder))
  project.provide('folder', folder)
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true })
    await template.remove()
    await server.remove()
  }
  // Vitest prints an error of the teardown, but ends as if there was none.
  return () =>
    remove().catch((error: unknown) => {
      process.exitCode = 1
      throw error
    })
}

async function postgresTemplate(server: string) {
  // A server that was configured may serve several runs.
  const name = `template_${randomUUID().replaceAll('-', '')}`
  const maintain = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await maintain(`create database ${name}`)
  const database = openPostgres(`${server}/${name}`, () => {})
  await migrate(database, migrationsDir)
  // A database that anyone is connected to cannot be copied.
  await database.close()
  return { name, remove: () => maintain(`drop database ${name}`) }
}

async function sqliteTemplate(folder: string): Promise<string> {
  const file = path.join(folder, 'template.db')
  const database = openSqlite(file)
  await migrate(database, migrationsDir)
  await database.close()
  // The migration's writes may still be in the log beside the file, and only the file is copied.
  const written = new DatabaseSync(file)
  written.exec('pragma wal_checkpoint(truncate)')
  written.close()
  return file
}
