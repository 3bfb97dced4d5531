import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** React Router's `Navigate` does the same, but would be part of every public page. */
export function OpenPage({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { state })
  }, [to, state, navigate])
  return null
}
