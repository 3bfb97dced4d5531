import type { Secrets } from '#ports/secrets.ts'

/** A sentence of consent as a form showed it, with the seal that its page had from us. */
export interface ShownConsent {
  readonly wording: string
  readonly seal: string
}

/** For a page that shows a sentence of consent: what its form sends back with it. */
export const sealConsent =
  (secrets: Pick<Secrets, 'hash'>) =>
  (wording: string): ShownConsent => ({ wording, seal: sealOf(secrets, wording) })

/**
 * The sentence that a visitor read: the one that a form sent back, where it is one of ours, else
 * the one that is shown now. The owner may have published another while the form was open.
 */
export function readWording(
  secrets: Pick<Secrets, 'hash'>,
  shown: ShownConsent | null,
  current: string,
): string {
  if (shown === null) return current
  // Hashes are compared, so that timing reveals nothing about the right seal.
  const isOurs = secrets.hash(shown.seal) === secrets.hash(sealOf(secrets, shown.wording))
  return isOurs ? shown.wording : current
}

const sealOf = (secrets: Pick<Secrets, 'hash'>, wording: string) =>
  secrets.hash(`consent shown as ${wording}`)
