/** What an answer belongs to. A raised revocation number makes earlier emails answer nothing. */
export interface ReplyThread {
  readonly requestId: string
  readonly revocation: number
}

/** Letters of a signature that a token carries: 132 bits of base64url. */
const signatureLength = 22

/** Keyed hash of a text, in base64url. */
type Sign = (text: string) => string

/**
 * The part of a Message-ID before the at sign that leads an answer to its request. It cannot be
 * guessed, and it survives where customers write: email programs copy it into their answers.
 */
export function threadToken({ requestId, revocation }: ReplyThread, sign: Sign): string {
  return `${requestId}.${revocation}.${signatureOf({ requestId, revocation }, sign)}`
}

/** The request that one of those Message-IDs leads to; null where none was made by us. */
export function threadIn(messageIds: readonly string[], sign: Sign): ReplyThread | null {
  for (const id of messageIds) {
    const [, requestId, revocation, signature] = tokenShape.exec(id) ?? []
    if (requestId === undefined) continue
    const thread = { requestId, revocation: Number(revocation) }
    if (signature === signatureOf(thread, sign)) return thread
  }
  return null
}

/** The emails of ours that those Message-IDs name, whether or not there are such. */
export function emailIdsIn(messageIds: readonly string[]): readonly string[] {
  return messageIds.flatMap((id) => /^([A-Za-z0-9_-]{1,64})(?:\.[^@]*)?@/.exec(id)?.[1] ?? [])
}

/** Behind the id of an email, or by itself: request, revocation number, signature. */
const tokenShape = /^(?:[A-Za-z0-9_-]+\.)?([A-Za-z0-9_-]+)\.([0-9]{1,9})\.([A-Za-z0-9_-]{22})@/

function signatureOf({ requestId, revocation }: ReplyThread, sign: Sign): string {
  return sign(`reply to request ${requestId} ${revocation}`).slice(0, signatureLength)
}
