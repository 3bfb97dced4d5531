import { useCallback, useMemo, useSyncExternalStore } from 'react'

type Values = Readonly<Record<string, string>>

const nothing = '{}'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is typed under that name, kept in this tab through a reload and through signing in. */
export function useDraft(name: string) {
  const key = `desk draft: ${name}`
  const json = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key) ?? nothing,
    () => nothing,
  )
  const values = useMemo(() => readDraft(json), [json])
  const set = useCallback(
    (change: Values) => {
      const before = readDraft(sessionStorage.getItem(key) ?? nothing)
      sessionStorage.setItem(key, JSON.stringify({ ...before, ...change }))
      for (const listener of listeners) listener()
    },
    [key],
  )
  const clear = useCallback(() => {
    sessionStorage.removeItem(key)
    for (const listener of listeners) listener()
  }, [key])
  return { values, set, clear }
}

function readDraft(json: string): Values {
  const kept: unknown = JSON.parse(json)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
