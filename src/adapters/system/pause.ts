import { setTimeout as sleep } from 'node:timers/promises'
import type { Pause } from '#ports/pause.ts'

export const systemPause: Pause = {
  wait: async (ms) => {
    await sleep(ms)
  },
}
