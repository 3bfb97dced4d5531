import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { codeFrom } from '#domain/bookings/email-code.ts'
import type { Secrets } from '#ports/secrets.ts'

/**
 * Secrets from the system's random source; hashes are HMAC-SHA-256 under the site's own secret.
 *
 * Hashes are looked up in the database rather than compared in constant time. That tells nothing:
 * how far two hashes agree can only be steered by someone who can make hashes, and that takes the
 * key. For the same reason a code of six digits cannot be found by trying all of them on a stolen
 * database.
 */
export function systemSecrets(secret: string): Secrets {
  return {
    newCode: () => codeFrom(randomInt(1_000_000)),
    newToken: () => randomBytes(32).toString('base64url'),
    hash: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
  }
}
