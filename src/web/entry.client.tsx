import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { hydratingEvent } from './hydrated.ts'
import { letPressesThrough } from './presses-through.ts'

/** WebKit would show the top of a page that it kept: the router scrolls only what it renders. */
function restoreScroll(): void {
  let left = 0
  addEventListener('pagehide', () => {
    left = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: left, behavior: 'instant' })
  })
}

letPressesThrough()
restoreScroll()
window.dispatchEvent(new Event(hydratingEvent))

// Runs after the first paint (`scripts-later.ts`).
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
