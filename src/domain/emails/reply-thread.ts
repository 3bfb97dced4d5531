/**
 * The request that replies belong to. A raised revocation number invalidates the tokens of earlier
 * emails.
 */
export interface ReplyThread {
  readonly requestId: string
  readonly revocation: number
}

/** Characters of the signature in a token: 132 bits of base64url. */
const signatureLength = 22

/** Keyed hash of a text, in base64url. */
type Sign = (text: string) => string

/**
 * The local part of a Message-ID that leads a reply to its request. It cannot be guessed, and it
 * survives because mail programs copy it into replies.
 */
export const threadToken = ({ requestId, revocation }: ReplyThread, sign: Sign): string =>
  `${requestId}.${revocation}.${signatureOf({ requestId, revocation }, sign)}`

/** The request that one of those Message-IDs leads to; null if none is ours. */
export function threadIn(messageIds: readonly string[], sign: Sign): ReplyThread | null {
  for (const id of messageIds) {
    const [, requestId, revocation, signature] = tokenShape.exec(id) ?? []
    if (requestId === undefined) continue
    const thread = { requestId, revocation: Number(revocation) }
    if (signature === signatureOf(thread, sign)) return thread
  }
  return null
}

/** Ids of emails of ours that those Message-IDs name, whether or not they exist. */
export const emailIdsIn = (messageIds: readonly string[]): readonly string[] =>
  messageIds.flatMap((id) => /^([A-Za-z0-9_-]{1,64})(?:\.[^@]*)?@/.exec(id)?.[1] ?? [])

/** After the id of an email, or alone: request, revocation number, signature. */
const tokenShape = /^(?:[A-Za-z0-9_-]+\.)?([A-Za-z0-9_-]+)\.([0-9]{1,9})\.([A-Za-z0-9_-]{22})@/

const signatureOf = ({ requestId, revocation }: ReplyThread, sign: Sign): string =>
  sign(`reply to request ${requestId} ${revocation}`).slice(0, signatureLength)
