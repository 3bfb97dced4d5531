import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { hydratingEvent } from './hydrated.ts'
import { restoreScroll } from './restore-scroll.ts'
import { letPressesThrough } from './presses-through.ts'

letPressesThrough()
restoreScroll()
window.dispatchEvent(new Event(hydratingEvent))

// Runs after the first paint (`scripts-later.ts`).
startTransition(() => {
  const site = <HydratedRouter />
  // Visitors need no strict mode, which would only add bytes.
  hydrateRoot(document, import.meta.env.PROD ? site : <StrictMode>{site}</StrictMode>)
})
