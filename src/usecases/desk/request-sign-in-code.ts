import type { NoCode } from '#domain/desk/sign-in-code.ts'
import type { EmailSecrets } from '#domain/emails/email.ts'
import { emailMessage, isEmail } from '#domain/fields.ts'
import { err, type Result } from '#domain/result.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { padResponseTime } from '#usecases/pad-response-time.ts'
import { deskHashes } from './hashes.ts'
import type { DeskBrowser } from './read-credential.ts'

/**
 * Sends a code to a colleague's address. Neither the result nor its timing reveals whether the
 * address is a colleague's.
 */
export function requestSignInCode(dependencies: Dependencies) {
  const { codeSignIns, secrets, clock, ids } = dependencies
  const hashes = deskHashes(secrets)
  return async (address: string, browser: DeskBrowser): Promise<Result<true, NoCode>> => {
    if (!dependencies.deskCodes) return err({ code: 'codes-off' })
    const email = address.trim()
    if (!isEmail(email)) return err({ code: 'invalid', message: emailMessage })
    const now = clock.now()
    const code = secrets.newCode()
    // Sealed before it is known whether the code is sent, since sealing takes time.
    const sealedSecrets = secrets.seal(JSON.stringify({ code } satisfies EmailSecrets))
    const issued = await codeSignIns.issue(
      {
        id: ids.newId(),
        email,
        browserHash: hashes.browser(browser.token),
        codeHash: hashes.code(browser.token, code),
      },
      now,
      (member) => [
        {
          to: member.email,
          email: { kind: 'desk-code', data: {} },
          sealedSecrets,
          about: { kind: 'staff', id: member.id },
        },
      ],
    )
    await padResponseTime(dependencies, now)
    return issued
  }
}
