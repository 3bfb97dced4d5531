import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseSecrets } from '#domain/emails/email.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { problemsInBooks } from './books.ts'
import { newLedger, type Ledger } from './ledger.ts'
import { problemsOfMails } from './mail-problems.ts'
import type { PostOffice } from './post-office.ts'
import { startVisitors } from './visitors.ts'

/** The site's secret, by which its codes can be read. */
export const siteSecret = 'a secret of at least 32 characters'

/** A real server in a process of its own. */
interface KillableSite {
  readonly url: string
  stop(signal: 'SIGKILL'): Promise<unknown>
}

interface Parts {
  readonly start: () => Promise<KillableSite>
  /** The server's database, for looking into. */
  readonly database: SqlDatabase
  readonly postOffice: PostOffice
  readonly rounds: number
  readonly visitors: number
  /** Maximum number of acknowledged requests in a round before its kill. */
  readonly maxCalls: number
  /** Called after each round. */
  readonly onRound?: (round: number, report: KillReport) => void
}

/** The result of all rounds. */
export interface KillReport {
  readonly ledger: Ledger
  /** Time of the server's kill, in epoch milliseconds. */
  readonly kills: readonly number[]
  /** A sentence for each problem. */
  readonly problems: readonly string[]
}

/** Longest time from the last awaited request of a round to its kill, in milliseconds. */
const latestMs = 500
/** The time that a started server gets to check payments that a kill cut off. */
const storedWithin = 120_000

/**
 * Runs rounds: visitors send requests of every kind, the server is killed with SIGKILL at a random
 * moment and restarted, and nothing acknowledged may be lost.
 */
export async function killRounds(parts: Parts): Promise<KillReport> {
  const { start, database, postOffice, rounds } = parts
  const ledger = newLedger()
  const kills: number[] = []
  const problems: string[] = []
  const codeFor = (email: string) => newestCode(database, postOffice, email)
  let site = await start()
  for (let round = 1; round <= rounds; round += 1) {
    const enough = acknowledgments(ledger) + randomInt(1, parts.maxCalls)
    const street = { url: site.url, ledger, codeFor }
    const visitors = startVisitors(street, parts.visitors, `round${round}`)
    // The kill comes under load, at a random moment.
    while (acknowledgments(ledger) < enough && visitors.areOut()) await wait(5)
    await wait(randomInt(latestMs))
    await site.stop('SIGKILL')
    kills.push(Date.now())
    await visitors.stop().catch((error: unknown) => problems.push(String(error)))

    site = await start()
    await untilPaymentsAreStored(database)
    const found = [
      ...(await problemsInBooks(database, ledger)),
      ...(await problemsOfMails(database, postOffice, kills)),
    ]
    problems.push(...found.map((problem) => `round ${round}: ${problem}`))
    parts.onRound?.(round, { ledger, kills, problems })
    // Problems persist: another round would only report them again.
    if (problems.length > 0) break
  }
  await site.stop('SIGKILL')
  return { ledger, kills, problems }
}

function acknowledgments({ counts }: Ledger): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0)
}

/** Waits until every paid checkout session is stored, as a server ensures after a kill. */
async function untilPaymentsAreStored({ db }: SqlDatabase): Promise<void> {
  const until = Date.now() + storedWithin
  for (;;) {
    const unseen = await db
      .selectFrom('test_checkouts')
      .leftJoin('payments', 'payments.id', 'test_checkouts.session_id')
      .select('session_id')
      .where('test_checkouts.state', '=', 'paid')
      .where('payments.id', 'is', null)
      .execute()
    if (unseen.length === 0) return
    if (Date.now() > until) throw new Error(`${unseen.length} payments were never taken in`)
    await wait(50)
  }
}

/** The newest code for the address: still in the outbox, or sent to the SMTP server. */
async function newestCode(
  { db }: SqlDatabase,
  { codes }: Pick<PostOffice, 'codes'>,
  email: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('emails')
    .select('sealed_secrets')
    .where('recipient_key', '=', email)
    .where('kind', '=', 'booking-code')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const sealed = row?.sealed_secrets
  if (sealed === null || sealed === undefined) return codes.get(email) ?? null
  return parseSecrets(systemSecrets(siteSecret).unseal(sealed)).code ?? null
}
