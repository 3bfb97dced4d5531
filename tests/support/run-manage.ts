import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { runCommand } from '#manage/run-command.ts'

type Settings = Readonly<Record<string, string>>

/** Runs the owner's command line. */
export async function runManage(
  args: readonly string[],
  settings: Settings,
): Promise<{ readonly status: number; readonly out: string; readonly err: string }> {
  let out = ''
  let err = ''
  const status = await runCommand(args, {
    environment: { ...process.env, ...settings },
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { status, out, err }
}

/** Runs it in a process of its own, where that matters; rejects if it is refused. */
export function runManageProcess(args: readonly string[], settings: Settings) {
  return promisify(execFile)(process.execPath, ['src/manage/manage.ts', ...args], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
  })
}
