import { useRef } from 'react'
import { useAnnounceHydrated } from '#web/hydrated.ts'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { ChatSlot } from './chat-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NoConnection } from './no-connection.tsx'
import { mainId, PageChange } from './page-change.tsx'
import { ReachBar } from './reach-bar.tsx'
import { useTopState } from './scroll-direction.ts'
import { TopStrip } from './top-strip.tsx'
import { useSite } from '#web/site.ts'

/** The header, footer and callouts around every page. */
export function Frame({ children }: { readonly children: React.ReactNode }) {
  useAnnounceHydrated()
  return (
    <>
      <a
        href={`#${mainId}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-white px-6 py-3 font-semibold text-evergreen shadow-soft focus:translate-y-0"
      >
        Skip to content
      </a>
      <Top />
      <Callouts />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <PageChange />
      <ChatSlot />
      <ReachBar />
      <NoConnection />
    </>
  )
}

/** A page without header and footer, on a map of a garden. */
export function BareFrame({ children }: { readonly children: React.ReactNode }) {
  useAnnounceHydrated()
  return (
    <>
      <main id={mainId} tabIndex={-1} className="relative isolate min-h-dvh">
        <ContourLines on="light" />
        {children}
      </main>
      <PageChange />
      <NoConnection />
    </>
  )
}

/** The strip and the header, which show and hide together. */
function Top() {
  const top = useRef<HTMLDivElement>(null)
  const state = useTopState(top)
  return (
    <div ref={top} data-is={state} className="group/top contents">
      <TopStrip />
      <Header />
    </div>
  )
}

/** The announcements above every page: the banner, and days on which we are closed. */
function Callouts() {
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
