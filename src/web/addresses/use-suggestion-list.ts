import { useEffect, useMemo, useRef, useState } from 'react'
import type { AddressParts } from '#domain/addresses/address-parts.ts'
import type { AddressSource, Suggestion } from './address-source.ts'
import { effectOfKey } from './list-keys.ts'
import { suggestionSearch } from './suggestion-search.ts'

/** The state of an address field's list, and the visitor's actions on it. */
export function useSuggestionList(
  source: AddressSource,
  onChosen: (parts: AddressParts | 'no-place') => void,
) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState<number | undefined>(undefined)
  // Counts the visitor's actions, so that a slow answer to an older choice fills nothing.
  const turn = useRef(0)

  const search = useMemo(
    () =>
      suggestionSearch(source, (found) => {
        setActive(undefined)
        setSuggestions(found)
      }),
    [source],
  )
  useEffect(() => () => search.stop(), [search])

  const isOpen = isWanted && suggestions.length > 0

  function type(text: string): void {
    turn.current += 1
    setWanted(true)
    setActive(undefined)
    search.type(text)
  }

  function close(): void {
    setWanted(false)
    setActive(undefined)
  }

  /** The visitor left the field, or its text came from somewhere else. */
  function leave(): void {
    close()
    search.stop()
  }

  async function choose(suggestion: Suggestion): Promise<void> {
    turn.current += 1
    const chosenAt = turn.current
    leave()
    const parts = await suggestion.choose().catch(() => undefined)
    if (parts !== undefined && chosenAt === turn.current) onChosen(parts)
  }

  /** Whether the list took the key, so that neither the field nor the form gets it. */
  function press(key: string): boolean {
    const effect = effectOfKey(key, { isOpen, count: suggestions.length, active })
    switch (effect.does) {
      case 'pass':
        // Enter sends the form: the list must not cover the result.
        if (key === 'Enter') leave()
        return false
      case 'close':
        close()
        return true
      case 'highlight':
        setWanted(true)
        setActive(effect.active)
        return true
      case 'choose': {
        const suggestion = suggestions[effect.at]
        if (suggestion !== undefined) void choose(suggestion)
        return true
      }
    }
  }

  return { suggestions, isOpen, active, type, leave, choose, press, highlight: setActive }
}
