import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'
import { announceMissingScript } from '#web/no-connection.ts'
import { dialogEntry } from '#web/ui/use-dialog-entry.ts'
import { serviceAskedFor } from './catalog.ts'
import type { QuoteAction } from './quote-form-state.ts'

/** Fills the form with the services, and with choices and measures from other pages. */
export function usePrefill(
  catalog: readonly CatalogService[] | null,
  dispatch: React.Dispatch<QuoteAction>,
): void {
  const [search] = useSearchParams()
  const wanted = search.get('service') ?? ''
  useEffect(() => {
    if (catalog === null) return
    dispatch({ do: 'offer', catalog, tick: serviceAskedFor(wanted, catalog)?.id })
  }, [catalog, wanted, dispatch])

  const { state, search: query } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (catalog === null || state === null || state === dialogEntry) return
    import('./calculator-answer.ts').then(({ takeOver }) => {
      dispatch({ do: 'edit', edit: takeOver(state, catalog) })
      // The draft now contains it, so Back and a reload must not add it again.
      void navigate({ search: query }, { replace: true, state: null, preventScrollReset: true })
    }, announceMissingScript)
  }, [state, query, catalog, navigate, dispatch])
}
