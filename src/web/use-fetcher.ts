// oxlint-disable no-restricted-imports -- the one place that wraps it
import { useState } from 'react'
import { useFetcher as useRouterFetcher } from 'react-router'

/**
 * React Router's fetcher, with its data also as React's state. The router reads the data from a
 * ref; where nothing else changes, React gives up the render that first sees new data, and the
 * effects of the new data would never run.
 */
export const useLoadFetcher: typeof useRouterFetcher = (options) => {
  const fetcher = useRouterFetcher(options)
  const [data, setData] = useState<unknown>(fetcher.data)
  if (data !== fetcher.data) setData(fetcher.data)
  return fetcher
}

/** The same for submissions. After a reset it is without data, for which the router has null. */
export const useFetcher: typeof useRouterFetcher = (options) => {
  const fetcher = useLoadFetcher(options)
  return fetcher.data === null ? { ...fetcher, data: undefined } : fetcher
}
