import { useSite } from '#web/site.ts'

/** The announcements above every page: the banner, and days on which we are closed. */
export function Callouts() {
  const { callouts } = useSite()
  return callouts.length === 0 ? null : (
    <aside
      aria-label="Notices"
      className="border-b border-hairline bg-leaf-pale px-gutter py-2 text-center text-sm font-semibold text-evergreen"
    >
      {callouts.map((callout) => (
        <p key={callout}>{callout}</p>
      ))}
    </aside>
  )
}
