import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Opens another page as soon as it is drawn. React Router's `Navigate` does the same, but would be
 * part of the scripts of every public page.
 */
export function OpenPage({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { state })
  }, [to, state, navigate])
  return null
}
