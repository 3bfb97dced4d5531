import { day, type Instant } from '#domain/time.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { quoteUrl } from '#usecases/written-quotes/quote-links.ts'

/** Period in which the link to a request's photographs works, in milliseconds. */
const photographsFor = 7 * day

/** Opens the page of a request; part of the acknowledgment to its customer. */
export const requestToken = (secrets: Secrets, requestId: string, revocation: number): string =>
  `${requestId}.${sealOfRequest(secrets, requestId, revocation)}`

/** Opens the photographs of a request until that moment; part of the owner's email. */
export const photographsToken = (
  secrets: Secrets,
  requestId: string,
  revocation: number,
  until: Instant,
): string => `${requestId}.${until}.${sealOfPhotographs(secrets, requestId, revocation, until)}`

/** The addresses that emails about a request or a quote lead to. */
export function requestLinks({ secrets, clock, publicUrl }: Dependencies) {
  return {
    request: (id: string, revocation: number) =>
      `${publicUrl}/request/${requestToken(secrets, id, revocation)}`,
    quote: (id: string, revocation: number) => quoteUrl({ secrets, publicUrl }, id, revocation),
    photographs(id: string, revocation: number) {
      const until = clock.now() + photographsFor
      return `${publicUrl}/photographs/${photographsToken(secrets, id, revocation, until)}`
    },
  }
}

/** Request that a token opens. */
export interface OpenedLink {
  readonly opens: 'request' | 'photographs'
  readonly requestId: string
}

/** Reads a token; null for one that is forged, revoked or expired, or of a deleted request. */
export function openLink({ secrets, requests, clock }: Dependencies) {
  return async (token: string): Promise<OpenedLink | null> => {
    const [requestId = '', second = '', third, ...more] = token.split('.')
    if (more.length > 0 || requestId === '') return null
    const revocation = await requests.replyRevocation(requestId)
    if (revocation === null) return null
    if (third === undefined) {
      const isOurs = secrets.isEqual(second, sealOfRequest(secrets, requestId, revocation))
      return isOurs ? { opens: 'request', requestId } : null
    }
    const until = Number(second)
    const seal = sealOfPhotographs(secrets, requestId, revocation, until)
    const isOpen = secrets.isEqual(third, seal) && clock.now() < until
    return isOpen ? { opens: 'photographs', requestId } : null
  }
}

const sealOfRequest = (secrets: Secrets, requestId: string, revocation: number) =>
  secrets.hash(`page of request ${requestId}, ${revocation}`)

const sealOfPhotographs = (
  secrets: Secrets,
  requestId: string,
  revocation: number,
  until: Instant,
) => secrets.hash(`photographs of request ${requestId}, ${revocation}, until ${until}`)
