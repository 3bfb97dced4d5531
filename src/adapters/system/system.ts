import { randomBytes } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'

export const systemClock: Clock = { now: () => Date.now() }

/** 128 random bits as 22 characters of base64url. */
export const randomIds: Ids = { newId: () => randomBytes(16).toString('base64url') }
