import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { openEvents } from './kills/events.ts'
import { problemsOfMails, mailsDue, repeatedMails } from './kills/mail-problems.ts'
import { openPostOffice } from './kills/post-office.ts'
import { killRounds, siteSecret } from './kills/rounds.ts'
import { printCircumstances, printTable } from './report.ts'
import { root, startSite } from './site.ts'

interface KillOptions {
  readonly rounds: number
  /** Address of an empty PostgreSQL database; null is SQLite. */
  readonly databaseUrl: string | null
}

const visitors = 6

/** Kills a server under load again and again, and checks that nothing was lost. */
export async function benchKills({ rounds, databaseUrl }: KillOptions): Promise<void> {
  const kind = databaseUrl === null ? 'SQLite' : 'PostgreSQL'
  printCircumstances([kind, `${visitors} visitors at a time`])
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-kills-'))
  const postOffice = await openPostOffice()
  const settings = {
    DATA_DIR: folder,
    SAMPLE_EVENTS: 'off',
    SMTP_URL: postOffice.url,
    SECRET: siteSecret,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  }
  const start = () => startSite(settings, folder)
  const database = await openDatabase(folder, databaseUrl)
  try {
    await openEvents(settings, folder)
    const report = await killRounds({
      start,
      database,
      postOffice,
      rounds,
      visitors,
      maxCalls: 60,
      onRound: (round, { ledger, problems }) =>
        process.stderr.write(
          `round ${round}: ${JSON.stringify(Object.fromEntries(ledger.counts))}, ${problems.length} problems\n`,
        ),
    })
    // Some emails are sent only once the lease of a killed process ends.
    const site = await start()
    while ((await mailsDue(database, Date.now())) > 0) await wait(1_000)
    await site.stop()
    const late = await problemsOfMails(database, postOffice, report.kills)
    const problems = [...report.problems, ...late]
    printTable(
      `Killed ${report.kills.length} times on ${kind}`,
      ['acknowledged', 'times'],
      [...report.ledger.counts].toSorted(([one], [other]) => one.localeCompare(other)),
    )
    printTable(
      'After each restart',
      ['mails sent', 'sent again after a kill', 'problems'],
      [[postOffice.taken.size, repeatedMails(postOffice), problems.length]],
    )
    for (const problem of problems) process.stdout.write(`- ${problem}\n`)
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await database.close()
    await postOffice.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openDatabase(folder: string, databaseUrl: string | null): Promise<SqlDatabase> {
  const database =
    databaseUrl === null
      ? openSqlite(path.join(folder, 'site.db'))
      : openPostgres(databaseUrl, () => {})
  await migrate(database, path.join(root, 'migrations'))
  return database
}
