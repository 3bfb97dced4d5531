import { useEffect, useMemo, useState } from 'react'
import { useHydrated } from '#web/hydrated.ts'
import { useTextStorage } from './drafts.ts'

/** A text that this browser stores until it is empty, its setter, and a function to forget it. */
export function useStoredText(name: string) {
  const draft = useTextStorage(name)
  const isHydrated = useHydrated()
  const stored = useMemo(() => (isHydrated ? (draft.read() ?? '') : ''), [draft, isHydrated])
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === '') draft.clear()
    else if (typed !== null) draft.store(typed)
  }, [typed, draft])
  return [typed ?? stored, setTyped, draft.clear] as const
}
