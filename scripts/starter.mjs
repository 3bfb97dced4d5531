/**
 * Detects that npm has ended (decision 57). npm runs scripts in a shell that forwards no signals, so
 * stopping npm would leave the script running. Plain JavaScript, as `run.mjs`.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { promisify } from 'node:util'

const pauseMs = 500

/** Calls `onEnd` once npm, or the shell between, has ended; never if npm did not start `task`. */
export async function whenStarterEnds(task, onEnd) {
  if (process.env.npm_lifecycle_event !== task) return
  const parent = process.ppid
  const starters = startersOf(parent, await describe(parent))
  const watch = setInterval(() => {
    if (!haveEnded(starters, process.ppid, isAlive)) return
    clearInterval(watch)
    onEnd()
  }, pauseMs)
  watch.unref()
}

/**
 * The processes whose end is also the end of this one: the parent, and npm above it if the parent
 * is its shell.
 */
export function startersOf(parent, { parent: above, command }) {
  // The shell's command line contains the script's; if npm uses no shell, the parent is the user's
  // own.
  return command.includes('run.mjs') && above > 0 ? [parent, above] : [parent]
}

/**
 * Whether one of these processes has ended. An orphan gets another parent; on Windows it keeps the
 * number.
 */
export function haveEnded(starters, currentParent, isThere) {
  return currentParent !== starters[0] || !starters.every(isThere)
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists, but belongs to another user.
    return error.code === 'EPERM'
  }
}

/** The parent and command line of a process; 0 and empty if the system does not return them. */
export async function describe(pid, platform = process.platform) {
  try {
    return readDescription(
      await askers[platform === 'linux' || platform === 'win32' ? platform : 'unix'](pid),
    )
  } catch {
    return { parent: 0, command: '' }
  }
}

/** Parses `1234 sh -c node …`: the parent, then the command line, as all three systems print it. */
export function readDescription(text) {
  const [, parent, command] = /^\s*(\d+)\s+([^]*)/.exec(text)
  return { parent: Number(parent), command: command.trimEnd() }
}

const askers = {
  async linux(pid) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    return `${/^PPid:\s*(\d+)/m.exec(status)[1]} ${command.replaceAll('\0', ' ')}`
  },
  async unix(pid) {
    const args = ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)]
    return (await promisify(execFile)('ps', args)).stdout
  },
  async win32(pid) {
    const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ForEach-Object { "$($_.ParentProcessId) $($_.CommandLine)" }`
    return (await promisify(execFile)('powershell', ['-NoProfile', '-Command', query])).stdout
  },
}
