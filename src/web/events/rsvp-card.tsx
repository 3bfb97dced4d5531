import { endOf, type EventWithSeats } from '#domain/events/event.ts'
import { isPaid } from '#domain/events/price.ts'
import type { Instant } from '#domain/time.ts'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { UnbrokenTimes } from '#web/ui/unbroken.tsx'
import { dateOfEvent, fewSeats, kindChips, timesOf } from './labels.ts'
import { answeringAt, type Opening } from './opening.ts'
import { useClock } from './use-clock.ts'
import { countdownTo } from '#domain/events/countdown.ts'

export const rsvpId = 'rsvp'

const answers = [
  ['yes', 'Yes'],
  ['maybe', 'Maybe'],
  ['no', 'No'],
] as const

/** The answer buttons, with the time left to answer. */
export function RsvpCard({
  shown,
  now: onPage,
  onOpen,
  onApproach,
}: {
  readonly shown: EventWithSeats
  /** The time at which the page was rendered. */
  readonly now: Instant
  readonly onOpen: (opening: Opening) => void
  /** A visitor is about to open a dialog, so that its code can be loaded. */
  readonly onApproach: () => void
}) {
  const { company } = useSite()
  const { event } = shown
  const now = useClock(onPage, endOf(event))
  const answering = answeringAt(shown, now)
  const few = answering.is === 'open' ? fewSeats(shown) : null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only loads ahead
    <section
      id={rsvpId}
      aria-label="RSVP"
      tabIndex={-1}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className="scroll-mt-36 overflow-hidden rounded-card border border-hairline bg-white shadow-soft focus:outline-none print:hidden"
    >
      <div className="ground-dark relative isolate bg-evergreen p-5 sm:p-6">
        <ContourLines on="dark" />
        <div className="flex flex-wrap gap-2">
          {kindChips(event).map((label) => (
            <Chip key={label} tone="green">
              {label}
            </Chip>
          ))}
          {few === null ? null : <Chip tone="clay">{few}</Chip>}
        </div>
        <p className="mt-3 mb-5 font-medium">
          {dateOfEvent(event)}
          <br />
          <span className="text-paper-soft">
            <UnbrokenTimes>{timesOf(event)}</UnbrokenTimes>
          </span>
        </p>
        <Countdown start={event.start} now={now} />
      </div>
      <div className={`p-5 sm:p-6 ${answering.is === 'open' ? 'noscript:hidden' : ''}`}>
        {answering.is === 'open' ? (
          <fieldset>
            <legend className="text-card font-display font-medium text-evergreen">
              Will you attend?
            </legend>
            <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2">
              {answers.map(([opening, label]) => (
                <Button
                  key={opening}
                  variant={opening === 'yes' ? 'primary' : 'outline'}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(opening)}
                  className="px-2!"
                >
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
        ) : (
          <p className="text-card font-display font-medium text-evergreen">{answering.message}</p>
        )}
        {answering.is === 'full' ? (
          <p className="mt-2 text-sm">
            Seats may come free: call us at <PhoneLink />.
          </p>
        ) : null}
        {answering.is === 'over' ? (
          <p className="mt-3 text-sm">
            Questions? Call us at <PhoneLink />.
          </p>
        ) : (
          <p className="mt-4 text-sm noscript:hidden">
            {answering.is === 'full' && isPaid(event)
              ? 'Answered before, or not paid yet?'
              : 'Answered before?'}{' '}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen('update')}
              className="link min-h-11"
            >
              Update Your Answer Here
            </button>
          </p>
        )}
      </div>
      {answering.is === 'over' ? null : (
        <noscript>
          <p className="p-5 sm:p-6">
            Answering here needs JavaScript, which is off in your browser. Call us at <PhoneLink />{' '}
            or write to{' '}
            <a href={`mailto:${company.email}`} className="link">
              {company.email}
            </a>
            , and we will note your answer.
          </p>
        </noscript>
      )}
    </section>
  )
}

/** The time until the start, in four boxes on a dark ground; zeros afterward. */
function Countdown({ start, now }: { readonly start: Instant; readonly now: Instant }) {
  const left = countdownTo(start, now)
  return (
    <div role="timer" aria-label="Time until the event starts" className="noscript:hidden">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-y-4 divide-x divide-paper/20 text-center">
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
