import type { AddressSource, Suggestion } from './address-source.ts'

/** Pause in typing before a search, in milliseconds. */
const typingPause = 150

/** Shortest and longest text to search for, in characters. */
const length = { least: 3, most: 120 } as const

/** Searches while a visitor types, and shows only the results for the latest text. */
export interface SuggestionSearch {
  type(text: string): void
  /** Cancels a search under way and empties the list. */
  stop(): void
}

/** The list stays until the next answer, so that it does not flicker. A failure only empties it. */
export function suggestionSearch(
  source: AddressSource,
  show: (suggestions: readonly Suggestion[]) => void,
): SuggestionSearch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  function halt(): void {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
  }

  async function ask(text: string, signal: AbortSignal): Promise<void> {
    const found = await source.suggest(text, signal).catch(() => [])
    if (!signal.aborted) show(found)
  }

  return {
    type(typed) {
      halt()
      const text = typed.trim()
      if (text.length < length.least || text.length > length.most) {
        show([])
        return
      }
      const { signal } = running
      timer = setTimeout(() => void ask(text, signal), typingPause)
    },

    stop() {
      halt()
      show([])
    },
  }
}
