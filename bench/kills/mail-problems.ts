import type { SqlDatabase } from '#adapters/sql/database.ts'
import { emailsAtOnce } from '#usecases/emails/send-mails.ts'
import type { PostOffice } from './post-office.ts'

/**
 * Emails that were sent twice without reason, or never. The only reason is a kill between the
 * moment when the mail server accepted an email and the moment when that was recorded. So a kill
 * must lie between both times, and no kill may repeat more emails than were in progress.
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

/** Number of emails that are due now or once the lease of a killed process ends. */
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
