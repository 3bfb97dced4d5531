import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** Query parameter of a request for a part of the page. */
export const partParam = 'part'

/** The address of a part: after a lost session or connection, the page never goes there. */
export const partAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${partParam}`

/**
 * Loads a part of the page from the loader of another address; null loads nothing. A part that could
 * not be loaded for want of a session or a connection is loaded once both are back.
 */
export function usePart<Loader>(
  address: string | null,
): ReturnType<typeof useFetcher<Loader>>['data'] {
  const { load, data, state } = useFetcher<Loader>()
  const isMissing = data === null && state === 'idle'
  useEffect(() => {
    if (address !== null) void load(partAddress(address))
  }, [address, load])
  useEffect(() => {
    if (isMissing && address !== null) void load(partAddress(address))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A new address is loaded above
  }, [isMissing, load])
  return data ?? undefined
}
