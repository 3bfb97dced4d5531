import { useEffect, useState } from 'react'
import { report } from '#web/report.ts'
import { pauseBeforeNext, type PaymentResult } from './payment-result.ts'

/** Asks for the booking that the address names until its payment is settled. */
export function usePaymentResult({
  tenant,
  eventId,
  bookingId,
}: {
  readonly tenant: string
  readonly eventId: string | null
  readonly bookingId: string | null
}) {
  const [result, setResult] = useState<PaymentResult>({ is: 'loading', tries: 0 })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    const load = async (tries: number) => {
      if (!eventId || !bookingId) return setResult({ is: 'unknown' })
      // Imported late, so that parsing its schema does not delay the page.
      const answer = await import('./booking-result-api.ts')
        .then(({ fetchBookingResult }) => fetchBookingResult(tenant, eventId, bookingId))
        .catch((error: unknown) => ({ ok: false as const, error }))
      if (hasLeft) return
      if (!answer.ok) {
        report('Failed to load the booking:', answer.error)
        return setResult({ is: 'unknown' })
      }
      const next: PaymentResult = { is: 'loaded', answer: answer.value, tries }
      setResult(next)
      const pause = pauseBeforeNext(next)
      if (pause !== null) timer = setTimeout(() => void load(tries + 1), pause)
    }
    void load(1)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [tenant, eventId, bookingId, attempt])

  return {
    result,
    checkAgain: () => {
      setResult({ is: 'loading', tries: 0 })
      setAttempt(attempt + 1)
    },
  }
}
