import type { Instant } from '#domain/time.ts'
import type { Clock, Pause } from '#ports/clock.ts'

/**
 * Answers leave on the beat of so many milliseconds. Keeping an email takes a few more than keeping
 * none, and whoever measures must not see that.
 */
const beat = 200

/** Waits for the next beat since `startedAt`. */
export function answerOnBeat(
  { clock, pause }: { readonly clock: Clock; readonly pause: Pause },
  startedAt: Instant,
): Promise<void> {
  return pause.wait(beat - ((clock.now() - startedAt) % beat))
}
