import fc from 'fast-check'
import { sessionPlace } from './desk.ts'
import { problemOf } from './judge.ts'
import { anyRequest } from './requests.ts'
import { sendRaw, type RawRequest } from './send.ts'

interface FuzzOptions {
  readonly port: number
  /** Repeats the requests of an earlier run. */
  readonly seed: number
  /** Position of the failed request, as printed with a failure. */
  readonly path?: string | undefined
  /** Maximum number; the run may reach `minutes` first. */
  readonly requests: number
  readonly minutes: number
  /** The cookie of a signed-in colleague. */
  readonly cookie: string
}

/** Requests that are sent at the same time. */
const atOnce = 8

/**
 * Sends odd requests; returns the number of answers by status (0: none, to half a request). Rejects
 * with the smallest requests that were answered wrongly, and with the seed and path that repeat
 * them.
 */
export async function fuzz(options: FuzzOptions): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>()
  const several = fc.array(anyRequest, { minLength: 1, maxLength: atOnce, size: 'max' })
  await fc.assert(
    fc.asyncProperty(several, async (requests) => {
      const answers = await Promise.all(
        requests.map((each) => sendRaw(options.port, signedIn(each, options.cookie))),
      )
      for (const [index, each] of requests.entries()) {
        const answer = answers[index] ?? null
        const status = answer?.status ?? 0
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const problem = problemOf(each, answer)
        if (problem !== null) throw new Error(`${each.method} ${each.target}: ${problem}`)
      }
    }),
    {
      seed: options.seed,
      ...(options.path === undefined ? {} : { path: options.path }),
      numRuns: Math.ceil(options.requests / (atOnce / 2)),
      interruptAfterTimeLimit: options.minutes * 60_000,
      includeErrorInReport: true,
    },
  )
  return statuses
}

function signedIn(request: RawRequest, cookie: string): RawRequest {
  const headers = request.headers.map(
    ([name, value]) => [name, value === sessionPlace ? cookie : value] as const,
  )
  return { ...request, headers }
}
