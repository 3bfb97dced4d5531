import type { Company } from '#content/company.ts'
import type { SettingsAnswer } from '#contract/settings.ts'
import { report } from '#web/report.ts'
import type { AddressSource } from './address-source.ts'
import { builtInSource } from './built-in-source.ts'
import { googlePlacesSource } from './google-places-source.ts'
import { loadScript } from './maps-script.ts'

/** The source of a page's address fields; make it once for the page, so that they share it. */
export function addressSourceOf(
  settings: SettingsAnswer,
  { position }: Pick<Company, 'position'>,
): AddressSource {
  const builtIn = builtInSource()
  if (settings.googleMapsApiKey === null) return builtIn
  return googlePlacesSource({
    key: settings.googleMapsApiKey,
    rule: settings.formCharacters,
    near: position,
    fallback: builtIn,
    loadScript,
    page: globalThis,
    complain: report,
  })
}
