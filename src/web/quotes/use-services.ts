import { useCallback, useEffect, useState } from 'react'
import { quotePaths, servicesAnswer } from '#contract/quotes.ts'
import type { CatalogService } from '#domain/quotes/quote-draft.ts'
import { call } from '#web/api.ts'
import { report } from '#web/report.ts'
import { catalogFrom } from './catalog.ts'

/** The services on offer, as far as they have come. */
export type Services =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'loaded'; readonly catalog: readonly CatalogService[] }

/** Loads the services (call 1), and again when asked to. */
export function useServices(): { readonly services: Services; readonly tryAgain: () => void } {
  const [services, setServices] = useState<Services>({ is: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    call({ path: quotePaths.services, answer: servicesAnswer, signal: leaving.signal }).then(
      (answer) => {
        if (!answer.ok) report('Error fetching services:', answer.error)
        const catalog = answer.ok ? catalogFrom(answer.value) : []
        setServices(catalog.length > 0 ? { is: 'loaded', catalog } : { is: 'failed' })
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [round])

  const tryAgain = useCallback(() => {
    setServices({ is: 'loading' })
    setRound((count) => count + 1)
  }, [])
  return { services, tryAgain }
}
