/** Random secrets, and hashes and encryption under the site's key. */
export interface Secrets {
  /** Six digits, each code as likely as any other. */
  newCode(): string
  /** Twelve signs that can be read from paper, as `recoveryCodeFrom` writes them. */
  newRecoveryCode(): string
  /** At least 128 random bits, safe in an address. */
  newToken(): string
  /** Keyed hash, stored in place of a text so that a stolen database opens nothing. */
  hash(text: string): string
  /** SHA-256 in hex, without any key: anyone can compute it again. */
  fingerprint(text: string): string
  /** Encrypts a text that is stored for a while. */
  seal(text: string): string
  /** Throws for a text sealed under another key, or changed. */
  unseal(sealed: string): string
}
