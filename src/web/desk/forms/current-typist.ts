let typist: string | null = null

/** Id of the colleague who types into this page; null where nobody has signed in. */
export const currentTypist = (): string | null => typist

/** The first colleague stays the typist until the page is reloaded or signed out of. */
export function setTypist(id: string | null): void {
  if (typist === null || id === null) typist = id
}
