import { type Instant, formatDate, formatMomentWithZone } from '#domain/time.ts'
import { useDesk } from './use-desk.ts'

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
