import { countdownTo } from '#domain/events/countdown.ts'
import type { Instant } from '#domain/time.ts'

/** The time until the start, in four boxes on a dark ground; zeros afterwards. */
export function Countdown({ start, now }: { readonly start: Instant; readonly now: Instant }) {
  const left = countdownTo(start, now)
  return (
    <div role="timer" aria-label="Time until the event starts" className="noscript:hidden">
      <dl className="grid grid-cols-4 divide-x divide-paper/20 text-center">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((part) => (
          <div key={part} className="flex flex-col-reverse gap-1 px-1">
            <dt className="text-xs text-leaf-pale capitalize">{part}</dt>
            <dd className="font-display text-heading lg:text-part leading-none font-medium text-paper tabular-nums">
              {String(left[part]).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
