/**
 * `npm run demo`: the site in a folder of its own with a season of sample data, and a link into its
 * desk. Other machines cannot reach it, and no email leaves it: of the environment only `PORT` and
 * `DEMO_DIR` are read. `--fresh` replaces the season by a new one.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { type Config, ConfigError, readConfig } from '#config.ts'
import { runProgram } from '#run-program.ts'

const folder = path.resolve(process.env['DEMO_DIR'] || 'demo')

/** Marks the folder, so that no other one is ever taken for a demo and emptied. */
const mark = path.join(folder, 'demo.json')

/** Locked while a demo makes or serves the season. */
const lockFile = path.join(folder, 'demo.lock')

const owner = 'you@evergreen.example'

/** Leaves the usual port to a site beside it. */
const defaultPort = '3100'

await runProgram(async () => {
  makeFilesPrivate()
  if (stateOf() === 'foreign') {
    throw new ConfigError([`DEMO_DIR: ${folder} holds something else; name an empty folder`])
  }
  const unknown = process.argv.slice(2).filter((each) => each !== '--fresh')
  if (unknown.length > 0) {
    throw new ConfigError([`The demo knows --fresh alone, not ${unknown.join(' ')}`])
  }
  mkdirSync(folder, { recursive: true })
  if (stateOf() === 'none') markAs('begun')
  lockFolder()
  const isNew = stateOf() === 'begun' || process.argv.includes('--fresh')
  if (isNew) emptyFolder()
  const config = demoConfig()
  // What is refused above needs nothing of the site.
  const [{ makeSeason, invitation }, { startServer }] = await Promise.all([
    import('./make-season.ts'),
    import('#start-server.ts'),
  ])
  if (isNew) {
    process.stdout.write('Making a season of sample data…\n')
    await makeSeason(config)
    markAs('whole')
  }
  const link = await invitation(config, owner)
  await startServer(config)
  process.stdout.write(
    [
      '',
      `The site:  ${config.publicUrl}`,
      `The desk:  ${link ?? `${config.publicUrl}/desk`}`,
      '',
      link === null
        ? `Sign in as ${owner}, by the code in the newest email.`
        : 'The link opens the desk once, within an hour. Until then each start prints a new one.',
      `All people are invented, and emails are files in ${path.join(folder, 'mail')}. Ctrl-C ends it;`,
      '`npm run demo -- --fresh` begins a new season.',
      '',
      '',
    ].join('\n'),
  )
})

function stateOf(): 'none' | 'begun' | 'whole' | 'foreign' {
  const text = existsSync(mark) ? readFileSync(mark, 'utf8') : ''
  const season = /^\{"season":"(begun|whole)"/.exec(text)?.[1]
  if (season === 'whole' || season === 'begun') return season
  return existsSync(folder) && readdirSync(folder).length > 0 ? 'foreign' : 'none'
}

function markAs(season: 'begun' | 'whole'): void {
  writeFileSync(mark, JSON.stringify({ season }))
}

/** Locks the folder until this process ends, however it ends. */
function lockFolder(): void {
  const lock = new DatabaseSync(lockFile)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new ConfigError([`DEMO_DIR: another demo uses ${folder}; end it first`])
  }
  process.on('exit', () => lock.close())
}

function isLocked(error: unknown): boolean {
  // SQLITE_BUSY
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function emptyFolder(): void {
  markAs('begun')
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (file !== mark && file !== lockFile) rmSync(file, { recursive: true, force: true })
  }
}

/** Takes nothing from the environment that leads to another database, mailbox or provider. */
function demoConfig(): Config {
  const read = readConfig({
    PORT: process.env['PORT'] || defaultPort,
    DATA_DIR: folder,
    LEADS_TO: 'office@evergreen.example',
    LOG_LEVEL: 'warn',
    SAMPLE_EVENTS: 'off',
  })
  return { ...read, isDemo: true }
}
