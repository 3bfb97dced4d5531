/** `npm run check`: types, lint, format and dead code, in parallel. Fails if one of them fails. */
import { execFile } from 'node:child_process'
import path from 'node:path'

type Check = readonly [name: string, command: string, args: readonly string[]]

const root = path.join(import.meta.dirname, '..')
const checks: readonly Check[] = [
  ['types', 'tsc', ['-b']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['format', 'oxfmt', ['--check', '.']],
  ['pictures', process.execPath, ['scripts/media.ts', '--check']],
  ['dead code', 'knip', []],
  ['dead code in production', 'knip', ['--production']],
]

// The others read what this one writes.
const typegen = ['node_modules/@react-router/dev/bin.cjs', 'typegen']
const hasRoutes = await check(['routes', process.execPath, typegen])
const passed = await Promise.all(checks.map(check))
process.exitCode = hasRoutes && passed.every(Boolean) ? 0 : 1

function check([name, command, args]: Check): Promise<boolean> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((done) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      process.stdout.write(error === null ? `ok   ${name}\n` : `FAIL ${name}\n${stdout}${stderr}\n`)
      done(error === null)
    })
  })
}
