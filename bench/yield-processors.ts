import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const autogroup = '/proc/self/autogroup'

/**
 * Leaves the processors to the browser, which must run already, until the returned function is
 * called: the server and the measuring are not on a visitor's phone. Linux may share processors by
 * session first, and the browser has a session of its own; then the session's priority counts.
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
    // Another system, or one that shares out by process alone.
  }
}
