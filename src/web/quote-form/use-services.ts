import { useCallback, useEffect, useState } from 'react'
import { quotePaths, servicesAnswer } from '#contract/quotes.ts'
import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'
import { fetchJson } from '#web/api.ts'
import { report } from '#web/report.ts'
import { catalogFrom } from './catalog.ts'

/** The services on offer, as far as they are loaded. */
export type Services =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'loaded'; readonly catalog: readonly CatalogService[] }

/** Loads the services, and again on request. */
export function useServices(): { readonly services: Services; readonly tryAgain: () => void } {
  const [services, setServices] = useState<Services>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    fetchJson({
      path: quotePaths.services,
      answer: servicesAnswer,
      signal: controller.signal,
    }).then(
      (answer) => {
        if (!answer.ok) report('Error fetching services:', answer.error)
        const catalog = answer.ok ? catalogFrom(answer.value) : []
        setServices(catalog.length > 0 ? { is: 'loaded', catalog } : { is: 'failed' })
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [attempt])

  const tryAgain = useCallback(() => {
    setServices({ is: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { services, tryAgain }
}
