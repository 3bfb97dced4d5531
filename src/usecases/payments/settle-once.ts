import { second, type Instant } from '#domain/time.ts'
import type { WatchedOrder } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { settleOrder } from './settle-order.ts'

/** How long an answer of the provider is reused, in milliseconds. */
const answerLifetime = 3 * second

/** Maximum number of cached answers; with more the provider is asked again. */
const maxAnswers = 1_000

/** `settleOrder` for pages that people reload: repeated calls within seconds share the answer. */
export function settleOnce(dependencies: Dependencies) {
  const settle = settleOrder(dependencies)
  const answers = new Map<string, { readonly askedAt: Instant; readonly done: Promise<unknown> }>()
  return async (order: WatchedOrder): Promise<void> => {
    const now = dependencies.clock.now()
    const known = answers.get(order.id)
    if (known !== undefined && Math.abs(now - known.askedAt) < answerLifetime) {
      await known.done
      return
    }
    if (answers.size >= maxAnswers) answers.clear()
    const done = settle(order)
    answers.set(order.id, { askedAt: now, done })
    try {
      await done
    } catch (error) {
      answers.delete(order.id)
      throw error
    }
  }
}
