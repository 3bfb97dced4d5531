import type { Redirect } from '#domain/site/redirect.ts'
import type { Actor } from '#ports/actor.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'

/**
 * Adds redirects in the transaction of their cause, such as a page that gets another address.
 * Redirects to a former address are updated, and those from a target are deleted, so that none
 * takes two steps or runs in a circle.
 */
export async function addRedirects(
  transaction: StoreTransaction,
  redirects: readonly Redirect[],
  actor: Actor,
): Promise<void> {
  const { tx } = transaction
  const row = { added_at: actor.at, added_by: actor.by }
  for (const some of chunks(redirects)) {
    const targets = [...new Set(some.map(({ to }) => to))]
    await tx.deleteFrom('redirects').where('from_address', 'in', targets).execute()
    const former = some.map(({ from }) => from)
    const led = await tx
      .selectFrom('redirects')
      .select(['from_address', 'to_address'])
      .where('to_address', 'in', former)
      .execute()
    const next = new Map(some.map(({ from, to }) => [from, to]))
    const all = new Map(led.map((each) => [each.from_address, next.get(each.to_address) ?? '']))
    for (const [from, to] of next) all.set(from, to)
    await tx
      .insertInto('redirects')
      .values([...all].map(([from, to]) => ({ from_address: from, to_address: to, ...row })))
      .onConflict((conflict) =>
        conflict.column('from_address').doUpdateSet((each) => ({
          to_address: each.ref('excluded.to_address'),
          ...row,
        })),
      )
      .execute()
  }
  const added = { kind: 'redirects-added', count: redirects.length } as const
  await addActivity(transaction, actor, 'content', 'redirects', added)
}
