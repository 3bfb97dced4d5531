import { Spinner } from '#web/ui/spinner.tsx'

/** Placeholders for the rows. */
export function EventsLoading() {
  return (
    <div className="relative">
      <div aria-hidden="true" className="grid animate-pulse gap-8">
        {[0, 1].map((row) => (
          <div key={row} className="h-64 rounded-card border border-hairline bg-white/60" />
        ))}
      </div>
      <div className="absolute inset-x-0 top-0 grid h-64 place-items-center">
        <Spinner label="Loading events" className="size-12" />
      </div>
    </div>
  )
}
