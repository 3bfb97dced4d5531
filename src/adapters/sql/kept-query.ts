import { isDeepStrictEqual } from 'node:util'
import type { Compilable, CompiledQuery, Transaction } from 'kysely'
import type { SqlDatabase } from './database.ts'
import type { Tables } from './tables.ts'

/** A transaction on a database of either kind. */
export interface Within {
  readonly tx: Transaction<Tables>
  readonly kind: SqlDatabase['kind']
}

/**
 * A query whose text is built once: for a look-up, building it costs more than the database's own
 * work. It must take the values as its parameters, each once and in their order.
 */
export function keptQuery<Values extends readonly unknown[], Row>(
  build: (within: Within, ...values: Values) => Compilable<Row>,
): (within: Within, ...values: Values) => Promise<readonly Row[]> {
  const built = new Map<SqlDatabase['kind'], CompiledQuery<Row>>()
  return async (within, ...values) => {
    const known = built.get(within.kind)
    const query = known ?? build(within, ...values).compile()
    if (known === undefined) {
      if (!isDeepStrictEqual(query.parameters, values)) throw new Error(`Not so kept: ${query.sql}`)
      built.set(within.kind, query)
    }
    const { rows } = await within.tx.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}
