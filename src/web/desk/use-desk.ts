import { useRouteLoaderData } from 'react-router'
import type { Role } from '#domain/desk/roles.ts'
import { type Instant, formatDate, formatMomentWithZone } from '#domain/time.ts'
import type { SiteLook } from '#web/site-look.ts'

/** Data of the desk's layout, for every page. */
export interface DeskData {
  readonly companyName: string
  /** Address of the company's logo; null for the leaf. */
  readonly logo: string | null
  /** Whether the logo is left out, since the name stands beside it. */
  readonly logoHasName: boolean
  /** Icons of the tab and of home screens; null for the leaf. */
  readonly icons: SiteLook['icons']
  /** Color of the browser's own frame. */
  readonly themeColor: string
  /** IANA name. */
  readonly timeZone: string
  /** Whether codes by email are sent. */
  readonly hasCodes: boolean
  /** Whether all data is invented. */
  readonly isDemo: boolean
  /** Hash of the built pages; empty in development. */
  readonly version: string
  /** Null before signing in. */
  readonly colleague: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly role: Role
    /** Ways to confirm that it's them, beside a code by email. */
    readonly hasPasskeys: boolean
    readonly hasRecoveryCodes: boolean
  } | null
}

/** Data of the desk's layout; undefined where it could not be loaded. */
export const useDesk = () => useRouteLoaderData<DeskData>('desk')

/** The signed-in colleague, on pages that need one. */
export function useColleague() {
  const { colleague, hasCodes = false } = useDesk() ?? {}
  if (colleague === null || colleague === undefined) throw new Error('Nobody has signed in')
  return { ...colleague, hasCodes }
}

/** Writes days in the company's zone: `Mon, Jun 1, 2026`. */
export function useDay(): (at: Instant) => string {
  const zone = useDesk()?.timeZone ?? 'UTC'
  return (at) => formatDate(at, zone)
}

/** Writes moments in the company's zone: `Mon, Jun 1, 2026, 8:00 AM EDT`. */
export function useMoment(): (at: Instant) => string {
  const zone = useDesk()?.timeZone ?? 'UTC'
  return (at) => formatMomentWithZone(at, zone)
}
