import { expect, test } from 'vitest'
import { runManage } from '#support/run-manage.ts'

/** Runs arguments that need no settings and no database. */
const run = (...args: string[]) => runManage(args, {})

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists every command', async (args) => {
  const { status, out, err } = await run(...args)
  expect({ status, err }).toEqual({ status: 0, err: '' })
  for (const each of ['staff invite EMAIL', 'leads list', 'quotes export FOLDER', 'restore FILE'])
    expect(out).toContain(each)
})

test('a noun with --help lists its own commands, and a command explains itself', async () => {
  const noun = await run('quotes', '--help')
  expect(noun).toMatchObject({ status: 0, err: '' })
  expect(noun.out).toContain('quotes show NUMBER')
  expect(noun.out).not.toContain('leads list')
  const command = await run('quotes', 'show', '-h')
  expect(command).toMatchObject({ status: 0, err: '' })
  expect(command.out).toMatch(/^npm run manage -- quotes show NUMBER\n\nPrints a written quote/)
})

test('a misspelled command is named, with those that there are', async () => {
  const { status, out, err } = await run('quotes', 'lst', '--csv')
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(err).toMatch(/^There is no command "quotes lst --csv"\.\n/)
  expect(err).toContain('quotes list [--status STATUS] [--csv]')
  expect(err).not.toContain('leads list')
  expect((await run('qoutes', 'list')).err).toContain('leads list')
})

test.each([
  [['staff', 'list', '--cvs'], "Unknown option '--cvs'."],
  [['leads', 'list', '--csv', '--json'], 'Give --csv or --json, not both.'],
  [['backup'], 'Usage: npm run manage -- backup FILE'],
  [['backup', 'one', 'two'], 'Usage: npm run manage -- backup FILE'],
])('%j is refused with how it is called', async (args, reason) => {
  const { status, out, err } = await run(...args)
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(err.split('\n')[0]).toBe(reason)
  expect(err).toContain('Usage: npm run manage -- ')
  expect(err.split('\n').length).toBeLessThan(4)
})
