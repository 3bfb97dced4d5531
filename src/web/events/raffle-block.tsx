import type { Raffle } from '#domain/events/event.ts'
import { seatsLeftMessage } from '#domain/events/seats.ts'
import { Icon } from '#web/ui/icon.tsx'
import { EventImage } from './event-image.tsx'

export function RaffleBlock({
  raffle,
  gifts,
  left,
  isLow,
}: {
  readonly raffle: Raffle
  /** Addresses of the pictures of its rewards, on this site. */
  readonly gifts: readonly string[]
  /** Seats left; null for no limit, and once nobody can register. */
  readonly left: number | null
  readonly isLow: boolean
}) {
  return (
    <section
      aria-labelledby="raffle"
      className="rounded-card border border-leaf/60 bg-leaf-pale/60 p-5 sm:p-7"
    >
      <h2 id="raffle" className="flex items-center gap-2.5 text-card">
        <Icon name="gift" className="size-6 text-moss" />
        Raffle
      </h2>
      {gifts.length === 0 ? null : (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {gifts.map((url, at) => (
            <li key={url}>
              <EventImage
                url={url}
                alt={`Reward ${at + 1} of the raffle`}
                sizes="(min-width: 40rem) 14rem, 45vw"
                className="aspect-4/3 w-full rounded-lg"
              />
            </li>
          ))}
        </ul>
      )}
      {raffle.description === null ? null : (
        <p className="mt-4 wrap-anywhere whitespace-pre-line">{raffle.description}</p>
      )}
      {raffle.winners.length === 0 ? (
        <p className="mt-3 text-sm">The list of winners is updated here after the event.</p>
      ) : (
        <>
          <h3 className="mt-5 text-lead">Winners</h3>
          <ul className="mt-2 list-disc pl-5">
            {raffle.winners.map((winner) => (
              <li key={winner} className="wrap-anywhere">
                {winner}
              </li>
            ))}
          </ul>
        </>
      )}
      {left === null ? null : (
        <p
          className={`mt-4 w-fit font-semibold ${isLow ? 'rounded-lg bg-clay px-3 py-1.5 text-white' : 'text-evergreen'}`}
        >
          {/* (sic) */}
          {seatsLeftMessage(left)}
        </p>
      )}
    </section>
  )
}
