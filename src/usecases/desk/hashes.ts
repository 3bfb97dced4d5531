import { plainRecoveryCode } from '#domain/desk/sign-in-code.ts'
import { emailKey } from '#domain/fields.ts'
import type { Secrets } from '#ports/secrets.ts'

/**
 * Hashes that the database stores instead of the desk's secrets. Each kind has its own prefix, so
 * that none works as another.
 */
export function deskHashes({ hash }: Pick<Secrets, 'hash'>) {
  return {
    invitation: (token: string) => hash(`invitation ${token}`),
    session: (token: string) => hash(`session ${token}`),
    browser: (token: string) => hash(`browser ${token}`),
    challenge: (challenge: string) => hash(`challenge ${challenge}`),
    /** Bound to the browser that requested the code, so that it works nowhere else. */
    code: (browserToken: string, code: string) => hash(`sign-in ${browserToken} ${code}`),
    recoveryCode: (email: string, code: string) =>
      hash(`recovery ${emailKey(email)} ${plainRecoveryCode(code)}`),
  }
}
