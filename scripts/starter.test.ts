import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'
import { describe as describeProcess, haveEnded, readDescription, startersOf } from './starter.mjs'

const [npm, shell, terminal] = [70, 80, 60]

test.each([
  ['Linux, from /proc', `${npm} sh -c node scripts/run.mjs start `],
  ['macOS, from ps', `   ${npm} sh -c node scripts/run.mjs start\n`],
  [
    'Windows, from PowerShell',
    `${npm} C:\\Windows\\system32\\cmd.exe /d /s /c node scripts/run.mjs start\r\n`,
  ],
])('on %s npm is watched behind its shell', (_, told) => {
  expect(startersOf(shell, readDescription(told))).toEqual([shell, npm])
})

test.each([
  ['npm needs no shell', { parent: terminal, command: 'npm start' }],
  ['the system does not tell', { parent: 0, command: '' }],
  ['it does not tell the parent', { parent: 0, command: 'sh -c node scripts/run.mjs start' }],
])('where %s the parent alone is watched', (_, described) => {
  expect(startersOf(npm, described)).toEqual([npm])
})

test('a killed npm is noticed where its shell lives on, and a killed shell on Windows, where it stays the parent', () => {
  const starters = [shell, npm]
  const without =
    (...gone: readonly number[]) =>
    (pid: number) =>
      !gone.includes(pid)
  expect(haveEnded(starters, shell, without())).toBe(false)
  expect(haveEnded(starters, shell, without(npm))).toBe(true)
  expect(haveEnded(starters, shell, without(shell))).toBe(true)
  // On other systems the orphan gets another parent, also when its old number is used again.
  expect(haveEnded(starters, 1, without())).toBe(true)
})

const hasPs = spawnSync('ps', ['-p', String(process.pid)]).status === 0

// The query is POSIX, so this holds on macOS too.
test.runIf(hasPs)('ps, where there is one, agrees with the system about a process', async () => {
  const own = await describeProcess(process.pid, 'darwin')
  expect(own.parent).toBe(process.ppid)
  expect(own.command).toContain('vitest')
  expect(await describeProcess(process.pid)).toEqual(own)
})

test('a process that is not there is described by nothing', async () => {
  expect(await describeProcess(2 ** 22 + 1)).toEqual({ parent: 0, command: '' })
})
