/**
 * Names what this tab keeps of photographs, beside the draft of its form, and for as long. It stands
 * here alone so that the form can look before it loads the rest.
 */
const storageKey = 'evergreen.quote.photographs'

/** Null where this tab keeps none. */
export function photographsNameInTab(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Null: there are none any more. */
export function setPhotographsNameInTab(name: string | null): void {
  try {
    if (name === null) window.sessionStorage.removeItem(storageKey)
    else window.sessionStorage.setItem(storageKey, name)
  } catch {
    // A reload loses them then.
  }
}
