import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * What the action of this page answered last, until one goes elsewhere. `useActionData` forgets it
 * as soon as the page is read anew, which news of others can bring about at any moment.
 */
export function useActionAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const [last, setLast] = useState({ answer, key })
  if (answer !== undefined && (answer !== last.answer || key !== last.key)) setLast({ answer, key })
  return answer ?? (last.key === key ? last.answer : undefined)
}
