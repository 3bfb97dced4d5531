import { counted } from '#domain/counts.ts'
import { formatMomentFrom, type Instant } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import type { TimelineLine } from './timeline-text.ts'

type Found = NonNullable<DeskResult<'requests', 'findRequest'>>

export type HandOverLine = NonNullable<ReturnType<typeof handOverLine>>

/** Why the platform behind the site does not have a request yet; null where it has, or is none. */
export function handOverLine(
  { leadDelivery }: Pick<Found, 'leadDelivery'>,
  now: Instant,
  timeZone: string,
) {
  if (leadDelivery === null) return null
  const { state, tries, nextTryAt, lastError } = leadDelivery
  const why = lastError === null ? '' : `${lastError.replace(/[.]$/, '')}. `
  switch (state) {
    case 'delivered':
      return null
    case 'failed':
      return {
        state,
        title: 'Not sent to the platform',
        detail: `${why}Given up after ${counted(tries, 'try', 'tries')}.`,
      }
    case 'waiting':
      return nextTryAt === null || nextTryAt <= now
        ? { state: 'under-way' as const, title: 'On its way to the platform', detail: '' }
        : {
            state,
            title: 'Not sent to the platform yet',
            detail: `${why}Next try ${formatMomentFrom(now, nextTryAt, timeZone)}.`,
          }
  }
}

/** A waiting delivery is the last line of the timeline, without a time. */
export function handOverEntry({ state, title, detail }: HandOverLine): TimelineLine {
  const look = state === 'failed' ? 'failed' : 'ours'
  return { id: 'hand-over', date: '', time: '', title, detail, text: null, look }
}
