import type { Picture } from '#content/picture.ts'
import { fallbackWidths } from '#domain/picture-widths.ts'
import { absoluteUrl, type Site } from './site.ts'

/** Full address of a picture at a size for search engines; null while there is no file. */
export function pictureUrl(site: Pick<Site, 'origin'>, { base, widths }: Picture): string | null {
  const width = fallbackWidths(widths).findLast((each) => each <= 1280) ?? widths[0]
  return base === null || width === undefined ? null : absoluteUrl(site, `${base}-${width}.webp`)
}
