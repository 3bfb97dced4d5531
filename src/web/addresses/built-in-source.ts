import { addressesAnswer, addressesPath, type AddressesAnswer } from '#contract/addresses.ts'
import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { call, type CallResult } from '#web/api.ts'
import type { AddressSource, Suggestion } from './address-source.ts'

/** Asks our own server; another one in tests. */
export type AskServer = (path: string, signal: AbortSignal) => Promise<CallResult<AddressesAnswer>>

const credit = 'ZIP codes: GeoNames'

const askServer: AskServer = (path, signal) => call({ path, answer: addressesAnswer, signal })

/** Suggestions of our own server, which knows every US ZIP code; needs no key. */
export function builtInSource(ask: AskServer = askServer): AddressSource {
  const partsOf = new WeakMap<Suggestion, AddressParts>()
  return {
    prepare() {},

    async suggest(text, signal) {
      const answer = await ask(`${addressesPath}?${new URLSearchParams({ q: text })}`, signal)
      if (!answer.ok) return []
      return answer.value.suggestions.map(({ label, ...parts }) => {
        const suggestion = { id: label, label, credit }
        partsOf.set(suggestion, parts)
        return suggestion
      })
    },

    choose(suggestion) {
      return Promise.resolve(partsOf.get(suggestion) ?? 'no-place')
    },
  }
}
