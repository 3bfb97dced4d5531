import type { Company } from '#content/company.ts'
import type { SettingsAnswer } from '#contract/settings.ts'
import { report } from '#web/report.ts'
import type { AddressSource } from './address-source.ts'
import { builtInSource } from './built-in-source.ts'

/** The source of a page's address fields; make it once for the page, so that they share it. */
export function addressSourceOf(
  settings: SettingsAnswer,
  { position }: Pick<Company, 'position'>,
): AddressSource {
  const builtIn = builtInSource()
  const { googleMapsApiKey: key, formCharacters: rule } = settings
  if (key === null) return builtIn
  // Few sites have a key, and the others load nothing of it.
  return lateSource(async () => {
    const { googlePlacesSource } = await import('./google-places-source.ts')
    return googlePlacesSource({
      key,
      rule,
      near: position,
      fallback: builtIn,
      loadScript,
      page: globalThis,
      complain: report,
    })
  }, builtIn)
}

/** A source that loads when a field is first used; until that works the fallback answers. */
export function lateSource(
  load: () => Promise<AddressSource>,
  fallback: AddressSource,
): AddressSource {
  let loading: Promise<AddressSource> | undefined
  const source = () =>
    (loading ??= load().catch(() => {
      loading = undefined
      return fallback
    }))
  return {
    prepare: () => void source().then((loaded) => loaded.prepare()),
    suggest: async (text, signal) => (await source()).suggest(text, signal),
  }
}

const loads = new Map<string, Promise<void>>()

/** Adds a script to the page, once; a failed one may be tried again. */
function loadScript(url: string): Promise<void> {
  const known = loads.get(url)
  if (known !== undefined) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loads.delete(url)
      script.remove()
      reject(new Error(`${new URL(url).origin} cannot be reached`))
    })
    document.head.append(script)
  })
  loads.set(url, load)
  return load
}
