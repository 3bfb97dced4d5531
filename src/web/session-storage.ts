/** The text that this tab has stored under a key; null also where the browser blocks storage. */
export function getSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text for this tab; null deletes it. A blocked or full storage keeps nothing. */
export function setSessionItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Pages work without: a reload loses what was typed.
  }
}
