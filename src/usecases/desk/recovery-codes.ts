import { recoveryCodeCount } from '#domain/desk/sign-in-code.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskHashes } from './hashes.ts'

/** Makes recovery codes that replace earlier ones; they are shown only once, to be printed. */
export function makeRecoveryCodes({
  codeSignIns,
  secrets,
  clock,
}: Pick<Dependencies, 'codeSignIns' | 'secrets' | 'clock'>) {
  const hashes = deskHashes(secrets)
  return async ({ id, email }: StaffMember): Promise<readonly string[]> => {
    const codes = Array.from({ length: recoveryCodeCount }, () => secrets.newRecoveryCode())
    const hashed = codes.map((code) => hashes.recoveryCode(email, code))
    await codeSignIns.replaceRecoveryCodes(id, hashed, clock.now())
    return codes
  }
}
