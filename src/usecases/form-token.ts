import type { FormToken } from '#domain/quotes/spam-signals.ts'
import type { AddressBook } from '#ports/address-book.ts'
import type { Clock } from '#ports/clock.ts'
import type { Secrets } from '#ports/secrets.ts'

/**
 * A visitor opens a form: answers the token that it carries back, so that we know when it was
 * opened, and has the address book ready when the first street is typed.
 */
export function openForm(dependencies: {
  readonly secrets: Secrets
  readonly clock: Clock
  readonly addressBook: Pick<AddressBook, 'prepare'>
}) {
  return (): string => {
    void dependencies.addressBook.prepare()
    const issuedAt = String(dependencies.clock.now())
    return `${issuedAt}.${seal(dependencies.secrets, issuedAt)}`
  }
}

/** What a form's token says; `forged` when it is not one of ours. */
export function readFormToken(secrets: Secrets, token: string): FormToken {
  if (token === '') return { is: 'missing' }
  const [issuedAt = '', presented = '', ...more] = token.split('.')
  // Fingerprints are compared, so that the time it takes tells nothing of the right seal.
  const isOurs = secrets.hash(presented) === secrets.hash(seal(secrets, issuedAt))
  return isOurs && more.length === 0
    ? { is: 'genuine', issuedAt: Number(issuedAt) }
    : { is: 'forged' }
}

function seal(secrets: Secrets, issuedAt: string): string {
  return secrets.hash(`quote form opened at ${issuedAt}`)
}
