import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { beforeEachStatement } from './interrupted-migrations.ts'

/**
 * Migrates the database at an address (`postgres://…` or a file) and is killed before the statement
 * of that number; with none it ends as a program should.
 */
const [address = '', folder = '', killedAt] = process.argv.slice(2)

beforeEachStatement((statement) => {
  if (statement === Number(killedAt)) process.kill(process.pid, 'SIGKILL')
})
const database = address.startsWith('postgres:')
  ? openPostgres(address, () => {})
  : openSqlite(address)
await migrate(database, folder)
await database.close()
