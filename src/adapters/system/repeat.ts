import { minute } from '#domain/time.ts'

export interface Repeated {
  /** Resolves when the current round is done. */
  stop(): Promise<void>
}

/** Milliseconds between two reports of the same failure, as while the database is down. */
const reportEveryMs = minute

/**
 * Runs `work` every `pauseMs` after its last round ended, one round at a time. `onError` gets a
 * failure at once, and then each minute while it stays the same.
 */
export function repeat(
  work: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let round = Promise.resolve()
  let reported = { failure: '', at: 0 }
  const report = (error: unknown) => {
    const failure = String(error)
    const at = performance.now()
    if (failure === reported.failure && at < reported.at + reportEveryMs) return
    reported = { failure, at }
    onError(error)
  }
  const next = () => {
    round = work()
      .then(() => {
        reported = { failure: '', at: 0 }
      }, report)
      .then(() => {
        if (!stopped) timer = setTimeout(next, pauseMs)
      })
  }
  timer = setTimeout(next)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
