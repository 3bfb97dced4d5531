import { countdownTo, type Instant } from '#domain/time.ts'

/** What is left until the start, in four boxes; zeros once it has come. */
export function Countdown({ start, now }: { readonly start: Instant; readonly now: Instant }) {
  const left = countdownTo(start, now)
  return (
    <div role="timer" aria-label="Time until the event starts">
      <dl className="grid grid-cols-4 gap-2 text-center">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((part) => (
          <div key={part} className="flex flex-col-reverse rounded-lg bg-paper px-1 py-2.5">
            <dt className="text-xs text-bark-soft capitalize">{part}</dt>
            <dd className="font-display text-2xl leading-none font-medium text-evergreen tabular-nums">
              {String(left[part]).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
