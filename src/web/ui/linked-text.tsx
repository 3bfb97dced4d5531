import { textPieces } from '#domain/site/text-links.ts'
import { Link } from './link.tsx'

/** A paragraph with the links that its author has put into them. */
export function LinkedText({ text: paragraph }: { readonly text: string }) {
  return textPieces(paragraph).map(({ text, href }, at) => {
    const key = `${at} ${text}`
    if (href === null) return text
    return href.startsWith('/') ? (
      // Files, such as the feed, are no pages of the router.
      <Link key={key} to={href} reloadDocument={/\.\w+$/.test(href)} className="link">
        {text}
      </Link>
    ) : (
      <a key={key} href={href} rel="noopener" className="link">
        {text}
      </a>
    )
  })
}
