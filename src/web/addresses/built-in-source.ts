import { addressesAnswer, addressesPath } from '#contract/addresses.ts'
import { fetchJson } from '#web/api.ts'
import type { AddressSource } from './address-source.ts'

const credit = 'ZIP codes: GeoNames'

/** Suggestions of our own server, which knows every US ZIP code; needs no key. */
export function builtInSource(): AddressSource {
  return {
    prepare() {},

    async suggest(text, signal) {
      const path = `${addressesPath}?${new URLSearchParams({ q: text })}`
      const answer = await fetchJson({ path, answer: addressesAnswer, signal })
      if (!answer.ok) return []
      return answer.value.suggestions.map(({ label, ...parts }) => ({
        id: label,
        label,
        credit,
        choose: () => Promise.resolve(parts),
      }))
    },
  }
}
