import type { Instant } from '#domain/time.ts'
import type { Dependencies } from './dependencies.ts'

/** Response times are rounded up to a multiple of this, in milliseconds. */
const step = 200

/**
 * Waits so that the time of a response reveals nothing: saving an email takes a few milliseconds
 * longer than saving none, which would distinguish a known address.
 */
export function padResponseTime({ clock, pause }: Dependencies, startedAt: Instant): Promise<void> {
  return pause.wait(step - ((clock.now() - startedAt) % step))
}
