export interface Repeated {
  /** Resolves when the current round is done. */
  stop(): Promise<void>
}

/** Runs `work` every `pauseMs` after its last round ended, one round at a time. */
export function repeat(
  work: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let round = Promise.resolve()
  const next = () => {
    round = work()
      .catch(onError)
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
