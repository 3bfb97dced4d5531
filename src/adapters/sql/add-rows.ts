import { CompiledQuery, type Insertable } from 'kysely'
import type { Within } from './kept-query.ts'
import type { Tables } from './tables.ts'

/** Most rows of one statement that is remembered; more of them are a rare mailing. */
const atMost = 8

/** The texts of statements, by database, table, columns and number of rows. */
const texts = new Map<string, string>()

/**
 * Inserts rows that all have the same columns in the same order. Its text is built once: for the
 * widest tables building it costs as much as the database's own work.
 */
export async function addRows<Name extends keyof Tables>(
  { tx, kind }: Within,
  name: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const shape = `${kind} ${name} ${rows.length} ${Object.keys(first).join(' ')}`
  let text = texts.get(shape)
  if (text === undefined) {
    text = tx.insertInto(name).values(rows).compile().sql
    if (rows.length <= atMost) texts.set(shape, text)
  }
  const values = rows.flatMap((row): readonly unknown[] => Object.values(row))
  await tx.executeQuery(CompiledQuery.raw(text, values))
}
