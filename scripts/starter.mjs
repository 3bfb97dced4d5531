/**
 * Notices that npm has ended. npm runs scripts in a shell, which passes no signal on: whoever stops
 * or kills npm would leave the script running. Plain JavaScript, as `run.mjs`.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { promisify } from 'node:util'

const pauseMs = 500

/** Calls `onEnd` once npm, or the shell between, is gone; never where npm did not start `task`. */
export async function whenStarterEnds(task, onEnd) {
  if (process.env.npm_lifecycle_event !== task) return
  const parent = process.ppid
  const starters = [parent]
  const { parent: above, command } = await describe(parent)
  // The shell's command line holds the script's; where npm uses none, its parent is our own user.
  if (command.includes('run.mjs')) starters.push(above)
  const watch = setInterval(() => {
    // A process whose parent ends gets another one; on Windows it keeps the number.
    if (process.ppid === parent && starters.every(isAlive)) return
    clearInterval(watch)
    onEnd()
  }, pauseMs)
  watch.unref()
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is there and belongs to someone else.
    return error.code === 'EPERM'
  }
}

/** A process's parent and command line; neither where the system does not tell. */
async function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
      return { parent: Number(/^PPid:\s*(\d+)/m.exec(status)[1]), command }
    }
    const text = process.platform === 'win32' ? await askWindows(pid) : await askUnix(pid)
    const [, parent, command] = /^\s*(\d+)\s+([^]*)/.exec(text)
    return { parent: Number(parent), command }
  } catch {
    return { parent: 0, command: '' }
  }
}

async function askUnix(pid) {
  const args = ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)]
  return (await promisify(execFile)('ps', args)).stdout
}

async function askWindows(pid) {
  const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ForEach-Object { "$($_.ParentProcessId) $($_.CommandLine)" }`
  return (await promisify(execFile)('powershell', ['-NoProfile', '-Command', query])).stdout
}
