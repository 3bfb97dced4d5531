import { useRouteLoaderData } from 'react-router'
import type { DeskData } from './forms/answers.ts'

/** Data of the desk's layout; undefined where it could not be loaded. */
export const useDesk = () => useRouteLoaderData<DeskData>('desk')

/** The signed-in colleague, on pages that need one. */
export function useColleague() {
  const { colleague, hasCodes = false } = useDesk() ?? {}
  if (colleague === null || colleague === undefined) throw new Error('Nobody has signed in')
  return { ...colleague, hasCodes }
}
