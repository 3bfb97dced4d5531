import { err, ok, type Result } from '#domain/result.ts'
import { hour } from '#domain/time.ts'
import { quoteNumber, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { WatchedOrder } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { settleOrder, type Settlement } from '#usecases/payments/settle-order.ts'

/** Payment to make, and the address to which its customer returns. */
export interface QuotePaymentRequest {
  readonly quote: WrittenQuote
  /** Id of the agreed payment. */
  readonly part: string
  readonly name: string
  /** Address of the quote's page. */
  readonly page: string
}

/** Why no checkout session opens; `being-paid`: someone else has one open, or the bank decides. */
export type NotPayable = {
  readonly code: 'nothing-to-pay' | 'not-for-card' | 'payments-unavailable' | 'being-paid'
}

/** Period in which a checkout session is open after its order, in milliseconds. */
const payWithin = hour

/** Maximum number of attempts, since others may pay or record money while a session opens. */
const maxAttempts = 4

/**
 * Opens a checkout session for an agreed payment and returns its address. A payment has one session
 * at a time: a second device gets the open one, and one for another amount is expired first.
 */
export function payQuote(dependencies: Dependencies) {
  const { writtenQuotes, payments, clock } = dependencies
  const settle = settleOrder(dependencies)

  return async (request: QuotePaymentRequest): Promise<Result<string, NotPayable>> => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const url = await openOnce(request)
      if (url !== null) return url
    }
    return err({ code: 'payments-unavailable' })
  }

  /** Null where something has changed meanwhile. */
  async function openOnce({
    quote,
    part,
    name,
    page,
  }: QuotePaymentRequest): Promise<Result<string, NotPayable> | null> {
    const opening = await writtenQuotes.openOrder(quote.id, part, clock.now())
    if (!opening.ok) {
      const { code } = opening.error
      return err({ code: code === 'unknown-quote' ? 'nothing-to-pay' : code })
    }
    const { order, replaced, isOpen } = opening.value
    for (const other of replaced) {
      const closed = await close(other)
      if (closed === 'provider-down') return err({ code: 'payments-unavailable' })
      if (closed === 'open' || closed === 'pending') return err({ code: 'being-paid' })
      if (closed === 'paid') return null
    }
    if (isOpen !== null) {
      const state = await settle({ ...order, isWanted: true })
      if (state === 'pending') return err({ code: 'being-paid' })
      return state === 'open' || state === 'provider-down' ? ok(isOpen.url) : null
    }
    const opened = await payments.openCheckout({
      subject: order.subject,
      orderId: order.id,
      email: quote.recipient.email,
      description: `${name}: ${quote.title} (${quoteNumber(quote)})`,
      amountCents: order.cents,
      quantity: 1,
      // Counted from the order, so that concurrent attempts request the same page.
      payUntil: order.createdAt + payWithin,
      successUrl: `${page}?paid=1`,
      failureUrl: `${page}?unpaid=1#pay`,
    })
    if (!opened.ok) return opened
    if (await writtenQuotes.attachCheckout(order.id, opened.value)) return ok(opened.value.url)
    await payments.expireCheckout(opened.value.sessionId)
    return null
  }

  /** Asks twice if it is still open, since it may be paid at the moment of closing. */
  async function close(order: WatchedOrder): Promise<Settlement> {
    const first = await settle(order)
    return first === 'open' ? settle(order) : first
  }
}
