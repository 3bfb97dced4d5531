import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a running PostgreSQL, without a database's name at its end. */
    postgresUrl: string
  }
}

/** Starts a real PostgreSQL for the whole run, in a folder that goes away with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL']
  if (given !== undefined) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  // Durability is the product's matter, not this throw-away server's; the rest is as delivered.
  const server = await startPostgres(['fsync=off', 'max_connections=200'])
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
