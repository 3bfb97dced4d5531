import type { Content } from '#content/content.ts'
import { originalShades } from '#domain/site/brand.ts'
import { type BrandMark, brandMarkOf, brandMarkPath } from '#domain/site/icons.ts'

/** The company's colors and logo on every public page. */
export type SiteLook = ReturnType<typeof siteLook>

export interface IconLink {
  readonly rel: string
  readonly href: string
  readonly type?: string
  readonly sizes?: string
}

/** Wide enough for the header of screens with two points to the pixel, in pixels. */
const logoWidth = 320

export function siteLook({ company, logo }: Pick<Content, 'company' | 'logo'>) {
  const { colors, shades, logoHasName } = company.brand
  const changed = Object.entries(shades).filter(
    ([name, value]) => !Object.entries(originalShades).some(([n, v]) => n === name && v === value),
  )
  const mark = brandMarkOf({ company, logo })
  const width = logo?.widths.find((each) => each >= logoWidth) ?? logo?.widths[0]
  const isShown = logo !== null && mark?.is === 'logo' && width !== undefined
  return {
    /** The color of the browser's own frame. */
    themeColor: colors.main,
    /** CSS with the company's colors; null if they equal those of the style sheet. */
    style:
      changed.length === 0
        ? null
        : `:root{${changed.map(([name, value]) => `--color-${name}:${value}`).join(';')};--drawing-blend:luminosity}`,
    /** Instead of the leaf; null for none. */
    logo: isShown
      ? {
          src: `${logo.base}-${width}.webp`,
          width,
          height: Math.round((width * logo.height) / logo.width),
        }
      : null,
    logoHasName: isShown && logoHasName,
    icons: mark === null ? null : iconLinks(mark, colors.main),
    /** Address of the brand mark at 512 pixels, for search engines. */
    largeIcon: mark === null ? '/icon-512-v1.png' : brandMarkPath(mark, colors.main, '512'),
  }
}

const iconLinks = (mark: BrandMark, main: string): readonly IconLink[] => [
  { rel: 'icon', href: brandMarkPath(mark, main, '32'), type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: brandMarkPath(mark, main, '180') },
]
