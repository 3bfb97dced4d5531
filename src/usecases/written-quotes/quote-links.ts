import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { Secrets } from '#ports/secrets.ts'

/** Token that opens a quote; a higher revocation number makes it invalid. */
export const quoteToken = (secrets: Secrets, quoteId: string, revocation: number): string =>
  `${quoteId}.${secrets.hash(`page of quote ${quoteId}, ${revocation}`)}`

export const quoteUrl = (
  { secrets, publicUrl }: { readonly secrets: Secrets; readonly publicUrl: string },
  quoteId: string,
  revocation: number,
): string => `${publicUrl}/quotes/${quoteToken(secrets, quoteId, revocation)}`

/** Id of the quote that a token names, without checking whether it opens the quote. */
export const quoteIdIn = (token: string): string => token.slice(0, Math.max(0, token.indexOf('.')))

/** Its token for other pages of its customer; null if they may not lead to it. */
export const linkedToken = (
  secrets: Secrets,
  { id, revocation, isLinked }: Pick<WrittenQuote, 'id' | 'revocation' | 'isLinked'>,
): string | null => (isLinked ? quoteToken(secrets, id, revocation) : null)

export const opensQuote = (
  secrets: Secrets,
  token: string,
  { id, revocation }: { readonly id: string; readonly revocation: number },
): boolean => secrets.isEqual(token, quoteToken(secrets, id, revocation))
