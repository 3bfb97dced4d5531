import type { Kysely, KyselyPlugin, Migration } from 'kysely'

let statements = 0
let interrupt: (statement: number) => void = () => {}

/** Calls `act` with the number of each statement that a migration is about to run, and at its end. */
export function beforeEachStatement(act: (statement: number) => void): void {
  statements = 0
  interrupt = act
}

function next(): void {
  statements += 1
  interrupt(statements)
}

const counting: KyselyPlugin = {
  transformQuery({ node }) {
    next()
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Runs one migration with its statements counted.
 *
 * @public The test's migrations import it by its path.
 */
export async function counted(migration: Migration, db: Kysely<unknown>): Promise<void> {
  await migration.up(db.withPlugin(counting))
  next()
}
