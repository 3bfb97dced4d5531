/** Secrets that nobody can foresee, and fingerprints that only this site can make. */
export interface Secrets {
  /** Six digits, each code as likely as any other. */
  newCode(): string
  /** Twelve signs that can be read from paper, as `recoveryCodeFrom` writes them. */
  newRecoveryCode(): string
  /** At least 128 random bits, safe in an address. */
  newToken(): string
  /** Keyed hash of a text: what is kept in its place, so that a stolen database opens nothing. */
  hash(text: string): string
  /** Encrypts a text that has to wait in the database. */
  seal(text: string): string
  /** Throws where another secret has sealed it, or it was touched. */
  unseal(sealed: string): string
}
