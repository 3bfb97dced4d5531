import { counted } from '#domain/counts.ts'
import type { Company } from '#content/company.ts'
import type { LimitName } from '#domain/limits.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { minute, second } from '#domain/time.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Dependencies } from './dependencies.ts'

/** A reached limit, with the message for the visitor. */
export interface TooMany {
  readonly message: string
  /** Whole seconds until the next try, at least 1. */
  readonly retryAfter: number
}

/**
 * Counts one more request of a network or mailbox. While the counter fails, requests pass: a lost
 * lead is worse than one too many. `report` is called once per outage.
 */
export function consumeRateLimit(
  dependencies: Pick<Dependencies, 'limiter' | 'company'> & {
    readonly secrets: Pick<Secrets, 'hash'>
    readonly report: (error: unknown) => void
  },
) {
  let outOfReach = false
  return async (name: LimitName, who: string): Promise<Result<null, TooMany>> => {
    try {
      // Networks and mailboxes are personal, so only hashes are counted.
      const allowance = await dependencies.limiter.consume(name, dependencies.secrets.hash(who))
      outOfReach = false
      return allowance.is === 'allowed'
        ? ok(null)
        : err(tooMany(allowance.retryAfterMs, dependencies.company()))
    } catch (error) {
      if (!outOfReach) dependencies.report(error)
      outOfReach = true
      return ok(null)
    }
  }
}

function tooMany(retryAfterMs: number, company: Company): TooMany {
  const minutes = Math.max(1, Math.ceil(retryAfterMs / minute))
  return {
    message: `That was a lot of requests in a short time. Please try again in ${counted(minutes, 'minute')}, or call us at ${company.phone.display}.`,
    retryAfter: Math.max(1, Math.ceil(retryAfterMs / second)),
  }
}
