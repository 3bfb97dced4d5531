import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { codeFrom } from '#domain/bookings/email-code.ts'
import { recoveryCodeFrom, recoveryCodeShape } from '#domain/desk/sign-in-code.ts'
import type { Secrets } from '#ports/secrets.ts'

/** Bytes that AES-GCM puts before and after the text. */
const ivLength = 12
const tagLength = 16

/**
 * Secrets come from the system's random source; hashes are HMAC-SHA-256 under the site's own
 * secret. Without that key lookups need no constant time, and six digits cannot be guessed from a
 * stolen database.
 */
export function systemSecrets(secret: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'what waits in the database', 32))
  return {
    newCode: () => codeFrom(randomInt(1_000_000)),
    newRecoveryCode: () =>
      recoveryCodeFrom(
        Array.from({ length: recoveryCodeShape.length }, () =>
          randomInt(recoveryCodeShape.choices),
        ),
      ),
    newToken: () => randomBytes(32).toString('base64url'),
    hash: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    isEqual(one, other) {
      const [first, second] = [Buffer.from(one), Buffer.from(other)]
      return first.length === second.length && timingSafeEqual(first, second)
    },
    fingerprint: (text) => createHash('sha256').update(text).digest('hex'),
    seal(text) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      })
      decipher.setAuthTag(bytes.subarray(-tagLength))
      const text = decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8')
      return text + decipher.final('utf8')
    },
  }
}
