import type { Secrets } from '#ports/secrets.ts'

/** A sentence of consent as a form showed it, with the seal of the page. */
export interface ShownConsent {
  readonly wording: string
  readonly seal: string
}

/** For a page that shows a sentence of consent: the value that its form sends back. */
export const sealConsent =
  (secrets: Secrets) =>
  (wording: string): ShownConsent => ({ wording, seal: sealOf(secrets, wording) })

/**
 * The sentence that a visitor read: the one sent back by the form if its seal is valid, else the
 * current one. The owner may have published another while the form was open.
 */
export function readWording(secrets: Secrets, shown: ShownConsent | null, current: string): string {
  if (shown === null) return current
  const isOurs = secrets.isEqual(shown.seal, sealOf(secrets, shown.wording))
  return isOurs ? shown.wording : current
}

const sealOf = (secrets: Secrets, wording: string) => secrets.hash(`consent shown as ${wording}`)
