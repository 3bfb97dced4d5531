import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { answers, untilItAnswers } from '#scripts/until-it-answers.ts'
import { newDataFolder } from '#support/databases.ts'
import { eventually } from '#support/server-process.ts'

const root = path.join(import.meta.dirname, '../..')

/** Starts the site by a command, as a shell or an owner would; resolves once it answers. */
async function startBy(command: string, args: readonly string[]) {
  const folder = newDataFolder()
  const port = await freePort()
  const child = spawn(command, args, {
    cwd: root,
    // A process group of its own, so that anything left over can be ended together.
    detached: true,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), SAMPLE_EVENTS: 'off' },
    stdio: 'ignore',
  })
  onTestFinished(() => endGroup(child))
  const url = `http://127.0.0.1:${port}/healthz`
  await untilItAnswers(url)
  return { child, answers: () => answers(url) }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has ended already.
  }
}

test.each([
  ['npm', ['start'], 'SIGTERM'],
  ['npm', ['start'], 'SIGKILL'],
  [process.execPath, ['scripts/run.mjs', 'start'], 'SIGKILL'],
] as const)('the server ends with %s %j when that gets %s', async (command, args, signal) => {
  const { child, answers } = await startBy(command, args)
  child.kill(signal)
  await eventually(async () => !(await answers()))
  // No process of the group is left.
  await eventually(() => isGroupGone(child))
})

function isGroupGone({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && !process.kill(-pid, 0)
  } catch {
    return true
  }
}

test('started in the background, it outlives the shell that started it', async () => {
  const script = `"${process.execPath}" scripts/run.mjs start &`
  const { child, answers } = await startBy('sh', ['-c', script])
  if (child.exitCode === null) await once(child, 'exit')
  expect(await answers()).toBe(true)
})
