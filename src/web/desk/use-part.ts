import { useEffect, useEffectEvent, useState } from 'react'
import { useLoadFetcher } from '#web/use-fetcher.ts'
import { partAddress } from '#web/desk/connection/request-params.ts'
import { untilReachable } from '#web/desk/connection/until-connected.ts'

/** Loads a part of the page, again once a lost session or connection is back. Null: nothing. */
export function usePart<Loader>(
  address: string | null,
): ReturnType<typeof useLoadFetcher<Loader>>['data'] {
  const { load, data, state } = useLoadFetcher<Loader>()
  const [last, setLast] = useState(data)
  if (data !== last && data !== undefined && data !== null) setLast(data)
  const isMissing = data === null && state === 'idle'
  useEffect(() => {
    if (address === null) return
    const left = new AbortController()
    void untilReachable(left.signal).then(
      () => (left.signal.aborted ? undefined : load(partAddress(address))),
      () => {},
    )
    return () => left.abort()
  }, [address, load])
  const loadAgain = useEffectEvent(() => {
    if (address !== null) void load(partAddress(address))
  })
  useEffect(() => {
    if (isMissing) loadAgain()
  }, [isMissing])
  return data ?? last
}
