import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * The last answer of this page's action, until the visitor leaves the page. `useActionData` drops
 * it when the page revalidates, which a colleague's change can cause at any moment.
 */
export function useActionAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const [last, setLast] = useState({ answer, key })
  if (answer !== undefined && (answer !== last.answer || key !== last.key)) setLast({ answer, key })
  return answer ?? (last.key === key ? last.answer : undefined)
}
