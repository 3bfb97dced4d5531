/** A piece of a paragraph: plain words, or words that lead somewhere. */
export interface TextPiece {
  readonly words: string
  /** A path of this site, or an address elsewhere; null for plain words. */
  readonly href: string | null
}

/** `[our plants](/products)`: how a text names where its words lead; brackets come in pairs. */
const written = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))*)\)/g

/** A path of this site, a page elsewhere, an email address or a phone number. */
const isAddress = (href: string) =>
  /^(?:\/(?![/\\])|https?:\/\/[\p{L}\d.-]+(?::\d+)?(?:[/?#]|$)|mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+$)/u.test(
    href,
  )

/** A paragraph in the pieces that a page shows; a link without a good address is plain text. */
export function textPieces(paragraph: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of paragraph.matchAll(written)) {
    const [whole, words = '', href = ''] = match
    if (!isAddress(href)) continue
    if (match.index > end) pieces.push({ words: paragraph.slice(end, match.index), href: null })
    pieces.push({ words, href })
    end = match.index + whole.length
  }
  if (end < paragraph.length) pieces.push({ words: paragraph.slice(end), href: null })
  return pieces
}

/** What is wrong with the form of a link in a paragraph; null where all are good. */
export function linkProblem(paragraph: string): string | null {
  for (const [, words = '', href = ''] of paragraph.matchAll(written)) {
    if (!isAddress(href)) {
      return `The link “${words}” needs an address that begins with /, https://, mailto: or tel:.`
    }
  }
  return null
}

/** How a text names a link; null where its words or its address cannot stand in one. */
export function writtenLink(words: string, href: string): string | null {
  const link = `[${words.trim()}](${href.trim()})`
  const [piece, ...more] = textPieces(link)
  return piece?.href === href.trim() && more.length === 0 ? link : null
}

/** Where on this site a link leads, with its query and without its anchor; null for elsewhere. */
export function ownAddressOf(href: string, publicUrl: string): string | null {
  const isWhole = href.toLowerCase().startsWith(`${publicUrl.toLowerCase()}/`)
  const local = isWhole ? href.slice(publicUrl.length) : href
  return local.startsWith('/') ? local.replace(/#.*$/, '') : null
}
