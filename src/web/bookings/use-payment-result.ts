import { useEffect, useState } from 'react'
import { report } from '#web/report.ts'
import { pauseBeforeNext, type PaymentResult } from './payment-result.ts'

/** Asks call 11 about the booking that the address names, until it is settled. */
export function usePaymentResult({
  tenant,
  eventId,
  bookingId,
}: {
  readonly tenant: string
  readonly eventId: string | null
  readonly bookingId: string | null
}) {
  const [result, setResult] = useState<PaymentResult>({ is: 'asking', tries: 0 })
  const [looks, setLooks] = useState(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    const ask = async (tries: number) => {
      if (!eventId || !bookingId) return setResult({ is: 'unknown' })
      // The schema of the answer comes once the page is awake; read with it, it held up the page.
      const answer = await import('./result-call.ts')
        .then(({ callResult }) => callResult(tenant, eventId, bookingId))
        .catch((error: unknown) => ({ ok: false as const, error }))
      if (hasLeft) return
      if (!answer.ok) {
        report('Failed to load the booking:', answer.error)
        return setResult({ is: 'unknown' })
      }
      const next: PaymentResult = { is: 'told', answer: answer.value, tries }
      setResult(next)
      const pause = pauseBeforeNext(next)
      if (pause !== null) timer = setTimeout(() => void ask(tries + 1), pause)
    }
    void ask(1)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [tenant, eventId, bookingId, looks])

  return {
    result,
    lookAgain: () => {
      setResult({ is: 'asking', tries: 0 })
      setLooks(looks + 1)
    },
  }
}
