import type { StaffMember } from '#domain/desk/staff.ts'

/** What is kept of a passkey to check its signatures. */
export interface PasskeyKey {
  /** The authenticator's own id of it, in base64url. */
  readonly id: string
  /** COSE key in base64url. */
  readonly publicKey: string
  /** How often it was used, as far as the authenticator counts. */
  readonly counter: number
  /** How it can be reached: `internal`, `usb`, … */
  readonly transports: readonly string[]
}

/** What a browser needs to make a passkey (WebAuthn, in its JSON form); more fields come along. */
export interface PasskeyCreationOptions {
  rp: { name: string; id?: string }
  user: { id: string; name: string; displayName: string }
  challenge: string
  pubKeyCredParams: { alg: number; type: 'public-key' }[]
}

/** What a browser needs to sign with a passkey (WebAuthn, in its JSON form). */
export interface PasskeyRequestOptions {
  challenge: string
  rpId?: string
}

/** WebAuthn for the origin of the site; who uses a passkey is always verified by their device. */
export interface Passkeys {
  creationOptions(
    member: StaffMember,
    existing: readonly PasskeyKey[],
    challenge: string,
  ): Promise<PasskeyCreationOptions>
  requestOptions(challenge: string, allowed: readonly PasskeyKey[]): Promise<PasskeyRequestOptions>
  /** The challenge and credential that a browser's answer names; null if it is none. */
  read(answer: string): { readonly challenge: string; readonly credentialId: string } | null
  /** The new passkey, or null where the answer does not prove one. */
  verifyCreation(answer: string, challenge: string): Promise<PasskeyKey | null>
  /** The authenticator's counter, or null where the answer is not this passkey's. */
  verifyRequest(answer: string, challenge: string, key: PasskeyKey): Promise<number | null>
}
