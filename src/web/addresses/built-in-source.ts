import { addressesAnswer, addressesPath, type AddressesAnswer } from '#contract/addresses.ts'
import { fetchJson, type FetchResult } from '#web/api.ts'
import type { AddressSource } from './address-source.ts'

/** Fetches suggestions of our own server; tests pass another. */
export type FetchSuggestions = (
  path: string,
  signal: AbortSignal,
) => Promise<FetchResult<AddressesAnswer>>

const credit = 'ZIP codes: GeoNames'

const fetchSuggestions: FetchSuggestions = (path, signal) =>
  fetchJson({ path, answer: addressesAnswer, signal })

/** Suggestions of our own server, which knows every US ZIP code; needs no key. */
export function builtInSource(fetchThem: FetchSuggestions = fetchSuggestions): AddressSource {
  return {
    prepare() {},

    async suggest(text, signal) {
      const answer = await fetchThem(`${addressesPath}?${new URLSearchParams({ q: text })}`, signal)
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
