import { getSessionItem, setSessionItem } from '#web/session-storage.ts'

/**
 * The name under which this tab preserves photographs; the tab preserves it as long as the draft of
 * its form. In a file of its own, so that the form can look before it loads the rest.
 */
const storageKey = 'evergreen.quote.photographs'

/** Null where this tab preserves none. */
export const photographsNameInTab = (): string | null => getSessionItem(storageKey)

/** Null: there are none anymore. */
export const setPhotographsNameInTab = (name: string | null): void =>
  setSessionItem(storageKey, name)
