import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/** The last answer, also once the page revalidates, for which `useActionData` would drop it. */
export function useActionAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const [last, setLast] = useState({ answer, key })
  if (answer !== undefined && (answer !== last.answer || key !== last.key)) setLast({ answer, key })
  return answer ?? (last.key === key ? last.answer : undefined)
}
