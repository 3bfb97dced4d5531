import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const autogroup = '/proc/self/autogroup'

/**
 * Until what is returned is called, this process and those it starts leave the processors to the
 * browser, which must run already: what serves a page and what measures it are not on the visitor's
 * phone. Linux may share its processors out by session first, and a browser has one of its own; the
 * weight of this one is then what counts.
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
