import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { readEventList, readOutsideEvent } from '#domain/events/outside-event.ts'
import { ask, type CallResult } from '#web/api.ts'
import { report } from '#web/report.ts'

/** Call 4, read with patience: one odd event takes nothing from the others. */
export async function callEvents(
  tenant: string,
  signal: AbortSignal,
): Promise<CallResult<readonly EventWithSeats[]>> {
  const answer = await ask({
    path: `${eventPaths.list}?${new URLSearchParams({ [tenantHeader]: tenant })}`,
    headers: { [tenantHeader]: tenant },
    signal,
  })
  if (!answer.ok) {
    report('Failed to load events:', answer.error)
    return answer
  }
  return { ok: true, value: readEventList(answer.value, tenant).events }
}

/** Call 5. */
export async function callEvent(
  tenant: string,
  eventId: string,
  signal: AbortSignal,
): Promise<CallResult<EventWithSeats>> {
  const answer = await ask({
    path: eventPaths.event(eventId),
    headers: { [tenantHeader]: tenant },
    signal,
  })
  const read = answer.ok ? readEvent(answer.value, tenant) : null
  if (read !== null) return { ok: true, value: read }
  const error = answer.ok ? { said: null, code: null, fields: {} } : answer.error
  report('Failed to load event details:', error)
  return { ok: false, error }
}

/** One event as call 5 or the page's own data write it; null where it cannot be read. */
export function readEvent(body: unknown, tenant: string): EventWithSeats | null {
  const read = readOutsideEvent(body, tenant)
  return read.ok ? read.value : null
}
