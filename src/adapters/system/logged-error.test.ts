import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { expectLittleMore } from '#support/cost.ts'
import { freshPostgres } from '#support/databases.ts'
import { createLog } from './log.ts'
import { masked } from './logged-error.ts'

/** The log line of an error. */
function lineOf(error: unknown, more: object = {}): string {
  let line = ''
  createLog('info', { write: (text: string) => (line += text) }).error({ err: error, ...more })
  return line
}

function failureOf(step: () => unknown): unknown {
  try {
    return step()
  } catch (error) {
    return error
  }
}

const isPrivate = /rosa|miller|oak street|example\.org|123456|0142/i

test('errors of PostgreSQL name tables and constraints, and no value of a row or a parameter', async () => {
  const client = new pg.Client({ connectionString: await freshPostgres() })
  await client.connect()
  onTestFinished(() => client.end())
  const failures: unknown[] = []
  const run = (text: string, values: readonly string[] = []) =>
    client.query(text, [...values]).catch((error: unknown) => failures.push(error))
  await run('create table guests (email_key text primary key, code int check (code < 9))')
  await run('insert into guests values ($1, 1)', ['rosa@example.org'])
  await run('insert into guests values ($1, 1)', ['rosa@example.org'])
  await run('insert into guests values ($1, 123456)', ['Rosa Miller'])
  await run('insert into guests values ($1, $2)', ['x', 'Rosa Miller, Oak Street'])
  const lines = failures.map((failure) => lineOf(failure))
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).not.toMatch(isPrivate)
  expect(lines[0]).toContain('"constraint":"guests_pkey"')
  expect(lines[1]).toContain('violates check constraint \\"guests_code_check\\"')
  expect(lines[2]).toContain('"code":"22P02"')
})

test.each([
  ['a body that is no JSON', failureOf(() => JSON.parse('{"name": Rosa Miller}'))],
  ['an address that is none', failureOf(() => new URL('rosa@example.org'))],
  ['a mail server', new Error('550 <Rosa@Example.org>: 404-555-0142 refused 123456')],
  ['a token', new Error('no booking for iQ3rosaXkPz81mQ7vWb2Lc')],
  ['a cause', new Error('failed', { cause: new Error('"Rosa Miller" is unknown') })],
  ['several', new AggregateError([new Error('rosa@example.org')], 'both failed')],
  ['more than an error should have', Object.assign(new Error('no'), { params: ['Rosa'] })],
])('words in %s stay out of the log', (_, error) => {
  const line = lineOf(error)
  expect(line).not.toMatch(isPrivate)
  expect(line).toMatch(/logged-error\.test\.ts:\d+/)
})

test('a reason is logged without what is private in it', () => {
  const line = lineOf(new Error('x'), { reason: 'to rosa@example.org: mailbox 4045550142 is full' })
  expect(line).toContain('"reason":"to [address]: mailbox [phone] is full"')
})

test('details that help to find a bug stay in the log', () => {
  const missing = Object.assign(new Error("ENOENT: no such file, open '/srv/data/site.db'"), {
    code: 'ENOENT',
    syscall: 'open',
  })
  const line = JSON.parse(lineOf(missing)).err
  expect(line).toMatchObject({
    type: 'Error',
    message: "ENOENT: no such file, open '/srv/data/site.db'",
    code: 'ENOENT',
    syscall: 'open',
  })
  const refused = lineOf(new Error('connect ECONNREFUSED 127.0.0.1:5432'))
  expect(refused).toContain('connect ECONNREFUSED 127.0.0.1:5432')
})

test.each(['a', '-', '@', 'a@', ' ', '"', '"\n', `"'\``, '(', '1', '1 ', '(1'])(
  'a long text of %j costs little more than as much in short ones',
  (unit) => {
    for (const step of [masked, (text: string) => lineOf(new Error(text))])
      expectLittleMore(unit, 40_000, step)
  },
)
