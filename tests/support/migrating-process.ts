import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { afterEachStatement } from './interrupted-migrations.ts'

/**
 * Migrates the database at an address (`postgres://…` or a file) and is killed after the statement
 * of that number; without a number it ends normally.
 */
const [address = '', folder = '', killedAt] = process.argv.slice(2)

afterEachStatement((statement) => {
  if (statement === Number(killedAt)) process.kill(process.pid, 'SIGKILL')
})
const database = address.startsWith('postgres:')
  ? openPostgres(address, () => {})
  : openSqlite(address)
await migrate(database, folder)
await database.close()
