import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Whether the address has the parameter, which is taken out: a reload does not tell it again. */
export function useToldOnce(name: string): boolean {
  const [params] = useSearchParams()
  const isTold = params.has(name)
  useEffect(() => {
    if (!isTold) return
    const address = new URL(window.location.href)
    address.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', address)
  }, [isTold, name])
  return isTold
}
