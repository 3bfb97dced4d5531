import { textPieces } from '#domain/site/text-links.ts'
import { Link } from './link.tsx'

/** The words of a paragraph, with the links that its author has put into them. */
export function LinkedText({ text }: { readonly text: string }) {
  return textPieces(text).map(({ words, href }, at) => {
    const key = `${at} ${words}`
    if (href === null) return words
    return href.startsWith('/') ? (
      // Files, such as the feed, are no pages of the router.
      <Link key={key} to={href} reloadDocument={/\.\w+$/.test(href)} className="link">
        {words}
      </Link>
    ) : (
      <a key={key} href={href} rel="noopener" className="link">
        {words}
      </a>
    )
  })
}
