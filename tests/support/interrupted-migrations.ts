import type { Kysely, KyselyPlugin, Migration } from 'kysely'

let statements = 0
let interrupt: (statement: number) => void | Promise<void> = () => {}

/** Calls `act` with the number of each statement that a migration has just run. */
export function afterEachStatement(act: typeof interrupt): void {
  statements = 0
  interrupt = act
}

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements += 1
    await interrupt(statements)
    return result
  },
}

/** Runs one migration with its statements counted.
 *
 * @public The test's migrations import it by its path.
 */
export function counted(migration: Migration, db: Kysely<unknown>): Promise<void> {
  return migration.up(db.withPlugin(counting))
}
