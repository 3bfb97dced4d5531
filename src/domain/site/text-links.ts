/** A piece of a paragraph: plain text, or a link. */
export interface TextPiece {
  readonly text: string
  /** A path of this site, or a URL; null for plain text. */
  readonly href: string | null
}

/** `[our plants](/products)`: the syntax of a link; parentheses in the target come in pairs. */
const written = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))*)\)/g

/** A path of this site, a page elsewhere, an email address or a phone number. */
const isAddress = (href: string) =>
  /^(?:\/(?![/\\])|https?:\/\/[\p{L}\d.-]+(?::\d+)?(?:[/?#]|$)|mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+$)/u.test(
    href,
  )

/** A paragraph in pieces; a link with an invalid target is plain text. */
export function textPieces(paragraph: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of paragraph.matchAll(written)) {
    const [whole, text = '', href = ''] = match
    if (!isAddress(href)) continue
    if (match.index > end) pieces.push({ text: paragraph.slice(end, match.index), href: null })
    pieces.push({ text, href })
    end = match.index + whole.length
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end), href: null })
  return pieces
}

/** The error in the links of a paragraph; null if there is none. */
export function linkProblem(paragraph: string): string | null {
  for (const [, text = '', href = ''] of paragraph.matchAll(written)) {
    if (!isAddress(href)) {
      return `The link “${text}” needs an address that begins with /, https://, mailto: or tel:.`
    }
  }
  return null
}

/**
 * The syntax of a link, with spaces around its text outside; null if its text or target cannot be
 * written in it.
 */
export function writtenLink(text: string, href: string): string | null {
  const words = text.trim()
  const link = `[${words}](${href.trim()})`
  const [piece, ...more] = textPieces(link)
  if (piece?.href !== href.trim() || more.length > 0) return null
  return text.replace(words, () => link)
}

/** The path and query of a link on this site, without its fragment; null for a link elsewhere. */
export function ownAddressOf(href: string, publicUrl: string): string | null {
  const isWhole = href.toLowerCase().startsWith(`${publicUrl.toLowerCase()}/`)
  const local = isWhole ? href.slice(publicUrl.length) : href
  return local.startsWith('/') ? local.replace(/#.*$/, '') : null
}
