import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const autogroup = '/proc/self/autogroup'

/**
 * Leaves the processors to the running browser until the returned function is called, because a
 * visitor's phone runs neither server nor measurement. Linux may share processors by session first,
 * and the browser has its own; then the session's priority counts.
 */
export function yieldProcessors(): () => void {
  setPriority(19)
  setSessionNice('19')
  // The session is that of the terminal and outlives this process.
  return () => setSessionNice('0')
}

function setSessionNice(nice: string): void {
  try {
    writeFileSync(autogroup, nice)
  } catch {
    // Another system, or a Linux that shares by process alone.
  }
}
