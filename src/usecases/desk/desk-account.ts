import { recoveryCodeCount } from '#domain/desk/sign-in-code.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { addPasskey, startPasskey, startPasskeyProof } from './own-passkeys.ts'
import type { DeskBrowser } from './read-credential.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { securityAlertEmail } from './security-alert-email.ts'
import { signIn } from './sign-in.ts'
import { deskHashes } from './hashes.ts'

/** Signing in, and the passkeys, sessions and recovery codes of one member of staff. */
export function deskAccount(dependencies: Dependencies) {
  const { sessions, staff, passkeyStore, codeSignIns, secrets, clock } = dependencies
  const hashes = deskHashes(secrets)
  return {
    newBrowserToken: () => secrets.newToken(),
    hasCodes: dependencies.deskCodes,
    signIn: signIn(dependencies),
    confirmIdentity: confirmIdentity(dependencies),
    requestSignInCode: requestSignInCode(dependencies),
    startPasskeyProof: startPasskeyProof(dependencies),
    startPasskey: startPasskey(dependencies),
    addPasskey: addPasskey(dependencies),
    removePasskey: (member: StaffMember, id: string) =>
      passkeyStore.remove(member.id, id, clock.now()),
    renamePasskey: (member: StaffMember, id: string, name: string) =>
      passkeyStore.rename(member.id, id, name, clock.now()),
    changeOwnName: ({ id }: StaffMember, name: string) => staff.rename(id, name, clock.now()),
    listPasskeys: ({ id }: StaffMember) => passkeyStore.list(id),
    listSessions: ({ id }: StaffMember) => sessions.list(id, clock.now()),
    endSessions: ({ id }: StaffMember, which: { readonly id: string } | 'all') =>
      sessions.end(id, which, clock.now()),
    async listCredentials({ id }: StaffMember) {
      const [passkeys, recoveryCodes] = await Promise.all([
        passkeyStore.list(id),
        codeSignIns.countRecoveryCodes(id),
      ])
      return { hasPasskeys: passkeys.length > 0, hasRecoveryCodes: recoveryCodes > 0 }
    },
    countRecoveryCodes: ({ id }: StaffMember) => codeSignIns.countRecoveryCodes(id),

    /**
     * Finds the open session for the token of a browser's cookie, with its person as they are now.
     * What a page loads without anybody at work (`isSeen` false) does not extend it.
     */
    findSession: async (token: string | null, { isSeen = true } = {}) =>
      token === null ? null : sessions.find(hashes.session(token), clock.now(), isSeen),
    /** Whether the token is of a session that ended because its person was removed. */
    endedByRemoval: async (token: string | null) =>
      token !== null && sessions.endedByRemoval(hashes.session(token)),
    /**
     * Makes recovery codes that replace earlier ones, and emails their person. They are shown only
     * once, to be printed.
     */
    async makeRecoveryCodes(member: StaffMember, browser: DeskBrowser) {
      const { id, email } = member
      const now = clock.now()
      const codes = Array.from({ length: recoveryCodeCount }, () => secrets.newRecoveryCode())
      const hashed = codes.map((code) => hashes.recoveryCode(email, code))
      await codeSignIns.replaceRecoveryCodes(id, hashed, now, [
        securityAlertEmail(member, { is: 'recovery-codes-made', browser: browser.name }, now),
      ])
      return codes
    },
  }
}
