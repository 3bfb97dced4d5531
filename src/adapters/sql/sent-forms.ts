import type { Actor } from '#ports/request-store.ts'
import type { Db } from './database.ts'
import type { StoreTransaction } from './transaction.ts'

const keyOf = ({ by, formKey }: Actor) => (formKey === undefined ? null : `${by} ${formKey}`)

/** Id of what the same form made when it was sent before; null where it was not. */
export async function madeBefore(db: Db, actor: Actor): Promise<string | null> {
  const key = keyOf(actor)
  if (key === null) return null
  const row = await db
    .selectFrom('sent_forms')
    .select('made')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.made ?? null
}

/**
 * Notes what a form makes, in the transaction that makes it. Answers what the same form made before,
 * also in a transaction that was under way until now; null where this one is the first.
 */
export async function recordForm(
  { tx }: StoreTransaction,
  actor: Actor,
  made: string,
): Promise<string | null> {
  const key = keyOf(actor)
  if (key === null) return null
  const first = await tx
    .insertInto('sent_forms')
    .values({ key, at: actor.at, made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return first === undefined ? madeBefore(tx, actor) : null
}
