/**
 * Random secrets, and hashes and encryption under the site's key. A port because chance and the key
 * come from outside.
 */
export interface Secrets {
  /** Six digits; all codes are equally likely. */
  newCode(): string
  /** Twelve characters that are easy to read from paper, in the form of `recoveryCodeFrom`. */
  newRecoveryCode(): string
  /** At least 128 random bits, safe in an address. */
  newToken(): string
  /** Keyed hash, stored instead of a text so that a stolen database opens nothing. */
  hash(text: string): string
  /** Whether two texts are equal; how long it takes reveals nothing about them. */
  isEqual(one: string, other: string): boolean
  /** SHA-256 in hex without a key: anyone can compute it again. */
  fingerprint(text: string): string
  /** Encrypts a text that is stored for a while. */
  seal(text: string): string
  /** Throws for a text that was sealed under another key or changed. */
  unseal(sealed: string): string
}
