import type { Picture } from '#content/picture.ts'
import { fallbackWidths } from '#domain/picture-widths.ts'
import { absoluteUrl, type Site } from './site.ts'

/** Facts for search engines, as JSON-LD. Text in them can never end the script element. */
export function JsonLd({ facts }: { readonly facts: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}

/** Full address of a picture at a size for search engines; null while there is no file. */
export function pictureUrl(site: Pick<Site, 'origin'>, { base, widths }: Picture): string | null {
  const width = fallbackWidths(widths).findLast((each) => each <= 1280) ?? widths[0]
  return base === null || width === undefined ? null : absoluteUrl(site, `${base}-${width}.webp`)
}
