import { runCommand } from '#manage/run-command.ts'

/**
 * Runs the owner's command line like `manage` of `server-process.ts`, but in the test's own
 * process, for tests that need no process of its own.
 */
export async function runManage(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
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
