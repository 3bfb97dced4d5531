import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { hydratingEvent } from './hydrated.ts'
import { letPressesThrough } from './presses-through.ts'

/**
 * Scrolls a page that the browser kept back to where it was left. WebKit would show its top, since
 * the router takes over scrolling when the page is shown, but scrolls only pages that it renders.
 */
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
