import { fallbackWidths, type Picture } from '#content/picture.ts'
import { absoluteUrl } from './site-origin.ts'

/** Full address of a picture at a size for search engines; null while it has not been taken. */
export function pictureUrl({ base, widths }: Picture): string | null {
  const width = fallbackWidths(widths).findLast((each) => each <= 1280) ?? widths[0]
  return base === null || width === undefined ? null : absoluteUrl(`${base}-${width}.webp`)
}
