import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { letPressesThrough } from './presses-through.ts'

letPressesThrough()

// Runs once the page is painted: `scripts-later.ts` sees to that.
startTransition(() => {
  const site = <HydratedRouter />
  // To visitors, whose pages it does not change, the stricter mode would only be bytes.
  hydrateRoot(document, import.meta.env.PROD ? site : <StrictMode>{site}</StrictMode>)
})
