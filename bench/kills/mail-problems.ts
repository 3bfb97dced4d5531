import type { SqlDatabase } from '#adapters/sql/database.ts'
import { emailsAtOnce } from '#usecases/send-mails.ts'
import type { PostOffice } from './post-office.ts'

/**
 * Mails that were sent twice without reason, or never. A kill between the moment when the mail
 * server took a mail and the moment when that was noted is the one reason to send it again: so
 * there is a kill between both times, and no kill repeats more than the mails in hand.
 */
export async function problemsOfMails(
  { db }: SqlDatabase,
  { taken }: Pick<PostOffice, 'taken'>,
  kills: readonly number[],
): Promise<readonly string[]> {
  const problems: string[] = []
  const repeatsAfter = new Map<number, number>()
  for (const [id, times] of taken) {
    for (const [index, again] of times.entries()) {
      const before = times[index - 1]
      if (before === undefined) continue
      const kill = kills.find((at) => before <= at && at <= again)
      if (kill === undefined) problems.push(`the mail ${id} was sent twice with no kill between`)
      else repeatsAfter.set(kill, (repeatsAfter.get(kill) ?? 0) + 1)
    }
  }
  for (const [kill, repeats] of repeatsAfter) {
    if (repeats > emailsAtOnce)
      problems.push(`${repeats} mails were sent again after the kill at ${kill}`)
  }
  const sent = await db.selectFrom('emails').select('id').where('state', '=', 'sent').execute()
  for (const { id } of sent) if (!taken.has(id)) problems.push(`the mail ${id} was never sent`)
  return problems
}

/** The number of emails that were sent again after a kill. */
export function repeatedMails({ taken }: Pick<PostOffice, 'taken'>): number {
  return [...taken.values()].reduce((sum, times) => sum + times.length - 1, 0)
}

/** Mails that go out now or once the lease of a killed process ends; not those meant for later. */
export async function mailsDue({ db }: SqlDatabase, now: number): Promise<number> {
  const leaseMs = 2 * 60_000
  const { due } = await db
    .selectFrom('emails')
    .select((row) => row.fn.countAll<number>().as('due'))
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now + leaseMs)
    .executeTakeFirstOrThrow()
  return due
}
