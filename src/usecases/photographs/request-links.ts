import { day, type Instant } from '#domain/time.ts'
import type { Secrets } from '#ports/secrets.ts'

type Hashes = Pick<Secrets, 'hash'>

/** For how long the link to a request's photographs opens them, in milliseconds. */
const photographsFor = 7 * day

/** Opens the page of a request; what its customer has in the acknowledgement. */
export const requestToken = (secrets: Hashes, requestId: string): string =>
  `${requestId}.${sealOfRequest(secrets, requestId)}`

/** Opens the photographs of a request for a week; what is in the owner's email. */
export function photographsToken(secrets: Hashes, requestId: string, now: Instant): string {
  const until = now + photographsFor
  return `${requestId}.${until}.${sealOfPhotographs(secrets, requestId, until)}`
}

/** The request that a token opens; null for one that is forged or over. */
export function readToken(
  secrets: Hashes,
  token: string,
  now: Instant,
): { readonly opens: 'request' | 'photographs'; readonly requestId: string } | null {
  const [requestId = '', second = '', third, ...more] = token.split('.')
  if (more.length > 0) return null
  if (third === undefined) {
    const isOurs = isSame(secrets, second, sealOfRequest(secrets, requestId))
    return isOurs ? { opens: 'request', requestId } : null
  }
  const until = Number(second)
  const isOurs = isSame(secrets, third, sealOfPhotographs(secrets, requestId, until))
  return isOurs && now < until ? { opens: 'photographs', requestId } : null
}

// Hashes are compared, so that timing reveals nothing about the right seal.
const isSame = (secrets: Hashes, one: string, other: string) =>
  secrets.hash(one) === secrets.hash(other)

const sealOfRequest = (secrets: Hashes, requestId: string) =>
  secrets.hash(`page of request ${requestId}`)

const sealOfPhotographs = (secrets: Hashes, requestId: string, until: Instant) =>
  secrets.hash(`photographs of request ${requestId} until ${until}`)
