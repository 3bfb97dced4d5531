import type { Instant } from '#domain/time.ts'
import type { SqlDatabase } from './database.ts'

/** A row among the settings that notes a hash of the secret in use. */
const secretNote = 'secret'

/** Notes the secret of a start by its hash; returns whether the start before had another one. */
export async function noteSecret({ db }: SqlDatabase, hash: string, at: Instant): Promise<boolean> {
  const data = JSON.stringify(hash)
  const before = await db
    .selectFrom('settings')
    .select('data')
    .where('kind', '=', secretNote)
    .executeTakeFirst()
  if (before?.data === data) return false
  const noted = { data, changed_at: at }
  await db
    .insertInto('settings')
    .values({ kind: secretNote, revision: 1, ...noted })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(noted))
    .execute()
  return before !== undefined
}
