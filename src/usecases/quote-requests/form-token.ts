import type { FormToken } from '#domain/quote-requests/spam-signals.ts'
import type { AddressBook } from '#ports/address-book.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/**
 * Issues the token that a form sends back, with the time when the form was opened. Also loads the
 * address book before the first street is typed.
 */
export function openForm(
  dependencies: Pick<Dependencies, 'secrets' | 'clock'> & {
    readonly addressBook: Pick<AddressBook, 'prepare'>
  },
) {
  return (): string => {
    void dependencies.addressBook.prepare()
    const issuedAt = String(dependencies.clock.now())
    return `${issuedAt}.${seal(dependencies.secrets, issuedAt)}`
  }
}

/** Reads a form's token; `forged` if this site did not issue it. */
export function readFormToken(secrets: Secrets, token: string): FormToken {
  if (token === '') return { is: 'missing' }
  const [issuedAt = '', presented = '', ...more] = token.split('.')
  const isOurs = secrets.isEqual(presented, seal(secrets, issuedAt))
  return isOurs && more.length === 0
    ? { is: 'genuine', issuedAt: Number(issuedAt) }
    : { is: 'forged' }
}

const seal = (secrets: Secrets, issuedAt: string): string =>
  secrets.hash(`quote form opened at ${issuedAt}`)
