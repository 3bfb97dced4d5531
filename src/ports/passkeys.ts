import type { StaffMember } from '#domain/desk/staff.ts'

/** The part of a passkey that is stored to check its signatures. */
export interface PasskeyKey {
  /** The authenticator's id of the passkey, in base64url. */
  readonly id: string
  /** COSE key in base64url. */
  readonly publicKey: string
  /** Number of uses, as far as the authenticator counts them. */
  readonly counter: number
  /** How the authenticator can be reached: `internal`, `usb`, … */
  readonly transports: readonly string[]
}

/** Options for a browser to create a passkey (WebAuthn, as JSON); there are more fields. */
export interface PasskeyCreationOptions {
  rp: { name: string; id?: string }
  user: { id: string; name: string; displayName: string }
  challenge: string
  pubKeyCredParams: { alg: number; type: 'public-key' }[]
}

/** Options for a browser to sign with a passkey (WebAuthn, as JSON). */
export interface PasskeyRequestOptions {
  challenge: string
  rpId?: string
}

/**
 * WebAuthn for the origin of the site. The device always verifies its user. A port because the
 * library needs the cryptography of Node.js.
 */
export interface Passkeys {
  creationOptions(
    member: StaffMember,
    existing: readonly PasskeyKey[],
    challenge: string,
  ): Promise<PasskeyCreationOptions>
  requestOptions(challenge: string, allowed: readonly PasskeyKey[]): Promise<PasskeyRequestOptions>
  /** The challenge and credential that a browser's answer names; null for an invalid answer. */
  read(answer: string): { readonly challenge: string; readonly credentialId: string } | null
  /** The new passkey; null if the answer does not prove one. */
  verifyCreation(answer: string, challenge: string): Promise<PasskeyKey | null>
  /** The authenticator's counter; null if the answer is not this passkey's. */
  verifyRequest(answer: string, challenge: string, key: PasskeyKey): Promise<number | null>
}
