import { useRouteLoaderData } from 'react-router'
import type { DeskData } from './answers.ts'

/** What every page of the desk knows; undefined where even that could not be had. */
export const useDesk = () => useRouteLoaderData<DeskData>('desk')

/** Who has signed in, on pages that are for nobody else. */
export function useColleague() {
  const { colleague, hasCodes = false } = useDesk() ?? {}
  if (colleague === null || colleague === undefined) throw new Error('Nobody has signed in')
  return { ...colleague, hasCodes }
}
