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

/**
 * 128 random bits as 22 characters of base64url, behind a letter: a hyphen in front would be an
 * option to a command line and a formula to a spreadsheet.
 */
export const randomIds: Ids = {
  newId: () => `i${randomBytes(16).toString('base64url')}`,
}
