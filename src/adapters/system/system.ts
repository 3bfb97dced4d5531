import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock, Pause } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'

export const systemClock: Clock = { now: () => Date.now() }

export const systemPause: Pause = {
  wait: async (ms) => {
    await sleep(ms)
  },
}

const idBytes = 16

// The system's random source is asked for many at once: each call of it costs more than an id.
let pool = Buffer.alloc(0)
let used = 0

/**
 * 128 random bits as 22 characters of base64url, behind a letter: a hyphen in front would be an
 * option to a command line and a formula to a spreadsheet.
 */
export const randomIds: Ids = {
  newId() {
    if (used === pool.length) {
      pool = randomBytes(idBytes * 128)
      used = 0
    }
    used += idBytes
    return `i${pool.toString('base64url', used - idBytes, used)}`
  },
}
