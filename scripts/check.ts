/** `npm run check`: types, lint, format, dead code. Stops with a failure if any fails. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['routes', process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['types', 'tsc', ['-b']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['format', 'oxfmt', ['--check', '.']],
  ['pictures', process.execPath, ['scripts/media.ts', '--check']],
  ['dead code', 'knip', []],
  ['dead code in production', 'knip', ['--production']],
]

let failed = 0
for (const [name, command, args] of checks) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (status !== 0) {
    failed += 1
    process.stdout.write(`${stdout ?? ''}${stderr ?? ''}\n`)
  }
}
process.exitCode = failed === 0 ? 0 : 1
