import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** The parameter of the address, which is taken out: a reload does not show it again. */
export function useOneTimeParam(name: string): string | null {
  const [params] = useSearchParams()
  const value = params.get(name)
  useEffect(() => {
    if (value === null) return
    const address = new URL(window.location.href)
    address.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', address)
  }, [value, name])
  return value
}
