import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const sharesBySession = '/proc/self/autogroup'

/**
 * Until what is returned is called, this process and those it starts leave the processors to the
 * browser, which must run already: what serves a page and what measures it are not on the visitor's
 * phone. Linux may share its processors out by session first, and a browser has one of its own; the
 * weight of this one is then what counts.
 */
export function giveWay(): () => void {
  setPriority(19)
  weighSession('19')
  // The session is that of the terminal and outlives this process.
  return () => weighSession('0')
}

function weighSession(nice: string): void {
  try {
    writeFileSync(sharesBySession, nice)
  } catch {
    // Another system, or one that shares out by process alone.
  }
}
