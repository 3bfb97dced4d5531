import type { CalendarDate } from '#domain/time.ts'
import {
  hasEnded,
  type QuoteStatus,
  type WrittenQuote,
} from '#domain/written-quotes/written-quote.ts'
import { Stroke } from '#web/desk/icon.tsx'

export type QuoteState =
  | QuoteStatus
  | 'opened'
  | 'asked'
  | 'accepted-asked'
  | 'ended'
  | 'called-off'

export const stateNames: Readonly<Record<QuoteState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  opened: 'Opened',
  asked: 'Question',
  'accepted-asked': 'Accepted, question',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Expired',
  'called-off': 'Called off',
}

export function stateOf(quote: WrittenQuote, today: CalendarDate): QuoteState {
  if (quote.askedAt !== null) return quote.status === 'accepted' ? 'accepted-asked' : 'asked'
  if (quote.calledOffAt !== null) return 'called-off'
  if (hasEnded(quote, today)) return 'ended'
  return quote.status === 'sent' && quote.openedAt !== null ? 'opened' : quote.status
}

const question = { path: 'M3 3c0-2 4-2 4 0S5 4.500 5 6M5 8.500v.1', color: 'text-clay' }

const shapes: Readonly<Record<QuoteState, { readonly path: string; readonly color: string }>> = {
  draft: { path: 'M2 5h6', color: 'text-bark-soft' },
  sent: { path: 'M2 8 8 5 2 2z', color: 'text-moss' },
  opened: { path: 'M1 5c2-3 6-3 8 0-2 3-6 3-8 0Z', color: 'text-moss' },
  asked: question,
  'accepted-asked': question,
  accepted: { path: 'm1.500 5 2.500 2.500L8.500 2.500', color: 'text-moss' },
  declined: { path: 'm2 2 6 6M8 2 2 8', color: 'text-brick' },
  withdrawn: { path: 'm2 2 6 6M8 2 2 8', color: 'text-bark-soft' },
  'called-off': { path: 'm2 2 6 6M8 2 2 8', color: 'text-bark-soft' },
  ended: { path: 'M5 1.500a3.500 3.500 0 1 0 .1 0M5 3v2l1.500 1', color: 'text-clay' },
}

export function StateMark({ state }: { readonly state: QuoteState }) {
  const { path, color } = shapes[state]
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-2.5 ${color}`}>
        <Stroke d={path} />
      </svg>
      {stateNames[state]}
    </span>
  )
}
