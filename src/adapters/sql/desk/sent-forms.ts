import type { Actor } from '#ports/actor.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

const keyOf = ({ by, formKey }: Actor) => (formKey === undefined ? null : `${by} ${formKey}`)

/**
 * Id of the row that the same form made before; null if it was not sent before. For forms that make
 * something; a save over a revision is compared with what is stored.
 */
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
 * Records the row that a form makes, in its transaction. Returns the id that the same form made
 * before, even in a transaction that ended only now; null if this is the first. Call it after the
 * last refusal, or refuse by rolling back: a form that made nothing may be sent again.
 */
export async function recordForm(
  { tx }: StoreTransaction,
  actor: Actor,
  made: string,
): Promise<string | null> {
  const key = keyOf(actor)
  if (key === null) return null
  const isFirst = await addNew(tx, 'sent_forms', { key, at: actor.at, made })
  return isFirst ? null : madeBefore(tx, actor)
}
