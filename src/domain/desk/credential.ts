import { counted } from '#domain/counts.ts'

/**
 * A proof of identity, which is checked and spent in the transaction that opens something with it.
 * Secrets are keyed hashes.
 */
export type Credential =
  /** Its signature was checked; `counter` is the authenticator's new count. */
  | { readonly is: 'passkey'; readonly credentialId: string; readonly counter: number }
  /** Valid only in the browser that asked for it. */
  | { readonly is: 'code'; readonly browserHash: string; readonly codeHash: string }
  | { readonly is: 'recovery-code'; readonly email: string; readonly codeHash: string }
  | { readonly is: 'invitation'; readonly tokenHash: string; readonly name: string }

/** Why a sign-in or a "Confirm it's you" is refused. */
export type CredentialRefusal =
  | { readonly code: 'wrong-code'; readonly triesLeft: number }
  | { readonly code: 'code-spent' }
  | { readonly code: 'code-expired' }
  | { readonly code: 'unknown-passkey' }
  | { readonly code: 'wrong-recovery-code' }
  /** Used, replaced, withdrawn or expired. */
  | { readonly code: 'invitation-over' }
  /** Another person answered "Confirm it's you". */
  | { readonly code: 'other-person' }

export function credentialRefusalMessage(refusal: CredentialRefusal): string {
  switch (refusal.code) {
    case 'wrong-code':
      if (refusal.triesLeft === 0) return 'That code is not right. Please ask for a new one.'
      return `That code is not right. You have ${counted(refusal.triesLeft, 'try', 'tries')} left.`
    case 'code-spent':
      return 'That code no longer works. Please ask for a new one.'
    case 'code-expired':
      return 'That code has expired or was asked for in another browser. Please ask for a new one.'
    case 'unknown-passkey':
      return 'This passkey does not open the desk. Try another one, or use a code by email.'
    case 'wrong-recovery-code':
      return 'That recovery code does not go with that email address, or it was used before.'
    case 'invitation-over':
      return 'This invitation no longer works.'
    case 'other-person':
      return 'That passkey or code belongs to someone else. Please confirm with your own.'
  }
}
