import type { Photograph } from '#domain/photographs/photograph.ts'
import { minute, second } from '#domain/time.ts'
import { usePolling } from '#web/use-polling.ts'

/** Number of frequent reloads: a photograph that lost its connection may arrive tomorrow. */
const frequentReloads = 45

/** Reloads the page until its photographs have arrived and the background has made their pictures. */
export function usePollPhotographs(photographs: readonly Pick<Photograph, 'state'>[]): void {
  const pending = photographs.filter(({ state }) => state === 'received' || state === 'uploading')
  usePolling(pending.length, 4 * second, frequentReloads)
  usePolling(pending.length, minute)
}
